import HaggleLayout

extension Evaluator {
  /// The view that a declared type makes: the content of its `body`, called after the type.
  mutating func view(
    of type: TypeDeclaration, _ arguments: [Argument], at place: Range<Int>
  ) throws(Diagnostic) -> Subtree {
    let instance = try instance(of: type, arguments, at: place.lowerBound)
    guard case .computed(let body)? = instances[instance].environment["body"] else {
      throw Diagnostic("'\(type.name)' has no 'body'", at: list.span(place))
    }
    var result = try view(of: body, at: place)
    result.view.callInnermost(type.name)
    return result
  }

  /// The view that a shape of the author's stands for: what it draws decides nothing; `nil` for
  /// another call.
  mutating func ownShape(_ call: Call) throws(Diagnostic) -> Subtree? {
    guard let type = declarations.types[call.name] else { return nil }
    if type.isLayout { throw compiledLayout(call) }
    guard type.isShape else { return nil }
    _ = try instance(of: type, call.arguments, at: call.nameIndex)
    let note = "\(type.name) is laid out as a shape that takes what it is offered"
    if !kindNotes.contains(note) { kindNotes.append(note) }
    var view = View(StructuralKinds.path, span: list.span(call.range))
    view.word = type.name
    return try counted(view, above: 0, at: call.nameIndex..<call.nameIndex + 1)
  }

  /// A layout whose code was pasted.
  private func compiledLayout(_ call: Call) -> Diagnostic {
    Diagnostic(
      "'\(call.name)' is a Layout, whose code is not run here",
      at: list.tokens[call.nameIndex].span,
      details: [
        "a program of yours can compile it and start this shell with it: see the README",
        "Flow, EqualWidthHStack and Radial are here",
      ])
  }

  /// Makes a value of a declared type and returns its place among the instances.
  mutating func instance(
    of type: TypeDeclaration, _ arguments: [Argument], at place: Int
  ) throws(Diagnostic) -> Int {
    guard instances.count < limits.views else { throw tooManyViews(at: place..<place + 1) }
    let outer = environment
    defer { environment = outer }
    let initializer = type.initializers.first { $0.accepts(arguments) }
    let given: [Constant.Binding]
    if let initializer {
      given = try bindings(of: initializer.parameters, to: arguments, of: type.name, at: place)
    } else {
      given = try bindings(of: type.memberwise, to: arguments, of: type.name, at: place)
    }
    let index = instances.count
    instances.append(Instance(type: type.name, environment: globals))
    environment = globals
    addMembers(of: type, toInstance: index)
    let known = initializer == nil ? Set(given.map(\.name)) : []
    for variable in type.stored where !known.contains(variable.name) {
      if let value = variable.value {
        set(variable.name, to: try constant(value, type: variable.type), inInstance: index)
      } else if let value = environmentValue(variable) {
        set(variable.name, to: value, inInstance: index)
      } else if variable.type.hasSuffix("?") {
        set(variable.name, to: .nothing, inInstance: index)
      }
    }
    if let initializer {
      try initialize(index, initializer, given)
    } else {
      for binding in given { set(binding.name, to: binding.value, inInstance: index) }
    }
    return index
  }

  mutating func set(_ name: String, to value: Constant, inInstance index: Int) {
    environment.bind(name, to: value)
    instances[index].environment.bind(name, to: value)
    instances[index].members.insert(name)
  }

  /// Binds what the type computes; functions and properties know each other through the instance.
  mutating func addMembers(of type: TypeDeclaration, toInstance index: Int) {
    for property in type.computed {
      guard let body = property.body else { continue }
      let computed = Constant.Computed(
        name: property.name, type: property.type, body: body, instance: index)
      set(property.name, to: .computed(computed), inInstance: index)
    }
    for function in type.functions where function.name != "init" {
      set(function.name, to: .function(.init(function, instance: index)), inInstance: index)
    }
  }

  /// Runs the assignments of an initializer.
  private mutating func initialize(
    _ index: Int, _ initializer: FunctionDeclaration, _ given: [Constant.Binding]
  ) throws(Diagnostic) {
    if let failure = initializer.body.failure { throw failure }
    let scope = environment.openScope()
    for binding in given { environment.bind(binding.name, to: binding.value) }
    for statement in initializer.body.statements {
      switch statement.form {
      case .constant(let name, let type, let value):
        try define(name, type: type, as: value)
      case .assignment(let target, let value):
        guard case .name(let name) = target.form else { continue }
        let constant = try constant(value.initialValue, type: "")
        let property = name.hasPrefix("_") ? String(name.dropFirst()) : name
        instances[index].environment.bind(property, to: constant)
        instances[index].members.insert(property)
      default:
        continue
      }
    }
    environment.close(scope)
  }
}

// MARK: - Arguments

extension Evaluator {
  /// What each parameter is given; every argument must have its place.
  mutating func bindings(
    of parameters: [FunctionDeclaration.Parameter], to arguments: [Argument], of title: String,
    at place: Int
  ) throws(Diagnostic) -> [Constant.Binding] {
    var bindings: [Constant.Binding] = []
    var rest = arguments[...]
    let labels = parameters.map(\.label)
    if let unknown = arguments.first(where: { !labels.contains($0.label) && !$0.isTrailing }) {
      throw unknownArgument(unknown, of: parameters, title)
    }
    for parameter in parameters {
      if let argument = rest.first, parameter.takes(argument) {
        rest.removeFirst()
        let value = try constant(argument.value, type: parameter.type)
        bindings.append(.init(name: parameter.name, value: value))
      } else if let value = parameter.value {
        bindings.append(
          .init(name: parameter.name, value: try constant(value, type: parameter.type)))
      } else if parameter.type.hasSuffix("?") {
        bindings.append(.init(name: parameter.name, value: .nothing))
      } else {
        throw missingArgument(parameter, of: parameters, title, at: place)
      }
    }
    if let argument = rest.first { throw unknownArgument(argument, of: parameters, title) }
    return bindings
  }

  private func missingArgument(
    _ missing: FunctionDeclaration.Parameter, of parameters: [FunctionDeclaration.Parameter],
    _ title: String, at place: Int
  ) -> Diagnostic {
    Diagnostic(
      "'\(title)' needs '\(missing.label ?? missing.name)'", at: list.tokens[place].span,
      details: ["expected \(title)(\(parameters.map(\.example).joined(separator: ", ")))"])
  }

  private func unknownArgument(
    _ argument: Argument, of parameters: [FunctionDeclaration.Parameter], _ title: String
  ) -> Diagnostic {
    let labels = parameters.compactMap(\.label)
    guard let label = argument.label else {
      return Diagnostic(
        "'\(title)' takes no argument here", at: span(argument.value),
        details: ["expected \(title)(\(parameters.map(\.example).joined(separator: ", ")))"])
    }
    let error = Diagnostic(
      "'\(title)' has no argument '\(label)'", at: list.tokens[Int(argument.index)].span,
      details: ["expected \(title)(\(parameters.map(\.example).joined(separator: ", ")))"])
    return suggesting(Suggestion.closest(to: label, among: labels), in: error)
  }
}

extension FunctionDeclaration {
  /// Whether a call with these arguments can be meant.
  fileprivate func accepts(_ arguments: [Argument]) -> Bool {
    var rest = arguments[...]
    for parameter in parameters {
      if let argument = rest.first, parameter.takes(argument) {
        rest.removeFirst()
      } else if parameter.value == nil && !parameter.type.hasSuffix("?") {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension FunctionDeclaration.Parameter {
  /// Whether the argument is written for the parameter: a closure behind the parentheses may leave
  /// its label out.
  fileprivate func takes(_ argument: Argument) -> Bool {
    if argument.isTrailing && argument.label == nil { return isClosure }
    return argument.label == label
  }

  private var isClosure: Bool { type.contains("->") || type.isEmpty || buildsViews }

  /// How the parameter is written in a call.
  fileprivate var example: String {
    let value = type.contains("->") || buildsViews ? "{ … }" : type == "String" ? "\"…\"" : "…"
    return label.map { "\($0): \(value)" } ?? value
  }
}

extension TypeDeclaration {
  /// Whether a value can be made with empty parentheses.
  var needsNoArguments: Bool {
    initializers.isEmpty
      ? memberwise.allSatisfy { $0.value != nil || $0.type.hasSuffix("?") }
      : initializers.contains { $0.accepts([]) }
  }

  /// How a value is made, with dots in place of arguments.
  var example: String {
    let parameters = initializers.first?.parameters ?? memberwise
    return "\(name)(\(parameters.map(\.example).joined(separator: ", ")))"
  }

  /// The parameters of the initializer that Swift writes for a type without one.
  fileprivate var memberwise: [FunctionDeclaration.Parameter] {
    stored.filter(\.isParameter).map {
      .init(
        label: $0.name, name: $0.name, type: $0.type, value: $0.value, buildsViews: $0.buildsViews)
    }
  }
}

extension Constant.Function {
  init(_ function: FunctionDeclaration, instance: Int) {
    parameters = function.parameters
    computed = Constant.Computed(
      name: function.name, type: function.result, body: function.body, instance: instance)
  }
}

extension Syntax {
  /// What `State(initialValue: x)` wraps.
  fileprivate var initialValue: Syntax {
    guard case .chain(let base, let suffixes) = form, case .name(let name) = base.form,
      ["State", "StateObject", "Binding"].contains(name), suffixes.count == 1,
      case .call(let arguments, _) = suffixes[0], arguments.count == 1
    else { return self }
    return arguments[0].value
  }
}

extension View {
  /// Calls the view inside of all modifiers after the type whose body it is.
  fileprivate mutating func callInnermost(_ type: String) {
    if isModifier && !children.isEmpty {
      children[0].callInnermost(type)
    } else {
      word = type
    }
  }
}
