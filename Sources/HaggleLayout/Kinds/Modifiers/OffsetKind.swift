/// `offset`: draws a view elsewhere; layout does not notice (spec 05 rule 15).
enum OffsetKind: ForwardingKind {
  static let signature = Signature(
    "offset", .modifier,
    [
      Form([
        Parameter("x", .number, default: "0", "points to the right"),
        Parameter("y", .number, default: "0", "points downwards"),
      ]),
      Form([Parameter(nil, name: "offset", .size, "points to the right and downwards")]),
    ],
    summary: "draws the view elsewhere; its place in the layout stays",
    example: "HStack { Color.blue.offset(y: 20); Color.green }",
    about: About(
      proposes: "what it is offered",
      answers: "the size of the view inside",
      places: "the view inside moved by the offset; its own frame stays, and so do its neighbours",
      rule: "05 rule 15"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    let offset = view.size("offset")
    lowering.keep(offset?.width ?? view.number("x") ?? 0)
    lowering.keep(offset?.height ?? view.number("y") ?? 0)
    lowering.forwardTraits()
  }

  /// The content moves with all in it; the view's own frame is the place that layout kept for it.
  static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    let origin = Point(
      x: bounds.minX + pass.number(0, of: view), y: bounds.minY + pass.number(1, of: view))
    pass.place(pass.content(of: view), at: origin, proposal: proposal)
  }
}

extension OffsetKind {
  static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    var reason = Reason(.origin)
    let distance = record.number(axis == .horizontal ? 0 : 1, of: view)
    if distance != 0 {
      reason.then(
        .add, distance,
        record.written(
          axis == .horizontal ? "x" : "y", of: view,
          "moved by \(source: view), for the eye only: its place stays",
          title: "moved by \(view), for the eye only: its place stays"))
    }
    return reason
  }
}
