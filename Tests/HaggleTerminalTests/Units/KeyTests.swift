import HaggleTerminal
import Testing

/// What terminals send for keys.
struct KeyTests {
  static let cases: [(bytes: String, keys: [Key])] = [
    ("a é", [.character("a"), .character(" "), .character("é")]),
    ("日", [.character("日")]),
    ("\r\n", [.named(.enter), .named(.enter)]),
    ("\u{7F}\u{8}", [.named(.backspace), .named(.backspace)]),
    ("\u{4}", [.character("\u{4}")]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left].map { .named($0) }),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left].map { .named($0) }),
    ("\u{1B}[5~\u{1B}[6~", [.named(.pageUp), .named(.pageDown)]),
    (
      "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}OH",
      [.home, .end, .home, .end, .home].map { .named($0) }
    ),
    ("\u{1B}[1;5C", [.named(.right)]),
    ("\u{1B}[15~x", [.other, .character("x")]),
    ("\u{1B}[[Ex", [.other, .character("x")]),
    ("\u{1B}OPx", [.other, .character("x")]),
    ("\u{1B}x", [.other]),
    ("\u{1B}\u{1B}[15~x", [.other, .character("x")]),
    ("\u{1B}", [.other]),
    ("\u{1B}[200~x", [.other, .character("x")]),
    ("\u{1B}OM\u{1B}[<0;1;2M", [.named(.enter), .other]),
  ]

  @Test(arguments: cases)
  func `bytes make keys`(_ bytes: String, _ keys: [Key]) {
    var rest = Array(bytes.utf8)[...]
    var found: [Key] = []
    while let key = Key({ rest.popFirst() }) { found.append(key) }
    #expect(found == keys)
  }
}
