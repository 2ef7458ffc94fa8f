import HaggleLayout

extension Evaluator {
  /// `ForEach(0..<3) { i in … }`: the views for every number, and the body as text.
  mutating func forEach(_ call: Call) throws(Diagnostic) -> Subtree {
    guard let first = call.arguments.first, first.label == nil, !first.isTrailing,
      case .binary(let sign, _, _) = first.value.bare.form, sign == "..<" || sign == "..."
    else {
      let place = call.arguments.first.map { $0.isTrailing ? call.range : $0.value.range }
      throw Diagnostic(
        "'ForEach' needs a range", at: list.span(place ?? call.range),
        details: ["expected \(ValueType.range.expectation)"])
    }
    let closure = try body(of: call)
    let range = try self.range(first.value)
    if range.count > limits.views - viewCount { throw tooManyViews(at: first.value.range) }
    let variable = closure.parameters.first ?? (usesShorthand(closure) ? "$0" : "_")
    let text = try bodyText(closure)
    var children: [View] = []
    children.reserveCapacity(range.count)
    var levels = 0
    for index in range {
      let instance = try self.instance(of: closure, variable, index, at: call.range)
      children.append(instance.view)
      levels = max(levels, instance.levels)
    }
    let view = View(
      StructuralKinds.forEach,
      arguments: [
        .range(range.lowerBound, range.upperBound), .source(variable), .source(text),
      ], children: children, span: list.span(call.range))
    return try counted(view, above: levels, at: call.nameIndex..<call.nameIndex + 1)
  }

  /// The views for one number, in a group unless it is one.
  private mutating func instance(
    of closure: Closure, _ variable: String, _ index: Int, at place: Range<Int>
  ) throws(Diagnostic) -> Subtree {
    let scope = environment.openScope()
    defer { environment.close(scope) }
    let number = Number(expression: .constant(Double(index)), type: .integer)
    environment.bind(variable, to: .number(number))
    let views = try views(in: closure)
    if views.count == 1 { return views[0] }
    let group = View(
      StructuralKinds.group, children: views.map(\.view), span: list.span(place))
    return try counted(group, above: views.map(\.levels).max() ?? 0, at: place)
  }

  /// The closure of a `ForEach`; an `id:` is allowed and not needed.
  private func body(of call: Call) throws(Diagnostic) -> Closure {
    for argument in call.arguments.dropFirst() {
      let isContent = argument.isTrailing || argument.label == "content"
      if !isContent && argument.label == "id" { continue }
      guard isContent, case .closure(let closure) = argument.value.bare.form else {
        throw Diagnostic(
          "'ForEach' has no such argument", at: list.span(argument.value.range),
          details: ["expected ForEach(0..<3) { i in … }"])
      }
      if let failure = closure.failure { throw failure }
      return closure
    }
    throw Diagnostic(
      "'ForEach' needs views in braces", at: list.span(call.range),
      details: ["expected ForEach(0..<3) { i in … }"])
  }

  private func usesShorthand(_ closure: Closure) -> Bool {
    NameReferences(in: closure).found.contains { $0.name == "$0" }
  }

  /// The numbers of `0..<3` or `0...2`.
  mutating func range(_ syntax: Syntax) throws(Diagnostic) -> Range<Int> {
    guard case .binary(let sign, let left, let right) = syntax.bare.form,
      sign == "..<" || sign == "..."
    else { throw wrongType(syntax, .range, title: nil) }
    let lower = try wholeNumber(left)
    let upper = try wholeNumber(right) + (sign == "..." ? 1 : 0)
    guard lower <= upper else {
      throw Diagnostic(
        "a range cannot end before it starts", at: span(syntax),
        details: ["expected \(ValueType.range.expectation)"], dependsOnNumbers: true)
    }
    return lower..<upper
  }
}
