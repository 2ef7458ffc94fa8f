import HaggleLanguage
import HaggleLayout
import HaggleShell
import Testing

/// Commands on the example row, as the source that they leave.
struct CommandTests {
  static let row =
    "HStack(spacing: 10) { Color.blue.relativeProposed(width: 0.5); Color.green; Color.yellow }"

  static let edits: [(entries: [String], source: String)] = [
    (["add Color.red"], row.with("Color.yellow", "Color.yellow; Color.red")),
    (["add Color.red at 0"], row.with("Color.blue", "Color.red; Color.blue")),
    (["add Color.red before green"], row.with("Color.green", "Color.red; Color.green")),
    (["add Color.red after blue"], row.with("Color.green", "Color.red; Color.green")),
    (["add Color.red to hstack at 1"], row.with("Color.green", "Color.red; Color.green")),
    (["new", "add Color.red"], "Color.red"),
    (
      ["new", "add Color.red.padding(8)", "wrap red in HStack", "add Color.blue"],
      "HStack { Color.red.padding(8); Color.blue }"
    ),
    (["remove green"], row.with("Color.green; ", "")),
    (["remove green yellow"], row.with("; Color.green; Color.yellow", "")),
    (["remove blue"], row.with("Color.blue.relativeProposed(width: 0.5); ", "")),
    (["remove blue.relativeProposed"], row.with(".relativeProposed(width: 0.5)", "")),
    (["replace green with Spacer()"], row.with("Color.green", "Spacer()")),
    (
      ["replace blue with Color.red"],
      row.with("Color.blue.relativeProposed(width: 0.5)", "Color.red")
    ),
    (
      ["replace blue.relativeProposed with Color.red"],
      row.with("Color.blue.relativeProposed(width: 0.5)", "Color.red")
    ),
    (["wrap green in VStack"], row.with("Color.green", "VStack { Color.green }")),
    (
      ["wrap green in VStack(spacing: 4)"],
      row.with("Color.green", "VStack(spacing: 4) { Color.green }")
    ),
    (
      ["wrap green in HStack { Color.red }"],
      row.with("Color.green", "HStack { Color.red; Color.green }")
    ),
    (["wrap green in .padding(8)"], row.with("Color.green", "Color.green.padding(8)")),
    (
      ["wrap blue in VStack"],
      row.with(
        "Color.blue.relativeProposed(width: 0.5)",
        "VStack { Color.blue.relativeProposed(width: 0.5) }")
    ),
    (["wrap green in VStack", "unwrap vstack"], row),
    (["unwrap blue.relativeProposed"], row.with(".relativeProposed(width: 0.5)", "")),
    (["move blue at 1"], swapped),
    (["move green at 0"], swapped),
    (["swap blue green"], swapped),
    (["swap A B", "swap A B"].map { $0.with("A", "blue").with("B", "green") }, row),
    (["swap /0 /1"], swapped),
    (["swap /0/0 green"], swapped),
    (["duplicate green"], row.with("Color.green", "Color.green; Color.green")),
    (["duplicate green x2"], row.with("Color.green", "Color.green; Color.green; Color.green")),
    (
      ["name green side", "duplicate side"],
      row.with("Color.green", "Color.green.id(\"side\"); Color.green")
    ),
    (
      ["wrap green in VStack", "move yellow to vstack"],
      row.with("Color.green; Color.yellow", "VStack { Color.green; Color.yellow }")
    ),
    (
      ["wrap green in VStack", "move yellow to vstack at 0"],
      row.with("Color.green; Color.yellow", "VStack { Color.yellow; Color.green }")
    ),
    (["name blue a"], row.with("Color.blue", "Color.blue.id(\"a\")")),
    (["relative green 50%"], row.with("Color.green", "Color.green.relativeProposed(width: 0.5)")),
    (
      ["relative green 0.5 0.25"],
      row.with("Color.green", "Color.green.relativeProposed(width: 0.5, height: 0.25)")
    ),
    (
      ["relative green nil 0.5"],
      row.with("Color.green", "Color.green.relativeProposed(height: 0.5)")
    ),
    (["relative blue 0.25"], row.with("0.5", "0.25")),
    (["relative blue 0.5 1"], row.with("0.5", "0.5, height: 1")),
    (["relative blue off"], row.with(".relativeProposed(width: 0.5)", "")),
    (
      ["green.layoutPriority(1)", "relative green 0.5"],
      row.with("Color.green", "Color.green.relativeProposed(width: 0.5).layoutPriority(1)")
    ),
    (
      ["green.padding(8)", "relative green 0.5"],
      row.with("Color.green", "Color.green.padding(8).relativeProposed(width: 0.5)")
    ),
    (["set hstack spacing 24"], row.with("10", "24")),
    (["set hstack alignment top"], row.with("(spacing", "(alignment: .top, spacing")),
    (["set hstack alignment .top"], row.with("(spacing", "(alignment: .top, spacing")),
    (["unset hstack spacing"], row.with("(spacing: 10)", "")),
    (
      ["green.frame(width: 20)", "set green.frame height 30"],
      row.with("Color.green", "Color.green.frame(width: 20, height: 30)")
    ),
    (
      ["green.frame(alignment: .leading)", "set green.frame maxWidth inf"],
      row.with("Color.green", "Color.green.frame(maxWidth: .infinity, alignment: .leading)")
    ),
    (["green.padding(8)"], row.with("Color.green", "Color.green.padding(8)")),
    (["blue.padding(8)"], row.with("width: 0.5)", "width: 0.5).padding(8)")),
    (
      ["blue.padding(8)", "blue.relativeProposed.frame(width: 9)"],
      row.with("width: 0.5)", "width: 0.5).frame(width: 9).padding(8)")
    ),
    ([".padding(8)"], row + ".padding(8)"),
    (["Color.red"], "Color.red"),
    (
      ["Color.red\n  .padding(8)\nresize 10 10\nadd Color.blue"].map {
        $0.with("\nadd Color.blue", "")
      },
      "Color.red.padding(8)"
    ),
    (["Color.red\nColor.blue"], "VStack { Color.red; Color.blue }"),
    (["remove green", "undo"], row),
    (["remove green", "remove yellow", "undo 2", "redo"], row.with("Color.green; ", "")),
  ]

  private static let swapped =
    "HStack(spacing: 10) { Color.green; Color.blue.relativeProposed(width: 0.5); Color.yellow }"

  @Test(arguments: edits)
  func `a command changes the tree`(_ entries: [String], _ source: String) {
    var session = Session.row()
    for entry in entries { _ = session.answer(entry) }
    #expect(session.document.root.map { SourcePrinter.line($0) } == source)
  }

  @Test func `changes print nothing in a batch`() {
    var session = Session.row()
    for (entries, _) in Self.edits {
      for entry in entries {
        #expect(session.run(entry, at: .argument(1)).output == "", "\(entry)")
      }
      session = .row()
    }
  }

  static let sizes: [(line: String, container: ProposedSize)] = [
    ("resize 300 90", ProposedSize(width: 300, height: 90)),
    ("resize 300x90", ProposedSize(width: 300, height: 90)),
    ("resize 300×90", ProposedSize(width: 300, height: 90)),
    ("size 300 90", ProposedSize(width: 300, height: 90)),
    ("resize 57.5 90", ProposedSize(width: 57.5, height: 90)),
    ("resize +20 0", ProposedSize(width: 640, height: 80)),
    ("resize -20 +1", ProposedSize(width: 600, height: 81)),
    ("resize nil 80", ProposedSize(width: nil, height: 80)),
    ("resize inf nil", ProposedSize(width: .infinity, height: nil)),
    ("resize iphone", ProposedSize(width: 393, height: 852)),
    ("resize ipad", ProposedSize(width: 820, height: 1180)),
    ("resize watch", ProposedSize(width: 198, height: 242)),
  ]

  @Test(arguments: sizes)
  func `a size is written in many ways`(_ line: String, _ container: ProposedSize) {
    var session = Session.row()
    _ = session.answer(line)
    #expect(session.document.container == container)
  }

  static let answers: [(entry: String, answer: String)] = [
    ("blue.width", "100"),
    ("blue.x", "0"),
    ("green.x", "110"),
    ("blue.size", "100×80"),
    ("green.frame", "110 0 250 80"),
    ("container.width", "620"),
    ("blue.relativeProposed.width", "100"),
    ("print blue", "0 0 100 80"),
    ("p blue.width", "100"),
    ("print blue.width green.width", "blue.width = 100\ngreen.width = 250"),
    ("propose hstack 300 40", "hstack: 300×40 → 300×40"),
    ("propose blue 100 nil", "blue: 100×nil → 100×10"),
    ("propose blue.relativeProposed 100x40", "blue.relativeProposed: 100×40 → 50×40"),
    ("expect blue.width == 100", ""),
    ("expect blue.width = 100", ""),
    ("expect blue.width != 99", ""),
    ("expect blue.width < green.width", ""),
    ("expect blue.width >= 100", ""),
    ("expect blue.width == 101 ± 1", ""),
    ("expect blue.width == 101 +-1", ""),
    ("option digits", "3"),
    ("option mode", "unicode"),
  ]

  @Test(arguments: answers)
  func `a question has its answer`(_ entry: String, _ answer: String) {
    var session = Session.row()
    let before = SessionTraces(session)
    #expect(session.answer(entry) == answer)
    #expect(SessionTraces(session) == before)
  }

  @Test func `an expectation takes what is printed for equal`() {
    var session = Session.after(
      "resize 100 10", "HStack(spacing: 0) { Color.red; Color.blue; Color.green }")
    _ = session.answer("expect red.width == 33.333")
    #expect(session.run("expect red.width == 33.33", at: .argument(1)).failure == ExitCode.differs)
  }

  @Test func `one paste is one step for undo`() {
    var session = Session.row()
    let before = SessionTraces(session)
    _ = session.answer("resize 300 90\nHStack {\n  Color.red\n}\nadd Color.blue\nred.padding(8)")
    #expect(session.document.undoCount == before.undoCount + 1)
    _ = session.answer("undo")
    #expect(session.document.state == before.state)
  }

  @Test func `a paste with a mistake changes nothing`() {
    var session = Session.row()
    let before = SessionTraces(session)
    let outcome = session.run("resize 300 90\nadd Color.red\nremove bule", at: .typed)
    #expect(outcome.failure == ExitCode.error)
    #expect(SessionTraces(session) == before)
  }

  @Test func `numbers that rest on approximate text say so`() {
    var session = Session.after(
      "Text(\"Hello world\")")
    #expect(session.answer("helloWorld.width") == "≈85.333")
    #expect(session.answer("propose helloWorld nil nil") == "helloWorld: nil×nil → ≈85.333×≈20.333")
    session.settings.mode = .ascii
    #expect(session.answer("helloWorld.size") == "~85.333x~20.333")
  }

  @Test func `work that is interrupted leaves everything as it was`() {
    for entry in ["HStack { ForEach(0..<9000) { i in Color.red } }", "duplicate green x9000"] {
      var session = Session.row(isInteractive: true)
      let before = SessionTraces(session)
      session.settings.isInterrupted = { true }
      let outcome = session.run(entry)
      #expect(outcome.failure == ExitCode.interrupted, "\(entry)")
      #expect(SessionTraces(session) == before, "\(entry)")
    }
  }

  @Test(arguments: [
    "show", "show --dims", "tree", "export json", "export swiftui", "export outline",
  ])
  func `who does not wait for a report is not shown the half of it`(_ entry: String) {
    for count in 0..<6 {
      var session = Session.row()
      let limit = Countdown(count)
      session.settings.isInterrupted = { limit.isOver }
      let outcome = session.run(entry)
      #expect((outcome.failure == ExitCode.interrupted) == outcome.output.isEmpty, "\(count)")
      #expect(count > 0 || outcome.failure == ExitCode.interrupted)
    }
  }

  @Test func `a letter of a picture names its view until a view has that name`() {
    var session = Session.after("resize 620 80", "HStack { ForEach(0..<24) { i in Color.red } }")
    _ = session.answer("show")
    #expect(session.answer("B.x") == session.answer("red2.x"))
    _ = session.answer("unwrap forEach")
    let place = session.answer("red3.x")
    _ = session.answer("name red3 B")
    #expect(session.answer("B.x") == place)
  }

  @Test func `views of a ForEach are asked, not changed`() {
    var session = Session.after(
      "resize 300 10", "HStack(spacing: 0) { ForEach(0..<3) { i in Color.red } }")
    #expect(session.answer("red2.x") == "100")
    for entry in [
      "remove red2", "red2.padding(8)", "relative red2 0.5", "name red2 a", "swap red red2",
      "add Color.blue after red", "wrap red in VStack", "set red name blue",
      "replace red with Color.blue",
    ] {
      let outcome = session.run(entry, at: .argument(1))
      #expect(outcome.messages.contains("is made by 'forEach'"), "\(entry): \(outcome.messages)")
      #expect(outcome.messages.contains("hint: unwrap forEach"), "\(entry)")
    }
    _ = session.answer("unwrap forEach")
    _ = session.answer("remove red2")
    #expect(session.answer("red3.x") == "150")
  }

  @Test func `arguments that exclude each other are not mixed`() {
    var session = Session.after("Color.red.frame(width: 20)")
    let outcome = session.run("set red.frame maxWidth 30", at: .argument(1))
    #expect(
      outcome.messages.hasPrefix(
        "error: 'maxWidth' does not go with the other arguments of 'frame'\n"))
    #expect(outcome.messages.contains("it is frame(width: 20)"))
  }

  @Test func `modifiers are called after the new name of their view`() {
    var session = Session.row()
    _ = session.answer("name blue mine")
    #expect(
      session.document.root?.names == [
        "hstack", "mine.relativeProposed", "mine", "green", "yellow",
      ])
    _ = session.answer("undo")
    #expect(session.document.root?.names.prefix(3) == ["hstack", "blue.relativeProposed", "blue"])
  }

  @Test func `constants join the session`() {
    var session = Session.after("let w = 20", "let h: CGFloat = w / 2 // half")
    _ = session.answer("HStack { Color.red.frame(width: w, height: h); Color.blue }")
    _ = session.answer("blue.frame(width: w * 2)")
    #expect(session.answer("print red.size blue.width") == "red.size = 20×10\nblue.width = 40")
    _ = session.answer("let k = 3\nColor.red.padding(k)")
    _ = session.answer(".frame(height: k)")
    #expect(session.answer("red.frame.height") == "3")
    #expect(
      session.run(".frame(height: q)", at: .argument(1)).messages.hasPrefix(
        "error: unknown name 'q'\n  .frame(height: q)\n                 ^\n"))
  }

  @Test func `quit gives its code`() {
    var session = Session.row()
    #expect(session.run("quit").quit == 0)
    #expect(session.run("q 3").quit == 3)
  }

  @Test func `what was typed is listed, other entries are not`() {
    var session = Session.after("resize 620 80")
    _ = session.run("HStack {\n  Color.blue\n}")
    _ = session.run("bule")
    _ = session.run("bule")
    #expect(session.answer("history") == "1  HStack {\n     Color.blue\n   }\n2  bule")
    #expect(session.answer("history 1") == "2  bule")
  }
}

extension String {
  /// The text with one part replaced everywhere.
  func with(_ part: String, _ replacement: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound] + replacement
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

/// Says yes once it has been asked so many times.
private final class Countdown: @unchecked Sendable {
  private var left: Int

  init(_ count: Int) { left = count }

  var isOver: Bool {
    left -= 1
    return left < 0
  }
}
