import HaggleLayout

/// Small steps of a known sequence: the same on every system.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Trees of every shape that pictures have trouble with.
struct RandomTree {
  var random: SplitMix64

  mutating func view(depth: Int) -> View {
    let pick = Int.random(in: 0..<(depth == 0 ? 6 : 17), using: &random)
    switch pick {
    case 0, 1:
      return color(["blue", "green", "yellow", "red"].randomElement(using: &random) ?? "red")
    case 2: return make("Text", ["text": .string(text())])
    case 3: return make("Spacer")
    case 4: return make("Divider")
    case 5: return color("red").frame(length(), length())
    case 6, 7: return stack("HStack", depth)
    case 8, 9: return stack("VStack", depth)
    case 10: return stack("ZStack", depth)
    case 11: return view(depth: depth - 1).pad(length())
    case 12: return view(depth: depth - 1).frame(length(), length())
    case 13: return view(depth: depth - 1).offset(length() - 40, length() - 40)
    case 14: return view(depth: depth - 1).mod("relativeProposed", ["width": .number(0.5)])
    case 15: return view(depth: depth - 1).mod("overlay", [:], view(depth: depth - 1))
    default: return view(depth: depth - 1).mod("background", [:], view(depth: depth - 1))
    }
  }

  private mutating func stack(_ kind: String, _ depth: Int) -> View {
    var view = make(kind, kind == "ZStack" ? [:] : ["spacing": .number(length() / 10)])
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      view.children.append(self.view(depth: depth - 1))
    }
    return view
  }

  private mutating func text() -> String {
    ["Hello world", "日本語", "a", "naïve café", "\u{1B}[31m", "👍🏽 ok", "a long line of words"]
      .randomElement(using: &random) ?? ""
  }

  mutating func length() -> Double {
    [0, 0.3, 1, 2, 7, 10, 20.333, 44, 57.5, 80, 100, 160, 400]
      .randomElement(using: &random) ?? 0
  }

  /// Numbers that no layout should give but that must not end the program.
  mutating func oddNumber() -> Double {
    let odd: [Double] = [
      .infinity, -.infinity, .nan, 0, -0.0, -5, 1e-9, 1e6, -1e6, 1e11, 1e15, 1e300, -1e300, 12, 50,
    ]
    return odd.randomElement(using: &random) ?? 0
  }

  mutating func oddRect() -> Rect {
    Rect(x: oddNumber(), y: oddNumber(), width: oddNumber(), height: oddNumber())
  }
}
