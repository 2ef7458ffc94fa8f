/// A line across its stack (spec 02 rules 12 to 14).
enum DividerKind: LayoutKind {
  static let signature = Signature(
    "Divider", .leaf,
    summary: "a line across the stack, 1 point thick and as long as it is offered",
    example: "VStack { Color.blue; Divider(); Color.green }",
    about: About(
      answers:
        "1 point across its line, or one pixel where a display scale is set, and what it is offered "
        + "along it; in an HStack the line stands upright",
      rule: "02 rules 12 to 14"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    let pixels = lowering.environment.pixels
    lowering.keep(lowering.environment.orientation == .horizontal ? 1.0 : 0)
    lowering.keep((pixels ?? PixelGrid()).pixelLength)
    lowering.keep(pixels?.scale)
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let offer = proposal.replacingUnspecifiedDimensions()
    let thickness = pass.number(1, of: view)
    return pass.number(0, of: view) == 1
      ? Size(width: thickness, height: offer.height) : Size(width: offer.width, height: thickness)
  }
}

extension DividerKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let thin = record.number(0, of: view) == 1 ? Axis.horizontal : .vertical
    if axis == thin { return explainThickness(of: view, record) }
    guard try record.proposal(of: view)[axis] != nil else {
      return try .ideal(record.size(of: view)[axis], of: view, along: axis, record)
    }
    return Reason(.offer, conclusion: "a divider is as long as it is offered")
  }

  private static func explainThickness(of view: ViewID, _ record: LayoutRecord) -> Reason {
    guard let scale = record.optionalNumber(2, of: view), scale != 1 else {
      let thickness = record.number(1, of: view)
      let pixel: Cause = record.optionalNumber(2, of: view) == nil ? "" : ", which is a pixel"
      return Reason(thickness, "a divider is \(thickness) thick\(pixel)")
    }
    var reason = Reason(1, "a divider is one pixel of a point thick")
    reason.then(.divide, scale, "a point has \(scale) pixels")
    return reason
  }
}
