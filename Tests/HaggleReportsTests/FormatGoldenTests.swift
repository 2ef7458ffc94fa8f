import HaggleLayout
import HaggleReports
import Testing

/// The reports beside the diagram, as a person last saw them.
struct FormatGoldenTests {
  static let source = """
    VStack { HStack(spacing: 10) { Color.blue.relativeProposed(width: 0.5); Color.green }; \
    Text("Hello world").padding().background(Color.yellow) }
    """

  @Test(arguments: ["tree", "drawn", "outline", "swiftui"])
  func `reports are as they were`(_ name: String) throws {
    let root = try tree(Self.source)
    var scene = try Scene(root, in: ProposedSize(width: 320, height: 160))
    let report = try #require(ReportTable.report(named: name))
    try GoldenFile(name: "report-\(name).txt").compare(report.render(&scene, ReportOptions()))
  }

  @Test func `reports have different names and a summary without a full stop`() {
    let names = ReportTable.all.map { $0.name }
    #expect(Set(names).count == names.count)
    for report in ReportTable.all {
      #expect(!report.summary.isEmpty && !report.summary.hasSuffix("."))
    }
  }

  @Test func `an empty tree says so`() {
    for report in ReportTable.all where !["json", "swiftui"].contains(report.name) {
      var scene = Scene(
        root: nil, container: ProposedSize(width: 320, height: nil), names: ViewNames(),
        result: nil)
      #expect(report.render(&scene, ReportOptions()) == "no view yet · container 320×nil")
    }
  }

  @Test func `the modifier that SwiftUI lacks comes along only when it is used`() throws {
    for (source, isUsed) in [
      ("Color.blue", false), ("Color.blue.relativeProposed(width: 0.5)", true),
    ] {
      var scene = try Scene(tree(source), in: .unspecified)
      let file = SwiftUIFile.render(&scene, ReportOptions())
      #expect(file.contains("func relativeProposed(") == isUsed)
      #expect(file.contains(".fixedSize(horizontal: true, vertical: true)"))
    }
  }
}
