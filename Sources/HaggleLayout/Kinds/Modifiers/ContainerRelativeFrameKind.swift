/// `containerRelativeFrame`: a frame whose length is a part of the window's or of the scroll view's
/// around it (spec 07 rules 13 to 19).
enum ContainerRelativeFrameKind: UnaryKind {
  private static let axes = Parameter(
    nil, name: "axes", .axes, "the axes on which it goes by the container")
  private static let alignment = Parameter(
    "alignment", .alignment, default: ".center", "where the view stands in the frame")

  static let signature = Signature(
    "containerRelativeFrame", .modifier,
    [
      Form([axes, alignment]),
      Form([
        axes,
        Parameter("count", .integer, "into how many parts the container is divided"),
        Parameter("span", .integer, default: "1", "how many of them the frame takes"),
        Parameter("spacing", .number, "points between the parts"),
        alignment,
      ]),
      Form([
        axes, alignment,
        Parameter("length", .lengthClosure, "the length, out of the container's"),
      ]),
    ],
    summary: "puts the view in a box that is a part of the window or scroll view",
    example: "Color.blue.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)",
    about: About(
      proposes: "its own length on the axes that are named, what it is offered on the others",
      answers: "a part of the window or of the scroll view around, whatever it is offered",
      places: "the view inside by the alignment",
      rule: "07 rules 13 to 19"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    let axes = view.axes("axes") ?? []
    for axis in Axis.allCases { lowering.keep(axes.contains(axis) ? 1.0 : 0) }
    lowering.keep(view.alignment("alignment"))
    let count = view.number("count")
    lowering.keep(count.map { max($0, 1) } ?? 1)
    lowering.keep(view.number("span") ?? 1)
    lowering.keep(view.number("spacing") ?? 0)
    if case .lengthClosure(let expression) = view.argument("length") {
      lowering.keep(1.0)
      lowering.keep(expression)
    } else {
      lowering.keep(0.0)
    }
    lowering.lowerFrame(constrains: Axis.allCases.map(axes.contains))
    lowering.traits.readsContainer = true
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let width = length(along: .horizontal, view, pass)
    let height = length(along: .vertical, view, pass)
    if let width, let height { return Size(width: width, height: height) }
    let offer = ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
    let content = pass.sizeThatFits(offer, pass.content(of: view))
    return Size(width: width ?? content.width, height: height ?? content.height)
  }

  static func contentPlacement(
    in size: Size, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ContentPlacement {
    let offer = ProposedSize(
      width: length(along: .horizontal, view, pass) ?? proposal.width,
      height: length(along: .vertical, view, pass) ?? proposal.height)
    let origin = pass.origin(
      ofContent: pass.content(of: view), proposal: offer, alignment: pass.alignment(2, of: view),
      inFrame: size)
    return ContentPlacement(origin: origin, proposal: offer)
  }

  /// The distances between some parts; none beside one part, whatever is written.
  private static func gaps(_ count: Double, _ spacing: Double) -> Double {
    count == 1 ? 0 : (count - 1) * spacing
  }

  /// The frame's own length; `nil` on an axis that does not go by the container (rules 15 to 17).
  private static func length(
    along axis: Axis, _ view: ViewID, _ pass: borrowing LayoutPass
  ) -> Double? {
    guard pass.number(axis == .horizontal ? 0 : 1, of: view) == 1 else { return nil }
    let container = pass.containerSize[axis]
    if pass.number(7, of: view) == 1 {
      let length = pass.expression(of: view).value { query in
        if case .variable(let variable) = query { variable.value(container, axis) } else { nil }
      }
      return max(length ?? container, 0)
    }
    let (count, span, spacing) = (
      pass.number(4, of: view), pass.number(5, of: view), pass.number(6, of: view)
    )
    let part = (container - Self.gaps(count, spacing)) / count
    return max(part * span + Self.gaps(span, spacing), 0)
  }
}

extension Expression.Variable {
  /// The value in a closure that is asked for the length along `axis`, given a container's.
  fileprivate func value(_ container: Double, _ axis: Axis) -> Double? {
    switch self {
    case .length: container
    case .isAxis(let asked): asked == axis ? 1 : 0
    case .geometry(let reading): reading.value
    case .program: nil
    }
  }
}

extension LayoutRecord {
  /// The length of the nearest container, a scroll view's visible part or the window (spec 07 rules
  /// 14 and 18), and whose it is.
  fileprivate func container(
    of view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> (length: Double, cause: Cause) {
    var next = parent(of: view)
    while let ancestor = next {
      if tree.entries[ancestor].kind.isSizeContainer {
        let ownLength = try size(of: ancestor)[axis]
        let length = try proposal(of: ancestor)[axis] ?? ownLength
        return (
          length,
          "the visible part of \(ancestor) is \(length) \(axis.adjective): \(seeWhy: ancestor, .length(axis))"
        )
      }
      next = parent(of: ancestor)
    }
    let length = try proposal(of: 0).replacingUnspecifiedDimensions()[axis]
    return (length, "the window is \(length) \(axis.adjective)")
  }
}

extension ContainerRelativeFrameKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    guard record.number(axis == .horizontal ? 0 : 1, of: view) == 1 else {
      return try .content(of: view, along: axis, record)
    }
    let length = try record.size(of: view)[axis]
    if record.number(7, of: view) == 1 {
      return try explainClosure(of: view, along: axis, record)
    }
    let words: Cause = "\(source: view) goes by the window or scroll view around, not by its offer"
    let (count, span, spacing) = (
      record.number(4, of: view), record.number(5, of: view), record.number(6, of: view)
    )
    guard count != 1 || span != 1, span > 0 else { return Reason(length, words) }
    let part = (length - gaps(span, spacing)) / span
    var reason = Reason(part * count + gaps(count, spacing), words)
    if spacing != 0, count > 1 {
      reason.then(.subtract, gaps(count, spacing), "the spacing between \(count) parts")
    }
    reason.then(.divide, count, "parts of the container")
    if span != 1 { reason.then(.multiply, span, "parts for this frame") }
    if span > 1, spacing != 0 {
      reason.then(.add, gaps(span, spacing), "the spacing between these parts")
    }
    return reason
  }

  /// The arithmetic of the closure, from the container's length on.
  private static func explainClosure(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let found = try record.container(of: view, along: axis)
    let (container, words) = (found.length, found.cause)
    let arithmetic = FormulaArithmetic(cause: { _ in words }, value: { $0.value(container, axis) })
    let expression = record.expression(of: view)
    var reason = arithmetic.reason(
      for: expression, "the frame's \(axis.lengthWord), whatever it is offered")
    if arithmetic.number(expression) < 0 { reason.then(.maximum, 0, "no length is negative") }
    return reason
  }

  static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    Reason(record.number(axis == .horizontal ? 0 : 1, of: view) == 1 ? .length : .offer)
  }

  static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    try .inFrame(child, view, by: record.alignment(2, of: view)[axis], record)
  }
}
