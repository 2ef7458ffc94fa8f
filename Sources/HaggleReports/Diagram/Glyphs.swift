import HaggleLanguage

/// The directions in which lines leave a cell.
struct Directions: OptionSet {
  let rawValue: UInt8

  static let up = Directions(rawValue: 1)
  static let down = Directions(rawValue: 2)
  static let left = Directions(rawValue: 4)
  static let right = Directions(rawValue: 8)
  static let vertical: Directions = [.up, .down]
  static let horizontal: Directions = [.left, .right]

  /// The same lines seen from the cells they lead to.
  var opposite: Directions {
    var result: Directions = []
    if contains(.up) { result.insert(.down) }
    if contains(.down) { result.insert(.up) }
    if contains(.left) { result.insert(.right) }
    if contains(.right) { result.insert(.left) }
    return result
  }
}

/// Every character that a picture is made of besides names and numbers, with its ASCII twin.
///
/// All of them take one cell; a picture in ASCII has the same cells.
enum Glyphs {
  static let horizontal = "─"
  static let hiddenHorizontal = "┈"
  static let hiddenVertical = "┊"
  static let outsideHorizontal = "╌"
  static let outsideVertical = "╎"
  static let thin = "▏"
  static let empty = "·"
  static let nothing = "◇"
  static let leftwards = "◂"
  static let rightwards = "▸"
  static let ruleStart = "├"
  static let ruleEnd = "┤"
  static let ruleTop = "┬"
  static let ruleBottom = "┴"
  static let cross = "┼"
  static let vertical = "│"

  /// Walls by the directions in which they leave the cell: up 1, down 2, left 4, right 8.
  private static let walls = [
    " ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]

  private static let twins: [Character: String] = [
    "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+",
    "┴": "+", "┼": "+", "┈": ".", "┊": ":", "╌": "~", "╎": "!", "▏": "|", "·": ".", "◇": "o",
    "◂": "<", "▸": ">", "×": "x", "−": "-", "÷": "/", "≈": "~", "…": "_", "→": "->", "←": "<-",
    "≠": "!=", "•": "*", "○": "o", "◆": "#",
  ]

  static func wall(_ directions: Directions) -> String {
    walls[Int(directions.rawValue)]
  }

  /// A wall that is hidden by a view in front of it.
  static func hidden(_ directions: Directions) -> String {
    directions.isDisjoint(with: .horizontal) ? hiddenVertical : hiddenHorizontal
  }

  /// A wall outside the container; corners stay as they are.
  static func outside(_ directions: Directions) -> String {
    switch directions {
    case .vertical: outsideVertical
    case .horizontal: outsideHorizontal
    default: wall(directions)
    }
  }

  /// The text in ASCII, cell for cell; characters without a twin become question marks.
  static func ascii(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.map { character in
      if character.isASCII { return String(character) }
      let unknown = String(repeating: "?", count: CellWidth.cells(character))
      return twins[character] ?? unknown
    }.joined()
  }
}

extension ReportOptions {
  /// The lines in the characters that were asked for, without blanks at their ends.
  func styled(_ lines: [String]) -> String {
    lines.map { line in
      let end = line.lastIndex { $0 != " " }
      let trimmed = end.map { String(line[...$0]) } ?? ""
      return style == .ascii ? Glyphs.ascii(trimmed) : trimmed
    }.joined(separator: "\n")
  }
}
