/// Space that grows along its stack (spec 02 rules 7 to 10).
enum SpacerKind: LayoutKind {
  static let signature = Signature(
    "Spacer", .leaf,
    [
      Form([
        Parameter(
          "minLength", .optionalNumber, default: "nil", "the smallest length, in points; nil is 8")
      ])
    ],
    summary: "takes the length that the other views of a stack leave",
    example: "HStack { Color.blue.frame(width: 80); Spacer(); Color.green.frame(width: 80) }",
    about: About(
      answers:
        "along its stack what is left, at least 8 or minLength; across it nothing; outside "
        + "stacks the whole offer. A stack asks it last",
      rule: "02 rules 7 to 11"))

  /// The minimum length where none is written, in points (rule 7).
  private static let standardLength = 8.0

  static func noun(of view: ViewID, _ record: LayoutRecord) -> String { "space" }

  static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.keep(view.number("minLength") ?? standardLength)
    lowering.keep(lowering.environment.orientation.map { $0 == .horizontal ? 0 : 1 })
    var spacing = Spacing.standard
    for axis in Axis.allCases where lowering.environment.orientation != axis.other {
      spacing.take(axis, from: .zero)
    }
    lowering.traits = Traits(priority: -.infinity, spacing: spacing, keepsSpacing: true)
  }

  /// The minimum or more along the stack, nothing across it; both ways outside stacks (rule 8).
  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let minimum = pass.number(0, of: view)
    let orientation = pass.optionalNumber(1, of: view)
    return Size(
      width: orientation == 1 ? 0 : max(proposal.width ?? minimum, minimum),
      height: orientation == 0 ? 0 : max(proposal.height ?? minimum, minimum))
  }
}

extension SpacerKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let stack = record.optionalNumber(1, of: view).map { $0 == 0 ? Axis.horizontal : .vertical }
    if let stack, stack != axis {
      return Reason(0, "a spacer has no \(axis.lengthWord) across its stack")
    }
    let minimum = record.number(0, of: view)
    guard let offer = try record.proposal(of: view)[axis] else {
      return try .ideal(minimum, of: view, along: axis, record)
    }
    var reason = Reason(.offer, conclusion: "a spacer takes what is left")
    if minimum > offer {
      reason.then(.maximum, minimum, "a spacer is never shorter than \(minimum)")
      reason.conclusion = nil
    }
    return reason
  }
}
