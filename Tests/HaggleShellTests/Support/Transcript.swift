import Foundation
import HaggleShell
import Testing

/// What a person sees at a terminal: prompts, entries, answers and messages.
struct Transcript {
  let lines: [String]

  init(lines: [String]) { self.lines = lines }

  init(_ entries: [String], in session: inout Session) {
    var lines: [String] = []
    for entry in entries {
      let typed = entry.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in typed.enumerated() {
        lines.append((index == 0 ? "haggle> " : "    ..> ") + line)
      }
      for part in session.run(entry).parts {
        switch part {
        case .output(let text), .message(let text):
          lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
      }
    }
    self.lines = lines
  }

  /// Compares with a file in `Golden`; with `RECORD=1` in the environment writes it instead.
  func expectGolden(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Golden/\(name).txt").standardizedFileURL
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map { $0[...] } == golden.dropLast(), sourceLocation: sourceLocation)
  }
}
