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
}
