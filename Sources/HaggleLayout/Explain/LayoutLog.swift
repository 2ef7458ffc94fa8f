/// What a pass writes down while it runs, when it is asked to.
struct LayoutLog: Sendable {
  /// Every question, in order; views are flat numbers.
  var events: [TraceEvent] = []
  /// For every question the first one that was asked after its answer.
  var ends: [Int] = []
  /// Every sharing of a stack, in order.
  var runs: [(stack: ViewID, record: StackRecord)] = []
  /// Every guide that was read: whose, which, for which offer, and its value in points.
  var guides: [(view: ViewID, key: AlignmentKey, proposal: ProposedSize, value: Double)] = []
}
