/// `background`: views behind another, without effect on layout (spec 05 rules 16 to 18).
///
/// A style, such as `.red` or `Color.red` in parentheses, fills exactly the view and the insets that
/// it touches (spec 05 rule 18, 12 rule 12); a view in braces is lined up and touches none.
enum BackgroundKind: LayeredKind {
  static let signature = Signature(
    "background", .modifier, LayeredForms.forms("behind") + [LayeredForms.shape],
    summary: "puts views behind; the size stays",
    example: "Color.blue.frame(width: 80, height: 40).padding(10).background(Color.gray)",
    about: About(
      proposes: "what it is offered to that view; that view's size to those behind",
      answers: "the size of the view that it is written after",
      places:
        "the others behind that view by the alignment, even if they are larger; a colour or style "
        + "in parentheses reaches into a safe area that the view touches, a view in braces does not",
      rule: "05 rules 16 to 18"))

  /// Views that are styles at the same time.
  private static let styles: [any LayoutKind.Type] = [
    ColorKind.self, LinearGradientKind.self, RadialGradientKind.self, AngularGradientKind.self,
  ]

  static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.keep(view.alignment("alignment"))
    lowering.keep(Double(filledEdges(of: view).rawValue))
    lowering.forwardTraits()
  }

  /// The edges at which the background may reach beyond the view; none for a view that is no style.
  private static func filledEdges(of view: View) -> Edge.Set {
    if view.argument("style") != nil {
      return view.argument("in") == nil ? view.edges("ignoresSafeAreaEdges") : []
    }
    let isInParentheses = view.parameters.first?.type == .view
    guard isInParentheses, view.argument("alignment") == nil else { return [] }
    return view.children.last.map(isStyle) == true ? .all : []
  }

  /// Whether Swift takes a view for a style; a colour with an opacity is still a colour.
  private static func isStyle(_ view: View) -> Bool {
    guard view.label == nil else { return false }
    if view.kindName == "opacity", let colour = view.children.first { return isStyle(colour) }
    return styles.contains { $0 == view.kind }
  }

  private static func filledEdges(
    of view: ViewID, _ reader: borrowing some FlatTreeReader & ~Copyable
  ) -> Edge.Set { Edge.Set(rawValue: UInt8(reader.number(2, of: view))) }

  static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    let edges = filledEdges(of: view, pass)
    guard !edges.isEmpty else {
      return placeLayers(in: bounds, proposal: proposal, view, &pass)
    }
    let primary = pass.content(of: view)
    pass.place(primary, at: bounds.origin, proposal: proposal)
    let insets = pass.safeAreaInsets(of: view, at: bounds).only(edges)
    let filled = bounds.outset(by: insets)
    if let style = pass.sibling(after: primary) {
      pass.place(style, at: filled.origin, proposal: ProposedSize(filled.size))
    } else if insets != .zero {
      pass.setFill(bounds.outset(by: insets.turned(for: pass.direction(of: view))), of: view)
    }
  }
}

// MARK: - Explanation

extension BackgroundKind {
  static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let reason = try explainLayerOffer(to: child, in: view, along: axis, record)
    guard child != record.content(of: view) else { return reason }
    return try .beyondSafeArea(reason, of: view, filledEdges(of: view, record), record) {
      $0.total(along: axis)
    }
  }

  static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let edges = filledEdges(of: view, record)
    guard child != record.content(of: view), !edges.isEmpty else {
      return try explainLayerOrigin(of: child, in: view, along: axis, record)
    }
    return try .beyondSafeArea(Reason(.origin), of: view, edges, record) {
      -$0.leading(along: axis)
    }
  }
}
