import HaggleLayout

/// Enumerations that the source declares.
extension Evaluator {
  /// The case of a type with this name, and what it holds; `nil` where there is none.
  mutating func enumCase(
    _ name: String, of type: TypeDeclaration, _ arguments: [Argument] = [], at place: Int
  ) throws(Diagnostic) -> Constant? {
    let cases = type.enumCases
    guard let index = cases.firstIndex(where: { $0.name == name }) else { return nil }
    let payload = try bindings(
      of: cases[index].parameters, to: arguments, of: "\(type.name).\(name)", at: place)
    guard instances.count < limits.views else { throw tooManyViews(at: place..<place + 1) }
    let outer = environment
    defer { environment = outer }
    let number = instances.count
    instances.append(Instance(type: type.name, environment: globals))
    instances[number].caseName = name
    instances[number].payload = payload
    instances[number].environment.bind("self", to: .object(number))
    environment = instances[number].environment
    addMembers(of: type, toInstance: number)
    if let value = try rawValue(ofCase: index, in: cases, type) {
      set("rawValue", to: value, inInstance: number)
    }
    return .object(number)
  }

  /// Every case, as `allCases` gives them.
  mutating func allCases(
    of type: TypeDeclaration, at place: Int
  ) throws(Diagnostic) -> Constant? {
    let cases = type.enumCases
    guard !cases.isEmpty, cases.allSatisfy(\.parameters.isEmpty) else { return nil }
    var values: [Constant] = []
    for next in cases {
      if let value = try enumCase(next.name, of: type, at: place) { values.append(value) }
    }
    return .values(values)
  }

  /// The raw value that is written, or the one that Swift gives; `nil` for a type without.
  private mutating func rawValue(
    ofCase index: Int, in cases: [EnumCase], _ type: TypeDeclaration
  ) throws(Diagnostic) -> Constant? {
    guard
      let raw = type.inherited.first(where: { $0 == "String" || NumericNames.types.contains($0) })
    else { return nil }
    if let value = cases[index].rawValue { return try constant(value, type: raw) }
    if raw == "String" { return .string(cases[index].name) }
    var value = Expression.constant(0)
    var distance = index
    if let last = cases[..<index].lastIndex(where: { $0.rawValue != nil }),
      let written = cases[last].rawValue
    {
      value = try number(written).expression
      distance = index - last
    }
    let sum = (value.constantValue ?? 0) + Double(distance)
    return .number(Number(expression: .constant(sum), type: raw == "Int" ? .integer : .real))
  }

  /// What `.loading`, `.text("a")` or `.init(name: "a")` is where a value of a declared type is
  /// meant; `nil` for other expressions and types.
  mutating func implicitMember(
    _ syntax: Syntax, of typeName: String
  ) throws(Diagnostic) -> Constant? {
    guard let type = declarations.types[Self.simpleName(of: typeName)] else { return nil }
    let place = Int(syntax.tokens.lowerBound)
    switch syntax.form {
    case .implicitMember(let name):
      return try member(of: type, .member(name, index: syntax.tokens.upperBound - 1), at: place)
    case .chain(let base, let suffixes):
      guard case .implicitMember(let name) = base.form, suffixes.count == 1,
        case .call(let arguments, _) = suffixes[0]
      else { return nil }
      if name == "init" { return try member(of: type, suffixes[0], at: place) }
      return try enumCase(name, of: type, arguments, at: place)
    default:
      return nil
    }
  }

  /// The last name of `Tab.Kind?`, and `Item` of `[Item]` for its elements.
  private static func simpleName(of type: String) -> String {
    var name = type.last == "?" ? type.dropLast() : type[...]
    if let generic = name.firstIndex(of: "<") { name = name[..<generic] }
    return name.split(separator: ".").last.map(String.init) ?? type
  }
}
