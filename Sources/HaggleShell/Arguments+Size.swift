import HaggleLanguage
import HaggleLayout

extension Arguments {
  /// Takes `620 80`, `620x80`, `620×80`, `nil 80`, `+20 0` or a device.
  ///
  /// Signs add to `current`; a 0 next to a length with a sign adds nothing.
  mutating func size(from current: ProposedSize) throws(ShellError) -> ProposedSize {
    let first = try next("W")
    if let size = DeviceTable.size(of: first.text) { return size }
    let parts = first.text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
    let isJoined = parts.count == 2 && !parts.contains("")
    if !isJoined && !isLength(first.text) { throw notALength(first.text, first) }
    let second = isJoined ? first : try next("H")
    let texts = isJoined ? parts.map(String.init) : [first.text, second.text]
    let isRelative = texts.contains { $0.hasPrefix("+") || $0.isNegative }
    return ProposedSize(
      width: try length(texts[0], first, current.width, isRelative),
      height: try length(texts[1], second, current.height, isRelative))
  }

  private func length(
    _ text: String, _ word: Word, _ current: Double?, _ isRelative: Bool
  ) throws(ShellError) -> Double? {
    guard isLength(text) else { throw notALength(text, word) }
    guard let number = CommandNumber.read(text.withoutPlus) else { return nil }
    let isSigned = text.hasPrefix("+") || text.isNegative
    guard isSigned || (isRelative && number == 0) else { return number }
    guard let current, current.isFinite else {
      if number == 0 { return current }
      throw ShellError(
        "nothing can be added to \(Numbers.text(current))", at: word.span, hint: "resize 320 160")
    }
    if current + number < 0 {
      throw ShellError(
        "a container cannot be \(Numbers.text(current + number)) points long", at: word.span)
    }
    return current + number
  }

  /// Whether a word is `620`, `+20`, `nil` or `inf`.
  private func isLength(_ text: String) -> Bool {
    if text == "nil" { return true }
    guard let number = CommandNumber.read(text.withoutPlus), text.last != "%" else { return false }
    return number.isFinite || text == "inf" || text == "∞"
  }

  private func notALength(_ text: String, _ word: Word) -> ShellError {
    let devices = DeviceTable.all.map(\.name)
    let meant = text.first?.isLetter == true ? Suggestion.closest(to: text, among: devices) : nil
    if let meant {
      return ShellError(
        "'\(text)' is not a size", at: word.span, hint: line.corrected(word.span, with: meant))
    }
    return notANumber(
      Word(text: text, span: word.span),
      "620, +20, nil or inf, or one of \(devices.joined(separator: ", "))", kind: "a length")
  }
}

extension String {
  fileprivate var isNegative: Bool { hasPrefix("-") || hasPrefix("−") }

  fileprivate var withoutPlus: Substring { hasPrefix("+") ? dropFirst() : self[...] }
}
