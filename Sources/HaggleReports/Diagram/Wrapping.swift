import HaggleLanguage

/// Breaks lines that are too wide.
package enum Wrapping {
  /// The lines, broken at blanks; what follows a break is indented.
  ///
  /// - Parameters:
  ///   - line: A line of any width.
  ///   - columns: The most cells of a line; words that are wider are broken as well.
  ///   - indentation: What stands in front of a line that goes on.
  /// - Returns: One line or more.
  package static func lines(
    _ line: String, columns: Int, indentation: String = indentation
  ) -> [String] {
    let columns = max(columns, 4)
    var result: [String] = []
    var current = ""
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let joined = current.isEmpty && result.isEmpty ? String(word) : "\(current) \(word)"
      if CellWidth.cells(joined) <= columns || current.allSatisfy({ $0 == " " }) {
        current = joined
      } else {
        result.append(current)
        current = indentation + word
      }
      while CellWidth.cells(current) > columns {
        let head = CellWidth.prefix(current, cells: columns)
        result.append(head)
        current = indentation + current.dropFirst(head.count)
      }
    }
    return result + [current]
  }

  package static let indentation = "  "
}
