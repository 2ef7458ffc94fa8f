import HaggleLanguage
import HaggleLayout
import HaggleShell
import TestSupport
import Testing

/// A layout that somebody else wrote, in a session that was given it.
struct HostLayoutTests {
  private static func session() -> Session {
    Session(files: MemoryFiles(), kinds: .standard.adding([Pile.self]))
  }

  @Test(arguments: [
    ("Pile { Color.blue }", "Pile { Color.blue }"),
    ("Pile(lift: 2 * 3) { Color.blue }", "Pile(lift: 2 * 3) { Color.blue }"),
    ("Pile(limit: nil, edge: .trailing) {}", "Pile(limit: nil, edge: .trailing) {}"),
    (
      "Pile(limit: 40, order: .backward, isLoose: true, most: 2) { Color.red }",
      "Pile(limit: 40, order: .backward, isLoose: true, most: 2) { Color.red }"
    ),
    ("Pile(line: .bottom) { Color.red }", "Pile(line: .bottom) { Color.red }"),
  ])
  func `arguments are read and written back`(_ entry: String, _ source: String) {
    var session = Self.session()
    #expect(session.run(entry, at: .argument(1)).failure == nil)
    #expect(session.document.root.map { SourcePrinter.line($0) } == source)
  }

  @Test func `arguments reach the layout, in its code and from it`() {
    var session = Self.session()
    _ = session.run(
      "Pile(lift: 3, limit: 40, order: .backward, isLoose: true, most: 2) { Color.red }",
      at: .argument(1))
    #expect(
      session.document.root
        == Pile(lift: 3, limit: 40, order: .backward, isLoose: true, most: 2) {
          View.color("red")
        })
    #expect(session.document.root?.kindName == "Pile")
  }

  @Test func `what an argument cannot be is refused`() {
    var session = Self.session()
    for entry in ["Pile(lift: \"a\") {}", "Pile(order: .sideways) {}", "Pile(height: 3) {}"] {
      let outcome = session.run(entry, at: .argument(1))
      #expect(outcome.failure == 3)
      #expect(outcome.messages.contains("error:"))
    }
    #expect(session.document.root == nil)
  }

  @Test func `why ends in the number, with what the views answered`() {
    var session = Self.session()
    for entry in [
      "resize 100 50", "Pile(lift: 4) { Color.red.frame(width: 30, height: 10); Color.blue }",
    ] {
      #expect(session.run(entry, at: .argument(1)).failure == nil)
    }
    #expect(
      session.answer("why pile.height") == """
        pile.height = 14
          14     offered 100 × 50, the code of pile answers 14: the highest view and the
                 lift
          = 14   it asked its views: offered nothing × nothing, red is 10 high, blue 10
        """)
    #expect(session.run("why blue.height", at: .argument(1)).output.contains("= 10"))
    #expect(
      session.run("why red.y", at: .argument(1)).output.hasPrefix("red.y = 22\n"))
  }

  @Test func `completion knows its arguments`() {
    let session = Self.session()
    let line = "Pile(or"
    #expect(session.completions(in: line, cursor: line.utf8.count).items.map(\.text) == ["order: "])
    let value = "Pile(order: ."
    #expect(
      session.completions(in: value, cursor: value.utf8.count).items.map(\.text)
        == ["forward", "backward"])
  }

  @Test func `other sessions do not know it`() {
    var session = Session(files: MemoryFiles())
    #expect(session.run("Pile {}", at: .argument(1)).messages.contains("unknown view 'Pile'"))
  }
}

/// Puts views on top of each other, a little apart.
private struct Pile: TypedLayout {
  enum Order: String, CaseIterable {
    case forward, backward
  }

  var lift = 1.0
  var limit: Double?
  var edge = HorizontalAlignment.center
  var line = VerticalAlignment.top
  var order = Order.forward
  var isLoose = false
  var most = 9

  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout ()) -> Size {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return Size(
      width: sizes.map(\.width).max() ?? 0,
      height: (sizes.map(\.height).max() ?? 0) + lift * Double(max(0, subviews.count - 1)))
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let back = Double(subviews.count - 1 - index) * lift
      subview.place(
        at: Point(x: bounds.minX, y: bounds.minY + back), proposal: .unspecified)
    }
  }

  static let spelling = LayoutSpelling(
    "Pile", Pile(),
    [
      .number("lift", \.lift, default: "1", "points between views"),
      .optionalNumber("limit", \.limit, "the most, in points"),
      .horizontalAlignment("edge", \.edge, default: ".center", "which edge"),
      .verticalAlignment("line", \.line, default: ".top", "which line"),
      .choice("order", \.order, default: ".forward", "which way"),
      .boolean("isLoose", \.isLoose, default: "false", "whether it is loose"),
      .integer("most", \.most, default: "9", "how many"),
    ],
    summary: "puts views on a pile", example: "Pile { Color.blue }",
    about: About(answers: "the highest view and the lift"))
}
