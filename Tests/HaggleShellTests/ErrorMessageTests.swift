import Foundation
import HaggleShell
import Testing

/// Every message of the shell, word for word, on the example row.
///
/// The table is the file `Golden/messages.txt`; with `RECORD=1` it is written anew.
struct ErrorMessageTests {
  static let entries = [
    "shwo --dims", "delete green", "xyzzy", "hstack { Color.red }", "sho",
    "remove bule", "remove /9", "remove", "swap blue", "swap blue green yellow", "swap blue hstack",
    "swap blue blue", "add", "add Colr.red", "add Color.red to green", "add Color.red at 9",
    "add Color.red at x", "add Color.red before hstack", "add Color.red befor green",
    "replace green", "replace green by Color.red", "wrap green", "wrap green in Color.red",
    "unwrap green", "unwrap hstack", "move hstack at 0", "move green", "move green to blue",
    "move hstack to hstack", "duplicate hstack", "duplicate green x0", "duplicate green x2000000",
    "name green blue", "name green 1", "name green container", "undo 9", "redo", "redo 2",
    "resize 620x",
    "resize 620", "resize 1,5 80", "resize a b", "resize ipone", "resize -900 0", "resize 20% 80",
    "relative green -0.5", "relative green half", "relative green", "relative green off",
    "relative green 1,5", "set hstack spacng 3", "set hstack spacing wide", "set blue width 3",
    "set hstack", "unset green name", "set /0 maxWidth 3", "show --dimz", "show --depth x",
    "show --scale 0",
    "show --window 3", "show blue green", "tree bule", "print", "print bule.width",
    "print blue.wdth",
    "blue.colour", "propose blue", "expect blue.width == 60", "expect blue.width > 100",
    "expect blue.width == 60 ± 0.5", "expect blue.size == 3", "expect blue.width is 3",
    "expect blue.width ==", "expect blue.width == wide", "export jsn", "export", "export json a b",
    "option autoshw on", "option autoshow maybe", "help relatve", "quit now", "quit 256",
    "blue.paddin(8)", "bule.padding(8)", ".paddin(8)", "HStack { Color.blu }", "HStack {",
    "save", "save row.swift", "source nowhere/x.haggle", "Color.red.frame(100, 50)",
    "replace blue Color.red", "wrap blue VStack", "set hstack spacing 50%",
    "expect green.x - blue.x == 30",
  ]

  @Test func `every message is as it is written down`() throws {
    var transcript: [String] = []
    for entry in Self.entries {
      var session = Session.row()
      let before = SessionTraces(session)
      let outcome = session.run(entry, at: .argument(1))
      #expect(outcome.failure != nil, "\(entry)")
      #expect(outcome.output == "", "\(entry)")
      #expect(SessionTraces(session) == before, "\(entry)")
      transcript.append("> \(entry)  (\(outcome.failure ?? 0))")
      transcript += outcome.messages.split(separator: "\n").map(String.init)
    }
    try Transcript(lines: transcript).expectGolden("messages")
  }

  @Test func `every hint can be typed as it stands`() {
    for entry in Self.entries {
      var session = Session.row()
      let lines = session.run(entry, at: .argument(1)).messages.split(separator: "\n")
      guard let hint = lines.first(where: { $0.hasPrefix("hint: ") })?.dropFirst(6) else {
        continue
      }
      let outcome = session.run(String(hint), at: .argument(1))
      // A claim that differs was typed rightly.
      let isRight = outcome.failure == nil || outcome.failure == ExitCode.differs
      #expect(isRight, "\(entry) → \(hint): \(outcome.messages)")
    }
  }

  @Test(arguments: ["new", "Text(\"Hi\")", "VStack { Text(\"Hi\"); Circle().padding(4) }"])
  func `a hint speaks of the views that are there`(_ view: String) {
    let start = Session.after(view)
    for command in CommandTable.all {
      var session = start
      let lines = session.run(command.name, at: .argument(1)).messages.split(separator: "\n")
      guard let hint = lines.first(where: { $0.hasPrefix("hint: ") })?.dropFirst(6) else {
        continue
      }
      let outcome = session.run(String(hint), at: .argument(1))
      let isRight = outcome.failure == nil || outcome.failure == ExitCode.differs
      #expect(isRight, "\(command.name) → \(hint): \(outcome.messages)")
    }
  }

  @Test func `trying a hint writes no file`() {
    let files = MemoryFiles()
    var session = Session.after("Color.blue", files: files)
    #expect(session.run("save", at: .argument(1)).messages.contains("hint: save row.haggle"))
    #expect(files.writeCount == 0)
  }

  @Test func `a word without an end does not stand whole in a message`() {
    var session = Session.row()
    let messages = session.run(String(repeating: "x", count: 100_000), at: .argument(1)).messages
    #expect(messages.utf8.count < 1000)
  }

  @Test func `messages never carry control characters`() {
    var session = Session.row()
    for entry in [
      "remove \u{1B}[2J", "\u{1B}]0;x\u{7}", "name green a\u{202E}b", "export \u{9B}1m",
    ] {
      let messages = session.run(entry, at: .argument(1)).messages
      #expect(
        !messages.unicodeScalars.contains {
          $0.value == 0x1B || $0.value == 0x9B || $0.value == 0x202E
        })
    }
  }
}
