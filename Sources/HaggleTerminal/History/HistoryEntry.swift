/// How an entry stands in the history file: on one line, whatever it is made of.
enum HistoryEntry {
  /// The entry with line breaks and backslashes escaped.
  static func encoded(_ entry: String) -> String {
    var line = ""
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// The entry that a line stands for.
  ///
  /// A backslash before anything else stands for itself, because people edit the file by hand.
  static func decoded(_ line: some StringProtocol) -> String {
    var entry = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        entry.append(contentsOf: unescaped(scalar))
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        entry.append(scalar)
      }
    }
    return String(entry) + (isEscaped ? "\\" : "")
  }

  private static func unescaped(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar {
    case "\\": ["\\"]
    case "n": ["\n"]
    case "r": ["\r"]
    default: ["\\", scalar]
    }
  }
}
