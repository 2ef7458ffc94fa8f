import HaggleLanguage
import HaggleShell
import Testing

/// The numbers that everybody tries first (issue 2, must hold 1, 2, 4 and 5).
struct MustHoldTests {
  static let rows: [(view: String, widths: [String])] = [
    (row(blue: ".relativeProposed(width: 0.5)"), ["100", "250", "250", "620"]),
    (row(green: ".relativeProposed(width: 0.5)"), ["200", "100", "300", "620"]),
    (row(yellow: ".relativeProposed(width: 0.5)"), ["200", "200", "100", "520"]),
    (
      row(green: ".relativeProposed(width: 0.5).layoutPriority(1)"), ["150", "300", "150", "620"]
    ),
  ]

  private static func row(blue: String = "", green: String = "", yellow: String = "") -> String {
    "HStack(spacing: 10) { Color.blue\(blue); Color.green\(green); Color.yellow\(yellow) }"
  }

  @Test(arguments: rows)
  func `half of a third depends on who is asked first`(_ view: String, _ widths: [String]) {
    var session = Session.after("resize 620 80", view)
    let names = ["blue", "green", "yellow", "hstack"]
    #expect(names.map { session.answer($0 + ".width") } == widths)
  }

  static let bubbles: [(view: String, width: String, answers: [String])] = [
    ("Color.blue.frame(maxWidth: 400).relativeProposed(width: 0.8)", "753", ["400", "400"]),
    ("Color.blue.frame(maxWidth: 400).relativeProposed(width: 0.8)", "300", ["240", "240"]),
    ("Color.blue.relativeProposed(width: 0.8).frame(maxWidth: 400)", "753", ["320", "400"]),
  ]

  @Test(arguments: bubbles)
  func `a cap inside 80 percent is not 80 percent inside a cap`(
    _ view: String, _ width: String, _ answers: [String]
  ) {
    var session = Session.after("resize \(width) 100", view)
    #expect(["blue.width", "blue.frame.width"].map { session.answer($0) } == answers)
  }

  @Test func `a piped session prints exactly one JSON document`() {
    var session = Session(files: MemoryFiles())
    let outcome = session.runText(
      "resize 620 80\nHStack(spacing: 10) { Color.blue; Color.green }\nexport json\n",
      named: "standard input")
    #expect(outcome.messages == "")
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(
      outcome.output.hasPrefix(
        #"{"format":"haggle-layout","version":1,"container":{"width":620,"height":80},"size":[620,80],"#
      ))
  }

  @Test func `a misspelt name is answered with the line that was meant`() {
    var session = Session.after("HStack { Color.blue }")
    let outcome = session.run("relative bule 0.5", at: .argument(2))
    #expect(outcome.failure == 3)
    #expect(outcome.output == "")
    #expect(
      outcome.messages == """
        error: no view named 'bule'
          relative bule 0.5
                   ^~~~
          views here: hstack, blue
        hint: relative blue 0.5

        """)
  }

  @Test func `512 levels can be edited, the next one is refused by name`() {
    var session = Session.after(
      "Color.blue" + String(repeating: ".padding(1)", count: 510), ".padding(1)", "resize 2000 2000"
    )
    #expect(session.answer("blue.width") == "978")
    let before = SessionTraces(session)
    for entry in [".padding(1)", "wrap blue in VStack", "relative blue 0.5"] {
      let outcome = session.run(entry, at: .argument(1))
      #expect(outcome.messages.contains("512 levels"), "\(entry): \(outcome.messages)")
      #expect(SessionTraces(session) == before, "\(entry)")
    }
  }

  @Test func `a vanished stack with one child still has a frame`() {
    var session = Session.after("resize 620 80", "HStack { Color.blue }")
    #expect(session.answer("hstack.width") == "620")
  }
}
