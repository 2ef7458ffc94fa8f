/// `safeAreaPadding`: insets around a view that content may reach into (spec 12 rule 13).
///
/// It lays out as one invisible `safeAreaInset` for each edge would, without spacing: the innermost at
/// the top, then at the bottom, leading, and trailing. A negative length counts as 0; nobody has
/// published what SwiftUI makes of one.
enum SafeAreaPaddingKind: UnaryKind {
  static let signature = Signature(
    "safeAreaPadding", .modifier, PaddingForms.forms("inset"),
    summary: "insets the view; what ignores the safe area still reaches the edges",
    example: "Color.blue.ignoresSafeArea(edges: .top).safeAreaPadding(20)",
    about: About(
      proposes: "what it is offered less the insets",
      answers: "the size of the view inside and the insets",
      places:
        "the view inside behind the leading and the top inset; in there what ignores the safe area "
        + "reaches the edges",
      rule: "12 rule 13"))

  /// The edges from the outermost inset to the innermost.
  private static let order: [Edge] = [.trailing, .leading, .bottom, .top]

  /// There are no explicit guides (spec 06 rule 11).
  static func lower(_ view: View, _ lowering: inout Lowering) {
    var insets = PaddingForms.insets(of: view)
    for edge in Edge.allCases { insets[edge] = max(0, insets[edge]) }
    lowering.keep(insets)
  }

  static func contentProposal(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ProposedSize { proposal.inset(by: pass.insets(0, of: view)) }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size { size(pass.insets(0, of: view), proposal, view, &pass) }

  /// The answer of the content and what is left of the insets.
  private static func size(
    _ insets: EdgeInsets, _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let content = pass.sizeThatFits(proposal.inset(by: insets), pass.content(of: view))
    return Size(
      width: content.width + insets.total(along: .horizontal),
      height: content.height + insets.total(along: .vertical))
  }

  /// Goes through the insets from the outside: each offers its own length across where nothing is
  /// offered, and centres what is inside across (rule 7).
  static func contentPlacement(
    in size: Size, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ContentPlacement {
    var placement = ContentPlacement(proposal: proposal)
    var (bounds, insets) = (size, pass.insets(0, of: view))
    for edge in order {
      let (axis, across) = (edge.axis, edge.axis.other)
      let inset = insets[edge]
      placement.proposal[across] = placement.proposal[across] ?? bounds[across]
      placement.proposal[axis] = placement.proposal[axis].map { max(0, $0 - inset) }
      insets[edge] = 0
      let inner = self.size(insets, placement.proposal, view, &pass)
      placement.origin[across] += (bounds[across] - inner[across]) / 2
      if edge.isFirst { placement.origin[axis] += bounds[axis] - inner[axis] }
      bounds = inner
    }
    return placement
  }

  static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    let placement = contentPlacement(in: bounds.size, proposal: proposal, view, &pass)
    let origin = Point(
      x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y)
    pass.withSafeArea(pass.insets(0, of: view), in: bounds, of: view) { pass in
      pass.place(pass.content(of: view), at: origin, proposal: placement.proposal)
    }
  }
}

// MARK: - Explanation

extension SafeAreaPaddingKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let insets = record.insets(0, of: view).total(along: axis)
    var reason = try Reason.content(of: view, along: axis, record)
    if insets != 0 { reason.then(.add, insets, "added by \(source: view)") }
    return reason
  }

  static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let insets = record.insets(0, of: view).total(along: axis)
    guard try record.proposal(of: view)[axis] != nil else {
      return try explainOwnOffer(to: child, in: view, along: axis, lessInsets: insets, record)
    }
    return try .offer(
      of: view, lessInsets: insets, "kept by \(source: view)", along: axis, record)
  }

  /// A view that is offered nothing offers what its own length leaves inside; where one length
  /// depends on the other, what it measured last.
  private static func explainOwnOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, lessInsets insets: Double,
    _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let offer = try record.proposal(of: child)[axis] ?? 0
    guard try record.size(of: view)[axis] - insets == offer else {
      return Reason(
        offer,
        "\(try record.noOffer(to: view, along: axis)): \(source: view) offers what \(child) took when it was measured again"
      )
    }
    var reason = Reason(.length)
    if insets != 0 { reason.then(.subtract, insets, "kept by \(source: view)") }
    return reason
  }

  static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    var reason = Reason(.origin)
    let inset = record.insets(0, of: view).leading(along: axis)
    let rest = try record.distance(of: child, in: view, along: axis) - inset
    if inset != 0 { reason.then(.add, inset, "inset by \(source: view)") }
    if abs(rest) > 1e-9 {
      reason.then(.add, rest, "\(child) is not as \(axis.adjective) as when it was measured")
    }
    return reason
  }
}
