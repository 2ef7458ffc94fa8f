/// `resizable`: lets a picture take what it is offered (spec 02 rule 24).
enum ResizableKind: UnaryKind {
  static let signature = Signature(
    "resizable", .modifier,
    [
      Form([
        Parameter(
          "capInsets", .insets, default: "EdgeInsets()", "the parts that are not stretched"),
        Parameter("resizingMode", .any, default: ".stretch", "how the picture is filled"),
      ])
    ],
    summary: "lets a picture take the size it is offered",
    example: "Image(size: CGSize(width: 120, height: 80)).resizable()",
    about: About(
      proposes: "what it is offered",
      answers:
        "what it is offered, no less than its cap insets; the natural length where nothing is",
      places: "the picture over the whole of its frame",
      rule: "02 rule 24"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    var caps = EdgeInsets()
    if case .insets(let insets) = view.argument("capInsets") { caps = insets }
    lowering.keep(caps.total(along: .horizontal))
    lowering.keep(caps.total(along: .vertical))
    lowering.forwardTraits()
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let natural = pass.sizeThatFits(.unspecified, pass.content(of: view))
    return Size(
      width: proposal.width.map { max($0, pass.number(0, of: view)) } ?? natural.width,
      height: proposal.height.map { max($0, pass.number(1, of: view)) } ?? natural.height)
  }

  static func contentPlacement(
    in size: Size, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ContentPlacement {
    ContentPlacement(proposal: proposal)
  }
}

extension ResizableKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    guard let offer = try record.proposal(of: view)[axis] else {
      return .ideal(try record.size(of: view)[axis], of: view, along: axis, record)
    }
    var reason = Reason(.offer, conclusion: "a resizable picture takes what it is offered")
    let caps = record.number(axis == .horizontal ? 0 : 1, of: view)
    if caps > offer {
      reason.then(.maximum, caps, "its cap insets are not made smaller")
      reason.conclusion = nil
    }
    return reason
  }
}
