import HaggleLanguage

/// Puts the lines of a fence together to commands and what is expected of them.
struct FenceReader {
  private var block: TranscriptBlock
  private var lines: [FileLine] = []

  init(_ block: TranscriptBlock) { self.block = block }

  mutating func read(_ line: FileLine) throws(Diagnostic) {
    lines.append(line)
    if block.kind == .transcript { try readTranscript(line) }
  }

  /// The block when all its lines have been read.
  mutating func finish() -> TranscriptBlock {
    if block.kind == .view { takeView() }
    if block.kind == .transcript && block.words.isAnswer && block.commands.isEmpty { takeEntries() }
    for index in block.commands.indices { block.commands[index].endOutput() }
    return block
  }

  private mutating func readTranscript(_ line: FileLine) throws(Diagnostic) {
    let text = line.text(indentedBy: block.indentation.utf8.count)
    if let entry = text.after(mark: ">") {
      block.commands.append(
        TranscriptCommand(
          entry: entry, line: line.number, margin: block.indentation.utf8.count + 2,
          expectedRange: line.end..<line.end))
      return
    }
    guard var command = block.commands.popLast() else {
      if line.isBlank || block.words.isAnswer { return }
      throw Diagnostic(
        "output without a command", at: line.range,
        details: ["a command starts with '> '"], hint: "> " + text)
    }
    if let more = text.after(mark: ">>"), command.expected.isEmpty {
      command.entry += "\n" + more
      command.expectedRange = line.end..<line.end
    } else if text.hasPrefix(">") {
      throw Diagnostic(
        "a line of output that begins with '>' is written '\\>'", at: line.range,
        details: ["'> ' starts a command, '>> ' continues the one before"], hint: "\\" + text)
    } else {
      command.expected.append(try expected(text, line))
    }
    block.commands.append(command)
  }

  private func expected(_ text: Substring, _ line: FileLine) throws(Diagnostic) -> ExpectedLine {
    let meant = ProtectedLine.meant(text)
    return ExpectedLine(
      text: meant, normalized: LineText.normalized(meant), line: line.number,
      range: line.range.lowerBound..<line.end,
      pattern: try LinePattern(of: meant, endingAt: line.range.upperBound))
  }

  /// All lines are one entry.
  private mutating func takeView() {
    let text = lines.map { $0.text(indentedBy: block.indentation.utf8.count) }
      .joined(separator: "\n")
    guard let first = lines.first, !text.allSatisfy(\.isWhitespace) else { return }
    block.commands = [TranscriptCommand(entry: text, line: first.number)]
  }

  /// Lines without marks are entries, as in a file of entries.
  private mutating func takeEntries() {
    guard let first = lines.first else { return }
    let text = lines.map { $0.text(indentedBy: block.indentation.utf8.count) }
      .joined(separator: "\n")
    block.kind = .entries
    block.commands = EntryReader.entries(in: text).map { entry in
      TranscriptCommand(entry: entry.text, line: entry.line + first.number - 1)
    }
  }
}

extension TranscriptCommand {
  /// Blank lines behind the output belong to the file, not to the output.
  fileprivate mutating func endOutput() {
    while let last = expected.last, last.normalized.isEmpty {
      expected.removeLast()
    }
    if let last = expected.last {
      expectedRange = expectedRange.lowerBound..<last.range.upperBound
    }
  }
}

extension Substring {
  /// What follows a mark and a space; the mark may stand alone.
  fileprivate func after(mark: String) -> String? {
    if hasPrefix(mark + " ") { return String(dropFirst(mark.count + 1)) }
    return self == mark ? "" : nil
  }
}
