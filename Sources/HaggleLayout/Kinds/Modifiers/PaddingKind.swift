/// `padding`: insets around a view (spec 05 rules 3 to 5).
enum PaddingKind: UnaryKind {
  static let signature = Signature(
    "padding", .modifier,
    PaddingForms.forms("padded"),
    summary: "adds space around the view",
    example: "Color.blue.padding(.horizontal, 20)",
    about: About(
      proposes: "what it is offered less the insets",
      answers: "the size of the view inside and the insets",
      places: "the view inside behind the leading and the top inset",
      rule: "05 rules 3 to 5"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    let insets = PaddingForms.insets(of: view)
    lowering.keep(insets)
    let content = lowering.content
    lowering.traits = Traits(spacing: content.spacing, guides: content.guides)
    let standard = Spacing.standard
    if insets.top != 0 { lowering.traits.spacing.top = standard.top }
    if insets.leading != 0 { lowering.traits.spacing.leading = standard.leading }
    if insets.bottom != 0 { lowering.traits.spacing.bottom = standard.bottom }
    if insets.trailing != 0 { lowering.traits.spacing.trailing = standard.trailing }
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let insets = pass.insets(0, of: view)
    let content = pass.sizeThatFits(proposal.inset(by: insets), pass.content(of: view))
    return Size(
      width: max(0, content.width + insets.total(along: .horizontal)),
      height: max(0, content.height + insets.total(along: .vertical)))
  }

  static func contentPlacement(
    in size: Size, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ContentPlacement {
    let insets = pass.insets(0, of: view)
    return ContentPlacement(
      origin: Point(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }
}

extension PaddingKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    try .content(
      of: view, plusInsets: record.insets(0, of: view).total(along: axis),
      "added by \(source: view)", along: axis, record)
  }

  static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    try .offer(
      of: view, lessInsets: record.insets(0, of: view).total(along: axis),
      "kept by \(source: view)",
      along: axis, record)
  }

  static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let insets = record.insets(0, of: view)
    var reason = Reason(.origin)
    let inset = axis == .horizontal ? insets.leading : insets.top
    if inset != 0 { reason.then(.add, inset, "inset by \(source: view)") }
    return reason
  }
}
