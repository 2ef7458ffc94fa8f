import Foundation
import Testing

/// A file beside the tests that holds what a report printed when a person last looked at it.
///
/// `RECORD=1 swift test` writes the files anew.
struct GoldenFile {
  var name: String

  private var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
  }

  /// Compares line by line, so that a failure shows the lines that differ.
  func compare(_ text: String, _ location: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try (text + "\n").write(to: url, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: url, encoding: .utf8)
    #expect(
      (text + "\n").components(separatedBy: "\n") == golden.components(separatedBy: "\n"),
      "\(name)", sourceLocation: location)
  }
}
