import HaggleLanguage
import HaggleLayout
import HaggleShell
import Synchronization
import Testing

/// Plots and tables of numbers that follow others.
struct SweepTests {
  private static let bubble =
    "Color.blue.id(\"bubble\").relativeProposed(width: 0.8).frame(maxWidth: 400)"

  @Test func `the bend at 400 is named with its cause`() {
    var session = Session.after("resize 500 80", Self.bubble)
    #expect(
      session.answer("sweep bubble.width over container.width 100..720") == """
         320 │                                 •••••••••••••••••••••••••••••••••••••••••
         280 │                           ••••••
         240 │                     ••••••
         200 │               ••••••
         160 │         ••••••
         120 │   ••••••
          80 │•••
          40 │
           0 │
             └──────────────────────────────────────────────────────────────────────────
              100                               400                                  720
        rule changes at 400, where bubble.width is 320
          below  rises by 0.8 per point
          above  stays: maxWidth: bubble.frame is not larger than 400
        """)
  }

  static let tables: [(tree: String, sweep: String, table: String)] = [
    (
      bubble, "bubble.width over container.width 100..720",
      """
      container.width  bubble.width  from here on
                  100            80  rises by 0.8 per point
                  400           320  stays: maxWidth: bubble.frame is not larger than 400
                  720           320
      """
    ),
    (
      bubble, "bubble.width over bubble.frame.maxWidth 100..600 by 250",
      """
      bubble.frame.maxWidth  bubble.width  from here on
                        100            80  rises by 0.8 per point
                        350           280
                        500           400  stays: until here maxWidth: bubble.frame is not larger than 500
                        600           400
      """
    ),
    (
      Session.exampleView, "blue.width green.width over container.width 0..620",
      """
      container.width  blue.width  green.width  from here on
                    0           0            0  blue.width stays; green.width stays
                   20           0            0  blue.width rises by 0.167 per point: until here no offer is negative; green.width rises by 0.417 per point: until here no offer is negative
                  620         100          250
      """
    ),
    (
      "HStack(spacing: 0) { Color.red.frame(minWidth: 100, maxWidth: 150); Color.blue }",
      "red.width blue.width over container.width 50..400",
      """
      container.width  red.width  blue.width  from here on
                   50        100           0  red.width stays; blue.width stays
                  100        100           0  blue.width rises by 1 per point: until here no offer is negative
                  200        100         100  red.width rises by 0.5 per point: until here minWidth: red.frame is not smaller than 100; blue.width rises by 0.5 per point: frame(minWidth: 100, maxWidth: 150) takes what it is offered
                  300        150         150  red.width stays: maxWidth: red.frame is not larger than 150; blue.width rises by 1 per point: maxWidth: red.frame is not larger than 150
                  400        150         250
      """
    ),
    (
      "GeometryReader { g in Color.red.frame(width: 10000 / g.size.width) }",
      "red.width over container.width 0.01..620",
      """
      container.width  red.width  from here on
                 0.01    1000000  falls in a curve from 1000000 to 16.129
                  620     16.129
      """
    ),
    (
      "GeometryReader { g in Color.red.frame(width: min(10000 / g.size.width, 250)) }",
      "red.width over container.width 20..80",
      """
      container.width  red.width  from here on
                   20        250  stays
                   40        250  falls by 6.25 per point: min(10000 / g.size.width, 250): the frame offers its own width, less than 250
                   80        125
      """
    ),
    (
      "Text(\"Hello world\")", "helloWorld.height over container.width 60..200",
      """
      container.width  helloWorld.height  from here on
                   60            ≈40.667  stays
               85.326            ≈20.333  jumps from ≈40.667, stays: the text takes one line
                  200            ≈20.333
      """
    ),
  ]

  @Test(arguments: tables)
  func `a table has a row for both ends, every bend and every step`(
    _ tree: String, _ sweep: String, _ table: String
  ) {
    var session = Session.after("resize 500 80", tree)
    let lines = session.answer("sweep \(sweep) table").split(separator: "\n")
    #expect(lines.map(Self.trimmed) == table.split(separator: "\n").map(Self.trimmed))
  }

  private static func trimmed(_ line: Substring) -> String {
    line.split(separator: " ").joined(separator: " ")
  }

  static let trees = [
    bubble, Session.exampleView,
    "HStack { Text(\"Hello wide world\"); Color.red.frame(minWidth: 30, maxWidth: 90); Spacer() }",
    "VStack { HStack { Color.red; Text(\"A\").layoutPriority(1) }.padding(7); Color.blue.aspectRatio(2, contentMode: .fit) }",
    "HStack { Color.red.frame(minWidth: 60); Color.green.frame(maxWidth: 70); Color.blue.relativeProposed(width: 0.3) }",
  ]

  /// Whatever a table says for a width, a single layout in that width says too.
  @Test(arguments: trees)
  func `tables agree with single layouts`(_ tree: String) throws {
    var session = Session.after("resize 500 80", tree)
    let names = try #require(session.document.root?.names.filter { !$0.contains("/") })
    let values = names.prefix(4).flatMap { ["\($0).width", "\($0).x"] }
    let table = session.answer(
      "sweep \(values.joined(separator: " ")) over container.width 0..400 by 7 table")
    for line in table.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: " ")
      // The place of a jump is rounded to 3 decimals and may fall on either side of it.
      if line.contains("jumps") { continue }
      _ = session.answer("resize \(cells[0]) 80")
      for (cell, value) in zip(cells.dropFirst(), values) {
        let told = try #require(Self.number(cell))
        let found = try #require(Self.number(session.answer(value)))
        #expect(abs(told - found) < 0.002, "\(value) at \(cells[0])")
      }
    }
  }

  private static func number(_ text: some StringProtocol) -> Double? {
    Double(String(text.filter { $0 != "≈" }).replacing("−", with: "-"))
  }

  static let errors: [(entry: String, messages: String)] = [
    (
      "sweep blue.width over container.wdth 1..2",
      """
      error: the container has no 'wdth'
        sweep blue.width over container.wdth 1..2
                                        ^~~~
      hint: sweep blue.width over container.width 1..2
      """
    ),
    (
      "sweep blue over container.width 1..2",
      """
      error: 'blue' is more than one number
        sweep blue over container.width 1..2
              ^~~~
      hint: sweep blue.width over container.width 1..2
      """
    ),
    (
      "sweep blue.width over container.width 9..2",
      """
      error: a range goes upwards
        sweep blue.width over container.width 9..2
                                              ^~~~
      hint: sweep blue.width over container.width 2..9
      """
    ),
    (
      "sweep blue.width over blue.relativeProposed.factor 1..2",
      """
      error: 'blue.relativeProposed' has no argument 'factor'
        sweep blue.width over blue.relativeProposed.factor 1..2
                                                    ^~~~~~
        arguments here: width, height
      hint: sweep blue.width over container.width 1..2
      """
    ),
  ]

  @Test(arguments: errors)
  func `what cannot be swept is answered with a line that can`(_ entry: String, _ messages: String)
  {
    var session = Session.row()
    #expect(session.run(entry, at: .argument(1)).messages == messages + "\n")
  }

  @Test(arguments: ["sweep blue.width over container.width 1..2000", "order hstack"])
  func `long work stops when it is interrupted`(_ entry: String) {
    var session = Session.row()
    let traces = SessionTraces(session)
    let count = Counter()
    session.settings.isInterrupted = { count.next() > 3 }
    let outcome = session.run(entry, at: .argument(1))
    #expect(outcome.failure == ExitCode.interrupted)
    #expect(outcome.output == "")
    #expect(outcome.messages.hasPrefix("error: stopped"))
    #expect(SessionTraces(session) == traces)
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }
}

/// The lengths of a stack's views in every order.
struct OrderTests {
  static let orders: [(tree: String, text: String)] = [
    (
      Session.exampleView,
      """
      orders of hstack: 6, 3 different
      blue  ·     ·     100/250/250  hstack 620  ← today
      ·     blue  ·     200/100/300  hstack 620
      ·     ·     blue  200/200/100  hstack 520
      · is green or yellow
      """
    ),
    (
      "HStack(spacing: 0) { Color.red.frame(width: 30); Color.blue; Color.green }",
      """
      orders of hstack: 6, no length depends on them
      red 30, blue 295, green 295
      """
    ),
    (
      "HStack { Color.red; Color.blue; Color.green }",
      """
      orders of hstack: 6, no length depends on them
      201.333/201.333/201.333
      """
    ),
    (
      "HStack(spacing: 0) { Color.red.relativeProposed(width: 0.5); Color.blue.relativeProposed(width: 0.2) }",
      """
      orders of hstack: 2, 2 different
      red   blue  155/93  hstack 248  ← today
      blue  red   62/279  hstack 341
      """
    ),
  ]

  @Test(arguments: orders)
  func `every order is tried, equal rows are one`(_ tree: String, _ text: String) {
    var session = Session.after("resize 620 80", tree)
    #expect(session.answer("order hstack") == text)
  }

  @Test func `only stacks have orders, and not too many`() {
    var session = Session.row()
    #expect(
      session.run("order blue", at: .argument(1)).messages == """
        error: 'blue' is no HStack or VStack: only they serve views in an order
          order blue
                ^~~~
        hint: order hstack

        """)
    _ = session.answer("duplicate green x4")
    #expect(
      session.run("order hstack", at: .argument(1)).messages == """
        error: 'hstack' has 7 views, which have too many orders
          order hstack
                ^~~~~~
          up to 6 are tried

        """)
  }
}
