import HaggleLayout
import TestSupport

/// Trees of every shape that pictures have trouble with.
struct PictureTrees {
  var random: SplitMix64

  mutating func view(depth: Int) -> View {
    let pick = Int.random(in: 0..<(depth == 0 ? 6 : 17), using: &random)
    switch pick {
    case 0, 1: return .color(random.pick(["blue", "green", "yellow", "red"]))
    case 2: return .make("Text", ["text": .string(text())])
    case 3: return .make("Spacer")
    case 4: return .make("Divider")
    case 5: return framed(.color("red"))
    case 6, 7: return stack("HStack", depth)
    case 8, 9: return stack("VStack", depth)
    case 10: return .make("ZStack", [:], children(depth))
    case 11: return view(depth: depth - 1).modified("padding", ["length": .number(length())])
    case 12: return framed(view(depth: depth - 1))
    case 13: return moved(view(depth: depth - 1))
    case 14: return view(depth: depth - 1).modified("relativeProposed", ["width": .number(0.5)])
    case 15: return view(depth: depth - 1).modified("overlay", [:], [view(depth: depth - 1)])
    default: return view(depth: depth - 1).modified("background", [:], [view(depth: depth - 1)])
    }
  }

  /// A frame that no layout should give and that must not end the program.
  mutating func oddRect() -> Rect {
    Rect(x: oddNumber(), y: oddNumber(), width: oddNumber(), height: oddNumber())
  }

  private mutating func framed(_ view: View) -> View {
    view.modified("frame", ["width": .number(length()), "height": .number(length())])
  }

  private mutating func moved(_ view: View) -> View {
    view.modified("offset", ["x": .number(length() - 40), "y": .number(length() - 40)])
  }

  private mutating func stack(_ kind: String, _ depth: Int) -> View {
    .make(kind, ["spacing": .number(length() / 10)], children(depth))
  }

  private mutating func children(_ depth: Int) -> [View] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in view(depth: depth - 1) }
  }

  private mutating func text() -> String {
    random.pick([
      "Hello world", "日本語", "a", "naïve café", "\u{1B}[31m", "👍🏽 ok", "a long line of words",
    ])
  }

  private mutating func length() -> Double {
    random.pick([0, 0.3, 1, 2, 7, 10, 20.333, 44, 57.5, 80, 100, 160, 400])
  }

  private mutating func oddNumber() -> Double {
    random.pick([
      .infinity, -.infinity, .nan, 0, -0.0, -5, 1e-9, 1e6, -1e6, 1e11, 1e15, 1e300, -1e300, 12, 50,
    ])
  }
}
