/// A kind whose layout is a value of a type that conforms to `Layout` (spec 14 rules 1 to 12).
protocol CustomLayoutKind: LayoutKind {
  /// The layout that `view` stands for.
  static func layout(of view: View) -> any Layout
}

extension CustomLayoutKind {
  package static var isLayout: Bool { true }

  package static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.orientation = layout(of: view).orientation
  }

  package static func lower(_ view: View, _ lowering: inout Lowering) {
    let layout = layout(of: view)
    lowering.keep(layout)
    lowering.traits.guides = .all
    lowering.traits.spacing = lowering.spacing(of: layout)
    if lowering.childCount == 0 { lowering.traits.priority = -.infinity }
  }

  package static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let size = pass.layout(of: view).size(proposal, view, &pass)
    return Size(width: length(size.width), height: length(size.height))
  }

  package static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    let placements = pass.layout(of: view).placements(in: bounds, proposal, view, &pass)
    forEachChild(of: view, &pass) { child, pass in
      let placement = placements[child] ?? .centred(in: bounds, proposal)
      let size = pass.sizeThatFits(placement.proposal, child)
      pass.place(child, at: placement.origin(size), proposal: placement.proposal)
    }
  }

  package static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? {
    let bounds = Rect(origin: .zero, size: pass.sizeThatFits(proposal, view))
    return pass.layout(of: view).guide(key, in: bounds, proposal, view, &pass)
  }

  /// What is no length counts as 0, as for all views.
  private static func length(_ length: Double) -> Double { length > 0 ? length : 0 }
}

extension Layout {
  fileprivate var orientation: Axis? {
    (self as? AnyLayout)?.base.orientation ?? Self.layoutProperties.stackOrientation
  }

  fileprivate func size(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    working(on: view, &pass) { subviews, cache in
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  fileprivate func placements(
    in bounds: Rect, _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> [ViewID: SubviewPlacement] {
    working(on: view, &pass) { subviews, cache in
      subviews.placements {
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  fileprivate func guide(
    _ key: AlignmentKey, in bounds: Rect, _ proposal: ProposedSize, _ view: ViewID,
    _ pass: inout LayoutPass
  ) -> Double? {
    working(on: view, &pass) { subviews, cache in
      explicit(key, bounds, proposal, subviews, &cache)
    }
  }

  /// Lends the pass to the layout, with the subviews and the cache of `view`.
  private func working<Result>(
    on view: ViewID, _ pass: inout LayoutPass,
    _ body: (LayoutSubviews, inout Cache) -> Result
  ) -> Result {
    let firstTraits = Int(pass.number(0, of: view))
    let loan = pass.loan()
    return loan.lend(&pass) {
      let subviews = LayoutSubviews(of: view, loan, firstTraits: firstTraits)
      var cache = cache(of: view, subviews, loan)
      let result = body(subviews, &cache)
      loan.keep(cache, of: view)
      return result
    }
  }
}

extension Layout {
  /// The cache of a view: the one it has, the one of a pass before brought up to date, or a new one
  /// (spec 14 rule 11).
  private func cache(of view: ViewID, _ subviews: LayoutSubviews, _ loan: LentPass) -> Cache {
    if let cache = loan.takeCache(of: view) as? Cache { return cache }
    guard var cache = loan.takeEarlierCache(of: view) as? Cache else {
      return makeCache(subviews: subviews)
    }
    updateCache(&cache, subviews: subviews)
    return cache
  }
}

extension Lowering {
  /// The spacing of a layout, which may ask its subviews for sizes already.
  ///
  /// Only what is inside of the view is there to be asked.
  fileprivate func spacing(of layout: some Layout) -> Spacing {
    guard childCount > 0 else { return .zero }
    let id = Int(tree.entries[entry(ofChild: 0)].parent)
    let loan = LentPass(inside: id, of: tree)
    let subviews = LayoutSubviews(
      of: id, loan, firstTraits: tree.subviewTraits.count - childCount)
    var cache = layout.makeCache(subviews: subviews)
    let spacing = layout.spacing(subviews: subviews, cache: &cache)
    loan.end()
    return spacing.preferences
  }
}

// MARK: - Explanation

extension CustomLayoutKind {
  /// What its code answered, and what its views had answered to that code: a layout written in Swift
  /// is no formula, so nothing more is known.
  package static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let (length, proposal) = (try record.size(of: view)[axis], try record.proposal(of: view))
    return Reason(
      length,
      "offered \(proposal.words), the code of \(view) answers \(length)\(rule(signature.about.answers))",
      conclusion: record.words(forAnswersIn: view, along: axis))
  }

  package static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    guard let offer = try record.proposal(of: child)[axis] else { return Reason(.offer) }
    return Reason(
      offer, "the code of \(view) offers \(chain: child) \(offer)\(rule(signature.about.proposes))")
  }

  package static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    var reason = Reason(.origin)
    let distance = try record.distance(of: child, in: view, along: axis)
    if distance != 0 {
      reason.then(
        .add, distance,
        "the code of \(view) puts \(chain: child) there\(rule(signature.about.places))")
    }
    return reason
  }
}

/// What a kind says of itself, behind what happened; nothing where it says nothing.
private func rule(_ words: String?) -> Cause {
  guard let words, !words.isEmpty else { return "" }
  return ": \(words)"
}

extension LayoutRecord {
  /// The most answers that a sentence lists.
  private static var longestList: Int { 6 }

  /// What the views in a layout answered along `axis`, each question once; `nil` where it asked none.
  fileprivate func words(forAnswersIn view: ViewID, along axis: Axis) -> Cause? {
    let answers = answers(in: view, along: axis)
    guard !answers.isEmpty else { return nil }
    var words: Cause = "it asked its views"
    var last: ProposedSize?
    for (child, proposal, length) in answers.prefix(Self.longestList) {
      let isFirst = last != proposal
      let mark = last == nil ? ": " : "; "
      let opening: Cause = isFirst ? "\(mark)offered \(proposal.words)" : ""
      let verb = isFirst ? " is" : ""
      let adjective = isFirst ? " \(axis.adjective)" : ""
      words = "\(words)\(opening), \(chain: child)\(verb) \(length)\(adjective)"
      last = proposal
    }
    let rest = answers.count - Self.longestList
    return rest > 0 ? "\(words); and \(rest.words) more" : words
  }

  /// The questions to the views in a layout, those with one proposal together.
  private func answers(
    in view: ViewID, along axis: Axis
  ) -> [(child: ViewID, proposal: ProposedSize, length: Double)] {
    let answers = children(of: view).flatMap { child in
      measurements(of: child).map { (child, $0.proposal, $0.size[axis]) }
    }
    var proposals: [ProposedSize] = []
    for answer in answers where !proposals.contains(answer.1) { proposals.append(answer.1) }
    return proposals.flatMap { proposal in answers.filter { $0.1 == proposal } }
  }
}
