import HaggleShell
import Testing

/// What is told of layouts that nobody can have meant, and what clears it.
struct IssueTests {
  static let issues: [(container: String, tree: String, text: String)] = [
    ("620 80", Session.exampleView, "no issues"),
    ("620 80", "Color.red.overlay { Color.blue.frame(width: 700, height: 10) }", "no issues"),
    ("620 80", "HStack { Spacer(); Color.red.frame(width: 10); EmptyView() }", "no issues"),
    (
      "320 160",
      "ScrollView { VStack { ForEach(0..<9) { i in Color.red.frame(height: 90) } } }", "no issues"
    ),
    (
      "160 64", "Color.red.frame(width: 240, height: 32)",
      """
      red.frame sticks out of the container: 40 left, 40 right
        frame(width: 240, height: 32) is 240 wide, whatever it is offered
        whatif set red.frame width 160
      """
    ),
    (
      "160 64", "Color.red.frame(width: 240, height: 32).frame(width: 100).clipped()",
      """
      red.frame is cut by red.clipped: 70 left, 70 right
        frame(width: 240, height: 32) is 240 wide, whatever it is offered
        whatif set red.frame width 100
      """
    ),
    (
      "620 80", "HStack(spacing: 10) { Color.blue; Color.green.layoutPriority(1) }",
      """
      blue.width is 0
        nothing is left after green
        whatif blue.layoutPriority(1)
      """
    ),
    (
      "inf 80", "HStack { Color.blue }",
      """
      blue.width is infinite
        the container offers hstack inf
        whatif resize 320 80
      """
    ),
    (
      "320 160", "Color.red.frame(width: 50, height: 50).offset(x: 150, y: -10)",
      """
      red.frame is moved out of the container: 15 right
        135 + 150: moved by offset(x: 150, y: -10), for the eye only: its place stays
        whatif set red.offset x 135
      """
    ),
    (
      "320 160", "Color.red.frame(width: 50, height: 50).position(x: 20, y: 80)",
      """
      red.frame is moved out of the container: 5 left
        0 + 20 − 25: half of the width of red.frame
        whatif set red.position x 25
      """
    ),
    (
      "320 160", "Color.red.frame(width: 400, height: 50).offset(x: 0, y: 10)",
      """
      red.offset sticks out of the container: 40 left, 40 right
        frame(width: 400, height: 50) is 400 wide, whatever it is offered
        whatif set red.frame width 320
      """
    ),
    (
      "320 160", "Color.red.frame(width: 50, height: 50).offset(x: 300)",
      """
      red.frame lies outside the container, at 435,55
        135 + 300: moved by offset(x: 300), for the eye only: its place stays
        whatif set red.offset x 0
      """
    ),
  ]

  @Test func `what reaches below the safe area by accident is told, on purpose is not`() {
    var session = Session.after(
      "resize 200 100", "option safe-area 20 0 0 0", "Color.red.frame(height: 90)")
    #expect(
      session.answer("issues") == """
        red.frame sticks out of the safe area: 5 above, 5 below
          frame(height: 90) is 90 high, whatever it is offered
          whatif set red.frame height 80
        """)
    session = .after("resize 200 100", "option safe-area 20 0 0 0", "Color.red.ignoresSafeArea()")
    #expect(session.answer("issues") == "no issues")
  }

  @Test(arguments: issues)
  func `issues are told with cause and cure`(
    _ container: String, _ tree: String, _ text: String
  ) {
    var session = Session.after("resize \(container)", tree)
    #expect(session.answer("issues") == text)
  }

  static let sick = [
    ("160 64", "Color.red.frame(width: 240, height: 32)"),
    (
      "150 50",
      "HStack(spacing: 0) { Color.red.frame(minWidth: 100); Color.blue.frame(minWidth: 75) }"
    ),
    ("320 160", "VStack { Text(\"Hello wide world\").fixedSize(); Color.blue }.frame(width: 100)"),
    ("320 160", "HStack { Color.red.frame(width: 0, height: 0); Color.blue }"),
    ("320 160", "Color.blue.padding(100)"),
    ("nil inf", "VStack { Color.blue; Color.red }.padding(4)"),
    ("320 20", "VStack(spacing: 30) { Color.blue.frame(height: 5); Color.red.frame(height: 5) }"),
  ]

  /// Every edit that is suggested makes the list shorter.
  @Test(arguments: sick)
  func `a suggested edit clears its issue`(_ container: String, _ tree: String) throws {
    var session = Session.after("resize \(container)", tree)
    let before = session.document.state
    let told = session.answer("issues")
    #expect(session.document.state == before)
    let count = Self.count(told)
    let edit = try #require(
      told.split(separator: "\n").first { $0.hasPrefix("  whatif ") }, "\(told)")
    _ = session.answer(String(edit.dropFirst("  ".count)))
    #expect(session.document.state == before)
    _ = session.answer(String(edit.dropFirst("  whatif ".count)))
    #expect(Self.count(session.answer("issues")) < count)
  }

  private static func count(_ text: String) -> Int {
    text == "no issues" ? 0 : text.split(separator: "\n").count { !$0.hasPrefix(" ") }
  }
}
