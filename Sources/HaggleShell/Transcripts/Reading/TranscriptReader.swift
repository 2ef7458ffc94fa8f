import HaggleLanguage

/// Walks over the lines of a Markdown file and keeps what is ours.
struct TranscriptReader {
  private(set) var header = TranscriptHeader()
  private(set) var items: [Transcript.Item] = []

  /// Lines that are told and not yet an item.
  private var told: [String] = []
  private let bytes: [UInt8]
  private let lines: [FileLine]
  private var index = 0
  /// Whether a header has been read, or a fence that it could no longer reach.
  private var headerIsDue = true

  init(_ text: String) {
    bytes = Array(text.utf8)
    lines = FileLine.lines(of: bytes)
  }

  mutating func read() throws(Diagnostic) {
    try readFrontMatter()
    while index < lines.count {
      let line = lines[index]
      if let mark = FenceMark(line) {
        try readFence(mark)
      } else if line.indentation.utf8.count <= 3 && line.unindented.hasPrefix("<!--") {
        try readComment()
      } else {
        told.append(line.text)
        index += 1
      }
    }
    endNarration()
  }

  /// Makes an item of what has been told up to here.
  private mutating func endNarration() {
    if told.contains(where: { !$0.allSatisfy(\.isWhitespace) }) { items.append(.narration(told)) }
    told = []
  }

  /// Takes the lines between `---` and `---` at the beginning.
  private mutating func readFrontMatter() throws(Diagnostic) {
    guard let first = lines.first, first.text.trimmedText == "---",
      let end = lines.dropFirst().firstIndex(where: { $0.text.trimmedText == "---" })
    else { return }
    index = end + 1
    let inner = lines[1..<end]
    // Front matter of other programs can hold more than `key: value`.
    let known = inner.compactMap { HeaderField($0.text, at: $0.range.lowerBound) }
    guard TranscriptHeader.isOurs(known) else { return }
    header = try TranscriptHeader(HeaderField.fields(inner))
    headerIsDue = false
  }

  /// Takes a comment that starts a line: the header, a directive or neither.
  private mutating func readComment() throws(Diagnostic) {
    let first = index
    let offset = lines[first].range.lowerBound + lines[first].indentation.utf8.count
    var isClosed = false
    while index < lines.count && !isClosed {
      let line = lines[index]
      isClosed = (index == first ? line.unindented.dropFirst(4) : line.text[...]).commentEnd != nil
      index += 1
    }
    guard isClosed else {
      throw Diagnostic("the comment is not closed", at: lines[first].range, hint: "-->")
    }
    let last = lines[index - 1].range.upperBound
    let inner = String(decoding: bytes[(offset + 4)..<last], as: UTF8.self).beforeCommentEnd
    if try readHeader(inner, at: offset + 4) { return }
    guard let kind = TranscriptDirective.Kind(inner) else { return }
    endNarration()
    items.append(.directive(TranscriptDirective(kind: kind, line: lines[first].number)))
  }

  /// Takes a comment's lines as the header; whether they are one.
  private mutating func readHeader(_ text: String, at offset: Int) throws(Diagnostic) -> Bool {
    let inner = FileLine.lines(of: Array(text.utf8)).map { line in
      var line = line
      line.range = (line.range.lowerBound + offset)..<(line.range.upperBound + offset)
      return line
    }
    let known = inner.compactMap { HeaderField($0.text, at: $0.range.lowerBound) }
    guard TranscriptHeader.isOurs(known), let first = known.first else { return false }
    guard headerIsDue else {
      throw Diagnostic("the header stands once, before the first fence", at: first.key.span)
    }
    headerIsDue = false
    header = try TranscriptHeader(HeaderField.fields(inner))
    return true
  }

  private mutating func readFence(_ mark: FenceMark) throws(Diagnostic) {
    let opening = lines[index]
    let end = lines[(index + 1)...].firstIndex { mark.isClosed(by: $0) }
    let inner = lines[(index + 1)..<(end ?? lines.count)]
    index = (end ?? lines.count - 1) + 1
    let kind: TranscriptBlock.Kind
    let words: [Word]
    switch mark.purpose {
    case .foreign:
      told += lines[opening.number - 1..<index].map(\.text)
      return
    case .misspelt(let word):
      throw Diagnostic(
        "unknown fence '\(word.text)'", at: word.span,
        hint: opening.corrected(word.span, with: "haggle"))
    case .session(let found): (kind, words) = (.transcript, found)
    case .view(let found): (kind, words) = (.view, found)
    }
    headerIsDue = false
    guard end != nil else {
      throw Diagnostic("the fence is not closed", at: opening.range, hint: mark.closing)
    }
    var block = TranscriptBlock(kind: kind, line: opening.number, indentation: mark.indentation)
    block.words = try fenceWords(words, of: opening)
    var fence = FenceReader(block)
    for line in inner { try fence.read(line) }
    endNarration()
    items.append(.block(fence.finish()))
  }

  private func fenceWords(_ words: [Word], of opening: FileLine) throws(Diagnostic) -> FenceWords {
    do throws(Diagnostic) {
      return try FenceWords(words)
    } catch {
      var error = error
      error.hint = error.hint.flatMap { opening.corrected(error.span, with: $0) }
      throw error
    }
  }
}

extension FileLine {
  /// The text without the spaces in front.
  fileprivate var unindented: Substring { text(indentedBy: text.utf8.count) }

  /// The line with some bytes of the file replaced.
  fileprivate func corrected(_ span: Range<Int>, with replacement: String) -> String? {
    let start = range.lowerBound
    return text.corrected(
      (span.lowerBound - start)..<(span.upperBound - start), with: replacement)
  }
}

extension Substring {
  /// Where the mark begins that ends a comment.
  fileprivate var commentEnd: Index? {
    var index = startIndex
    while let dash = self[index...].firstIndex(of: "-") {
      if self[dash...].hasPrefix("-->") { return dash }
      index = self.index(after: dash)
    }
    return nil
  }
}

extension String {
  /// The text up to the mark that ends a comment.
  fileprivate var beforeCommentEnd: String {
    Substring(self).commentEnd.map { String(self[..<$0]) } ?? self
  }
}
