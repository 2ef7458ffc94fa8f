/// A child of a stack while the stack shares out its length.
struct StackItem {
  let view: ViewID
  /// The distance before it, in points.
  let gap: Double
  let priority: Double
  /// Its place among the children of the same priority, in source order.
  var rank: Int32 = 0
  /// The item of the first child of the same priority.
  var leader: Int32 = 0
  /// The length it answers to 0; NaN until it is asked.
  var minimum = Double.nan
  /// The length it answers to `∞`; NaN until it is asked.
  var maximum = Double.nan
  /// When it is served, and what is left and kept back then; for the record only.
  var turn: Int32 = 0
  var remaining: Int32 = 1
  var available = Double.nan
  var reserved = 0.0
  /// What it is offered in the end.
  var proposal = ProposedSize.unspecified
  /// What it answers to that.
  var size = Size.zero
  /// Where its guide is, in points from its own left or top edge.
  var guide = 0.0

  init(_ view: ViewID, gap: Double, priority: Double) {
    self.view = view
    self.gap = gap
    self.priority = priority
  }

  /// How much it can grow (spec 04 rule 5); 0 for a child that is always infinite.
  var flexibility: Double {
    let difference = maximum - minimum
    return difference.isNaN ? 0 : difference
  }

  /// Whether it is served before `other` (spec 04 rule 5 a to c); `false` both ways for a tie.
  func isServed(before other: StackItem) -> Bool {
    if priority != other.priority { return priority > other.priority }
    let (mine, theirs) = (flexibility, other.flexibility)
    if mine != theirs { return mine < theirs }
    return mine == .infinity && minimum > other.minimum
  }
}
