/// A list that grows without moving what is in it: for logs, whose length nobody knows beforehand.
struct ChunkedArray<Element: Sendable>: Sendable {
  /// The elements of a chunk are addressed by that many bits.
  private static var bits: Int { 10 }
  private static var capacity: Int { 1 << bits }

  /// The chunks that are full.
  private var full: ContiguousArray<ContiguousArray<Element>> = []
  /// The one that is being filled.
  private var last: ContiguousArray<Element> = []
  /// The number of the first element in `last`.
  private var firstOfLast = 0

  /// How many elements there are.
  var count: Int { firstOfLast + last.count }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    index >= firstOfLast
      ? last[index - firstOfLast] : full[index >> Self.bits][index & (Self.capacity - 1)]
  }

  /// Changes the element at `index` where it stands.
  mutating func update(_ index: Int, _ change: (inout Element) -> Void) {
    if index >= firstOfLast {
      change(&last[index - firstOfLast])
    } else {
      change(&full[index >> Self.bits][index & (Self.capacity - 1)])
    }
  }

  mutating func append(_ element: Element) {
    last.append(element)
    if last.count == Self.capacity { startChunk() }
  }

  @inline(never)
  private mutating func startChunk() {
    full.append(last)
    firstOfLast += last.count
    last = []
    last.reserveCapacity(Self.capacity)
  }
}
