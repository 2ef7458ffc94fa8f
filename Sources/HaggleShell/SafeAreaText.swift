import HaggleLanguage
import HaggleLayout

/// The insets of the container as they are written in commands: `none`, or four numbers.
enum SafeAreaText {
  static func text(_ insets: EdgeInsets) -> String {
    let numbers = [insets.top, insets.leading, insets.bottom, insets.trailing]
    return insets == EdgeInsets() ? "none" : numbers.map { Numbers.text($0) }.joined(separator: " ")
  }

  /// The insets for `none` or for top, leading, bottom and trailing; `nil` for anything else.
  static func insets(_ text: String) -> EdgeInsets? {
    if text == "none" { return EdgeInsets() }
    let parts = text.split(whereSeparator: \.isWhitespace)
    let numbers = parts.compactMap { CommandNumber.read($0) }.filter { $0.isFinite && $0 >= 0 }
    guard parts.count == 4, numbers.count == 4 else { return nil }
    return EdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}
