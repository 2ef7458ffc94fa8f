/// The source line of an error and the caret line below it.
struct Excerpt {
  /// The line and its carets; empty for an empty source line.
  let lines: [String]

  /// The most columns of a source line that are shown.
  private static let columns = 96
  /// How many columns in front of the error are shown when the line is longer.
  private static let context = 40
  /// The most bytes that are looked at on each side: more than any columns that are shown take.
  private static let window = 4096

  init(_ source: String, _ span: Range<Int>) {
    let bytes = Array(source.utf8)
    let line = SourceText.lineRange(around: span.lowerBound, in: bytes)
    let start = min(max(span.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(span.upperBound, start), line.upperBound)
    var before = Self.shown(Self.end(of: bytes[line.lowerBound..<start]))
    let marked = Self.shown(Self.beginning(of: bytes[start..<end]))
    var after = Self.shown(Self.beginning(of: bytes[end..<line.upperBound]))
    if before.isEmpty && marked.isEmpty && after.isEmpty {
      lines = []
      return
    }
    if CellWidth.cells(before + marked + after) > Self.columns {
      before = Self.tail(before, cells: Self.context)
      let rest = max(0, Self.columns - CellWidth.cells(before))
      after = Self.head(after, cells: max(0, rest - CellWidth.cells(marked)))
    }
    let shownMark = Self.head(marked, cells: Self.columns)
    let indentation = String(repeating: " ", count: CellWidth.cells(before))
    let tildes = String(repeating: "~", count: max(0, CellWidth.cells(shownMark) - 1))
    lines = [before + shownMark + after, indentation + "^" + tildes]
  }

  /// So much of the bytes that nobody sees the rest, cut between characters.
  private static func beginning(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.count > window else { return bytes }
    let start = bytes.startIndex
    let end = (start..<(start + window)).last { !bytes[$0].isContinuation } ?? start
    return bytes[..<end]
  }

  private static func end(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.count > window
      ? bytes.suffix(window).drop(while: \.isContinuation) : bytes
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    let spaced = bytes.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }
    return Text.escaped(String(decoding: spaced, as: UTF8.self))
  }

  private static func head(_ text: String, cells: Int) -> String {
    CellWidth.cells(text) <= cells ? text : CellWidth.prefix(text, cells: max(0, cells - 1)) + "…"
  }

  private static func tail(_ text: String, cells: Int) -> String {
    if CellWidth.cells(text) <= cells { return text }
    let reversed = CellWidth.prefix(String(text.reversed()), cells: cells - 1)
    return "…" + String(reversed.reversed())
  }
}

extension UInt8 {
  /// Whether a byte goes on with a character of UTF-8.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}
