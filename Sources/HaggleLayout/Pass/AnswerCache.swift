/// What views answered so far, so that no question is computed twice (spec 01 rule 7).
///
/// Every answer links to the view's previous one. Proposals are compared by their bits, so the cache
/// is exact: infinity is a key like any other, and nothing is ever evicted during a pass.
///
/// - Complexity: O(*k*) in the number of different proposals that the view was asked.
struct AnswerCache<Answer>: ~Copyable {
  private struct Entry {
    let question: Question
    let answer: Answer
    let next: Int32
  }

  private static var none: Int32 { -1 }

  private var heads: ContiguousArray<Int32>
  private var entries: ContiguousArray<Entry> = []

  init(viewCount: Int, capacity: Int) {
    heads = ContiguousArray(repeating: Self.none, count: viewCount)
    entries.reserveCapacity(capacity)
  }

  /// What `view` answered to `question`; `nil` when it was not asked yet.
  func answer(of view: ViewID, to question: Question) -> Answer? {
    var index = heads[view]
    while index != Self.none {
      let entry = entries[Int(index)]
      if entry.question == question { return entry.answer }
      index = entry.next
    }
    return nil
  }

  mutating func remember(_ answer: Answer, of view: ViewID, to question: Question) {
    entries.append(Entry(question: question, answer: answer, next: heads[view]))
    heads[view] = Int32(entries.count - 1)
  }
}

/// A proposal in 16 bytes, and what is asked about it.
struct Question: Hashable, Sendable {
  let width: UInt64
  let height: UInt64
  /// 0 for the size, or the place of the guide.
  let subject: UInt8
  /// Which container the answer goes by, for views that look at theirs; 0 for all others.
  let container: UInt16

  /// A NaN that no arithmetic produces.
  private static let unspecified: UInt64 = 0x7FF8_0000_0000_0001

  init(_ proposal: ProposedSize, subject: UInt8 = 0, container: UInt16 = 0) {
    width = Self.bits(proposal.width)
    height = Self.bits(proposal.height)
    self.subject = subject
    self.container = container
  }

  /// A length as bits; nothing is a number that no arithmetic produces.
  static func bits(_ length: Double?) -> UInt64 { length?.bitPattern ?? unspecified }

  /// The length that bits stand for.
  static func length(_ bits: UInt64) -> Double? {
    bits == unspecified ? nil : Double(bitPattern: bits)
  }

  /// The offer that two lengths in bits stand for.
  static func proposal(_ width: UInt64, _ height: UInt64) -> ProposedSize {
    ProposedSize(width: length(width), height: length(height))
  }
}
