/// A kind that is in the tree as written and gone when it is laid out (spec 01 rule 17).
protocol TransparentKind: LayoutKind {}

extension TransparentKind {
  package static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    preconditionFailure("transparent views are not in the flat tree")
  }
}

extension TransparentKind {
  package static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    preconditionFailure("transparent views are not in the flat tree")
  }
}
