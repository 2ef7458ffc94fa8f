/// Swift's escapes in strings, both ways.
enum Escapes {
  /// The characters that a piece of a string literal stands for; `nil` for an unknown escape.
  ///
  /// As many `#` as stand in front of the quote stand behind the backslash of an escape.
  static func resolved(_ text: String, hashes: Int) -> String? {
    if !text.utf8.contains(UInt8(ascii: "\\")) { return text }
    let bytes = Array(text.utf8)
    let sign = Array("\\".utf8) + Array(repeating: UInt8(ascii: "#"), count: hashes)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == sign[0], bytes[index...].starts(with: sign) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      index += sign.count
      guard index < bytes.count, let length = append(bytes, at: index, to: &result) else {
        return nil
      }
      index += length
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends what the escape at `index` stands for; returns the escape's length.
  private static func append(_ bytes: [UInt8], at index: Int, to result: inout [UInt8]) -> Int? {
    switch bytes[index] {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "0"): result.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): result.append(bytes[index])
    case UInt8(ascii: "u"): return appendScalar(bytes, at: index, to: &result)
    case UInt8(ascii: " "), UInt8(ascii: "\n"): return lineEnd(bytes, at: index)
    default: return nil
    }
    return 1
  }

  /// `u{1F600}`.
  private static func appendScalar(
    _ bytes: [UInt8], at index: Int, to result: inout [UInt8]
  ) -> Int? {
    guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "{"),
      let close = bytes[index...].prefix(11).firstIndex(of: UInt8(ascii: "}")),
      let value = UInt32(String(decoding: bytes[(index + 2)..<close], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    result += Array(String(Character(scalar)).utf8)
    return close - index + 1
  }

  /// A backslash at the end of a line joins it with the next.
  private static func lineEnd(_ bytes: [UInt8], at index: Int) -> Int? {
    guard let end = bytes[index...].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      bytes[end] == UInt8(ascii: "\n")
    else { return nil }
    return end - index + 1
  }

  /// The text between quotes, so that it reads back.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\0": result += "\\0"
      case _ where Text.isDangerous(scalar):
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
