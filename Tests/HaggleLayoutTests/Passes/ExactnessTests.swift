import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// Which frames rest on approximate measures.
struct ExactnessTests {
  /// A tree and the labels of its views with approximate frames.
  static let rows: [(String, [String])] = [
    ("HStack { \(box(10, 10, "a")); Color.red.id(\"b\") }", []),
    ("HStack { Text(\"one\").id(\"a\"); Color.red.id(\"b\") }", ["a", "b"]),
    ("HStack { Color.red.id(\"a\"); Text(\"one\").frame(width: 50).id(\"b\") }", ["b"]),
    (
      "HStack { Color.red.id(\"a\"); Text(\"one\").id(\"c\").frame(width: 50, height: 20).id(\"b\") }",
      ["c"]
    ),
    (
      "VStack { \(box(10, 10, "a")).frame(maxHeight: 40, alignment: .top); Text(\"one\").id(\"b\") }",
      ["a", "b"]
    ),
    ("ZStack { Text(\"one\").id(\"a\"); Color.red.id(\"b\") }", ["a"]),
    (
      "ZStack(alignment: .topLeading) { Text(\"one\").id(\"a\"); \(box(9, 9, "b")) }.frame(width: 90, height: 50, alignment: .topLeading)",
      ["a"]
    ),
    ("HStack { Image(systemName: \"star\").id(\"a\"); Color.red.id(\"b\") }", ["a", "b"]),
    (
      "HStack { Image(size: CGSize(width: 9, height: 9)) { _ in }.id(\"a\"); Color.red.id(\"b\") }",
      []
    ),
    ("Color.red.id(\"a\").overlay { Text(\"one\").id(\"b\") }", ["b"]),
    ("HStack { Text(\"\").id(\"a\").frame(height: 20); Color.red.id(\"b\") }", ["a"]),
  ]

  @Test(arguments: rows)
  func `frames are approximate where they depend on text`(
    _ source: String, _ approximate: [String]
  ) throws {
    let view = try SwiftSource.view(source).view
    let result = try view.layout(in: ProposedSize(width: 300, height: 100))
    let found = ["a", "b", "c"].filter { label in
      result.placements(labelled: label, in: view).contains { !$0.isExact }
    }
    #expect(found == approximate)
  }
}
