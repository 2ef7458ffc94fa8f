import HaggleShell
import Testing

/// Options that change the layout: they can be undone, and are saved.
struct LayoutOptionTests {
  private func session(_ entries: String...) -> (session: Session, output: String) {
    var session = Session(files: MemoryFiles([:]))
    let output = entries.map { session.run($0).output }.filter { !$0.isEmpty }
    return (session, output.joined())
  }

  @Test func `text in cells is 8 by 16 a character, and wide ones take two`() {
    let run = session("option text cells", "Text(\"Hi 日本\").id(\"t\")", "t.size")
    #expect(run.output == "≈56×≈16\n")
  }

  @Test func `the measure of text is undone like any change of the layout`() {
    let run = session(
      "Text(\"Hello world\").id(\"t\")", "option text cells", "t.size", "undo", "t.size",
      "option text", "redo", "option text")
    #expect(run.output == "≈88×≈16\n≈85.333×≈20.333\nproportional\ncells\n")
  }

  @Test func `the measure of text is saved with the tree`() {
    var session = session("option text cells", "Text(\"Hello\").id(\"t\")", "save t.haggle").session
    _ = session.run("option text proportional")
    #expect(session.run("source t.haggle").failure == nil)
    #expect(session.run("t.size").output == "≈40×≈16\n")
  }

  @Test func `the direction is undone, saved, and in the preview that is exported`() {
    var run = session(
      "option direction rtl", "resize 100 10",
      "HStack(spacing: 0) { Color.red.frame(width: 20).id(\"a\"); Color.blue }", "a.x",
      "save r.haggle",
      "undo 3", "option direction")
    #expect(run.output == "80\nltr\n")
    #expect(run.session.run("source r.haggle").failure == nil)
    #expect(run.session.run("a.x").output == "80\n")
    let preview = "        .environment(\\.layoutDirection, .rightToLeft)\n"
    #expect(run.session.run("export swiftui").output.contains(preview))
  }

  @Test func `the scale of the display is undone, redone and told`() {
    let run = session(
      "resize 100 100", "option scale",
      "VStack { Divider().id(\"d\"); Text(\"Hello world\").id(\"t\") }", "option scale 2",
      "d.height", "t.size", "undo", "option scale", "d.height", "t.size", "redo",
      "option scale", "option scale auto", "t.size")
    #expect(
      run.output == """
        auto
        0.5
        ≈85.5×≈20.5
        auto
        1
        ≈85.333×≈20.333
        2
        ≈85.333×≈20.333

        """)
  }

  @Test func `the scale of the display is in the preview that is exported`() {
    let run = session("option scale 3", "Divider()", "export swiftui")
    #expect(
      run.output.hasSuffix(
        """
                .frame(width: 320, height: 160)
                .environment(\\.displayScale, 3)
        }

        """), "\(run.output)")
  }

  @Test func `why names the pixel of a divider and of text`() {
    let run = session(
      "resize 200 100", "option scale 2",
      "VStack { Divider().id(\"d\"); Text(\"Hi\").id(\"t\") }",
      "why d.height", "why t.height", "why t.width", "option scale 1", "why d.height")
    #expect(
      run.output == """
        d.height = 0.5
          1              a divider is one pixel of a point thick
          ÷ 2    → 0.5   a point has 2 pixels
          = 0.5
        t.height = ≈20.5
          20.281              the height of a line of 17-point text
          + ≈0.219  → ≈20.5   rounded up to a pixel (half a point)
          = ≈20.5
        t.width = ≈16.5
          200                  the container offers vstack 200
          min ≈16.5  → ≈16.5   the text needs this for its only line, rounded up to a
                               pixel (half a point)
          = ≈16.5
        d.height = 1
          1     a divider is 1 thick, which is a pixel
          = 1

        """)
  }

  private static let thirds = "HStack(spacing: 0) { Color.red; Color.green; Color.blue }"

  @Test func `what is drawn is told, explained and expected`() {
    let run = session(
      "resize 100 40", Self.thirds, "tree --drawn", "green.drawn", "green.drawn.width",
      "print red.drawn.size", "expect green.drawn.width == 34", "why green.drawn.width",
      "option scale 2", "tree green --drawn")
    #expect(
      run.output == """
        1 pixel = 1 pt
        view     frame                drawn
        hstack   0,0       100×40     0,0    100×40
          red    0,0       33.333×40  0,0    33×40
          green  33.333,0  33.333×40  33,0   34×40
          blue   66.667,0  33.333×40  67,0   33×40
        33 0 34 40
        34
        33×40
        green.drawn.width = 34
          33.333               green begins there: see why green.x
          + 33.333  → 66.667   its width, to its right edge: see why green.width
          + 0.333   → 67       to the nearest pixel (one point)
          − 33      → 34       its left edge as it is drawn: see why green.drawn.x
          = 34
        1 pixel = 0.5 pt
        view   frame                drawn
        green  33.333,0  33.333×40  33.5,0  33×40

        """)
  }

  @Test func `an effect draws its content from its own corner, and why says so`() {
    let run = session(
      "resize 10.6 10",
      """
      HStack(spacing: 0) { Color.red.frame(width: 0.4); \
      HStack(spacing: 0) { Color.green; Color.blue }.scaleEffect(0.5) }
      """, "why blue.drawn.x", "why blue.drawn.width")
    #expect(
      run.output == """
        blue.drawn.x = 5
          5.5            blue begins there: see why blue.x
          − 0.4  → 5.1   hstack2.scaleEffect draws its content from its own corner:
                         see why hstack2.scaleEffect.x
          − 0.1  → 5     to the nearest pixel (one point)
          = 5
        blue.drawn.width = 6
          5.5             blue begins there: see why blue.x
          + 5.1  → 10.6   its width, to its right edge: see why blue.width
          − 0.4  → 10.2   hstack2.scaleEffect draws its content from its own corner:
                          see why hstack2.scaleEffect.x
          + 0.8  → 11     the width in which hstack2.scaleEffect is drawn
          − 5    → 6      its left edge as it is drawn: see why blue.drawn.x
          = 6

        """)
  }

  @Test(
    arguments: zip(
      [
        "sweep green.drawn.width over container.width 10..20", "tree --dawn", "green.drawn.wdth",
        "expect green.drawn == 3", "quiz red.drawn",
      ],
      [
        "sweep green.width over container.width 10..20", "tree --drawn", "green.drawn.width",
        "expect green.drawn.width == 3", "quiz red.width",
      ]))
  func `mistakes about what is drawn have hints`(entry: String, hint: String) {
    var session = session("resize 100 40", Self.thirds).session
    let messages = session.run(entry).messages
    #expect(messages.hasSuffix("hint: \(hint)\n"), "\(messages)")
  }

  @Test func `what is drawn of a text is an estimate`() {
    let run = session("Text(\"Hello\").id(\"t\")", "t.drawn", "why t.drawn.height")
    #expect(run.output.hasPrefix("≈140 ≈70 ≈40 ≈20\nt.drawn.height = ≈20\n"), "\(run.output)")
  }

  @Test func `the scale of the display is saved with the tree, and a new session has none`() {
    var session = session("option scale 3", "Divider()", "save d.haggle").session
    _ = session.run("option scale auto")
    #expect(session.run("source d.haggle").failure == nil)
    #expect(session.run("divider.height").output == "0.333\n")
    var other = self.session().session
    #expect(other.run("option scale").output == "auto\n")
  }

  @Test(arguments: ["0", "4", "1.5", "-1", "x", "inf"])
  func `a scale is one of three`(_ value: String) {
    var session = session().session
    let message = session.run("option scale \(value)").messages
    #expect(message.contains("'scale' cannot be '\(value)'"))
    #expect(message.contains("expected auto|1|2|3\nhint: option scale 2"))
  }

  @Test func `choosing what holds already is no step for undo`() {
    let run = session("option text proportional").session
    #expect(run.document.undoCount == 0)
  }

  @Test func `a safe area is offered to nobody, undone, redone and told`() {
    let run = session(
      "resize 200 100", "Color.blue", "option safe-area 20 5 10 0", "blue.frame", "undo",
      "blue.frame", "option safe-area", "redo", "option safe-area", "option safe-area none",
      "blue.frame")
    #expect(
      run.output == """
        5 20 195 70
        0 0 200 100
        none
        20 5 10 0
        0 0 200 100

        """)
  }

  @Test func `a safe area is saved with the tree`() {
    var session = session(
      "option safe-area 20 0 34 0", "option text cells", "Color.blue", "save b.haggle"
    ).session
    _ = session.run("option safe-area none")
    #expect(session.run("source b.haggle").failure == nil)
    #expect(session.run("blue.y").output == "20\n")
  }

  @Test(arguments: ["20", "20 0 34", "20 0 34 0 0", "20 0 -1 0", "20 0 inf 0", "20 a 0 0"])
  func `a safe area is four lengths`(_ value: String) {
    var session = session().session
    let message = session.run("option safe-area \(value)").messages
    #expect(
      message.contains(
        """
        expected none|TOP LEADING BOTTOM TRAILING
        hint: option safe-area 47 0 34 0
        """))
    #expect(message.contains("'safe-area' cannot be '\(value)'"))
  }

  @Test func `to ask a view is to leave the safe area of the container alone`() {
    let run = session("option safe-area 20 0 34 0", "Color.blue", "propose blue 100 100")
    #expect(run.output == "blue: 100×100 → 100×100\n")
  }
}
