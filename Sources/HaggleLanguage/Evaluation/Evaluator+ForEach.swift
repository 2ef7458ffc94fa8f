import HaggleLayout

extension Evaluator {
  /// `ForEach(0..<3) { i in … }`, `ForEach(items) { item in … }`: the views for every element, and
  /// the body as text.
  mutating func forEach(_ call: Call) throws(Diagnostic) -> Subtree {
    guard let first = call.arguments.first, first.label == nil, !first.isTrailing else {
      throw needsData(call, at: call.range)
    }
    let closure = try body(of: call)
    let variable = closure.parameters.first ?? (usesShorthand(closure) ? "$0" : "_")
    guard let data = try data(first.value) else { throw needsData(call, at: first.value.range) }
    if data.count > limits.views - viewCount { throw tooManyViews(at: first.value.range) }
    var children: [View] = []
    children.reserveCapacity(data.count)
    var levels = 0
    for index in 0..<data.count {
      let element = try element(index, of: data)
      let instance = try self.instance(of: closure, variable, element, at: call.range)
      children.append(instance.view)
      levels = max(levels, instance.levels)
    }
    let view = View(
      StructuralKinds.forEach, arguments: try written(closure, variable, data, children),
      children: children, span: list.span(call.range))
    return try counted(view, above: levels, at: call.nameIndex..<call.nameIndex + 1)
  }

  /// `List(items) { item in … }`, which is a list of a `ForEach`; `nil` for another call.
  mutating func rows(
    _ call: Call, of kinds: [any LayoutKind.Type]
  ) throws(Diagnostic) -> Subtree? {
    guard kinds.first == StructuralKinds.list, let first = call.arguments.first,
      first.label == nil, !first.isTrailing, shape(of: first.value) != .closure
    else { return nil }
    var loop = call
    loop.name = StructuralKinds.forEach.signature.name
    loop.arguments.removeAll { $0.label == "selection" || $0.label == "children" }
    let rows = try forEach(loop)
    let list = View(
      StructuralKinds.list, children: [rows.view], span: list.span(call.range))
    return try counted(list, above: rows.levels, at: call.nameIndex..<call.nameIndex + 1)
  }

  /// The range, the variable and the body as they print back.
  ///
  /// Where the body means nothing elsewhere, or there is no range, the views themselves are the body
  /// of a loop that runs once.
  private mutating func written(
    _ closure: Closure, _ variable: String, _ data: ForEachData, _ children: [View]
  ) throws(Diagnostic) -> [Value?] {
    if case .range(let range) = data {
      let known = openNames
      let text = try bodyText(closure)
      if openNames == known {
        return [
          .range(range.lowerBound, range.upperBound), .source(variable), .source(text),
        ]
      }
    }
    let text = children.map(SourcePrinter.line).joined(separator: "; ")
    textBudget -= text.utf8.count
    if textBudget < 0 {
      throw Diagnostic("'ForEach' is too large to be written out", at: list.span(closure.range))
    }
    return [.range(0, 1), .source("_"), .source(text)]
  }

  private func needsData(_ call: Call, at place: Range<Int>) -> Diagnostic {
    Diagnostic(
      "'\(call.name)' needs a range or an array that is known here", at: list.span(place),
      details: ["expected \(ValueType.range.expectation)", "or an array such as [\"a\", \"b\"]"])
  }

  /// The views for one element, in a group unless it is one.
  private mutating func instance(
    of closure: Closure, _ variable: String, _ element: Constant, at place: Range<Int>
  ) throws(Diagnostic) -> Subtree {
    let scope = environment.openScope()
    defer { environment.close(scope) }
    // The elements of a binding are called `$item`; what they hold is `item`.
    let isBinding = variable.hasPrefix("$") && variable != "$0"
    bind(
      isBinding
        ? [String(variable.dropFirst())]
        : closure.parameters.isEmpty ? [variable] : closure.parameters, to: element)
    return try grouped(try views(in: closure), at: place)
  }

  /// The closure of a `ForEach`; an `id:` is allowed and not needed.
  private func body(of call: Call) throws(Diagnostic) -> Closure {
    for argument in call.arguments.dropFirst() {
      let isContent = argument.isTrailing || ["content", "rowContent"].contains(argument.label)
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
      Operators.makesRange(sign), left.isWritten, right.isWritten
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

  /// The bounds of `1...3`, `2...` or `...4`; the least or greatest `Int` where none is written.
  mutating func closedRange(_ syntax: Syntax) throws(Diagnostic) -> Value {
    guard case .binary(Operators.range, let left, let right) = syntax.bare.form else {
      let range = try range(syntax)
      return .closedRange(range.lowerBound, range.upperBound - 1)
    }
    guard left.isWritten else { return .closedRange(.min, try wholeNumber(right)) }
    guard right.isWritten else { return .closedRange(try wholeNumber(left), .max) }
    let range = try range(syntax)
    return .closedRange(range.lowerBound, range.upperBound - 1)
  }
}
