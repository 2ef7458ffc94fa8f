import HaggleLayout
import HaggleShell
import Testing

/// What changes would do, word for word, on the example row.
struct WhatifTests {
  static let answers: [(entry: String, text: String)] = [
    (
      "swap blue green",
      """
      green   250 → 200  −50  now asked first: a third of 600
      blue    100 → 100       half of 200: (600 − 200) ÷ 2
      yellow  250 → 300  +50  gets the 100 that blue left; no one else does
      hstack shares 600 as before: −50 + 50 = 0
      """
    ),
    (
      "relative blue off",
      """
      blue    100 → 200  +100  a third of 600
      green   250 → 200   −50  half of 400
      yellow  250 → 200   −50  the 200 that are left
      hstack shares 600 as before: +100 − 50 − 50 = 0
      """
    ),
    (
      "remove green",
      """
      blue    100 → 152.5   +52.5  half of 305: 610 ÷ 2
      yellow  250 → 457.5  +207.5  gets the 152.5 that blue left; no one else does
      green is gone: it had 250×80
      hstack shares 610 instead of 600: +52.5 + 207.5 − 250 = +10
      """
    ),
    (
      "blue.padding(8)",
      """
      blue.width    100 →  92   −8  (200 − 16) × 0.5: 600 ÷ 3
      green.width   250 → 246   −4  gets half of the 92 that blue left
      yellow.width  250 → 246   −4  gets half of the 92 that blue left
      blue.height    80 →  64  −16  80 − 16
      blue.padding is new: 108×80, 92 + 16
      hstack shares 600 as before: +8 − 4 − 4 = 0
      """
    ),
    (
      "green.layoutPriority(1)",
      """
      blue    100 →   0  −100  now asked second: half of 0: nothing is left after
                               green
      green   250 → 600  +350  now asked first: all of 600
      yellow  250 →   0  −250  nothing is left after green
      hstack shares 600 as before: −100 + 350 − 250 = 0
      """
    ),
    (
      "yellow.relativeProposed(width: 0.5)",
      """
      hstack  620 → 495  −125  100 + 10 + 250 + 10 + 125
      yellow  250 → 125  −125  half of 250: 600 − 100 − 250
      hstack shares 600 as before: −125; 125 are left, no one is asked again
      """
    ),
    (
      "green.frame(width: 300)",
      """
      blue    100 →  75  −25  now asked second: half of 150: (600 − 300) ÷ 2
      green   250 → 300  +50  frame(width: 300) offers its own width
      yellow  250 → 225  −25  gets 25: blue left some, green took more than a share
      hstack shares 600 as before: −25 + 50 − 25 = 0
      """
    ),
    (
      "swap green yellow",
      """
      yellow.x  370 → 110  −260  0 + 100 + 10: blue stands before it
      green.x   110 → 370  +260  0 + 100 + 10 + 250 + 10: yellow stands before it
      """
    ),
    (
      "resize 620 20",
      """
      container.height  80 → 20  −60
      hstack.height     80 → 20  −60  hstack is as high as its highest view, blue
      blue.height       80 → 20  −60  the container offers hstack 20
      green.height      80 → 20  −60  the container offers hstack 20
      yellow.height     80 → 20  −60  the container offers hstack 20
      """
    ),
    ("name blue box", "no frame changes"),
    ("blue.opacity(0.5)", "no frame changes"),
  ]

  @Test(arguments: answers)
  func `whatif tells numbers, causes and who pays`(_ entry: String, _ text: String) {
    var session = Session.row()
    #expect(session.answer("whatif \(entry)") == text + "\nnothing was changed")
  }

  @Test(arguments: answers)
  func `diff tells afterwards what whatif told before`(_ entry: String, _ text: String) {
    var session = Session.row()
    _ = session.run(entry, at: .argument(1))
    #expect(session.answer("diff") == text)
  }

  @Test(
    arguments: answers.map(\.entry) + [
      "Color.red", "new", "undo", "undo 2", "snapshot b", "option mode ascii", "restore a",
      "let w = 3", "quit 3", "whatif new", "relative bule 1", "save x.haggle", "swap blue",
    ])
  func `whatif leaves the session as it was`(_ entry: String) {
    let files = MemoryFiles()
    var session = Session.after(
      "resize 620 80", Session.exampleView, "snapshot a", "resize 500 80", files: files)
    let traces = SessionTraces(session)
    let snapshots = session.snapshots
    let mode = session.settings.mode
    let outcome = session.run("whatif \(entry)", at: .argument(1))
    #expect(SessionTraces(session) == traces)
    #expect(session.snapshots == snapshots)
    #expect(session.settings.mode == mode)
    #expect(outcome.quit == nil)
    #expect(files.texts.isEmpty)
  }

  @Test func `an error in the entry points into the whole line`() {
    var session = Session.row()
    #expect(
      session.run("whatif swap bule green", at: .argument(1)).messages == """
        error: no view named 'bule'
          whatif swap bule green
                      ^~~~
          views here: hstack, blue, green, yellow
        hint: whatif swap blue green

        """)
  }

  @Test func `the entry is completed like any other`() {
    let session = Session.row()
    let command = session.completions(in: "whatif sw", cursor: 9)
    #expect(command.start == 7 && command.items.map(\.text).contains("swap"))
    let name = session.completions(in: "whatif swap gr", cursor: 14)
    #expect(name.start == 12 && name.items.map(\.text) == ["green"])
  }

  @Test func `ASCII has twins for arrows and signs`() {
    var session = Session.row()
    session.settings.mode = .ascii
    #expect(
      session.answer("whatif swap blue green") == """
        green   250 -> 200  -50  now asked first: a third of 600
        blue    100 -> 100       half of 200: (600 - 200) / 2
        yellow  250 -> 300  +50  gets the 100 that blue left; no one else does
        hstack shares 600 as before: -50 + 50 = 0
        nothing was changed
        """)
  }

  @Test func `texts are measured about`() {
    var session = Session.row()
    #expect(
      session.answer("whatif add Text(\"Hello world\") at 0").contains(
        "helloWorld is new: ≈85.333×≈20.333, the text needs this for its only line"))
  }

  static let rows: [String] = [
    Session.exampleView,
    "HStack { Color.red.frame(minWidth: 100, maxWidth: 200); Color.blue; Spacer() }",
    "HStack(spacing: 0) { Text(\"Hello world\"); Color.red; Color.green.layoutPriority(1).frame(width: 30) }",
    "HStack { Color.red.relativeProposed(width: 0.3); Color.green.relativeProposed(width: 0.7); Color.blue }",
  ]

  /// The line that sums up a stack adds up, whatever the change.
  @Test(arguments: rows)
  func `gains and losses of a stack balance`(_ row: String) throws {
    for edit in ["move /0 at 2", "resize 500 80", "replace /1 with Color.pink", "duplicate /0"] {
      var session = Session.after("resize 620 80", row)
      let answer = session.answer("whatif \(edit)")
      let line = answer.split(separator: "\n").first { $0.hasPrefix("hstack shares ") }
      guard let line else { continue }
      let words = line.split(separator: " ")
      let has = try #require(Double(words[2]))
      let had = words[3] == "as" ? has : try #require(Double(words[5].dropLast()))
      guard let colon = line.firstIndex(of: ":"), !line.contains(";") else { continue }
      let sum = line[line.index(after: colon)...].split(separator: "=").last.map(Self.number)
      #expect(abs((sum ?? 0) - (has - had)) < 0.01, "\(edit): \(line)")
    }
  }

  private static func number(_ text: Substring) -> Double {
    Double(text.filter { !"+− ".contains($0) }).map { text.contains("−") ? -$0 : $0 } ?? .nan
  }
}

/// Snapshots: kept, compared and brought back.
struct SnapshotTests {
  @Test func `a snapshot brings tree, container and names back, and undo takes that back`() {
    var session = Session.row()
    _ = session.answer("name green middle")
    _ = session.answer("snapshot first")
    let state = session.document.state
    _ = session.answer("resize 300 50")
    _ = session.answer("remove middle")
    let changed = session.document.state
    _ = session.answer("restore first")
    #expect(session.document.state == state)
    #expect(
      session.document.root?.names == [
        "hstack", "blue.relativeProposed", "blue", "middle", "yellow",
      ])
    _ = session.answer("undo")
    #expect(session.document.state == changed)
  }

  @Test func `an unknown snapshot is answered with those that exist`() {
    var session = Session.after("Color.red", "snapshot start", "resize 10 10", "snapshot small")
    #expect(
      session.run("restore smal", at: .argument(1)).messages == """
        error: no snapshot named 'smal'
          restore smal
                  ^~~~
          snapshots: start, small
        hint: restore small

        """)
    var empty = Session.after()
    #expect(
      empty.run("diff start", at: .argument(1)).messages == """
        error: no snapshot named 'start'
          diff start
               ^~~~~
          there are none yet
        hint: snapshot start

        """)
  }

  @Test func `two snapshots are compared, or one with now`() {
    var session = Session.row()
    _ = session.answer("snapshot a")
    _ = session.answer("swap blue green")
    _ = session.answer("snapshot b")
    _ = session.answer("relative blue off")
    let swapped = WhatifTests.answers[0].text
    #expect(session.answer("diff a b") == swapped)
    _ = session.answer("restore b")
    #expect(session.answer("diff a") == swapped)
    #expect(session.answer("diff a a") == "no frame changes")
  }

  @Test func `diff before any change says so`() {
    var session = Session.after()
    #expect(
      session.run("diff", at: .argument(1)).messages == """
        error: nothing has changed yet
          diff
          ^~~~

        """)
  }
}
