/// One sharing of a stack as it went, for explanations (spec 04 rules 3 to 9).
package struct StackRecord: Equatable, Sendable {
  /// What a child was offered and what it took.
  package struct Share: Equatable, Sendable {
    package let view: ViewID
    /// The distance before it, in points.
    package let gap: Double
    package let priority: Double
    /// The length it answers to 0; `nil` when it was not asked.
    package let minimum: Double?
    /// The length it answers to `∞`; `nil` when it was not asked.
    package let maximum: Double?
    /// What was kept for children of lower priority while it was served, in points.
    package var reserved = 0.0
    /// What was left when its turn came, in points; `nil` where nothing was shared.
    package var available: Double?
    /// How many children of its priority were still to be served, itself included.
    package var remaining = 1
    /// What it was offered.
    package let proposal: ProposedSize
    /// What it answered, in points.
    package let size: Size
    /// Its place, in points from the stack's top left corner.
    package let origin: Point
  }

  /// The stack's own offer in this run.
  package let proposal: ProposedSize
  /// The children in the order in which they were served.
  package let shares: [Share]

  /// All gaps together, in points.
  package var gaps: Double { shares.reduce(0) { $0 + $1.gap } }
}
