import HaggleShell
import Testing

/// What Tab offers at the end of a line, after the example row.
struct CompletionTests {
  @Test func `what only stands for a number is not offered as a word`() {
    let line = "duplicate blue "
    #expect(Session.row().completions(in: line, cursor: line.utf8.count).items == [])
  }

  @Test func `flags are told without what they take`() {
    let line = "show --"
    let items = Session.row().completions(in: line, cursor: line.utf8.count).items
    #expect(
      items.map(\.description) == [
        "the distances between edges", "only N levels of views", "N points per column",
        "only what fits, from the point X,Y on",
      ])
  }

  /// The line, where the word begins, and some of what is offered, in order.
  static let cases: [(line: String, start: Int, offered: [String])] = [
    ("rem", 0, ["remove"]),
    ("un", 0, ["unwrap", "undo", "unset"]),
    ("bl", 0, ["blue", "blue.relativeProposed"]),
    ("HS", 0, ["HStack", "HStackLayout"]),
    ("HStack { Col", 9, ["Color", "ColorPicker"]),
    ("Color.bl", 6, ["blue", "black"]),
    ("Color.blue.pa", 11, ["padding("]),
    ("Color.blue\n  .pa", 14, ["padding("]),
    ("HStack { Color.red }.fixed", 21, ["fixedSize("]),
    (".layoutP", 1, ["layoutPriority("]),
    ("blue.wi", 5, ["width"]),
    ("blue.rel", 5, ["relativeProposed", "relativeProposed("]),
    ("blue.padding(8).la", 16, ["layoutPriority(", "labelStyle(", "labelsHidden()"]),
    ("HStack(sp", 7, ["spacing: "]),
    ("HStack(spacing: 10, al", 20, ["alignment: "]),
    ("HStack(alignment: .b", 19, ["bottom"]),
    (
      "HStack(alignment: ", 18,
      [".top", ".center", ".bottom", ".firstTextBaseline", ".lastTextBaseline"]
    ),
    ("VStack(alignment: .l", 19, ["leading"]),
    ("Color.red.frame(maxW", 16, ["maxWidth: "]),
    ("Color.red.frame(maxWidth: .i", 27, ["infinity"]),
    ("Color.red.padding(.l", 19, ["leading"]),
    ("Color.red.padding(.top", 19, ["top"]),
    ("VStack { HStack(alignment: .top) { Color.red }; Sp", 48, ["Spacer"]),
    ("Color.red.environment(\\.lay", 24, ["layoutDirection"]),
    ("Color.red.environment(\\.layoutDirection, .ri", 42, ["rightToLeft"]),
    ("remove gr", 7, ["green"]),
    ("remove green ye", 13, ["yellow"]),
    ("swap blue ye", 10, ["yellow"]),
    ("add Col", 4, ["Color", "ColorPicker"]),
    ("add Color.red af", 14, ["after"]),
    ("add Color.red after gr", 20, ["green"]),
    ("replace green wi", 14, ["with"]),
    ("replace green with Sp", 19, ["Spacer"]),
    ("wrap green in VS", 14, ["VStack", "VStackLayout"]),
    ("wrap green in VStack(sp", 21, ["spacing: "]),
    ("move blue a", 10, ["at"]),
    ("move blue to hs", 13, ["hstack"]),
    ("set hstack sp", 11, ["spacing"]),
    ("set hstack alignment .t", 21, [".top"]),
    ("unset blue.relativeProposed wi", 28, ["width"]),
    ("relative green of", 15, ["off"]),
    ("resize ip", 7, ["iphone", "ipad"]),
    ("propose blue wa", 13, ["watch"]),
    ("show --d", 5, ["--dims", "--depth"]),
    ("show gr", 5, ["green"]),
    ("print bl", 6, ["blue", "blue.relativeProposed"]),
    ("print cont", 6, ["container"]),
    ("print blue.hei", 11, ["height"]),
    ("expect blue.wi", 12, ["width"]),
    ("blue.dr", 5, ["drawn"]),
    ("blue.drawn.", 11, ["width", "height", "x", "y", "size"]),
    ("why blue.drawn.s", 15, ["size"]),
    ("tree --", 5, ["--drawn"]),
    ("option sc", 7, ["scale"]),
    ("option scale ", 13, ["auto", "1", "2", "3"]),
    ("export js", 7, ["json"]),
    ("option au", 7, ["autoshow"]),
    ("option mode as", 12, ["ascii"]),
    ("help rel", 5, ["relative", "relativeProposed"]),
    ("source les", 7, ["lessons/", "lesson.haggle"].sorted()),
    ("source lessons/", 7, ["lessons/one.haggle"]),
    ("export json \"", 12, []),
    ("# rem", 5, []),
    ("undo ", 5, []),
  ]

  static let files = MemoryFiles([
    "/desk/lesson.haggle": "", "/desk/lessons/one.haggle": "", "/desk/.hidden": "",
  ])

  @Test(arguments: cases)
  func `Tab offers what fits`(_ line: String, _ start: Int, _ offered: [String]) {
    let session = Session.after("resize 620 80", Session.exampleView, files: Self.files)
    let list = session.completions(in: line, cursor: line.utf8.count)
    #expect(list.start == start)
    #expect(list.items.map(\.text) == offered)
  }

  @Test func `every offer says what it is`() {
    let session = Session.row()
    for line in [
      "", "HStack(", "Color.red.", "remove ", "option ", "export ", "help ", "set hstack ",
    ] {
      let list = session.completions(in: line, cursor: line.utf8.count)
      #expect(!list.items.isEmpty, "\(line)")
      #expect(list.items.allSatisfy { !$0.description.isEmpty }, "\(line)")
    }
  }

  @Test func `Tab works everywhere in every line, inside characters too`() {
    let session = Session.row()
    for line in ErrorMessageTests.entries + Self.cases.map(\.line) + ["remove é💥", "Text(\"é"] {
      for cursor in 0...line.utf8.count {
        let list = session.completions(in: line, cursor: cursor)
        #expect((0...cursor).contains(list.start), "\(line) at \(cursor)")
      }
    }
  }

  @Test func `the text behind the cursor does not matter`() {
    let session = Session.row()
    #expect(session.completions(in: "remove gr yellow", cursor: 9).items.map(\.text) == ["green"])
  }
}
