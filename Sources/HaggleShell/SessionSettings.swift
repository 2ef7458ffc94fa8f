/// Choices that change what is shown, not what is laid out.
package struct SessionSettings: Sendable {
  /// How pictures are drawn.
  package enum Mode: String, CaseIterable, Sendable {
    case unicode, ascii, outline
  }

  /// Whether a person sits at a terminal.
  package var isInteractive = false
  /// Whether what a terminal shows can be painted anew, line by line.
  package var hasScreen = false
  /// The terminal's width and height in characters.
  package var terminal = Cells(columns: 80, rows: 24)
  /// Draws pictures for this size instead of the terminal's.
  package var cells: Cells?
  package var mode = Mode.unicode
  /// Whether pictures have to fit the height as well.
  package var fitsHeight = false
  /// Whether colour may repeat what the text says; the terminal decides how.
  package var color = ColorChoice.auto
  /// Whether changes at a terminal are followed by the new picture.
  package var autoshow = true
  /// The most decimals in pictures and trees.
  package var digits = 3
  /// How many times as high as wide a character is.
  package var aspect = 2.0
  /// Where lessons are looked for, one folder after the other.
  package var lessonFolders = ["sessions"]
  /// Whether a file goes on after an error.
  package var keepsGoing = false
  /// Whether nobody sees what happens, so that recorded sessions must stay as they are.
  package var isUnattended = false
  /// Asked now and then during long work, which stops when it answers yes.
  package var isInterrupted: (@Sendable () -> Bool)?

  package init() {}

  /// A number of columns and rows.
  package struct Cells: Equatable, Sendable {
    package var columns: Int
    package var rows: Int

    package init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  package enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never
  }
}
