package import HaggleLanguage

/// Why an entry did nothing.
package struct ShellError: Error, Equatable, Sendable {
  /// What is wrong; the span counts in the entry.
  package var diagnostic: Diagnostic
  /// The exit code in a batch.
  package var code: Int
  /// Lines that were made where the error happened, in another file; they stand for all.
  package var rendered: [String]?
  /// Whether the hint is known to work, so that it is not tried.
  var trustsHint = false

  init(_ diagnostic: Diagnostic, code: Int = ExitCode.error) {
    self.diagnostic = diagnostic
    self.code = code
  }

  init(
    _ message: String, at span: Range<Int>, details: [String] = [], hint: String? = nil,
    code: Int = ExitCode.error
  ) {
    self.init(Diagnostic(message, at: span, details: details, hint: hint), code: code)
  }
}

extension String {
  /// The line that was probably meant: with the bytes of `span` replaced, ready to be typed.
  ///
  /// - Returns: `nil` for text that is not one short line, which nobody would type again.
  func corrected(_ span: Range<Int>, with replacement: String) -> String? {
    let bytes = Array(utf8)
    let start = min(max(span.lowerBound, 0), bytes.count)
    let end = min(max(span.upperBound, start), bytes.count)
    let line = slice(0..<start) + replacement + slice(end..<bytes.count)
    let hint = line.trimmedText
    return hint.contains { $0.isNewline } || hint.utf8.count > 160 ? nil : String(hint)
  }

  /// The bytes of `span` as text.
  func slice(_ span: Range<Int>) -> String {
    String(decoding: Array(utf8)[span], as: UTF8.self)
  }
}
