import HaggleLayout
import HaggleSwiftUI
import Synchronization
import Testing

/// scaleEffect and rotationEffect: layout does not notice them (05 rule 20), the frames that readers
/// tell in outer spaces do (11 rule 4).
struct GeometryEffectTests {
  private static let container = ProposedViewSize(width: 200, height: 100)

  /// Where a reader keeps what it told last; readers of one layout run one after the other.
  private final class Told: Sendable {
    let frame = Mutex(CGRect.zero)
  }

  /// What a reader of 40 by 20 in the middle of the container tells, inside of an effect.
  private func frame(
    in space: CoordinateSpace = .global, _ effect: (View) -> View
  ) throws -> CGRect {
    let told = Told()
    let reader = GeometryReader { proxy in
      let _ = told.frame.withLock { $0 = proxy.frame(in: space) }
    }
    _ = try effect(reader.frame(width: 40, height: 20)).layout(in: Self.container)
    return told.frame.withLock { $0 }
  }

  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) < 1e-9 && abs(left.minY - right.minY) < 1e-9
      && abs(left.width - right.width) < 1e-9 && abs(left.height - right.height) < 1e-9
  }

  @Test func `layout does not notice an effect`() throws {
    let view = Color.red.frame(width: 40, height: 20)
    let frames = try view.layout(in: Self.container).placements.map(\.frame)
    for effect in [view.scaleEffect(3), view.rotationEffect(.degrees(30))] {
      #expect(
        try effect.layout(in: Self.container).placements.dropFirst().map(\.frame) == frames)
    }
  }

  @Test func `a reader tells the rectangle around what is seen of it`() throws {
    let cases: [(CGRect, (View) -> View)] = [
      (CGRect(x: 80, y: 40, width: 40, height: 20), { $0 }),
      (CGRect(x: 60, y: 30, width: 80, height: 40), { $0.scaleEffect(2) }),
      (CGRect(x: 80, y: 40, width: 80, height: 40), { $0.scaleEffect(2, anchor: .topLeading) }),
      (CGRect(x: 80, y: 45, width: 40, height: 10), { $0.scaleEffect(y: -0.5) }),
      (CGRect(x: 90, y: 30, width: 20, height: 40), { $0.rotationEffect(.degrees(90)) }),
      (
        CGRect(x: 100, y: 60, width: 20, height: 40),
        { $0.rotationEffect(.degrees(-90), anchor: .bottomTrailing) }
      ),
      (
        CGRect(x: 80, y: 10, width: 40, height: 80),
        { $0.scaleEffect(2).rotationEffect(.degrees(90)) }
      ),
      (CGRect(x: 90, y: 40, width: 40, height: 20), { $0.scaleEffect(1).offset(x: 10) }),
    ]
    for (expected, effect) in cases {
      let told = try frame(effect)
      #expect(isNear(told, expected), "\(told) is not \(expected)")
      #expect(try frame(in: .local, effect) == CGRect(x: 0, y: 0, width: 40, height: 20))
    }
  }

  @Test func `effects outside of a named space do not count in it`() throws {
    let inside = try frame(in: .named("a")) {
      $0.scaleEffect(2).padding(5).coordinateSpace(name: "a").scaleEffect(10)
    }
    #expect(isNear(inside, CGRect(x: -15, y: -5, width: 80, height: 40)))
  }
}
