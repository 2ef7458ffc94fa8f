import HaggleShell
import Testing

/// How an entry is told apart by its first word (design 4).
struct LineKindTests {
  static let cases: [(entry: String, kind: LineKind)] = [
    ("", .blank),
    ("   ", .blank),
    ("// a comment", .comment),
    ("# half of what?", .comment),
    ("#!/usr/bin/env haggle", .comment),
    ("#", .comment),
    ("#Preview { Color.blue }", .swift),
    ("#if DEBUG", .swift),
    ("@State var isOn = true", .swift),
    ("struct Card: View {", .swift),
    ("let width = 10", .swift),
    ("HStack(spacing: 10) { Color.blue }", .swift),
    ("  Color.blue", .swift),
    ("/* comment */ Color.blue", .swift),
    (".frame(height: 80)", .rootModifier),
    ("blue.padding(8)", .viewModifier(name: "blue", modifiers: 4)),
    ("blue.overlay { Text(\"x\") }", .viewModifier(name: "blue", modifiers: 4)),
    ("blue.padding.frame(width: 3)", .viewModifier(name: "blue.padding", modifiers: 12)),
    ("  blue.padding(8)", .viewModifier(name: "blue", modifiers: 6)),
    ("/0/1.padding(8)", .viewModifier(name: "/0/1", modifiers: 4)),
    ("Header.padding(8)", .viewModifier(name: "Header", modifiers: 6)),
    ("blue.width", .value),
    ("blue.padding.height", .value),
    ("Header.width", .value),
    ("/0.width", .value),
    ("print blue.width", .command),
    ("resize 620 80", .command),
    ("?", .command),
    ("blue", .command),
  ]

  @Test(arguments: cases)
  func `the first word decides`(_ entry: String, _ kind: LineKind) {
    #expect(LineKind(entry, isName: { $0 == "Header" }) == kind)
  }

  @Test func `no command has the name of a Swift keyword`() {
    for command in CommandTable.all {
      for word in [command.name] + command.aliases {
        #expect(!SwiftKeywords.all.contains(word), "\(word)")
      }
    }
  }
}
