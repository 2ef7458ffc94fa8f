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
      NumericNames.members.contains(name) ? .numericMember : .member(name)
    case .chain(let base, let suffixes): shape(of: base, suffixes, syntax)
    case .parenthesized(let inner): shape(of: inner)
    case .prefixed(let sign, let inner): sign == "!" ? .boolean : shape(ofNegated: inner)
    case .binary(let sign, let left, _): shape(ofOperator: sign, left)
    case .ternary(_, let then, _): shape(ofChosen: then)
    case .opaque: shape(ofOpaque: syntax)
    case .tuple: .other
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

  private func shape(ofOperator sign: String, _ left: Syntax) -> Shape {
    switch sign {
    case "..<", "...": return .range
    case "&&", "||", "==", "!=", "<", ">", "<=", ">=": return .boolean
    case "+": return shape(of: left) == .string ? .string : .number
    default: return .number
    }
  }

  private func shape(ofName name: String) -> Shape {
    switch environment[name] {
    case .number: .number
    case .boolean: .boolean
    case .string: .string
    case .containerLength: .number
    case .dimensions, .axis: .other
    case .geometry(let geometry): .made(by: geometry.type)
    case .deferred(let deferred): shape(of: deferred.syntax)
    case nil: isCapitalized(name) ? .other : .unknownName(name)
    }
  }

  private func shape(of base: Syntax, _ suffixes: [Suffix], _ syntax: Syntax) -> Shape {
    let areMembers = suffixes.allSatisfy { if case .member = $0 { true } else { false } }
    switch base.form {
    case .implicitMember(let name):
      if suffixes.count == 1, name == "init", case .call = suffixes[0] { return .made(by: "init") }
      return .implicitlyMade
    case .name(let name):
      if case .dimensions? = environment[name] { return .number }
      if case .geometry(let geometry)? = environment[name] {
        return shape(of: geometry, suffixes, syntax)
      }
      if let constant = environment[name] { return shape(ofMemberOf: constant, suffixes) }
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
    case .deferred(let deferred): shape(of: deferred.syntax)
    default: .other
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
