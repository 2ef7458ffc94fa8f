import HaggleLanguage
import HaggleLayout
import HaggleReports
import Testing

/// What is left out of a picture of a small view in a high container.
struct EmptyRowsTests {
  private func picture(_ source: String, height: Double) throws -> [String] {
    var scene = try Scene(
      SwiftSource.view(source).view, in: ProposedSize(width: 393, height: height))
    return Diagram.render(&scene, ReportOptions()).split(separator: "\n").map(String.init)
  }

  @Test func `rows without views are counted in one line`() throws {
    let lines = try picture("Color.blue.frame(width: 200, height: 80)", height: 852)
    let marked = lines.filter { $0.contains("empty rows") }
    #expect(marked.count == 2)
    #expect(marked.allSatisfy { $0.hasPrefix("│ ") && $0.hasSuffix(" │") })
    #expect(lines.count < 30)
    #expect(Set(lines.dropFirst().dropLast().map(\.count)).count == 1)
  }

  @Test func `a picture that is not high is drawn whole`() throws {
    let lines = try picture("Color.blue.frame(width: 200, height: 80)", height: 200)
    #expect(!lines.contains { $0.contains("empty rows") })
  }

  @Test func `between views nothing is left out`() throws {
    let lines = try picture(
      "VStack { Color.blue.frame(height: 9); Spacer(); Color.red.frame(height: 9) }", height: 852)
    #expect(!lines.contains { $0.contains("empty rows") })
  }
}
