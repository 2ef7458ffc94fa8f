import HaggleShell
import Testing

/// What `why` says of grids, of views that are chosen, and of text that is cut.
struct ContainerExplanationTests {
  static let rows: [(tree: String, value: String, text: String)] = [
    (
      "Grid(horizontalSpacing: 10) { GridRow { Color.blue.frame(width: 50); Color.red.frame(width: 20) } }",
      "grid.width",
      """
      grid.width = 80
        50           column 1: blue is its widest view
        + 10  → 60   the gap before the next
        + 20  → 80   column 2: red is its widest view
        = 80
      """
    ),
    (
      "LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) { Color.blue; Color.red }",
      "red.width",
      """
      red.width = 61.333
        200                  the container offers lazyVGrid 200
        − 16      → 184      the spacing between three
        ÷ 3       → 61.333   so many of at least 50 fit, and they are equal
        = 61.333             Color takes what it is offered
      """
    ),
    (
      "LazyVGrid(columns: [GridItem(.fixed(40)), GridItem()]) { Color.blue; Color.red }",
      "red.width",
      """
      red.width = 152
        200            the container offers lazyVGrid 200
        − 8    → 192   the spacing between the items
        − 40   → 152   what is fixed
        = 152          Color takes what it is offered
      """
    ),
    (
      "ViewThatFits { Color.blue.frame(width: 300); Color.red.frame(width: 60) }",
      "red.width",
      """
      red.width = 60
        60     frame(width: 60) offers its own width
        = 60   Color takes what it is offered; viewThatFits takes red: the ideal width
               of blue.frame, 300, is more than 200
      """
    ),
    (
      "HStack(spacing: 0) { Color.blue.layoutPriority(1).padding(5); Color.red }",
      "blue.width",
      """
      blue.width = 90
        200           the container offers hstack 200
        ÷ 2   → 100   two equally flexible views; blue is asked first
        − 10  → 90    kept by padding(5)
        = 90          Color takes what it is offered; layoutPriority(1) does not count
                      inside of padding(5)
      """
    ),
    (
      "Text(\"One\\ntwo\\nthree\").frame(height: 50)", "oneTwo.height",
      """
      oneTwo.height = ≈40.667
        20.281                 the height of a line of 17-point text
        × 2        → 40.562    two lines of three: there is no room for more in a
                               height of 50
        + ≈0.105   → ≈40.667   rounded up to a third of a point
        = ≈40.667
      """
    ),
    (
      "VStack(alignment: .leading) { Color.blue.frame(width: 90); Color.red.frame(width: 30) }",
      "red.x",
      """
      red.x = 55
        100          the middle of the container's width of 200
        − 45  → 55   half of the width of vstack, which is centred there
        = 55         the leading edge of red.frame lies on that of vstack
      """
    ),
  ]

  @Test(arguments: rows)
  func `a number is explained by what decided it`(
    _ tree: String, _ value: String, _ text: String
  ) {
    var session = Session.after("resize 200 100", tree)
    #expect(session.answer("why \(value)") == text)
  }

  @Test func `a view that is not shown has no numbers`() {
    var session = Session.after("ViewThatFits { Color.blue; Color.red }")
    #expect(
      session.run("why red.width", at: .argument(1)).messages == """
        error: 'red' is not shown
          why red.width
              ^~~
          viewThatFits does not show all of its views
        hint: why viewThatFits.width

        """)
  }

  @Test func `a resizable picture has the size that it is offered`() {
    var session = Session.after("Image(\"photo\").resizable().frame(width: 60, height: 40)")
    #expect(session.answer("image.size") == "60×40")
  }

  @Test func `what can be scrolled to does not stick out`() {
    var session = Session.after(
      "resize 100 50", "ScrollView { Color.blue.frame(height: 40); Color.red.frame(height: 40) }")
    #expect(session.answer("issues") == "no issues")
    #expect(session.answer("show").contains("red scrolls beyond the container: 38 below"))
  }
}
