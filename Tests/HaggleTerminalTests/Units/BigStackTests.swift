import HaggleTerminal
import Testing

struct BigStackTests {
  /// Uses more than 100 bytes of stack a level.
  private static func depth(_ levels: Int, _ values: [Int]) -> Int {
    levels == 0 ? values.count : depth(levels - 1, values + []) + 1
  }

  @Test func `a million levels of recursion fit`() {
    #expect(BigStack.run { Self.depth(1_000_000, []) } == 1_000_000)
  }

  @Test func `results come in the order of the items`() {
    #expect(BigStack.map(Array(0..<1000)) { $0 * 2 } == (0..<1000).map { $0 * 2 })
    #expect(BigStack.map([Int]()) { $0 } == [])
    #expect(
      BigStack.map([100_000, 1_000_000, 10]) { Self.depth($0, []) } == [100_000, 1_000_000, 10])
  }
}
