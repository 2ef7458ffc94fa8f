import HaggleLanguage
import HaggleLayout

/// A session file made ready to be presented: every step that a key brings, with what it shows.
///
/// All commands have run by then, in the surroundings in which the file is checked; a step keeps the
/// session as it was, so that going back needs no undoing.
package struct Talk: Sendable {
  /// The file as messages call it.
  package let name: String
  /// The file as it was when the talk was made.
  let file: JournalRecord.ReadFile
  /// The columns and rows of a page, the last row of which tells where we are.
  package let cells: SessionSettings.Cells
  package private(set) var steps: [TalkStep]
  package private(set) var headings: [TalkHeading]
  let pages: [TalkPage]

  /// The size of a talk that asks for none.
  static let usualCells = SessionSettings.Cells(columns: 80, rows: 24)

  /// The most steps, and the most commands.
  static let longest = 10_000

  /// Runs a file and puts what it shows on pages.
  ///
  /// - Parameters:
  ///   - transcript: The file.
  ///   - path: Its canonical path; commands reach the directory that it is in.
  ///   - files: Where they read and write.
  ///   - kinds: What can be written.
  ///   - isInterrupted: Asked before every command.
  /// - Throws: `Unpresentable` when there is nothing to show, too much, or nobody waits for it.
  init(
    _ transcript: Transcript, at path: String, files: any FileAccess, kinds: KindTable,
    isInterrupted: (@Sendable () -> Bool)?
  ) throws(Unpresentable) {
    name = transcript.name
    file = JournalRecord.ReadFile(
      path: transcript.name, canonicalPath: path, text: transcript.text)
    cells = transcript.header.cells ?? Self.usualCells
    var maker = TalkMaker(
      transcript, at: path, files: files, kinds: kinds, cells: cells, isInterrupted: isInterrupted)
    maker.make()
    if maker.isInterrupted { throw .interrupted }
    if maker.isTooLong { throw .tooLong }
    if maker.pages.steps.isEmpty { throw .empty }
    steps = maker.pages.steps
    headings = maker.headings
    pages = maker.pages.pages
  }

  /// Why a file cannot be presented.
  enum Unpresentable: Error {
    case empty, interrupted
    /// More steps or commands than anybody presents, each of which keeps a session.
    case tooLong
  }

  /// The step with which a heading begins: by its number, from 1, or by its words or their
  /// beginning.
  func step(ofHeading word: String) -> Int? {
    if let number = Int(word), headings.indices.contains(number - 1) {
      return headings[number - 1].step
    }
    let wanted = word.lowercased()
    let texts = headings.map { $0.text.lowercased() }
    let place =
      texts.firstIndex(of: wanted) ?? texts.firstIndex { $0.hasPrefix(wanted) }
      ?? texts.firstIndex { $0.contains(wanted) }
    return place.map { headings[$0].step }
  }

  /// The talk from a step on as text, for where no page can be shown.
  func text(from start: Int) -> String {
    let page = PageText(columns: cells.columns)
    var lines: [String] = []
    let first = Set(headings.map(\.step))
    for (index, step) in steps.enumerated().dropFirst(start) {
      let begins = first.contains(index)
      // What follows a heading at once has it above on its page.
      let isApart = step.isApart || first.contains(index - 1) && steps[index - 1].lines.isEmpty
      if !lines.isEmpty && (begins || isApart) { lines.append("") }
      if begins { lines += pages[step.page].heading + (step.lines.isEmpty ? [] : [""]) }
      lines += (step.entry.isEmpty ? [] : page.typed(step.entry)) + step.lines
    }
    return lines.joined(separator: "\n")
  }
}
