/// Text on its way to a screen.
package enum Text {
  /// The text with everything that could steer a terminal or hide from its reader spelled out.
  ///
  /// Labels, file names and source come from strangers. Control characters (C0, C1), marks that
  /// reverse the reading direction, line separators and invisible tags become `\n`, `\t` or
  /// `\u{1B}`. Text that goes to a screen passes here once.
  package static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isDangerous(scalar):
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE0FFF: !(0xE0100...0xE01EF).contains(scalar.value)
    default: false
    }
  }
}
