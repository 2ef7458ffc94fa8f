/// `GeometryReader`: takes what it is offered and makes its content out of what it got (spec 11
/// rules 1 to 6).
///
/// Its answer never depends on its content, so that the content can be made from the outside in:
/// a layout that finds content made for another geometry has it made anew (`LoweredTree`).
enum GeometryReaderKind: FillKind {
  static let signature = Signature(
    "GeometryReader", .container,
    [
      Form([
        Parameter("content", .readerContent, "the views, made out of the reader's geometry")
      ])
    ],
    summary: "takes its whole offer and makes its content out of its own size",
    example: "GeometryReader { proxy in Color.blue.frame(width: proxy.size.width / 2) }",
    about: About(
      proposes: "its own size to every view inside",
      answers: "what it is offered, 10 where nothing is offered; its content never counts",
      places:
        "every view inside at its top left corner, one over the other. proxy.size is its own size, "
        + "proxy.frame(in: .local) begins at 0, .global at the container's corner, .named(\"x\") at "
        + "that of the view with .coordinateSpace(name: \"x\"); there scaled and turned readers "
        + "count as the rectangle around what is seen of them",
      rule: "11 rules 1 to 6"))

  static var makesChildren: Bool { true }

  /// Spacers and dividers inside have no direction (rule 6).
  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.orientation = nil
    environment.isInReader = true
  }

  /// What is inside tells nothing to those around: no guides, no priority, no spacing (rule 1).
  static func lower(_ view: View, _ lowering: inout Lowering) {
    guard let content = view.readerContent else {
      preconditionFailure("a reader without a closure was read")
    }
    lowering.keep(Double(content.maker.level))
    lowering.markReader()
  }

  static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    pass.recordReader(view, bounds)
    forEachChild(of: view, &pass) { child, pass in
      pass.place(child, at: bounds.origin, proposal: ProposedSize(bounds.size))
    }
  }
}

extension GeometryReaderKind {
  static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason { Reason(.length) }

  static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let edge = axis == .horizontal ? "leading edge" : "top"
    return Reason(.origin, conclusion: "GeometryReader puts all views at its \(edge)")
  }
}
