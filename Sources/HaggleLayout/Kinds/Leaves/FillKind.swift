/// A view that takes what it is offered, 10 points where nothing is (spec 02 rules 1 and 2).
protocol FillKind: LayoutKind {}

extension FillKind {
  package static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }
}
