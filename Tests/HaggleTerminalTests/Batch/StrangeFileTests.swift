import HaggleTerminal
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files as they really come: each runs as it was meant, or says what is wrong with it.
struct StrangeFileTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var contents: [UInt8]
    /// What is printed when it runs; `nil` when it is refused.
    var output: String?
    /// What a note or the error says.
    var message = ""
    var code = 0

    init(
      _ description: String, _ file: String, _ contents: String, output: String? = nil,
      message: String = "", code: Int = 0
    ) {
      testDescription = description
      self.file = file
      // Latin small letters with a stroke stand for bytes that are no text.
      self.contents = contents.utf8.split(separator: Array("ø".utf8)).map(Array.init)
        .joined(separator: [0xFF]).map(\.self)
      self.output = output
      self.message = message
      self.code = code
    }
  }

  private static let big = String(repeating: "# words and words and words\n", count: 380_000)

  static let cases = [
    Case(
      "a mark at the start", "a.haggle", "\u{FEFF}resize 9 9\nprint container.size", output: "9×9\n"
    ),
    Case(
      "a mark, then a comment", "a.haggle", "\u{FEFF}# a\nprint container.size", output: "320×160\n"
    ),
    Case("a mark in Swift", "a.swift", "\u{FEFF}import SwiftUI\n\nColor.blue\n", output: ""),
    Case(
      "a mark in Markdown", "a.md", "\u{FEFF}```haggle\n> print container.size\n```",
      output: "320×160\n"),
    Case(
      "line ends of another system", "a.haggle", "HStack {\r\n  Color.blue\r\n}\r\nblue.width\r\n",
      output: "320\n"),
    Case("such line ends in Swift", "a.swift", "HStack {\r\n  Color.blue\r\n}\r\n", output: ""),
    Case(
      "such line ends in Markdown", "a.md",
      "# A\r\n\r\n```haggle\r\n> Color.blue\r\n> blue.width\r\n```\r\n",
      output: "320\n"),
    Case(
      "an error behind such line ends", "a.haggle", "Color.blue\r\nbule.width\r\n",
      message: "a.haggle:2:1: error: no view named 'bule'\n  bule.width\n  ^~~~", code: 3),
    Case(
      "tabs", "a.haggle", "HStack {\n\tColor.blue\n}\nblue.width", output: "320\n",
      message: "note: replaced tabs\n"),
    Case(
      "an error behind a tab", "a.haggle", "HStack {\n\tColor.blu\n}",
      message: "a.haggle:2:9: error: 'Color' has no '.blu'", code: 3),
    Case(
      "typographic quotes", "a.haggle", "Text(“a”)\ntext.x",
      message: "note: replaced typographic quotes",
      code: 3),
    Case(
      "typographic quotes in Swift", "a.swift", "Text(“a”)", message: "Swift writes \"", code: 3),
    Case(
      "bytes that are no text", "a.haggle", "Color.blue\nø\n",
      message: "error: 'a.haggle' cannot be read: it is not UTF-8 text, see line 2\n", code: 4),
    Case(
      "bytes that are no text in Swift", "a.swift", "// ø\n",
      message: "cannot be read: it is not UTF-8 text, see line 1\n", code: 4),
    Case(
      "bytes that are no text in Markdown", "a.md", "#\n#\nø\n",
      message: "cannot be read: it is not UTF-8 text, see line 3\n", code: 4),
    Case(
      "a zero", "a.haggle", "Color.blue\n\0\n",
      message: "a.haggle:2:1: error: unknown command '\\u{0}'",
      code: 3),
    Case(
      "a zero in Swift", "a.swift", "Color.blue\0", message: "error: unexpected '\\u{0}'", code: 3),
    Case(
      "a zero in a label", "a.haggle", "Color.blue.id(\"a\\0b\")\ntree",
      output:
        "view     frame           proposal  answer\na\\u{0}b  0,0    320×160  320×160   320×160\n"),
    Case("ten megabytes", "a.haggle", big + "print container.size", output: "320×160\n"),
    Case(
      "ten megabytes of Swift", "a.swift", big.replacing("#", with: "//") + "Color.blue", output: ""
    ),
    Case(
      "ten megabytes of Markdown", "a.md", big + "```haggle\n> print container.size\n```",
      output: "320×160\n"),
    Case("a loop", "a.haggle", "source a.haggle", message: "'a.haggle' includes itself\n", code: 3),
    Case(
      "a loop through a link", "a.haggle", "source link.haggle", message: "includes itself", code: 3
    ),
    Case(
      "a loop of two", "a.haggle", "source b.haggle", message: "a.haggle → b.haggle → a.haggle",
      code: 3),
    Case(
      "a loop of a setup", "a.md", "```haggle setup=a.md\n> new\n```", message: "includes itself",
      code: 3),
    Case("nothing", "a.haggle", "", output: ""),
    Case("nothing in Markdown", "a.md", "", output: ""),
  ]

  @Test(arguments: cases)
  func `a strange file runs or is refused with a clear message`(_ row: Case) throws {
    try put(row.contents, in: row.file)
    _ = try directory.write("source a.haggle\n", to: "b.haggle")
    unsafe symlink("a.haggle", directory.file("link.haggle"))
    let words = row.file.hasSuffix(".swift") && row.output != nil ? ["-c", "new"] : []
    let run = try BatchRun([directory.file(row.file)] + words, in: directory)
    let messages = run.messages.replacing(directory.path + "/", with: "")
    #expect(run.code == row.code, "\(messages.prefix(300))")
    #expect(run.output == row.output ?? "")
    #expect(
      messages.contains(row.message) && messages.isEmpty == row.message.isEmpty,
      "\(messages.prefix(300))")
    #expect(run.messages.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
  }

  /// The bytes of a file of ten megabytes that is nothing but this, and an end.
  private static func large(_ part: String, _ end: String = "") -> [UInt8] {
    let part = Array(part.utf8)
    return Array(repeatElement(part, count: (10 << 20) / part.count).joined()) + Array(end.utf8)
  }

  static let largeFiles: [(file: String, contents: [UInt8], code: Int, message: String)] = [
    ("a.md", large("We *ask* for half.\n", "```haggle\n> print container.size\n```"), 0, ""),
    ("a.haggle", large("x"), 3, "a.haggle:1:1: error: unknown command 'xxx"),
    ("a.swift", large("x"), 3, "a.swift:1:1: error: unknown name 'xxx"),
    ("a.swift", large("\0"), 3, "a.swift:1:1: error: unexpected '\\u{0}'"),
    ("a.haggle", [UInt8](repeating: 0xFF, count: 10 << 20), 4, "it is not UTF-8 text, see line 1"),
    ("a.haggle", [UInt8](repeating: 0x78, count: 17 << 20), 4, "it is larger than 16 MB"),
  ]

  @Test(arguments: largeFiles.indices)
  func `ten megabytes run or are refused with a message that can be read`(_ index: Int) throws {
    let row = Self.largeFiles[index]
    try put(row.contents, in: row.file)
    let run = try BatchRun([directory.file(row.file)], in: directory)
    #expect(run.code == row.code)
    #expect(run.output == (row.code == 0 ? "320×160\n" : ""))
    #expect(run.messages.contains(row.message), "\(run.messages.prefix(300))")
    #expect(run.messages.utf8.count < 10_000)
  }

  @Test(arguments: ["# a\n", "```haggle\n> Color.blue\n```\n\n"])
  func `a talk that nobody could give is refused before it takes all memory`(
    _ part: String
  ) throws {
    let file = try directory.write(String(repeating: part, count: 12_000), to: "a.md")
    let run = try BatchRun(["present", file], in: directory)
    #expect(run.code == 3)
    #expect(run.messages.hasSuffix("a.md' has more than 10000 steps or commands\n"))
  }

  private func put(_ bytes: [UInt8], in name: String) throws {
    let file = unsafe open(
      directory.file(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { close(file) }
    unsafe bytes.withUnsafeBytes { unsafe _ = write(file, $0.baseAddress, $0.count) }
  }

  @Test func `a check of strange files ends as well`() throws {
    _ = try directory.write("\u{FEFF}```haggle\r\n> blue.width\r\n```\r\n", to: "a.md")
    _ = try directory.write("source a.haggle\n", to: "a.haggle")
    let run = try BatchRun(["check", directory.path], in: directory)
    #expect(run.code == 1)
    #expect(run.output.contains("includes itself"))
  }
}
