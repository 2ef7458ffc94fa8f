/// A whole screen: takes what it is offered and shows its content in the middle.
protocol ScreenKind: UnaryKind {}

extension ScreenKind {
  package static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    guard pass.childCount(of: view) > 0 else { return proposal.replacingUnspecifiedDimensions() }
    let content = pass.sizeThatFits(proposal, pass.content(of: view))
    return Size(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  package static func contentPlacement(
    in size: Size, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ContentPlacement {
    let origin = pass.origin(
      ofContent: pass.content(of: view), proposal: proposal, alignment: .center, inFrame: size)
    return ContentPlacement(origin: origin, proposal: proposal)
  }

  package static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    guard pass.childCount(of: view) > 0 else { return }
    let placement = contentPlacement(in: bounds.size, proposal: proposal, view, &pass)
    let origin = Point(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y)
    pass.place(pass.content(of: view), at: origin, proposal: placement.proposal)
  }

  package static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? { nil }

  package static func lower(_ view: View, _ lowering: inout Lowering) {}

  package static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    if try record.proposal(of: view)[axis] != nil {
      return Reason(.offer, conclusion: "a screen takes what it is offered")
    }
    guard record.childCount(of: view) > 0 else {
      return try .ideal(record.size(of: view)[axis], of: view, along: axis, record)
    }
    return Reason(.lengthInside(record.content(of: view)))
  }

  package static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let key = AlignmentKey.center(of: axis)
    return try .inFrame(child, view, by: key, record)
  }
}
