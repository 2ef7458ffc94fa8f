import HaggleLayout
import HaggleReports
import Testing

/// How a container with a safe area is told: in pictures, sentences and JSON.
struct SafeAreaReportTests {
  private static let options = LayoutOptions(safeArea: EdgeInsets(top: 20, bottom: 10))

  private static func scene(_ source: String, isTraced: Bool = false) throws -> Scene {
    try Scene(
      tree(source), in: ProposedSize(width: 120, height: 100), options: options,
      recordingTrace: isTraced)
  }

  @Test func `a dotted line shows the safe area where no view's edge does`() throws {
    var scene = try Self.scene("Color.blue.frame(width: 60, height: 40)")
    let picture = """
      blue 60×40 in container 120×100 ·
        safe area 20 0 10 0 ·
        1 col = 3 pt, 1 row = 6 pt
      ┌───────────────────────────────────────┐
      │ container                             │
      │                                       │
      │┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
      │                                       │
      │                                       │
      │         ┌───────────────────┐         │
      │         │ blue              │         │
      │         │ 60×40             │         │
      │         │                   │         │
      │         │                   │         │
      │         │                   │         │
      │         │                   │         │
      │         └───────────────────┘         │
      │                                       │
      │┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
      │                                       │
      └───────────────────────────────────────┘
      blue = frame(width: 60, height: 40) ▸
        Color.blue
      """
    #expect(
      Diagram.render(&scene, ReportOptions(columns: 45)).split(separator: "\n")
        == picture.split(separator: "\n"))
  }

  @Test func `a style that reaches into the safe area is told where there is no view for it`()
    throws
  {
    var scene = try Self.scene("Color.blue.background(.red)")
    #expect(
      Diagram.render(&scene, ReportOptions()).hasSuffix(
        "\nblue.background fills 120×100 at 0,0, into the safe area"))
    let outline = Outline.render(&scene, ReportOptions())
    #expect(outline.hasPrefix("container: 120 by 100; safe area 20 0 10 0.\n"))
    #expect(outline.contains("proposed 120 by 70; fills 120 by 100 at 0, 0.\n"))
    scene = try Self.scene("Color.blue.background(.red, ignoresSafeAreaEdges: [])")
    #expect(!Outline.render(&scene, ReportOptions()).contains("fills"))
  }

  @Test func `JSON has the insets behind all that it had before`() throws {
    var scene = try Self.scene("Color.blue.background(.red, ignoresSafeAreaEdges: .top)")
    let json = JSONDocument.render(&scene, ReportOptions())
    #expect(json.hasSuffix("}],\"safeArea\":[20,0,10,0]}"))
    #expect(json.contains("\"parent\":null,\"fill\":[0,0,120,90]}"))
    #expect(json.hasPrefix(#"{"format":"haggle-layout","version":1,"container":{"width":120,"#))
  }

  /// A number, and the arithmetic that ends in it.
  static let explanations: [(String, String, Quantity, [String])] = [
    (
      "Color.blue", "blue", .height,
      [
        "blue.height = 70", "  100          the height of the container",
        "  − 30  → 70   the insets of its safe area; the rest is offered to blue",
        "  = 70         Color takes what it is offered",
      ]
    ),
    (
      "Color.blue", "blue", .y,
      [
        "blue.y = 20", "  20     the safe area of the container begins there",
        "  = 20   blue is as high as the safe area",
      ]
    ),
    (
      "Color.blue.frame(height: 60)", "blue.frame", .y,
      [
        "blue.frame.y = 25", "  20           the safe area of the container begins there",
        "  + 35  → 55   half of its height of 70",
        "  − 30  → 25   half of the height of blue.frame, which is centred in it", "  = 25",
      ]
    ),
    (
      "Color.blue.ignoresSafeArea()", "blue", .y,
      [
        "blue.y = 0",
        "  20          blue.ignoresSafeArea begins at 20: see why blue.ignoresSafeArea.y",
        "  − 20  → 0   ignoresSafeArea() reaches into the insets of the container", "  = 0",
      ]
    ),
    (
      "Color.blue.ignoresSafeArea()", "blue.ignoresSafeArea", .height,
      [
        "blue.ignoresSafeArea.height = 70",
        "  70     blue.ignoresSafeArea measures blue with 120 × 70",
        "  = 70   Color takes what it is offered; placed with 120 × 100, it takes 100",
      ]
    ),
    (
      "Color.blue.safeAreaInset(edge: .bottom) { Color.green.frame(height: 20) }", "blue", .height,
      [
        "blue.height = 42", "  100          the height of the container",
        "  − 30  → 70   the insets of its safe area; the rest is offered to",
        "               blue.safeAreaInset",
        "  − 20  → 50   for green at the edge: see why green.height",
        "  − 8   → 42   spacing between both", "  = 42         Color takes what it is offered",
      ]
    ),
    (
      "Color.blue.background(Color.red)", "red", .height,
      [
        "red.height = 100",
        "  70             background offers red the height of blue: see why blue.height",
        "  + 30   → 100   background reaches into the insets of the container",
        "  = 100          Color takes what it is offered",
      ]
    ),
  ]

  @Test(arguments: explanations)
  func `numbers are explained with the insets`(
    _ source: String, _ name: String, _ quantity: Quantity, _ lines: [String]
  ) throws {
    let scene = try Self.scene(source, isTraced: true)
    let node = try #require(scene.names.entries.firstIndex { $0.name == name })
    let text = try Why.text(quantity, ofNode: node, in: scene, ReportOptions(columns: 80))
    #expect(text.split(separator: "\n").map(String.init) == lines)
  }
}
