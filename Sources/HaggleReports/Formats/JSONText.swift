import HaggleLanguage
import HaggleLayout

/// Spells values as JSON on one line.
package enum JSONText {
  /// A string with its quotes.
  ///
  /// Characters that steer a terminal or hide from a reader are written as escapes, which JSON
  /// readers undo.
  package static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where Text.escaped(String(scalar)) != String(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A string or `null`.
  static func string(orNull text: String?) -> String {
    text.map(string) ?? "null"
  }

  /// A number; `null` is unspecified, and what JSON has no number for is a string.
  package static func number(_ value: Double?) -> String {
    guard let value else { return "null" }
    let text = Numbers.text(value)
    return value.isFinite ? text : "\"\(text)\""
  }

  /// A list of numbers.
  static func numbers(_ values: Double?...) -> String {
    "[" + values.map(number).joined(separator: ",") + "]"
  }

  /// A list of values that are spelled already.
  package static func list(_ values: [String]) -> String {
    "[" + values.joined(separator: ",") + "]"
  }

  /// An object whose values are spelled already.
  package static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }
}
