import HaggleTerminal
import Testing

struct CapabilityTests {
  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], CharacterSet.unicode),
    (["LANG": "C.utf8"], .unicode),
    (["LC_CTYPE": "UTF-8"], .unicode),
    (["LANG": "de_DE.UTF-8@euro"], .unicode),
    (["LC_ALL": "C", "LANG": "en_US.UTF-8"], .ascii),
    (["LC_CTYPE": "POSIX", "LANG": "en_US.UTF-8"], .ascii),
    (["LANG": "de_DE.ISO-8859-1"], .ascii),
    (["LANG": "de_DE"], .ascii),
    ([:], .ascii),
    (["LANG": "C.UTF-8", "TERM": "dumb"], .ascii),
    (["LANG": "C.UTF-8", "TERM": "linux"], .ascii),
    (["LANG": "C.UTF-8", "TERM": "xterm"], .unicode),
  ])
  func `locale and terminal decide on the characters`(
    environment: [String: String], expected: CharacterSet
  ) {
    #expect(CharacterSet(environment: { environment[$0] }) == expected)
  }

  @Test(
    arguments: [
      (.auto, "xterm", [:], true),
      (.auto, "dumb", [:], false),
      (.auto, "", [:], false),
      (.auto, nil, [:], false),
      (.auto, "xterm", ["NO_COLOR": "1"], false),
      (.auto, nil, ["CLICOLOR_FORCE": "1"], true),
      (.auto, nil, ["CLICOLOR_FORCE": "0"], false),
      (.auto, nil, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (.always, nil, ["NO_COLOR": "1"], true),
      (.never, "xterm", ["CLICOLOR_FORCE": "1"], false),
    ] as [(ColorChoice, String?, [String: String], Bool)])
  func `flag, NO_COLOR, CLICOLOR_FORCE and terminal decide on colour, in this order`(
    choice: ColorChoice, terminal: String?, environment: [String: String], expected: Bool
  ) {
    #expect(choice.isColored(terminal: terminal, environment: { environment[$0] }) == expected)
  }

  @Test(arguments: [
    ("error: no view", "\u{1b}[1;31merror:\u{1b}[0m no view"),
    ("a.haggle:3:1: error: no", "a.haggle:3:1: \u{1b}[1;31merror:\u{1b}[0m no"),
    ("note: a\nhint: b", "\u{1b}[36mnote:\u{1b}[0m a\n\u{1b}[32mhint:\u{1b}[0m b"),
    ("  Text(\"error: x\")", "  Text(\"error: x\")"),
    ("an error: x", "an error: x"),
    ("", ""),
  ])
  func `the first words of messages are coloured`(message: String, expected: String) {
    #expect(MessageColors.applied(to: message) == expected)
  }
}
