import Foundation
import HaggleShell
import Testing

/// The pages in `sessions` are lessons: a question, a guess, the picture, the reason, a mistake, an
/// exercise.
///
/// That what they print is still what happens is the matter of `RecordedSessionTests`.
struct LessonTests {
  static let root = LayeringTests.sources.deletingLastPathComponent()
  static let folder = root.appending(path: "sessions").path

  static let names = DiskFiles().list(folder).filter { $0.hasSuffix(".md") }.sorted()

  /// The lesson as it is read and as it runs.
  struct Lesson {
    let text: String
    let transcript: HaggleShell.Transcript

    init(_ name: String) throws {
      text = try DiskFiles().read(LessonTests.folder + "/" + name)
      transcript = try HaggleShell.Transcript(text, named: name)
    }

    var answers: [TranscriptBlock] { transcript.blocks.filter(\.words.isAnswer) }

    /// The lesson with other lines in front of what judges them.
    func answered(by entries: [String]) throws -> String {
      let fence = try #require(answers.first)
      let judge = try #require(fence.judgingCommands.first)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let answer = entries.map { "> " + $0 }
      return (lines[..<fence.line] + answer + lines[(judge.line - 1)...]).joined(separator: "\n")
    }
  }

  @Test func `the lessons are numbered in reading order`() {
    #expect(Self.names.count >= 20)
    for (index, name) in Self.names.enumerated() {
      let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
      #expect(name.hasPrefix(number + "-"))
    }
  }

  @Test func `the readme leads to every lesson`() throws {
    let readme = try DiskFiles().read(RecordedSessionTests.readme)
    for name in Self.names { #expect(readme.contains("(sessions/\(name))"), "\(name)") }
  }

  @Test(arguments: names)
  func `a lesson lets guess, draws, explains and asks`(_ name: String) throws {
    let lesson = try Lesson(name)
    let entries = lesson.transcript.blocks.flatMap(\.commands).map(\.entry)
    #expect(entries.contains { $0.hasPrefix("quiz ") })
    #expect(entries.contains { $0.hasPrefix("show") || $0.hasPrefix("step") })
    #expect(entries.contains { $0.hasPrefix("why ") })
    #expect(lesson.text.contains("\n## A mistake people make\n"))
    #expect(lesson.text.contains("\n## Your turn\n"))
    #expect(lesson.answers.count == 1)
    #expect(lesson.answers.first?.judgingCommands.contains(where: \.isExpect) == true)
  }

  @Test(arguments: zip(names, names.dropFirst()))
  func `a lesson leads to the next`(_ name: String, _ next: String) throws {
    let last = try Lesson(name).text.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("Next: ") && last.hasSuffix("(\(next))"))
  }

  @Test(arguments: names)
  func `what a lesson links to is there`(_ name: String) throws {
    for link in try Lesson(name).text.matches(of: /\]\(([^):]+\.md)\)/) {
      #expect(Self.names.contains(String(link.output.1)), "\(link.output.0)")
    }
  }

  @Test(arguments: names)
  func `an exercise takes right answers and refuses typical wrong ones`(_ name: String) throws {
    let lesson = try Lesson(name)
    let path = Self.root.appending(path: "Tests/HaggleShellTests/Lessons/\(name)").path
    let others = try HaggleShell.Transcript(DiskFiles().read(path), named: name).blocks
    #expect(others.count { $0.words.failureCode == ExitCode.differs } >= 3)
    for other in others {
      let text = try lesson.answered(by: other.commands.map(\.entry))
      let files = MemoryFiles(["/desk/\(name)": text])
      let outcome = Check().outcome(of: [name], in: files, program: "haggle check") { $0.map($1) }
      let answer = "\(other.commands.map(\.entry))\n\(outcome.output)\(outcome.messages)"
      #expect(outcome.failure == other.words.failureCode, "\(answer)")
      let reports = outcome.output.split(separator: "\n").filter { $0.hasPrefix(name) }
      #expect(reports.allSatisfy { $0.contains("the expectation fails") }, "\(answer)")
    }
  }
}
