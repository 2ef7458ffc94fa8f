/// `padding`: insets around a view (spec 05 rules 3 to 5).
enum PaddingKind: UnaryKind {
  static let signature = Signature(
    "padding", .modifier,
    [
      Form([
        Parameter(
          nil, name: "length", .optionalNumber, default: "16", "points on every edge")
      ]),
      Form([
        Parameter(nil, name: "edges", .edges, default: ".all", "the edges that are padded"),
        Parameter(nil, name: "length", .optionalNumber, default: "16", "points on each of them"),
      ]),
      Form([Parameter(nil, name: "insets", .insets, "points on each edge")]),
    ],
    summary: "adds space around the view",
    example: "Color.blue.padding(.horizontal, 20)",
    about: About(
      proposes: "what it is offered less the insets",
      answers: "the size of the view inside and the insets",
      places: "the view inside behind the leading and the top inset",
      rule: "05 rules 3 to 5"))

  /// The inset where no length is written, in points.
  private static let standardLength = 16.0

  static func lower(_ view: View, _ lowering: inout Lowering) {
    let insets = insets(of: view)
    for inset in [insets.top, insets.leading, insets.bottom, insets.trailing] {
      lowering.keep(inset)
    }
    let content = lowering.content
    lowering.traits = Traits(spacing: content.spacing, guides: content.guides)
    let standard = Spacing.standard
    if insets.top != 0 { lowering.traits.spacing.top = standard.top }
    if insets.leading != 0 { lowering.traits.spacing.leading = standard.leading }
    if insets.bottom != 0 { lowering.traits.spacing.bottom = standard.bottom }
    if insets.trailing != 0 { lowering.traits.spacing.trailing = standard.trailing }
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let insets = insets(of: view, pass)
    let content = pass.sizeThatFits(proposal.inset(by: insets), pass.content(of: view))
    return Size(
      width: max(0, content.width + insets.total(along: .horizontal)),
      height: max(0, content.height + insets.total(along: .vertical)))
  }

  static func contentPlacement(
    in size: Size, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ContentPlacement {
    let insets = insets(of: view, pass)
    return ContentPlacement(
      origin: Point(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  private static func insets(
    of view: ViewID, _ pass: borrowing some FlatTreeReader & ~Copyable
  ) -> EdgeInsets {
    EdgeInsets(
      top: pass.number(0, of: view), leading: pass.number(1, of: view),
      bottom: pass.number(2, of: view), trailing: pass.number(3, of: view))
  }

  private static func insets(of view: View) -> EdgeInsets {
    if case .insets(let insets) = view.argument("insets") { return insets }
    let length = view.number("length") ?? standardLength
    let edges =
      switch view.argument("edges") {
      case .member(let edge): [edge]
      case .members(let edges): edges
      default: ["all"]
      }
    func inset(_ names: String...) -> Double {
      edges.contains { $0 == "all" || names.contains($0) } ? length : 0
    }
    return EdgeInsets(
      top: inset("top", "vertical"), leading: inset("leading", "horizontal"),
      bottom: inset("bottom", "vertical"), trailing: inset("trailing", "horizontal"))
  }
}

extension ProposedSize {
  /// A proposal made smaller by insets, never below 0; unspecified stays unspecified.
  fileprivate func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.total(along: .horizontal)) },
      height: height.map { max(0, $0 - insets.total(along: .vertical)) })
  }
}

extension PaddingKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    try .content(
      of: view, plusInsets: insets(of: view, record).total(along: axis),
      "added by \(source: view)", along: axis, record)
  }

  static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    try .offer(
      of: view, lessInsets: insets(of: view, record).total(along: axis), "kept by \(source: view)",
      along: axis, record)
  }

  static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let insets = insets(of: view, record)
    var reason = Reason(.origin)
    let inset = axis == .horizontal ? insets.leading : insets.top
    if inset != 0 { reason.then(.add, inset, "inset by \(source: view)") }
    return reason
  }
}
