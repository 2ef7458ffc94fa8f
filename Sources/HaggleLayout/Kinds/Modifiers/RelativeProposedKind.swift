/// `relativeProposed(width:height:)`: offers a view a part of what it is offered itself (spec 07
/// rules 1 to 12).
///
/// The article says nothing of 0 times infinity, which is 0 here (rule 2), and of negative factors,
/// which offer 0 (rule 12).
enum RelativeProposedKind: UnaryKind {
  static let signature = Signature(
    "relativeProposed", .modifier,
    [
      Form([
        Parameter(
          "width", .number, default: "1", "the factor for the offered width, such as 0.5",
          isFactor: true),
        Parameter(
          "height", .number, default: "1", "the factor for the offered height", isFactor: true),
      ])
    ],
    summary: "offers the view a part of the size it is offered itself",
    example: "Color.blue.relativeProposed(width: 0.5)",
    about: About(
      proposes: "what it is offered times the factors; no offer stays none",
      answers: "the size of the view inside: no part of the offer is kept",
      places: "the view inside where it begins itself",
      rule: "07 rules 1 to 12",
      unknown: "0 times an infinite offer is 0, and a negative factor offers 0"))

  /// The content stands in a column of its own (rule 5).
  static var stacksContent: Bool { true }

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.orientation = .vertical
  }

  static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.keep(view.number("width") ?? 1)
    lowering.keep(view.number("height") ?? 1)
    let content = lowering.content
    lowering.traits = Traits(
      spacing: content.spacing, guides: content.guides.intersection(.inherited))
  }

  /// The answer to it is the view's: nothing is reserved and nothing enforced (rules 1 and 3).
  static func contentProposal(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ProposedSize {
    ProposedSize(
      width: scale(proposal.width, by: pass.number(0, of: view)),
      height: scale(proposal.height, by: pass.number(1, of: view)))
  }

  /// A part of a length; nothing of infinity is nothing, and no part is negative (rules 2 and 12).
  private static func scale(_ length: Double?, by factor: Double) -> Double? {
    guard let length else { return nil }
    return factor == 0 ? 0 : max(0, length * factor)
  }
}

extension RelativeProposedKind {
  static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let factor = record.number(axis == .horizontal ? 0 : 1, of: view)
    var reason = Reason(.offer)
    guard factor != 1 else { return reason }
    reason.then(
      scaledBy: factor, "\(source: view) offers \(share(factor)) of what it is offered")
    if factor < 0 { reason.then(.maximum, 0, "no offer is negative") }
    return reason
  }

  /// A factor in words where there are some.
  private static func share(_ factor: Double) -> Cause {
    switch factor {
    case 0.5: "half"
    case 0.25: "a quarter"
    case 0.75: "three quarters"
    default: "\(factor * 100) %"
    }
  }
}
