import HaggleLayout
import HaggleShell
import Testing

/// Views that a reader's closure makes, as people see them and talk about them.
struct ReaderTests {
  private static let half =
    "GeometryReader { g in Color.red.frame(width: g.size.width / 2, height: 20) }"

  // MARK: - Why

  static let reasons: [(tree: String, value: String, text: String)] = [
    (
      half, "red.width",
      """
      red.width = 100
        200            geometryReader is 200 wide: see why geometryReader.width
        ÷ 2    → 100   g.size.width / 2: the frame offers its own width
        = 100          Color takes what it is offered
      """
    ),
    (
      "GeometryReader { g in Color.red.frame(width: max(g.size.width * 2 / 3 - g.size.height, 90)) }",
      "red.frame.width",
      """
      red.frame.width = 90
        200                  geometryReader is 200 wide: see why geometryReader.width
        ×   2    → 400       g.size.width * 2
        ÷   3    → 133.333   g.size.width * 2 / 3
        −   100  → 33.333    g.size.width * 2 / 3 - g.size.height; geometryReader is
                             100 high: see why geometryReader.height
        max 90   → 90        max(g.size.width * 2 / 3 - g.size.height, 90): the
                             frame's width, whatever it is offered
        = 90
      """
    ),
    (
      "GeometryReader { g in Color.red.frame(width: g.frame(in: .global).minX) }.padding(30)",
      "red.frame.width",
      """
      red.frame.width = 30
        30     geometryReader begins at 30: see why geometryReader.x
        = 30   g.frame(in: .global).minX: the frame's width, whatever it is offered
      """
    ),
    (
      "GeometryReader { g in Color.red.frame(width: 10, height: 10).position(x: g.size.width / 4, y: 5) }",
      "red.x",
      """
      red.x = 45
        0            red.position begins at 0: see why red.position.x
        + 50  → 50   g.size.width / 4: red.position puts the centre there
        − 5   → 45   half of the width of red.frame
        = 45         geometryReader is 200 wide: see why geometryReader.width
      """
    ),
    (
      "GeometryReader { outer in GeometryReader { g in Color.red.frame(width: outer.size.width - g.size.width) }.frame(width: 50) }",
      "red.frame.width",
      """
      red.frame.width = 150
        200            geometryReader is 200 wide: see why geometryReader.width
        − 50   → 150   outer.size.width - g.size.width: the frame's width, whatever it
                       is offered; geometryReader2 is 50 wide:
                       see why geometryReader2.width
        = 150
      """
    ),
    (
      "Color.red.containerRelativeFrame(.horizontal) { length, axis in min(length * 0.8, 120) }",
      "red.width",
      """
      red.width = 120
        200              the window is 200 wide
        ×   0.8  → 160   length * 0.8
        min 120  → 120   min(length * 0.8, 120): the frame's width, whatever it is
                         offered
        = 120            Color takes what it is offered
      """
    ),
  ]

  @Test(arguments: reasons)
  func `a number that a closure computes is explained from where it comes`(
    _ tree: String, _ value: String, _ text: String
  ) {
    var session = Session.after("resize 200 100", tree)
    #expect(session.answer("why \(value)") == text)
  }

  // MARK: - Names

  @Test func `names stay while the size changes, and come back with their views`() {
    var session = Session.after(
      "resize 400 100",
      "HStack { GeometryReader { g in if g.size.width > 100 { Color.red; Color.red } else { Color.blue } }; Color.red }"
    )
    let wide = session.document.root?.names
    #expect(session.answer("print red2.width red3.width") == "red2.width = 196\nred3.width = 196")
    _ = session.answer("resize 100 100")
    #expect(session.answer("print red3.width blue.width") == "red3.width = 46\nblue.width = 46")
    _ = session.answer("Color.red.frame(width: 1)")
    _ = session.answer("undo")
    _ = session.answer("resize 400 100")
    #expect(session.document.root?.names == wide)
  }

  @Test func `every row of a closure has a name of its own`() {
    var session = Session.after(
      "resize 90 20",
      "GeometryReader { g in HStack(spacing: 0) { ForEach(0..<Int(g.size.width / 30)) { _ in Color.red } } }"
    )
    #expect(session.answer("print red.x red2.x red3.x") == "red.x = 0\nred2.x = 30\nred3.x = 60")
    _ = session.answer("resize 120 20")
    #expect(session.answer("red4.x") == "90")
  }

  // MARK: - Edits

  @Test func `views that a closure made are not changed alone`() {
    var session = Session.after(Self.half)
    for entry in ["set red.frame width 3", "red.padding(4)", "remove red", "name red a"] {
      let before = SessionTraces(session)
      let messages = session.run(entry, at: .argument(1)).messages
      #expect(messages.contains("is made by 'geometryReader' and cannot be changed alone"))
      #expect(messages.contains("hint: unwrap geometryReader"))
      #expect(SessionTraces(session) == before)
    }
  }

  @Test func `a reader that is unwrapped leaves its numbers behind`() {
    var session = Session.after("resize 200 100", Self.half, "unwrap geometryReader")
    #expect(session.answer("red.frame.width") == "100")
    _ = session.answer("resize 50 50")
    #expect(session.answer("red.frame.width") == "100")
    #expect(session.answer("export swiftui").contains("frame(width: 200 / 2, height: 20)"))
  }

  @Test func `an unwrapped reader leaves numbers in the readers inside`() {
    var session = Session.after(
      "resize 200 100",
      "GeometryReader { outer in GeometryReader { g in Color.red.frame(width: outer.size.width / g.size.height).opacity(outer.size.height / 200) } }",
      "unwrap geometryReader")
    #expect(session.answer("red.frame.width") == "2")
    #expect(
      session.answer("export swiftui").contains(
        "Color.red.frame(width: 200.0 / g.size.height).opacity(100.0 / 200)"))
  }

  @Test func `a reader and what it made go and come with undo`() {
    var session = Session.after("resize 200 100", Self.half, "resize 100 100")
    #expect(session.answer("red.width") == "50")
    _ = session.answer("undo")
    #expect(session.answer("red.width") == "100")
    _ = session.answer("redo")
    #expect(session.answer("red.width") == "50")
  }

  @Test func `a size that the closure cannot be run for changes nothing`() {
    var session = Session.after(
      "resize 200 100",
      "GeometryReader { g in Color.red.frame(width: g.size.width / g.size.height) }")
    let before = SessionTraces(session)
    #expect(
      session.run("resize 0 0", at: .argument(1)).messages == """
        error: GeometryReader cannot make its views at 0×0: 'g.size.width / g.size.height' is not a number
          resize 0 0
                 ^
          expected a number such as 10 or 7.5

        """)
    #expect(SessionTraces(session) == before)
  }

  // MARK: - Other commands

  @Test func `a closure is saved as it was written`() {
    let files = MemoryFiles()
    let source = """
      GeometryReader { g in
        let w = g.size.width
        if w > 300 { HStack { Color.red; Color.blue } } else { Color.red.frame(width: w / 2) }
      }
      """
    var session = Session.after("resize 200 100", source, files: files)
    _ = session.answer("save reader.haggle")
    let saved = files.texts["/desk/reader.haggle"] ?? ""
    #expect(saved.contains("let w = g.size.width"))
    var other = Session.after("source reader.haggle", files: files)
    #expect(other.answer("red.frame.width") == "100")
    #expect(other.document.state == session.document.state)
  }

  @Test func `a question about another size does not change the tree`() {
    var session = Session.after(
      "resize 200 100",
      "GeometryReader { g in if g.size.width > 300 { Color.blue } else { Color.red.frame(width: g.size.width / 2) } }"
    )
    let before = SessionTraces(session)
    #expect(session.answer("whatif resize 300 100").contains("red.width             100 → 150"))
    #expect(session.answer("whatif resize 400 100").contains("blue"))
    let sweep = session.answer("sweep red.width over container.width 100..300 table")
    #expect(sweep.contains("100") && sweep.contains("150"))
    #expect(SessionTraces(session) == before)
  }

  @Test func `a number of a view that is there at some sizes only is swept where it is`() {
    var session = Session.after(
      "resize 200 100",
      "HStack(spacing: 0) { GeometryReader { g in if g.size.width > 100 { Color.blue }; Color.red.frame(width: g.size.width / 2) }; Color.green }"
    )
    let rows = session.answer("sweep red.width over container.width 150..250 by 50 table")
    #expect(rows.contains("37.5") && rows.contains("62.5"))
  }

  @Test func `readers in each other are laid out once for each level`() {
    let nested = (0..<60).reduce("Color.red.frame(width: 1)") { inner, _ in
      "GeometryReader { g in Color.blue.frame(width: g.size.width / 2); \(inner) }"
    }
    var session = Session.after("resize 200 100", nested)
    #expect(session.answer("blue.width") == "100")
    #expect(session.document.root?.count == 60 * 3 + 2)
  }
}
