/// A view that takes what it is offered, 10 points where nothing is (spec 02 rules 1 and 2).
protocol FillKind: LayoutKind {}

extension FillKind {
  package static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension FillKind {
  package static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    guard try record.proposal(of: view)[axis] != nil else {
      return try .ideal(record.size(of: view)[axis], of: view, along: axis, record)
    }
    return Reason(.offer, conclusion: "\(signature.name) takes what it is offered")
  }
}
