import HaggleLayout

/// The surroundings in which the members of a type are evaluated: one value of the type, or what
/// stands outside of all types.
struct Instance: Sendable {
  /// The type's name; empty outside of types.
  var type: String
  /// Everything that a member can name.
  var environment: Environment
  /// What belongs to the value itself.
  var members: Set<String> = []
  /// Which case of an enumeration it is; `nil` for a value of another type.
  var caseName: String?
  /// What the case holds.
  var payload: [Constant.Binding] = []
}

/// Everything that can be named at a place.
struct Surroundings: Sendable {
  var environment: Environment
  var globals: Environment
  var declarations: Declarations
  var instances: [Instance]
  var instanceType: String
}

extension Evaluator {
  var surroundings: Surroundings {
    get {
      Surroundings(
        environment: environment, globals: globals, declarations: declarations,
        instances: instances, instanceType: instanceType)
    }
    set {
      environment = newValue.environment
      globals = newValue.globals
      declarations = newValue.declarations
      instances = newValue.instances
      instanceType = newValue.instanceType
    }
  }
}

/// The types and functions that a source declares.
struct Declarations: Sendable {
  private(set) var types: [String: TypeDeclaration] = [:]
  /// The names of the types in the order of the source.
  private(set) var order: [String] = []
  /// Functions in extensions of `View`: they are called like modifiers.
  private(set) var modifiers: [String: FunctionDeclaration] = [:]
  private(set) var functions: [FunctionDeclaration] = []
  private(set) var variables: [VariableDeclaration] = []
  private(set) var previews: [Closure] = []

  mutating func add(_ declaration: Declaration) {
    switch declaration {
    case .type(let type): add(type)
    case .function(let function): functions.append(function)
    case .variable(let variable): variables.append(variable)
    case .preview(let body): previews.append(body)
    case .enumCases: break
    }
  }

  /// A type; what an extension adds belongs to it, and a second type of a name replaces the first.
  private mutating func add(_ type: TypeDeclaration) {
    if type.isExtension && type.name == "View" {
      for case .function(let function) in type.members { modifiers[function.name] = function }
      return
    }
    var whole = type
    if type.isExtension, let known = types[type.name] {
      whole = known
      whole.members += type.members
      whole.inherited += type.inherited
    } else {
      if types[type.name] != nil { order.removeAll { $0 == type.name } }
      order.append(type.name)
    }
    types[type.name] = whole
    // Types inside of others are known by their own names.
    for case .type(let inner) in type.members { add(inner) }
  }
}

extension TypeDeclaration {
  var isView: Bool { inherited.contains("View") }
  var isLayout: Bool { inherited.contains("Layout") }
  var isShape: Bool { inherited.contains("Shape") || inherited.contains("InsettableShape") }
  var isModifier: Bool { inherited.contains("ViewModifier") }

  /// The variables that a value of the type holds.
  var stored: [VariableDeclaration] {
    variables.filter { !$0.traits.isStatic && $0.body == nil }
  }

  /// The properties that are computed.
  var computed: [VariableDeclaration] {
    variables.filter { !$0.traits.isStatic && $0.body != nil }
  }

  /// What belongs to the type itself.
  var statics: [VariableDeclaration] { variables.filter(\.traits.isStatic) }

  var functions: [FunctionDeclaration] {
    members.compactMap { if case .function(let function) = $0 { function } else { nil } }
  }

  var enumCases: [EnumCase] {
    members.flatMap { member -> [EnumCase] in
      if case .enumCases(let cases) = member { cases } else { [] }
    }
  }

  var initializers: [FunctionDeclaration] { functions.filter { $0.name == "init" } }

  func property(_ name: String) -> VariableDeclaration? {
    variables.first { $0.name == name && !$0.traits.isStatic }
  }

  private var variables: [VariableDeclaration] {
    members.compactMap { if case .variable(let variable) = $0 { variable } else { nil } }
  }
}

extension VariableDeclaration {
  /// Wrappers whose values come from the surroundings of a program, never from a call.
  private static let environmentWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "GestureState", "FetchRequest",
    "Query", "AppStorage", "SceneStorage", "ScaledMetric",
  ]

  /// Whether a call can give it a value.
  var isParameter: Bool {
    if traits.attributes.contains(where: Self.environmentWrappers.contains) { return false }
    if isConstant && value != nil { return false }
    return !(traits.isPrivate && value != nil)
  }

  /// The type as written, or that of the literal it starts with.
  var typeName: String {
    if !type.isEmpty { return type }
    return switch value?.form {
    case .string: "String"
    case .boolean: "Bool"
    case .integer: "Int"
    case .decimal: "Double"
    default: ""
    }
  }

  /// Whether a closure that makes views is its value.
  var buildsViews: Bool { traits.attributes.contains("ViewBuilder") }
}

extension Syntax {
  /// What a binding is to: the `x` of `.constant(x)`.
  var boundValue: Syntax {
    guard case .chain(let base, let suffixes) = form, suffixes.count == 1,
      case .implicitMember("constant") = base.form, case .call(let arguments, _) = suffixes[0],
      arguments.count == 1
    else { return self }
    return arguments[0].value
  }
}
