import Foundation
import Testing

/// A program that has a layout of its own and starts the shell with it, as the README shows.
@Suite(.timeLimit(.minutes(5)))
struct HostTests {
  private static let program = Haggle.folder + "/StaircaseHost"
  private static let staircase =
    "Staircase(step: 20) { Color.blue.frame(width: 60, height: 30); Color.green.frame(width: 9) }"

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func run(_ entries: [String]) throws -> BatchRun {
    try BatchRun(entries.flatMap { ["-c", $0] }, of: Self.program, in: directory)
  }

  @Test func `its layout is typed, edited, explained and written back`() throws {
    let run = try run([
      "resize 200 100", Self.staircase, "print staircase.frame green.x", "why green.x",
      "set staircase step 5", "green.x", "export json",
    ])
    #expect(run.messages == "")
    #expect(run.code == 0)
    for line in [
      "staircase.frame = 70 35 60 30\n", "the code of staircase puts green there", "\n75\n",
      "\"source\":\"Staircase(step: 5) {",
    ] {
      #expect(run.output.contains(line), "\(line) is not in \(run.output)")
    }
  }

  @Test func `its layout is in help, and in suggestions`() throws {
    let help = try run(["help Staircase", "about Staircase", "help"])
    #expect(help.output.contains("step     10  points from each view to the next\n"))
    #expect(help.output.contains("answers  what reaches furthest"))
    #expect(help.output.contains("TimelineView  Staircase\n"))
    let misspelt = try run(["Stairrcase { Color.blue }"])
    #expect(misspelt.messages.contains("hint: Staircase { Color.blue }\n"))
    #expect(misspelt.code == 3)
  }

  @Test func `its session files are checked by the program itself`() throws {
    let path = try directory.write(
      "```haggle\n> \(Self.staircase)\n> expect green.width == 9\n```\n", to: "stairs.md")
    #expect(try BatchRun(["check", path], of: Self.program, in: directory).code == 0)
    #expect(try BatchRun(["check", path], in: directory).code == 1)
  }

  @Test func `the README shows this program`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try String(
      contentsOf: folder.appending(path: "../../StaircaseHost/StaircaseHost.swift"),
      encoding: .utf8)
    let page = try String(contentsOf: folder.appending(path: "../../../README.md"), encoding: .utf8)
    #expect(page.contains("```swift\n\(source)```\n"))
  }
}
