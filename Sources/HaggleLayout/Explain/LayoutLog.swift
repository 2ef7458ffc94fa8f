/// What a pass writes down while it runs, when it is asked to.
///
/// Writing has to be cheap, for a traced layout shall not take much longer than another. Memory is
/// most of the cost, so what can be found out afterwards is left to the record.
struct LayoutLog: Sendable {
  /// One question and its answer, in 40 bytes.
  struct Entry: Sendable {
    /// The view, its bits turned around when it was placed.
    private let code: Int32
    /// The place of the first question that was asked after the answer.
    var end: Int32 = 0
    private let width: UInt64
    private let height: UInt64
    var size = Size.zero

    init(_ phase: TraceEvent.Phase, _ view: ViewID, _ proposal: ProposedSize) {
      code = phase == .place ? ~Int32(view) : Int32(view)
      let question = Question(proposal)
      width = question.width
      height = question.height
    }

    var view: ViewID { Int(code < 0 ? ~code : code) }
    var phase: TraceEvent.Phase { code < 0 ? .place : .measure }
    var proposal: ProposedSize { Question.proposal(width, height) }

    func asks(_ question: Question) -> Bool {
      width == question.width && height == question.height
    }

    func answersTheSame(as other: Entry) -> Bool {
      Question(ProposedSize(size)) == Question(ProposedSize(other.size))
    }

    func asksTheSame(as other: Entry) -> Bool { width == other.width && height == other.height }
  }

  /// A child in one sharing of its stack; what it took is in the trace.
  struct Share: Sendable {
    let view: Int32
    /// When it was served, from 0.
    let turn: Int32
    let remaining: Int32
    let minimum: Double
    let maximum: Double
    let available: Double
    let reserved: Double
    let proposal: UInt64
    /// Its place across the stack, in points from the stack's edge.
    let minorOrigin: Double
  }

  /// One sharing of a stack.
  struct Run: Sendable {
    let stack: ViewID
    let axis: Axis
    let proposal: ProposedSize
    /// The children in `shares`, in the order of the source.
    let shares: Range<Int>
  }

  /// A guide that was read, in points from the view's own edge.
  struct Guide: Sendable {
    let view: ViewID
    let question: Question
    let value: Double
    let isExplicit: Bool
  }

  /// Every question, in order.
  var entries = ChunkedArray<Entry>()
  /// Every sharing of a stack, in order.
  var runs: ContiguousArray<Run> = []
  /// The children of the stacks at the end of each sharing.
  var shares = ChunkedArray<Share>()
  /// Every guide that was read and does not follow from sizes alone.
  var guides: ContiguousArray<Guide> = []

  /// Writes a question down whose answer is still to come.
  ///
  /// - Returns: Its place.
  mutating func begin(_ phase: TraceEvent.Phase, _ view: ViewID, _ proposal: ProposedSize) -> Int {
    let place = entries.count
    entries.append(Entry(phase, view, proposal))
    return place
  }

  /// Adds the answer.
  mutating func end(_ entry: Int, size: Size) {
    let end = Int32(entries.count)
    entries.update(entry) { answered in
      answered.size = size
      answered.end = end
    }
  }

  /// Writes a question down with its answer, for which nobody else was asked.
  mutating func add(
    _ phase: TraceEvent.Phase, _ view: ViewID, _ proposal: ProposedSize, size: Size
  ) {
    var entry = Entry(phase, view, proposal)
    entry.size = size
    entry.end = Int32(entries.count + 1)
    entries.append(entry)
  }
}

extension LayoutLog.Share {
  init(_ item: StackItem, along axis: Axis, origin: Point) {
    view = Int32(item.view)
    turn = item.turn
    remaining = item.remaining
    minimum = item.minimum
    maximum = item.maximum
    available = item.available
    reserved = item.reserved
    proposal = Question.bits(item.proposal[axis])
    minorOrigin = origin[axis.other]
  }
}
