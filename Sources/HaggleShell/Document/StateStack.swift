/// States of a document, the newest last.
///
/// A session is copied before every entry, so that a wrong one leaves no trace. The states stand in
/// blocks that copies share: an entry costs the same however many came before it.
struct StateStack: Sendable {
  private static let blockSize = 256

  /// Full blocks; the newest states are in `newest`, which is empty only if there are none.
  private var blocks: [[DocumentState]] = []
  private var newest: [DocumentState] = []

  var count: Int { blocks.count * Self.blockSize + newest.count }

  var last: DocumentState? { newest.last }

  mutating func append(_ state: DocumentState) {
    if newest.count == Self.blockSize {
      blocks.append(newest)
      newest = []
    }
    newest.append(state)
  }

  mutating func append(_ later: StateStack) {
    if count == 0 {
      self = later
    } else {
      for block in later.blocks + [later.newest] { block.forEach { append($0) } }
    }
  }

  mutating func popLast() -> DocumentState? {
    let state = newest.popLast()
    if newest.isEmpty, let block = blocks.popLast() { newest = block }
    return state
  }
}
