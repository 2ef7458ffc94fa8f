import Foundation
import HaggleLanguage
import TestSupport
import Testing

/// What is accepted here is accepted by the Swift compiler's parser.
struct CompilerTests {
  static let compiler: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/swiftc" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  /// Accepted sources and what they are printed as.
  static func snippets() -> [String] {
    var snippets = ConformanceCase.all.map(\.swiftui) + FuzzTests.seeds
    snippets += (ReadingTests.shapes + ReadingTests.statements).map(\.source)
    snippets += ReadingTests.guides.map { "Color.red.alignmentGuide(.leading) " + $0.source }
    for seed in 1...100 {
      var random = RandomViews(seed: UInt64(seed))
      snippets.append(SourcePrinter.line(random.view(size: 20)))
    }
    var random = SplitMix64(seed: 7)
    let signs = Array("(){}[].,:;\"?!<+-*/ \naA0é")
    let seeds = FuzzTests.seeds.filter { !$0.contains("onTapGesture") }
    for index in 0..<6000 {
      // Actions may hold any Swift, which nobody checks here.
      var text = Array(seeds[index % seeds.count])
      let place = Int.random(in: text.indices, using: &random)
      let sign = signs[Int.random(in: signs.indices, using: &random)]
      if index.isMultiple(of: 2) { text[place] = sign } else { text.insert(sign, at: place) }
      snippets.append(String(text))
    }
    var accepted: [String] = []
    for snippet in snippets where !snippet.hasPrefix("#!") {
      guard let view = try? SwiftSource.view(snippet).view else { continue }
      accepted += [
        snippet, SourcePrinter.line(view), SourcePrinter.lines(view).joined(separator: "\n"),
      ]
    }
    return accepted
  }

  @Test(.enabled(if: compiler != nil))
  func `the compiler parses what is accepted`() throws {
    let snippets = Self.snippets()
    #expect(snippets.count > 1000)
    // One function a snippet, so that an error says which it is.
    let functions = snippets.enumerated().map { index, snippet in
      "func snippet\(index)() {\n\(snippet.replacing(/(?m)^import .*$/, with: ""))\n}\n"
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "haggle-\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try functions.joined().write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.compiler))
    process.arguments = ["-frontend", "-parse", file.path(percentEncoded: false)]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.isEmpty, "\(output.prefix(4000))")
    #expect(process.terminationStatus == 0)
  }
}
