import Foundation
import HaggleShell
import Testing

/// Sessions with their output, kept in the repository: what they show is still what happens.
///
/// `RECORD=1` replaces what is expected below each command; `expect` lines stay.
struct RecordedSessionTests {
  static let root = LayeringTests.sources.deletingLastPathComponent()

  /// Explanations that would clear up a confusion, by the number of the confusion.
  static let confusions = paths(in: "Tests/HaggleShellTests/Confusions")
  static let sessions = paths(in: "sessions") + paths(in: "sessions/talks")
  static let readme = root.appending(path: "README.md").path

  private static func paths(in folder: String) -> [String] {
    let folder = root.appending(path: folder).path
    return DiskFiles().list(folder).filter { $0.hasSuffix(".md") }.sorted().map {
      folder + "/" + $0
    }
  }

  @Test(arguments: confusions + sessions + [readme])
  func `a recorded session still goes as it went`(_ path: String) {
    var check = Check()
    check.updates = ProcessInfo.processInfo.environment["RECORD"] == "1"
    let outcome = check.outcome(of: [path], in: DiskFiles(), program: "haggle check") { $0.map($1) }
    #expect(outcome.failure == nil, "\(outcome.output)\(outcome.messages)")
  }

  @Test func `a confusion has a number and a claim of its own`() throws {
    for path in Self.confusions {
      let name = path.split(separator: "/").last ?? ""
      #expect(name.prefix(2).allSatisfy(\.isNumber) && name.dropFirst(2).first == "-", "\(name)")
      #expect(try DiskFiles().read(path).contains("> expect "), "\(name)")
    }
  }
}
