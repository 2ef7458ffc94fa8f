/// The first of several views whose ideal size fits (spec 10).
///
/// Apple documents the choice, not every detail of it. Unknown are whether lengths are compared with
/// a tolerance, which they are not here (rule 5), and what the view tells a stack: priority 0 and
/// the chosen view's guides (rule 9).
enum ViewThatFitsKind: LayoutKind {
  static let signature = Signature(
    "ViewThatFits", .container,
    [
      Form([
        Parameter(
          "in", .axes, default: "[.horizontal, .vertical]", "the axes on which it must fit"),
        Parameter("content", .content, "the views, the most wanted first"),
      ])
    ],
    summary: "takes the first of its views whose ideal size fits",
    example: "ViewThatFits { Color.blue.frame(width: 400); Color.green.frame(width: 100) }",
    about: About(
      proposes:
        "nothing on the axes that count, to learn the ideal sizes; then its whole offer to "
        + "the first view that fits, or to the last",
      answers: "what the chosen view answers to the whole offer",
      places: "only the chosen view, where it begins itself",
      rule: "10 rules 1 to 10",
      unknown:
        "lengths are compared without a tolerance; on an axis that does not count the offer stays "
        + "while ideal sizes are asked for; the priority in a stack is 0",
      isExact: false))

  static var hidesViews: Bool { true }

  /// The number of the first child counts; the axes are kept as two numbers.
  static func lower(_ view: View, _ lowering: inout Lowering) {
    let axes = view.axes("in") ?? Axis.allCases
    for axis in Axis.allCases { lowering.keep(axes.contains(axis) ? 1.0 : 0) }
    guard lowering.childCount > 0 else { return }
    let first = lowering.childTraits(0)
    lowering.traits = Traits(spacing: first.spacing)
    for index in 0..<lowering.childCount {
      lowering.traits.guides.formUnion(lowering.childTraits(index).guides)
    }
  }

  /// The answer of the chosen view to the whole offer (rule 6).
  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    guard let child = choice(for: proposal, of: view, &pass) else { return .zero }
    return pass.sizeThatFits(proposal, child)
  }

  /// Only the chosen view is placed, the choice being made for the offer of placing (rule 7).
  static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    guard let child = choice(for: proposal, of: view, &pass) else { return }
    pass.place(child, at: bounds.origin, proposal: proposal)
  }

  static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? {
    choice(for: proposal, of: view, &pass)
      .flatMap { pass.explicitAlignment(of: key, proposal: proposal, $0) }
  }

  /// The first child whose ideal length fits on every axis that counts, else the last (rules 2 to
  /// 5).
  private static func choice(
    for proposal: ProposedSize, of view: ViewID, _ pass: inout LayoutPass
  ) -> ViewID? {
    guard pass.childCount(of: view) > 0 else { return nil }
    let ideal = ideal(proposal, view, pass)
    var child = pass.content(of: view)
    while let next = pass.sibling(after: child) {
      let size = pass.sizeThatFits(ideal, child)
      let fits = Axis.allCases.allSatisfy { axis in
        !isConstrained(axis, view, pass) || size[axis] <= proposal[axis] ?? .infinity
      }
      if fits { return child }
      child = next
    }
    return child
  }

  /// The offer with nothing on the axes that count (rule 3).
  private static func ideal(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: borrowing some FlatTreeReader & ~Copyable
  ) -> ProposedSize {
    var ideal = proposal
    for axis in Axis.allCases where isConstrained(axis, view, pass) { ideal[axis] = nil }
    return ideal
  }

  private static func isConstrained(
    _ axis: Axis, _ view: ViewID, _ pass: borrowing some FlatTreeReader & ~Copyable
  ) -> Bool {
    pass.number(axis == .horizontal ? 0 : 1, of: view) == 1
  }
}

extension ViewThatFitsKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    guard let chosen = record.children(of: view).first(where: record.isPlaced) else {
      return Reason(0, "no view, no size")
    }
    return Reason(
      .lengthInside(chosen), conclusion: try explainChoice(of: chosen, in: view, record))
  }

  /// Why a view is taken: what was tried before is too large when left to itself (rule 2).
  static func explainChoice(
    of chosen: ViewID, in view: ViewID, _ record: LayoutRecord
  ) throws(ExplanationError) -> Cause {
    let offer = try record.proposal(of: view)
    let ideal = ideal(offer, view, record)
    let words: Cause = "\(view) takes \(chain: chosen)"
    let earlier = record.children(of: view).prefix { $0 != chosen }
    if let first = earlier.first {
      let others: Cause = earlier.count > 1 ? ", and what stands between does not fit either" : ""
      let size = try record.answer(of: first, to: ideal)
      for axis in Axis.allCases where isConstrained(axis, view, record) {
        guard let limit = offer[axis], size[axis] > limit else { continue }
        return
          "\(words): the ideal \(axis.lengthWord) of \(chain: first), \(size[axis]), is more than \(limit)\(others)"
      }
    }
    guard chosen != record.children(of: view).last else { return "\(words), its only view" }
    let size = try record.answer(of: chosen, to: ideal)
    let lengths = Axis.allCases.filter { isConstrained($0, view, record) }
    guard let axis = lengths.first, lengths.count == 1 else {
      return "\(words): its ideal size, \(size.width) × \(size.height), fits"
    }
    return "\(words): its ideal \(axis.lengthWord), \(size[axis]), fits"
  }
}
