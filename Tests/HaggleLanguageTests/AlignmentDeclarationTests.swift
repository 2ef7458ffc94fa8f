import HaggleLanguage
import HaggleLayout
import Testing

/// Alignment ids and alignments as people declare them in Swift (spec 06 rules 16 and 17).
struct AlignmentDeclarationTests {
  @Test func `a guide can be made where it is used`() throws {
    let source = """
      enum Mid: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 4 } }
      HStack(alignment: VerticalAlignment(Mid.self)) {
        Color.red.alignmentGuide(VerticalAlignment(Mid.self)) { d in d[VerticalAlignment(Mid.self)] + 2 }
        Color.blue.frame(height: 10, alignment: Alignment(horizontal: .leading, vertical: VerticalAlignment(Mid.self)))
      }
      """
    let reading = try SwiftSource.view(source)
    #expect(reading.declared.guides.map(\.name) == ["mid"])
    let text = SourcePrinter.line(reading.view)
    #expect(
      text.hasPrefix(
        "HStack(alignment: .mid) { Color.red.alignmentGuide(.mid) { d in d[.mid] + 2 }"))
    let again = try SwiftSource.view(text, declared: reading.declared)
    #expect(again.view == reading.view)
    let error = #expect(throws: Diagnostic.self) {
      try SwiftSource.view("HStack(alignment: VerticalAlignment(Other.self)) { Color.red }")
    }
    #expect(error?.message == "no AlignmentID is called 'Other'")
  }

  /// Each declares a guide `mid` of which a stack can be aligned by.
  static let spellings = [
    """
    extension VerticalAlignment {
        private enum Mid: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat {
                return context.height / 2
            }
        }
        static let mid = VerticalAlignment(Mid.self)
    }
    """,
    "struct Mid: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }\n"
      + "extension VerticalAlignment { static let mid = VerticalAlignment(Mid.self) }",
    "extension VerticalAlignment { static let mid: Self = .init(Mid.self)\n"
      + "struct Mid: AlignmentID, Sendable { public static func defaultValue(in d: ViewDimensions) -> Double { d.height / 2 } } }",
    "extension VerticalAlignment { static var mid: VerticalAlignment { Self(Mid.self) } }\n"
      + "fileprivate enum Mid: AlignmentID { static func defaultValue(in _: ViewDimensions) -> CGFloat { 7 } }",
    "let part = 0.5\nextension VerticalAlignment { enum Mid: AlignmentID {\n"
      + "static func defaultValue(in d: ViewDimensions) -> CGFloat { let h = d.height; return h * part } }\n"
      + "public static let mid = VerticalAlignment(VerticalAlignment.Mid.self) }",
  ]

  @Test(arguments: spellings)
  func `an id can be declared in front of a view and behind it`(_ text: String) throws {
    let view = "HStack(alignment: .mid) { Color.red.alignmentGuide(.mid) { d in d[.mid] - 3 } }"
    for source in ["import SwiftUI\n\(text)\n\(view)", "\(view)\n\(text)"] {
      let reading = try SwiftSource.view(source)
      #expect(SourcePrinter.line(reading.view) == view)
      #expect(reading.declared.guides.map(\.name) == ["mid"])
      let again = SourcePrinter.line(DeclaredAlignments(usedIn: reading.view))
      #expect(try SwiftSource.view(again + view).view == reading.view)
      let lines = SourcePrinter.lines(reading.declared).joined(separator: "\n")
      #expect(try SwiftSource.view("\(lines)\n\(view)").declared == reading.declared)
    }
  }

  private static let both = """
    extension HorizontalAlignment { enum Mid: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] } }
      static let mid = HorizontalAlignment(Mid.self) }
    extension VerticalAlignment { enum Mid: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] } }
      static let mid = VerticalAlignment(Mid.self) }
    extension Alignment { static let x = Alignment(horizontal: .mid, vertical: .mid) }

    """

  @Test(
    arguments: [
      "ZStack(alignment: .x) { Color.red }",
      "Color.red.frame(width: 3, alignment: Alignment(horizontal: .mid, vertical: .top))",
      "Color.red.alignmentGuide(HorizontalAlignment.mid) { d in d[VerticalAlignment.mid] }",
      "Color.red.overlay(alignment: .x) { Color.blue }",
      "Grid(alignment: .x) { GridRow(alignment: .mid) { Color.red.gridColumnAlignment(.mid) } }",
      "LazyVGrid(columns: [GridItem(alignment: .x)], alignment: .mid) { Color.red }",
    ])
  func `guides of both axes and pairs can be written wherever SwiftUI's can`(
    _ text: String
  ) throws {
    let reading = try SwiftSource.view(Self.both + text)
    let again = SourcePrinter.line(DeclaredAlignments(usedIn: reading.view))
    #expect(try SwiftSource.view(again + SourcePrinter.line(reading.view)).view == reading.view)
  }

  @Test func `a guide that is declared again takes the place of the old one`() throws {
    let first = try SwiftSource.view(Self.spellings[0] + "\nHStack(alignment: .mid) { Color.red }")
    let text = Self.spellings[0].replacing("/ 2", with: "/ 3") + "\nEmptyView()"
    let second = try SwiftSource.view(text, declared: first.declared)
    #expect(second.declared.guides.count == 1)
    let key = try #require(second.declared.guide(named: "mid", on: .vertical))
    #expect(key.defaultValue(in: Size(width: 0, height: 30)) == 10)
    #expect(first.view.redeclaring(second.declared).alignmentKey("alignment", on: .vertical) == key)
  }

  private static func id(_ value: String) -> String {
    "extension VerticalAlignment { enum A: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { \(value) } }; static let a = VerticalAlignment(A.self) }\n"
  }

  static let mistakes: [(String, String)] = [
    (
      id("1") + "HStack(alignment: .b) { Color.red }",
      "'alignment:' needs a vertical alignment, found '.b'"
    ),
    (
      id("1") + "VStack(alignment: .a) { Color.red }",
      "'alignment:' needs a horizontal alignment, found '.a'"
    ),
    (id("d[.b]") + "Color.red", "expected a guide, found '.b'"),
    (id("d[.a]") + "Color.red", "expected a guide, found '.a'"),
    (id("d.depth") + "Color.red", "dimensions have no 'depth'"),
    ("enum A: AlignmentID { }\nColor.red", "'A' has no 'defaultValue'"),
    (
      "extension VerticalAlignment { static let a = VerticalAlignment(A.self) }\nColor.red",
      "no AlignmentID is called 'A'"
    ),
    (
      "extension VerticalAlignment { static let a = 3 }\nColor.red",
      "'a' needs its id, found '3'"
    ),
    (
      id("1").replacing(" a =", with: " top =") + "Color.red",
      "SwiftUI has an alignment '.top' already"
    ),
    (
      "HStack { \(id("1")) }", "alignments cannot be declared among views"
    ),
  ]

  @Test(arguments: mistakes)
  func `what cannot be declared is told`(_ text: String, _ message: String) {
    let error = #expect(throws: Diagnostic.self) { try SwiftSource.view(text) }
    #expect(error?.message == message)
  }

  @Test func `a guide cannot be its own default value, not even through another`() throws {
    let first = try SwiftSource.view(Self.id("1") + "Color.red")
    let second = try SwiftSource.view(
      Self.id("d[.a]").replacing("A", with: "B").replacing(" a =", with: " b =")
        .replacing("BlignmentID", with: "AlignmentID").replacing(
          "VerticalBlignment", with: "VerticalAlignment")
        + "Color.red", declared: first.declared)
    let error = #expect(throws: Diagnostic.self) {
      try SwiftSource.view(Self.id("d[.b]") + "Color.red", declared: second.declared)
    }
    #expect(error?.message == "'a' would be its own default value")
  }

  @Test func `more than 24 guides are refused`() {
    let names = (0...24).map { "static let g\($0) = VerticalAlignment(A.self)" }
    let text =
      "enum A: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 1 } }\n"
      + "extension VerticalAlignment { \(names.joined(separator: "; ")) }\nColor.red"
    let error = #expect(throws: Diagnostic.self) { try SwiftSource.view(text) }
    #expect(error?.message == "more than 24 alignment guides of your own")
  }
}
