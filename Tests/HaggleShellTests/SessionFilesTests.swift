import HaggleLayout
import HaggleShell
import Testing

/// Files of the command line and files that commands name (design 8).
struct SessionFilesTests {
  private func session(_ files: MemoryFiles) -> Session { Session(files: files) }

  @Test func `a saved session makes the same tree and container`() {
    let files = MemoryFiles()
    var session = Session.after("resize 620 nil", Session.exampleView, files: files)
    _ = session.answer("name green side")
    _ = session.answer("save row.haggle")
    #expect(
      files.texts["/desk/row.haggle"]
        == """
        resize 620 nil
        HStack(spacing: 10) {
          Color.blue.relativeProposed(width: 0.5)
          Color.green.id("side")
          Color.yellow
        }

        """)
    var other = self.session(files)
    #expect(other.runFile(named: "row.haggle").parts.isEmpty)
    #expect(other.document.state == session.document.state)
  }

  @Test func `a file's errors say file, line and column`() {
    let files = MemoryFiles(["/desk/a.haggle": "# one\nColor.blue\n\n  remove bule\n"])
    var session = session(files)
    let outcome = session.runFile(named: "a.haggle")
    #expect(outcome.failure == ExitCode.error)
    #expect(
      outcome.messages == """
        a.haggle:4:10: error: no view named 'bule'
            remove bule
                   ^~~~
          views here: blue
        hint: remove blue

        """)
  }

  @Test func `an error in a multi-line entry is found in its line`() {
    let files = MemoryFiles(["/desk/a.haggle": "\nHStack {\n  Color.blue\n  HStak { }\n}\n"])
    var session = session(files)
    let first = session.runFile(named: "a.haggle").messages.split(separator: "\n").first
    #expect(first == "a.haggle:4:3: error: unknown view 'HStak'")
  }

  @Test func `a file stops at its first error unless it shall go on`() {
    let files = MemoryFiles([
      "/desk/a.haggle": "Color.blue\nbule\nadd Color.red\nColor.green\nexpect green.width == 1\n"
    ])
    var session = session(files)
    #expect(session.runFile(named: "a.haggle").failure == ExitCode.error)
    #expect(session.document.root?.names == ["blue"])
    session.settings.keepsGoing = true
    let outcome = session.runFile(named: "a.haggle")
    #expect(outcome.failure == ExitCode.error)
    #expect(session.document.root?.names == ["green"])
  }

  @Test func `a file that is not there is named`() {
    var session = session(MemoryFiles())
    let outcome = session.runFile(named: "a.haggle")
    #expect(outcome.failure == ExitCode.file)
    #expect(outcome.messages == "error: 'a.haggle' cannot be read: no such file\n")
  }

  @Test func `a Swift file is shown in the container of a phone`() {
    let files = MemoryFiles(["/desk/a.swift": "import SwiftUI\n\nColor.blue\n  .padding(10)\n"])
    var session = session(files)
    #expect(session.runFile(named: "a.swift").failure == nil)
    #expect(session.document.container == ProposedSize(width: 393, height: 852))
    #expect(session.document.root?.names == ["blue.padding", "blue"])
  }

  @Test func `source follows a file as one step`() {
    let files = MemoryFiles(["/desk/a.haggle": "resize 100 100\nColor.blue\nblue.padding(8)\n"])
    var session = Session.after("Color.red", files: files)
    _ = session.answer("source a.haggle")
    #expect(session.document.root?.names == ["blue.padding", "blue"])
    #expect(session.document.undoCount == 2)
  }

  @Test func `a mistake in a sourced file takes everything back`() {
    let files = MemoryFiles(["/desk/a.haggle": "Color.blue\nremove bule\n"])
    var session = Session.after("Color.red", files: files)
    let before = SessionTraces(session)
    let outcome = session.run("source a.haggle")
    #expect(outcome.failure == ExitCode.error)
    #expect(outcome.messages.hasPrefix("a.haggle:2:8: error: no view named 'bule'\n"))
    #expect(SessionTraces(session) == before)
  }

  @Test func `a path in a file starts from that file`() {
    let files = MemoryFiles([
      "/desk/a.haggle": "source parts/b.haggle\n", "/desk/parts/b.haggle": "source c.haggle\n",
      "/desk/parts/c.haggle": "Color.blue\n",
    ])
    var session = session(files)
    #expect(session.runFile(named: "a.haggle").failure == nil)
    #expect(session.document.root?.names == ["blue"])
  }

  @Test func `a file that includes itself is refused with the way round`() {
    let files = MemoryFiles([
      "/desk/a.haggle": "source b.haggle\n", "/desk/b.haggle": "source ./a.haggle\n",
    ])
    var session = session(files)
    let outcome = session.runFile(named: "a.haggle")
    #expect(outcome.failure == ExitCode.error)
    #expect(outcome.messages.contains("'./a.haggle' includes itself"))
    #expect(outcome.messages.contains("a.haggle → b.haggle → a.haggle"))
  }

  static let escapes = [
    "source ../secret.haggle", "source /secret.haggle", "save ../x", "save /x",
    "export json ../../x",
  ]

  @Test(arguments: escapes)
  func `a file's commands stay below its directory, typed ones are free`(_ command: String) {
    let files = MemoryFiles([
      "/desk/a.haggle": "Color.blue\n" + command, "/secret.haggle": "Color.red",
    ])
    var session = session(files)
    let outcome = session.runFile(named: "a.haggle")
    #expect(outcome.failure == ExitCode.file)
    #expect(outcome.messages.contains("lies outside the directory of the first file"))
    #expect(files.texts.count == 2)
    #expect(session.run(command, at: .typed).failure == nil)
  }

  @Test func `export writes a file`() {
    let files = MemoryFiles()
    var session = Session.after("Color.blue", files: files)
    #expect(session.answer("export json a.json") == "")
    #expect(files.texts["/desk/a.json"]?.hasPrefix("{\"format\":\"haggle-layout\"") == true)
  }
}
