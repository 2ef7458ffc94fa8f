import HaggleLayout

extension Evaluator {
  /// The value of an argument, of the type that its parameter has.
  mutating func value(
    _ syntax: Syntax, for parameter: Parameter
  ) throws(Diagnostic) -> Value {
    try value(syntax, as: parameter.type, title: parameter.title)
  }

  /// The value of an expression as a type; `title` is what messages call it.
  mutating func value(
    _ syntax: Syntax, as type: ValueType, title: String?
  ) throws(Diagnostic) -> Value {
    let bare = syntax.bare
    switch try reference(bare) {
    case .deferred(let deferred):
      return try with(deferred) { (evaluator, inner) throws(Diagnostic) in
        try evaluator.value(inner, as: type, title: title)
      }
    case .computed(let computed) where !type.isKeptAsText:
      return try result(of: computed, at: bare) { (evaluator, inner) throws(Diagnostic) in
        try evaluator.value(inner, as: type, title: title)
      }
    default: break
    }
    if case .ternary(let test, let then, let otherwise) = bare.form, !type.isKeptAsText {
      return try value(
        try constantCondition(test) ? then : otherwise, as: type, title: title)
    }
    guard type.admits(shape(of: bare), declared) else {
      throw wrongType(syntax, type, title: title)
    }
    if !type.isKeptAsText, let argument = try geometry(bare)?.argument { return argument }
    switch type {
    case .number, .optionalNumber:
      if case .none = bare.form { return .none }
      return try numberValue(bare)
    case .integer: return .number(Double(try wholeNumber(bare)))
    case .boolean: return .bool(try constantCondition(bare))
    case .string: return .string(try string(bare))
    case .member: return .member(memberName(bare))
    case .horizontalAlignment: return try guide(bare, on: .horizontal)
    case .verticalAlignment: return try guide(bare, on: .vertical)
    case .alignment: return try alignment(bare)
    case .guide: return .guide(try guide(bare))
    case .edges, .axes, .members: return try members(bare, of: type, title: title)
    case .layout: return .layout(try layout(of: bare))
    case .gridItems: return .gridItems(try gridItems(bare, title: title))
    case .insets: return .insets(try insets(bare))
    case .size: return .size(try size(bare))
    case .point: return .point(try point(bare))
    case .unitPoint:
      if case .member(let name) = shape(of: bare) { return .member(name) }
      return .unitPoint(try point(bare, of: "UnitPoint"))
    case .angle: return .angle(degrees: try degrees(bare))
    case .range:
      let range = try range(bare)
      return .range(range.lowerBound, range.upperBound)
    case .closedRange: return try closedRange(bare)
    case .guideClosure: return .closure(try closureValue(bare, given: [.dimensions], type))
    case .lengthClosure:
      return .lengthClosure(try closureValue(bare, given: [.containerLength, .axis], type))
    case .choice(let members, let type): return .source(try choice(bare, among: members, of: type))
    case .keyPath, .style, .shape, .any, .action, .view, .content, .readerContent:
      return .source(try closedText(of: syntax))
    }
  }

  private mutating func numberValue(_ syntax: Syntax) throws(Diagnostic) -> Value {
    let number = try number(syntax)
    guard let value = number.expression.constantValue, !value.isNaN else {
      throw Diagnostic(
        "'\(excerpt(syntax))' is not a number", at: span(syntax),
        details: ["expected \(ValueType.number.expectation)"], dependsOnNumbers: true)
    }
    if case .constant = number.expression { return .number(value) }
    return .expression(number.expression)
  }

  /// The guide of a name that is one on `axis`, or the one of a type.
  private mutating func guide(_ syntax: Syntax, on axis: Axis) throws(Diagnostic) -> Value {
    if let key = try madeGuide(syntax, on: axis) { return .naming(key) }
    let name = memberName(syntax)
    return declared.guide(named: name, on: axis).map { .naming($0) } ?? .member(name)
  }

  /// The member that `.leading` or `Edge.Set.leading` names.
  func memberName(_ syntax: Syntax) -> String {
    if case .member(let name) = shape(of: syntax) { name } else { "" }
  }

  private mutating func alignment(_ syntax: Syntax) throws(Diagnostic) -> Value {
    guard case .chain(_, let suffixes) = syntax.form,
      case .call(let arguments, _)? = suffixes.last
    else {
      let name = memberName(syntax)
      return declared.alignment(named: name).map { .alignment($0) } ?? .member(name)
    }
    return .alignment(try alignment(arguments, syntax))
  }

  /// One member or an array of them.
  private func members(
    _ syntax: Syntax, of type: ValueType, title: String?
  ) throws(Diagnostic) -> Value {
    guard case .array(let elements) = syntax.form else { return .member(memberName(syntax)) }
    var names: [String] = []
    for element in elements {
      guard type.memberNames.contains(memberName(element)) else {
        throw wrongType(element, type, title: title)
      }
      names.append(memberName(element))
    }
    return .members(names)
  }

  private mutating func insets(_ syntax: Syntax) throws(Diagnostic) -> EdgeInsets {
    let parts = try lengths(syntax, ["top", "leading", "bottom", "trailing"], of: "EdgeInsets")
    return EdgeInsets(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
  }

  private mutating func size(_ syntax: Syntax) throws(Diagnostic) -> Size {
    let parts = try lengths(syntax, ["width", "height"], of: "CGSize")
    return Size(width: parts[0], height: parts[1])
  }

  private mutating func point(
    _ syntax: Syntax, of type: String = "CGPoint"
  ) throws(Diagnostic) -> Point {
    let parts = try lengths(syntax, ["x", "y"], of: type)
    return Point(x: parts[0], y: parts[1])
  }

  /// `.degrees(45)`, `Angle(radians: 1)`, `Angle.zero`.
  private mutating func degrees(_ syntax: Syntax) throws(Diagnostic) -> Double {
    guard case .chain(let base, let suffixes) = syntax.form,
      case .call(let arguments, _)? = suffixes.last, arguments.count == 1
    else {
      guard memberName(syntax) == "zero" else { throw wrongType(syntax, .angle, title: nil) }
      return 0
    }
    var unit = arguments[0].label
    if case .implicitMember(let name) = base.form, name != "init" { unit = name }
    if suffixes.count == 2, case .member(let name, _) = suffixes[0] { unit = name }
    guard case .number(let number) = try constantNumber(arguments[0].value) else {
      throw wrongType(syntax, .angle, title: nil)
    }
    switch unit {
    case "degrees": return number
    case "radians": return number * 180 / .pi
    default: throw wrongType(syntax, .angle, title: nil)
    }
  }

  /// The numbers of `EdgeInsets(top: 1, …)`; all or none are written.
  private mutating func lengths(
    _ syntax: Syntax, _ labels: [String], of type: String
  ) throws(Diagnostic) -> [Double] {
    let none = Array(repeating: 0.0, count: labels.count)
    guard case .chain(_, let suffixes) = syntax.form else { return none }
    guard case .call(let arguments, _)? = suffixes.last, !arguments.isEmpty else { return none }
    let parts = try labelled(arguments, labels, of: type, syntax)
    var numbers: [Double] = []
    for part in parts {
      guard let part, case .number(let number) = try constantNumber(part) else {
        throw missingLabels(labels, of: type, syntax)
      }
      numbers.append(number)
    }
    return numbers
  }

  mutating func constantNumber(_ syntax: Syntax) throws(Diagnostic) -> Value {
    let value = try value(syntax, as: .number, title: nil)
    guard case .expression(let expression) = value else { return value }
    return .number(expression.constantValue ?? 0)
  }

  /// The arguments in the order of `labels`; `nil` for those that are not written.
  func labelled(
    _ arguments: [Argument], _ labels: [String], of type: String, _ syntax: Syntax
  ) throws(Diagnostic) -> [Syntax?] {
    var parts: [Syntax?] = Array(repeating: nil, count: labels.count)
    var next = 0
    for argument in arguments {
      guard let place = labels.firstIndex(of: argument.label ?? ""), place >= next else {
        throw missingLabels(labels, of: type, syntax)
      }
      parts[place] = argument.value
      next = place + 1
    }
    return parts
  }

  func missingLabels(_ labels: [String], of type: String, _ syntax: Syntax) -> Diagnostic {
    let list = labels.map { "\($0):" }.joined(separator: ", ")
    return Diagnostic("'\(type)' needs \(list), in this order", at: span(syntax))
  }
}
