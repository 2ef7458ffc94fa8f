/// A view that is its content in every question of layout (spec 05 rule 1).
protocol ForwardingKind: LayoutKind {}

extension ForwardingKind {
  package static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.forwardTraits()
  }

  package static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    pass.sizeThatFits(proposal, pass.content(of: view))
  }

  package static func lengthThatFits(
    _ proposal: ProposedSize, along axis: Axis, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double {
    let content = pass.content(of: view)
    guard pass.isTracing else { return pass.lengthThatFits(proposal, along: axis, content) }
    return pass.recordHandedOn(proposal, view) { pass in
      pass.lengthThatFits(proposal, along: axis, content)
    }
  }

  package static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    pass.place(pass.content(of: view), at: bounds.origin, proposal: proposal)
  }

  package static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? {
    pass.explicitAlignment(of: key, proposal: proposal, pass.content(of: view))
  }
}

/// What runs in place of a stack whose only child takes its place (spec 01 rule 20).
enum ReplacedContainer: ForwardingKind {
  static let signature = Signature(
    "replaced container", .container, summary: "is its only child", example: "",
    about: About(answers: "what its only child answers", rule: "01 rule 20"))
}

extension ForwardingKind {
  package static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    Reason(.lengthInside(record.content(of: view)))
  }
}
