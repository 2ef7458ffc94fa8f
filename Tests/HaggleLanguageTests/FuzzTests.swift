import HaggleLanguage
import TestSupport
import Testing

/// Whatever is typed, reading ends with a view or with an error that points into the text.
struct FuzzTests {
  static let seeds = [
    "HStack(spacing: 10) { Color.blue.relativeProposed(width: 0.5); Color.green }",
    "let n = 3\nForEach(0..<n) { i in Text(\"row \\(i)\").padding(.top, CGFloat(i) * 2).id(\"r\\(i)\") }",
    "Color.red.alignmentGuide(.leading) { d in d[explicit: .top] ?? -d.width / 2 }.opacity(0.5)",
    "if 1 < 2 { Text(#\"raw\"#) } else if true { Text(\"\"\"\n  a\n  \"\"\") } // end",
    "Color.red.background(.blue, in: Capsule()).overlay(alignment: .top) { Spacer(minLength: nil) }",
    "Image(size: CGSize(width: 1, height: 2)) { _ in }.resizable().onTapGesture { x += 1; f { $0 } }",
  ]

  static func check(_ text: String) {
    let length = text.utf8.count
    do throws(Diagnostic) {
      let view = try SwiftSource.view(text).view
      let line = SourcePrinter.line(view)
      #expect((try? SwiftSource.view(line).view) == view, "\(text.debugDescription) → \(line)")
    } catch {
      #expect(
        0 <= error.span.lowerBound && error.span.upperBound <= length, "\(text.debugDescription)")
      #expect(!error.message.isEmpty)
      let lines = error.rendered(source: text)
      #expect(lines.allSatisfy { !$0.contains { $0.isNewline } }, "\(text.debugDescription)")
    }
    _ = SwiftSource.isIncomplete(text)
    _ = SwiftSource.repaired(text)
  }

  @Test(arguments: 1...40)
  func `random bytes`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      Self.check(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(arguments: 1...40)
  func `random signs`(_ seed: UInt64) {
    let signs = Array("(){}[].,:;\"\\#$@`'?!&|<>=+-*/%^~ \n\tabAB01_é日👍")
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let count = Int.random(in: 0...30, using: &random)
      Self.check(
        String((0..<count).map { _ in signs[Int.random(in: signs.indices, using: &random)] }))
    }
  }

  @Test(arguments: 1...60)
  func `mutated snippets`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      var text = Array(Self.seeds[Int.random(in: Self.seeds.indices, using: &random)])
      let other = Array(Self.seeds[Int.random(in: Self.seeds.indices, using: &random)])
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: text.indices, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: text.remove(at: place)
        case 1: text.insert(other[Int.random(in: other.indices, using: &random)], at: place)
        case 2: text.removeSubrange(place..<min(text.count, place + 8))
        default: text.insert(contentsOf: other.suffix(12), at: place)
        }
        if text.isEmpty { break }
      }
      Self.check(String(text))
    }
  }

  @Test func `every beginning of a snippet`() {
    for seed in Self.seeds {
      for count in 0...seed.count { Self.check(String(seed.prefix(count))) }
    }
  }
}
