import HaggleLayout

/// What kind of thing an expression is, seen from outside: enough to choose between spellings.
enum Shape: Equatable {
  case number
  /// `.infinity`, `CGFloat.pi`.
  case numericMember
  case boolean, string, none, closure, array, range
  /// `\.font`: the last name of a key path.
  case keyPath(String)
  /// `.leading`, `Edge.Set.leading`.
  case member(String)
  /// `Capsule()`, `.init(…)`; several suffixes too, as in `Color.red.opacity(0.2)`.
  case made(by: String)
  /// `.red.opacity(0.5)`, `.rect(cornerRadius: 8)`.
  case implicitlyMade
  /// A lowercase name that stands for nothing.
  case unknownName(String)
  case other
}

extension Evaluator {
  /// The shape of an expression; does not look into arguments.
  func shape(of syntax: Syntax) -> Shape {
    switch syntax.form {
    case .integer, .decimal: .number
    case .boolean: .boolean
    case .string: .string
    case .none: .none
    case .closure: .closure
    case .array: .array
    case .name(let name): shape(ofName: name)
    case .implicitMember(let name):
      NumericNames.members.contains(name) || isOwnNumber(name) ? .numericMember : .member(name)
    case .chain(let base, let suffixes): shape(of: base, suffixes, syntax)
    case .parenthesized(let inner): shape(of: inner)
    case .prefixed(let sign, let inner): sign == "!" ? .boolean : shape(ofNegated: inner)
    case .binary(let sign, let left, let right): shape(ofOperator: sign, left, right)
    case .ternary(_, let then, _): shape(ofChosen: then)
    case .opaque: shape(ofOpaque: syntax)
    case .tuple: .other
    }
  }

  /// Whether an extension of a type of numbers has the member.
  private func isOwnNumber(_ name: String) -> Bool {
    NumericNames.types.contains { type in
      declarations.types[type]?.statics.contains { $0.name == name } == true
    }
  }

  private func shape(ofOpaque syntax: Syntax) -> Shape {
    let text = list.sourceText(syntax.range)
    guard text.hasPrefix("\\"), let name = text.split(separator: ".").last else { return .other }
    return .keyPath(String(name))
  }

  private func shape(ofNegated operand: Syntax) -> Shape {
    let shape = shape(of: operand)
    return shape == .numericMember ? .number : shape
  }

  /// A choice between views is a style: layout cannot keep the view that was not chosen.
  private func shape(ofChosen branch: Syntax) -> Shape {
    if case .made = shape(of: branch) { .implicitlyMade } else { shape(of: branch) }
  }

  private func shape(ofOperator sign: String, _ left: Syntax, _ right: Syntax) -> Shape {
    switch sign {
    case "??":
      let shape = shape(of: left)
      return shape == .none || shape == .other ? self.shape(of: right) : shape
    case "..<", "...": return .range
    case "&&", "||", "==", "!=", "<", ">", "<=", ">=": return .boolean
    case "+":
      let shape = shape(of: left)
      if case .made = shape { return shape }
      return shape == .string ? .string : .number
    default: return .number
    }
  }

  private func shape(ofName name: String) -> Shape {
    switch environment[name] {
    case .some(let constant): shape(of: constant)
    case nil: isCapitalized(name) ? .other : .unknownName(name)
    }
  }

  private func shape(of constant: Constant) -> Shape {
    switch constant {
    case .number, .containerLength: .number
    case .boolean: .boolean
    case .string: .string
    case .nothing: .none
    case .view: .made(by: "View")
    case .geometry(let geometry): .made(by: geometry.type)
    case .computed(let computed): shape(of: computed)
    case .deferred(let deferred): shape(of: deferred.syntax)
    case .values: .array
    case .dimensions, .axis, .function, .object, .tuple: .other
    }
  }

  /// The shape of what a property or function gives: its type says it, else its last expression.
  private func shape(of computed: Constant.Computed) -> Shape {
    switch computed.type {
    case "String": return .string
    case "Bool": return .boolean
    case let type where NumericNames.types.contains(type): return .number
    case let type where type.hasPrefix("some View"): return .made(by: "View")
    default:
      switch computed.body.statements.last?.form {
      case .expression(let value), .result(let value): return shape(of: value)
      default: return .other
      }
    }
  }

  private func shape(of base: Syntax, _ suffixes: [Suffix], _ syntax: Syntax) -> Shape {
    if case .name(let name) = base.form, case .geometry(let geometry)? = environment[name] {
      return shape(of: geometry, suffixes, syntax)
    }
    if let constant = constant(base, suffixes[...]) { return shape(of: constant) }
    return shape(ofOther: base, suffixes, syntax)
  }

  /// The constant that a chain names, as far as it can be told without evaluating anything.
  private func constant(_ base: Syntax, _ suffixes: ArraySlice<Suffix>) -> Constant? {
    guard case .name(let name) = base.form else { return nil }
    var suffixes = suffixes
    var current = environment[name]
    if current == nil, let type = declarations.types[name == "Self" ? instanceType : name],
      case .member(let member, _)? = suffixes.first,
      let variable = type.statics.first(where: { $0.name == member })
    {
      suffixes.removeFirst()
      current =
        variable.value.map { .deferred(.init(syntax: $0, captured: [:], depth: 0)) }
        ?? variable.body.map {
          .computed(.init(name: member, type: variable.type, body: $0, instance: 0))
        }
    }
    for suffix in suffixes {
      switch (current, suffix) {
      case (.object(let index)?, .member(let member, _)):
        current = instances[index].environment[member]
      case (.function(let function)?, .call):
        current = .computed(function.computed)
      case (.deferred(let deferred)?, .member("count", _)) where deferred.isArray:
        current = .number(Number(expression: .constant(0), type: .integer))
      case (.deferred(let deferred)?, .subscript):
        guard case .array(let elements) = deferred.syntax.bare.form, let first = elements.first
        else { return nil }
        current = .deferred(.init(syntax: first, captured: [:], depth: 0))
      case (.deferred(let deferred)?, .member(let member, _)):
        current = property(member, ofMade: deferred.syntax)
      case (.values(let values)?, .member("count", _)):
        current = .whole(values.count)
      case (.values(let values)?, .subscript): current = values.first
      case (.tuple(let parts)?, .member(let member, _)):
        current =
          parts.first { $0.name == member }?.value ?? Int(member).flatMap { parts[safe: $0]?.value }
      case (.string?, .member("count", _)): current = .whole(0)
      case (.string?, .member("isEmpty", _)): current = .boolean(false)
      case (.string?, .member("capitalized", _)): continue
      case (.nothing?, _): continue
      case (_?, .mark): continue
      default: return nil
      }
    }
    return current
  }

  /// The property that a value has which `Item(name: "a")` would make.
  private func property(_ name: String, ofMade value: Syntax) -> Constant? {
    guard case .chain(let base, let suffixes) = value.bare.form, case .name(let type) = base.form,
      suffixes.count == 1, let declared = declarations.types[type]?.property(name)
    else { return nil }
    let body =
      declared.body
      ?? Closure(parameters: [], statements: [], body: value.tokens)
    return .computed(.init(name: name, type: declared.typeName, body: body, instance: 0))
  }

  private func shape(
    ofOther base: Syntax, _ suffixes: [Suffix], _ syntax: Syntax
  ) -> Shape {
    let areMembers = suffixes.allSatisfy { if case .member = $0 { true } else { false } }
    switch base.form {
    case .implicitMember(let name):
      if suffixes.count == 1, name == "init", case .call = suffixes[0] { return .made(by: "init") }
      return .implicitlyMade
    case .name(let name):
      if case .dimensions? = environment[name] { return .number }
      if let constant = environment[name] { return shape(ofMemberOf: constant, suffixes) }
      if name == "UIScreen" && areMembers { return .number }
      if areMembers, case .member(let last, _)? = suffixes.last {
        if NumericNames.types.contains(name) { return .numericMember }
        if isCapitalized(name) && !StyleNames.hasMembers(name) { return .member(last) }
      }
      if NumericNames.functions.contains(name) { return .number }
      if name == "String" { return .string }
      return isCapitalized(name) ? .made(by: name) : .unknownName(name)
    case .parenthesized(let inner):
      if case .member("rounded", _)? = suffixes.first { return shape(of: inner) }
      return .other
    default:
      return .other
    }
  }

  /// `i.isMultiple(of: 2)` is a truth value, `w.rounded()` a number; what else a constant has is not
  /// known.
  private func shape(ofMemberOf constant: Constant, _ suffixes: [Suffix]) -> Shape {
    switch constant {
    case .number:
      if case .member("rounded", _)? = suffixes.first { .number } else { .boolean }
    case .deferred(let deferred):
      shape(ofSequence: suffixes) ?? shape(of: deferred.syntax)
    case .values: shape(ofSequence: suffixes) ?? .array
    case .string: .string
    default: .other
    }
  }

  /// The shape of what is made of an array: `items.count`, `values.max()`; `nil` for an array.
  private func shape(ofSequence suffixes: [Suffix]) -> Shape? {
    let names = suffixes.compactMap { if case .member(let name, _) = $0 { name } else { nil } }
    switch names.last {
    case "count", "max", "min", "reduce": return .number
    case "isEmpty": return .boolean
    case "first", "last": return .other
    default: return nil
    }
  }

  func isCapitalized(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isUppercase ?? false
  }
}

/// Names that belong to numbers.
enum NumericNames {
  static let types: Set<String> = ["CGFloat", "Double", "Float", "Int"]
  static let members: Set<String> = [
    "infinity", "pi", "greatestFiniteMagnitude", "nan", "leastNonzeroMagnitude",
  ]
  static let functions: Set<String> = types.union(Expression.Function.allCases.map(\.rawValue))

  /// The value of a member, such as `.infinity`.
  static func value(of member: String) -> Double? {
    switch member {
    case "infinity": .infinity
    case "pi": .pi
    case "greatestFiniteMagnitude": .greatestFiniteMagnitude
    case "leastNonzeroMagnitude": .leastNonzeroMagnitude
    case "zero": 0
    default: nil
    }
  }
}

/// Types that fill shapes; as views they are written in few places.
enum StyleNames {
  static let types: Set<String> = [
    "AngularGradient", "AnyShapeStyle", "BackgroundStyle", "Color", "EllipticalGradient",
    "ForegroundStyle", "Gradient", "HierarchicalShapeStyle", "ImagePaint", "LinearGradient",
    "Material", "MeshGradient", "RadialGradient", "SeparatorShapeStyle", "TintShapeStyle",
  ]

  /// Whether members of the type are views or styles rather than values such as `.leading`.
  static func hasMembers(_ type: String) -> Bool {
    types.contains(type) || !KindTable.kinds(named: type, isModifier: false).isEmpty
  }
}
