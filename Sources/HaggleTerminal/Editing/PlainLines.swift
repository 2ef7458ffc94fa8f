#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lines as they come from a pipe, a file, or a terminal that edits them itself.
///
/// Nothing is echoed and no escape sequence is written.
struct PlainLines: LineReader {
  /// The most bytes that are kept of a line without an end: more than any entry may have.
  private static let longestLine = 32 << 20

  /// Whether somebody types, and wants to be prompted.
  var isPrompting: Bool

  /// Lines that were read together with an earlier one, the next one last.
  private var waiting: [String] = []

  /// The start of a line whose end has not been read.
  private var partial: [UInt8] = []
  private var isAtEnd = false

  init(isPrompting: Bool) {
    self.isPrompting = isPrompting
  }

  mutating func readLine(_ request: LineRequest) -> LineEvent {
    if isPrompting {
      InputWait.discardSignals()
      show(request.prompt + Self.shown(request.text))
    }
    while true {
      if let line = waiting.popLast() { return .line(line.isEmpty ? request.text : line) }
      if isAtEnd { return end() }
      switch InputWait.next() {
      case .signal(SIGINT): return interrupted()
      case .signal: break
      case .input: readMore()
      case .hangUp: isAtEnd = true
      }
    }
  }

  func remember(_ entry: String) {}

  /// How a text is shown that cannot be put on the line: Return alone takes it.
  private static func shown(_ text: String) -> String {
    if text.isEmpty { return "" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { PrintableText.of(String($0)) }.joined(separator: "\n")
      + "\n(Return takes this, anything else replaces it) "
  }

  private mutating func readMore() {
    let bytes = (try? Descriptor.input.read(count: 1 << 16)) ?? []
    isAtEnd = bytes.isEmpty
    guard let lastEnd = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
      partial += bytes
      if partial.count > Self.longestLine {
        waiting = [Self.text(partial[...])]
        partial = []
      }
      return
    }
    let whole = partial + bytes[..<lastEnd]
    partial = Array(bytes[(lastEnd + 1)...])
    waiting = whole.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .reversed().map(Self.text)
  }

  /// The last line may lack its end.
  private mutating func end() -> LineEvent {
    if isPrompting { show("\n") }
    defer { partial = [] }
    return partial.isEmpty ? .end : .line(Self.text(partial[...]))
  }

  private mutating func interrupted() -> LineEvent {
    if isPrompting { show("\n") }
    waiting = []
    partial = []
    return .interrupted(hadText: true)
  }

  /// A prompt that cannot be shown is no reason to stop: whatever is written next will fail as well.
  private func show(_ text: String) {
    try? StandardStream.output.write(text)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}
