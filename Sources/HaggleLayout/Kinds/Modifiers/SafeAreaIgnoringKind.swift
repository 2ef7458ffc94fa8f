/// A view that is drawn beyond its place, into what is not safe (spec 12 rules 9 to 11).
protocol SafeAreaIgnoringKind: LayoutKind {
  /// The edges at which `view` does.
  static func edges(of view: View) -> Edge.Set
}

extension SafeAreaIgnoringKind {
  /// There are no explicit guides (spec 06 rule 11).
  package static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.keep(Double(edges(of: view).rawValue))
  }

  /// The size is the content's: whoever is around notices nothing (rule 10).
  package static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size { pass.sizeThatFits(proposal, pass.content(of: view)) }

  /// The content is offered what lies below, too, and begins at the corner of that; what does not
  /// grow with its offer is moved (rules 10 and 11).
  package static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    let insets = pass.safeAreaInsets(of: view, at: bounds).only(ignored(by: view, pass))
    pass.place(
      pass.content(of: view), at: bounds.outset(by: insets).origin,
      proposal: proposal.outset(by: insets))
  }

  private static func ignored(
    by view: ViewID, _ reader: borrowing some FlatTreeReader & ~Copyable
  ) -> Edge.Set { Edge.Set(rawValue: UInt8(reader.number(0, of: view))) }
}

/// What is said of `ignoresSafeArea` and of the older `edgesIgnoringSafeArea` alike.
enum SafeAreaIgnoringWords {
  static let edges = "the edges at which the view reaches into what is not safe"
  static let summary = "draws the view as far as the edges of the screen; its place stays"
  static let about = About(
    proposes: "what it is offered, and when it places, the insets that its place touches as well",
    answers: "the size of the view inside, as if there were no insets",
    places:
      "the view inside out to the edges that its place touches; one that does not grow is moved "
      + "there",
    rule: "12 rules 9 to 11")
}

// MARK: - Explanation

extension SafeAreaIgnoringKind {
  /// The content's answer to the same offer, which may differ from how it is placed.
  package static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason { Reason(.lengthInside(record.content(of: view))) }

  package static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    try .beyondSafeArea(
      Reason(.offer), of: view, ignored(by: view, record), record
    ) { $0.total(along: axis) }
  }

  package static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    try .beyondSafeArea(
      Reason(.origin), of: view, ignored(by: view, record), record
    ) { -$0.leading(along: axis) }
  }
}

extension Reason {
  /// Adds what `distance` takes of the insets that the place of `view` touches, a step for each layer
  /// of insets.
  static func beyondSafeArea(
    _ start: Reason, of view: ViewID, _ edges: Edge.Set, _ record: LayoutRecord,
    _ distance: (EdgeInsets) -> Double
  ) throws(ExplanationError) -> Reason {
    var reason = start
    for (layer, insets) in try record.safeAreaGrowth(of: view) {
      let distance = distance(insets.turned(for: record.direction(of: view)).only(edges))
      guard distance != 0 else { continue }
      let place: Cause =
        layer.owner.map { "the insets of \(source: $0)" } ?? "the insets of the container"
      reason.then(.add, distance, "\(source: view) reaches into \(place)")
    }
    return reason
  }
}
