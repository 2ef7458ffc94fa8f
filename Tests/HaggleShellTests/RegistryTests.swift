import Foundation
import HaggleLayout
import HaggleReports
import HaggleShell
import Testing

/// A file in a family's folder must have its line in the family's table.
struct RegistryTests {
  @Test func `every command file is in the table`() throws {
    #expect(
      try Self.types(in: "HaggleShell/Commands", endingIn: "Command")
        == CommandTable.all.map { "\($0)" }.sorted())
  }

  @Test func `every kind of view is in the table`() throws {
    // Families that several kinds share are protocols and end in `Kind` too.
    let texts = try Self.texts(in: "HaggleLayout/Kinds")
    let protocols = Set(
      texts.flatMap { $0.split { !$0.isLetter }.adjacent }.filter { $0.0 == "protocol" }
        .map { String($0.1) })
    let kinds = try Self.types(in: "HaggleLayout/Kinds", endingIn: "Kind")
      .filter { !protocols.contains($0) }
    let layouts = try Self.types(in: "HaggleLayout/Layouts", endingIn: "")
      .map { "TypedLayoutKind<\($0)>" }
    #expect((kinds + layouts).sorted() == KindTable.standard.map { "\($0)" }.sorted())
  }

  @Test func `every report is in the table`() throws {
    let declared = try Self.texts(in: "HaggleReports").flatMap { text in
      text.split(separator: "\n").filter {
        $0.hasPrefix("public enum ") && $0.contains(": Report ")
      }
      .compactMap { $0.split { " :".contains($0) }.dropFirst(2).first.map(String.init) }
    }
    #expect(declared.sorted() == ReportTable.all.map { "\($0)" }.sorted())
  }

  @Test func `names and aliases of commands differ`() {
    let words = CommandTable.all.flatMap { [$0.name] + $0.aliases }
    #expect(Set(words).count == words.count)
  }

  @Test func `synonyms mean commands and are none`() {
    for (synonym, command) in CommandTable.synonyms {
      #expect(CommandTable.command(named: command)?.name == command, "\(command)")
      #expect(CommandTable.command(named: synonym) == nil, "\(synonym)")
    }
  }

  @Test func `names of reports and options differ`() {
    let names = ReportTable.all.map { $0.name } + OptionTable.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  private static func types(in folder: String, endingIn suffix: String) throws -> [String] {
    try paths(in: folder).map { $0.deletingPathExtension().lastPathComponent }
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  private static func texts(in folder: String) throws -> [String] {
    try paths(in: folder).map { try String(contentsOf: $0, encoding: .utf8) }
  }

  private static func paths(in folder: String) throws -> [URL] {
    let root = LayeringTests.sources.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }.map { root.appending(path: $0) }
  }
}

extension Array {
  /// Every element with the next.
  fileprivate var adjacent: [(Element, Element)] {
    Array<(Element, Element)>(zip(self, dropFirst()))
  }
}
