/// The first of several views, such as the option that a picker shows; the others are not laid out.
enum FirstView: ForwardingKind {
  static let signature = Signature(
    "first view", .container, [Form([Parameter("content", .content, "the views")])],
    summary: "the first of several views", example: "",
    about: About(answers: "what its first view answers", rule: "01 rule 14", isExact: false))

  static func noun(of view: ViewID, _ record: LayoutRecord) -> String { "option" }

  static func lower(_ view: View, _ lowering: inout Lowering) {
    if lowering.childCount > 0 { lowering.forwardTraits() } else { lowering.lowerEmpty() }
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    guard pass.childCount(of: view) > 0 else { return .zero }
    return pass.sizeThatFits(proposal, pass.content(of: view))
  }

  static func lengthThatFits(
    _ proposal: ProposedSize, along axis: Axis, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double {
    sizeThatFits(proposal, view, &pass)[axis]
  }

  static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    guard pass.childCount(of: view) > 0 else { return }
    pass.place(pass.content(of: view), at: bounds.origin, proposal: proposal)
  }

  static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? {
    guard pass.childCount(of: view) > 0 else { return nil }
    return pass.explicitAlignment(of: key, proposal: proposal, pass.content(of: view))
  }

  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    guard record.childCount(of: view) > 0 else { return Reason(0, "there is nothing to show") }
    return Reason(.lengthInside(record.content(of: view)))
  }
}

extension Part {
  /// The first view of a part.
  static func first(_ part: Part) -> Part { .made(View(FirstView.self), [part]) }
}
