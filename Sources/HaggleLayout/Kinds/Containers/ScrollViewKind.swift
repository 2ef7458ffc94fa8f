/// A window onto content of any length (spec 11 rules 7 to 16).
///
/// How several views stand that scroll horizontally is unknown; they are stacked vertically, as
/// where they scroll vertically (rule 11).
enum ScrollViewKind: UnaryKind {
  static let signature = Signature(
    "ScrollView", .container,
    [
      Form([
        Parameter(nil, name: "axes", .axes, default: ".vertical", "the axes that scroll"),
        Parameter(
          "showsIndicators", .any, default: "true",
          "whether scroll bars show; layout does not read it"
        ),
        Parameter("content", .content, "the views that scroll"),
      ])
    ],
    summary: "shows a part of content that may be longer than its offer",
    example: "ScrollView { Color.blue.frame(width: 80, height: 300) }",
    about: About(
      proposes:
        "nothing along the scrolling axis, so that content has its ideal length; across it "
        + "what it is offered",
      answers: "along the scrolling axis what it is offered; across it the length of its content",
      places: "the beginning of the content at its own beginning; what is longer is out of sight",
      rule: "11 rules 7 to 16",
      unknown:
        "several views without a stack around them stand in a column, also where they scroll "
        + "horizontally"))

  static var stacksContent: Bool { true }

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.orientation = .vertical
  }

  static func lower(_ view: View, _ lowering: inout Lowering) {
    let axes = view.axes("axes") ?? [.vertical]
    for axis in Axis.allCases { lowering.keep(axes.contains(axis) ? 1.0 : 0) }
  }

  static var isSizeContainer: Bool { true }

  static var scrolls: Bool { true }

  /// What is offered along scrolling axes, the content's length on the others (rule 8).
  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let visible = proposal.replacingUnspecifiedDimensions(by: pass.containerSize)
    let offer = contentProposal(proposal, view, &pass)
    var size = pass.withContainer(visible) { pass in
      pass.sizeThatFits(offer, pass.content(of: view))
    }
    for axis in Axis.allCases where scrolls(axis, view, pass) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }

  /// Content begins at the top left corner, scrolled or not, and views inside go by the visible part
  /// (rules 10 and 13).
  static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    let visible = proposal.replacingUnspecifiedDimensions(by: bounds.size)
    let offer = contentProposal(proposal, view, &pass)
    pass.withContainer(visible) { pass in
      pass.place(pass.content(of: view), at: bounds.origin, proposal: offer)
    }
  }

  /// None: what is inside aligns with nothing outside (rule 16).
  static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? { nil }

  private static func scrolls(
    _ axis: Axis, _ view: ViewID, _ pass: borrowing some FlatTreeReader & ~Copyable
  ) -> Bool {
    pass.number(axis == .horizontal ? 0 : 1, of: view) == 1
  }

  static func contentProposal(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ProposedSize {
    var offer = proposal
    for axis in Axis.allCases where scrolls(axis, view, pass) { offer[axis] = nil }
    return offer
  }
}

extension ScrollViewKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    guard scrolls(axis, view, record), try record.proposal(of: view)[axis] != nil else {
      return try .content(of: view, along: axis, record)
    }
    return Reason(.offer, conclusion: "a scroll view takes what it is offered where it scrolls")
  }
}
