import Foundation
import HaggleShell
import Testing

/// The scripts in `sessions` are lessons: each claim in them is checked by an `expect`.
struct LessonTests {
  static let folder = LayeringTests.sources.appending(path: "../sessions").standardizedFileURL

  static var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".haggle") }.sorted()
  }

  @Test func `there are lessons`() {
    #expect(Self.names.count >= 5)
  }

  @Test(arguments: names)
  func `a lesson draws what it talks about and keeps its promises`(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    var session = Session(files: MemoryFiles(["/desk/" + name: text]))
    let outcome = session.runFile(named: name)
    #expect(outcome.messages == "")
    #expect(outcome.output.contains("┌"))
    #expect(outcome.failure == nil)
    #expect(text.contains("expect "))
  }
}
