import Foundation
import Testing

/// What SwiftPM cannot check: which modules each target imports, and who says `unsafe` (design 2).
struct LayeringTests {
  static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL

  static let allowed: [(target: String, modules: Set<String>)] = [
    ("HaggleLayout", []),
    ("HaggleSwiftUI", ["HaggleLayout", "HaggleLanguage"]),
    ("HaggleLanguage", ["HaggleLayout"]),
    ("HaggleReports", ["HaggleLayout", "HaggleLanguage"]),
    ("HaggleShell", ["HaggleLayout", "HaggleLanguage", "HaggleReports"]),
  ]

  /// The modules of the C library, which one file may import for `sin` and its kin.
  private static let system: Set<String> = ["Glibc", "Darwin", "Musl", "Android"]

  @Test(arguments: allowed)
  func `a target imports what it may and nothing else`(
    _ target: String, _ allowed: Set<String>
  ) throws {
    for (path, text) in try Self.files(of: target) {
      let isMath = path.hasSuffix("/Math.swift") || path == "Math.swift"
      for module in Self.imports(in: text) {
        #expect(
          allowed.contains(module) || (isMath && Self.system.contains(module)),
          "\(target)/\(path) imports \(module)")
      }
    }
  }

  @Test(arguments: allowed.map(\.target) + ["HaggleProgram", "haggle"])
  func `only the terminal leaves memory safety`(_ target: String) throws {
    for (path, text) in try Self.files(of: target) {
      #expect(
        !text.contains("unsafe ") && !text.contains("Unsafe"), "\(target)/\(path) is unsafe")
    }
  }

  @Test func `nothing but tests imports Foundation`() throws {
    for (path, text) in try Self.files(of: ".") {
      #expect(!Self.imports(in: text).contains { $0.hasPrefix("Foundation") }, "\(path)")
    }
  }

  private static func files(of target: String) throws -> [(path: String, text: String)] {
    let folder = sources.appending(path: target)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  private static func imports(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard !line.hasPrefix("//"), let keyword = words.firstIndex(of: "import"), keyword <= 2,
        keyword + 1 < words.count
      else { return nil }
      return words[keyword + 1].split(separator: ".").first.map(String.init)
    }
  }
}
