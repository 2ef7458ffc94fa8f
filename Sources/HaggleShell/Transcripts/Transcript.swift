package import HaggleLanguage

/// A session file that has been read: what is entered, what was answered when it was recorded.
///
/// Byte ranges count in `text`, so that recorded answers can be replaced and nothing else is.
package struct Transcript: Sendable {
  /// The file, as messages call it.
  package var name: String
  package var text: String
  package var header = TranscriptHeader()
  /// Fences, directives and what is told between them, in the order of the file.
  package var items: [Item] = []

  package enum Item: Sendable {
    case block(TranscriptBlock)
    case directive(TranscriptDirective)
    /// Lines of Markdown for people, fences of other languages among them; none is blank alone.
    case narration([String])
  }

  package var blocks: [TranscriptBlock] {
    items.compactMap { item in
      if case .block(let block) = item { block } else { nil }
    }
  }

  /// Reads a Markdown file by its fences; any other file is a list of entries.
  package init(_ text: String, named name: String) throws(Diagnostic) {
    self.name = name
    self.text = text
    if name.hasSuffix(".md") {
      var reader = TranscriptReader(text)
      try reader.read()
      header = reader.header
      items = reader.items
    } else {
      items = [.block(TranscriptBlock(entriesOf: text))]
    }
  }
}

/// Commands that belong together: a fence, or a whole file of entries.
package struct TranscriptBlock: Sendable {
  package enum Kind: Sendable {
    /// Commands behind `> `, each with the output that is expected of it.
    case transcript
    /// Entries alone; only their failures and their `expect` lines count.
    case entries
    /// View code that is one entry.
    case view
  }

  package var kind: Kind
  package var words = FenceWords()
  /// The number of the fence's first line, from 1.
  package var line: Int
  /// The spaces in front of the fence, which do not belong to its lines.
  package var indentation = ""
  package var commands: [TranscriptCommand] = []

  /// Whether what a command prints is compared with what is expected.
  package var comparesOutput: Bool { kind == .transcript && !words.isAnswer }

  /// The `resize` and `expect` commands at its end, which judge the answer in front of them.
  package var judgingCommands: ArraySlice<TranscriptCommand> {
    let start = commands.lastIndex { !$0.isExpect && !$0.isResize }
    return commands[(start.map { $0 + 1 } ?? 0)...]
  }
}

extension TranscriptBlock {
  /// A file of entries, one after another.
  init(entriesOf text: String) {
    self.init(kind: .entries, line: 1)
    commands = EntryReader.entries(in: text).map {
      TranscriptCommand(entry: $0.text, line: $0.line)
    }
  }
}

/// One entry of a session file.
package struct TranscriptCommand: Sendable {
  package var entry: String
  /// The number of its first line, from 1.
  package var line: Int
  /// How many characters stand in front of its first line's text.
  package var margin = 0
  package var expected: [ExpectedLine] = []
  /// The bytes of the lines expected of it, line breaks included; empty where they would stand.
  package var expectedRange = 0..<0

  /// Whether it makes a claim that nothing but its author may change.
  package var isExpect: Bool { Word.split(entry).first?.text == ExpectCommand.name }

  /// Whether it asks for a guess.
  var isQuiz: Bool { Word.split(entry).first?.text == QuizCommand.name }

  /// Whether it gives the container another size.
  package var isResize: Bool { Word.split(entry).first?.text == ResizeCommand.name }
}

/// One line that a command is expected to print.
package struct ExpectedLine: Sendable {
  /// The line as it is meant, without what protects it from being read as a command.
  package var text: String
  /// The form in which it is compared.
  package var normalized: String
  /// Its number in the file, from 1.
  package var line: Int
  /// Its bytes in the file, line break included.
  package var range: Range<Int>
  /// What lines it stands for, when it ends in ` (glob)` or ` (re)`.
  package var pattern: LinePattern?

  /// Whether it stands for any number of lines.
  package var skipsLines: Bool { normalized == "..." }
}
