/// Replaces characters that look like Swift's and are not.
struct SourceCleaner {
  /// What was found, each once, in the order in which it was met.
  private var findings: [String] = []
  private var result = String.UnicodeScalarView()

  /// What the walk over the text is inside of.
  private enum Place {
    case code, string, smartString, comment
  }

  private var place = Place.code
  private var isEscaped = false

  /// What was replaced; `nil` if nothing was.
  var note: String? {
    findings.isEmpty ? nil : "replaced " + findings.joined(separator: ", ")
  }

  mutating func clean(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }) { return text }
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      take(scalar, before: next)
    }
    return String(result)
  }

  private mutating func take(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
    switch scalar {
    case "\r":
      found("line ends")
      if next != "\n" { append("\n") }
    case "\t":
      found("tabs")
      result.append(contentsOf: "  ".unicodeScalars)
    case "\u{FEFF}": found("a byte-order mark")
    case "\u{200B}", "\u{2060}": found("invisible spaces")
    case "\u{A0}", "\u{2007}", "\u{202F}", "\u{2002}", "\u{2003}", "\u{2009}", "\u{3000}":
      takeSpace(scalar)
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}": takeQuote(scalar)
    default: append(scalar, before: next)
    }
  }

  private mutating func takeSpace(_ scalar: Unicode.Scalar) {
    if place == .string { return append(scalar) }
    found("non-breaking spaces")
    append(" ")
  }

  private mutating func takeQuote(_ scalar: Unicode.Scalar) {
    switch place {
    case .string, .comment: append(scalar)
    case .code:
      found("typographic quotes")
      result.append("\"")
      place = .smartString
    case .smartString:
      result.append("\"")
      place = .code
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, before next: Unicode.Scalar? = nil) {
    result.append(scalar)
    if isEscaped {
      isEscaped = false
      return
    }
    switch (place, scalar) {
    case (.code, "\""): place = .string
    case (.code, "/") where next == "/": place = .comment
    case (.string, "\""), (.smartString, "\""): place = .code
    case (.string, "\\"), (.smartString, "\\"): isEscaped = true
    case (_, "\n"): place = .code
    default: break
    }
  }

  private mutating func found(_ what: String) {
    if !findings.contains(what) { findings.append(what) }
  }
}
