import HaggleLanguage
import HaggleLayout

/// A setting of what is shown or laid out, by the word that commands use.
package struct SessionOption: Sendable {
  package var name: String
  /// The values that it takes, for people.
  package var choices: String
  /// A value that it takes.
  var example: String
  /// One line, without a full stop.
  package var summary: String
  /// The value as it is written.
  let value: @Sendable (Values) -> String
  /// Takes a value as it is written; `false` if it is none.
  let change: @Sendable (inout Values, String) -> Bool

  /// Where options are kept.
  struct Values {
    /// What only changes what is shown.
    var settings = SessionSettings()
    /// What changes the layout, and can be undone.
    var layout = LayoutOptions()
  }
}

/// Every option, in the order in which `option` lists them.
package enum OptionTable {
  package static let all: [SessionOption] = [
    autoshow, mode, cells, digits, aspect, color, text, direction, safeArea, scale,
  ]

  static func option(named name: String) -> SessionOption? {
    all.first { $0.name == name }
  }

  /// The entries that make `layout` out of what a new session has.
  static func changes(to layout: LayoutOptions) -> [String] {
    all.compactMap { option in
      let value = option.value(SessionOption.Values(layout: layout))
      let isNew = value == option.value(SessionOption.Values())
      return isNew ? nil : "option \(option.name) \(value)"
    }
  }

  private static let autoshow = SessionOption(
    name: "autoshow", choices: "on|off", example: "on",
    summary: "whether a change at the prompt is followed by the new picture",
    value: { $0.settings.autoshow ? "on" : "off" },
    change: { values, text in
      guard text == "on" || text == "off" else { return false }
      values.settings.autoshow = text == "on"
      return true
    })

  private static let mode = oneOf(
    \.settings.mode, name: "mode", example: "unicode",
    summary: "pictures with lines, with plain characters, or sentences")

  private static let cells = SessionOption(
    name: "cells", choices: "auto|WxH", example: "80x24",
    summary: "the columns and rows that pictures are made for",
    value: { values in values.settings.cells.map { "\($0.columns)x\($0.rows)" } ?? "auto" },
    change: { values, text in
      if text == "auto" {
        values.settings.cells = nil
        return true
      }
      let parts = text.split { $0 == "x" || $0 == "×" || $0 == " " }.map { Int($0) }
      guard parts.count == 2, let columns = parts[0], let rows = parts[1],
        (20...1000).contains(columns), (4...1000).contains(rows)
      else { return false }
      values.settings.cells = SessionSettings.Cells(columns: columns, rows: rows)
      return true
    })

  private static let digits = SessionOption(
    name: "digits", choices: "0 to 3", example: "1",
    summary: "the most decimals in pictures and trees",
    value: { "\($0.settings.digits)" },
    change: { values, text in
      guard let digits = Int(text), (0...3).contains(digits) else { return false }
      values.settings.digits = digits
      return true
    })

  private static let aspect = SessionOption(
    name: "aspect", choices: "0.5 to 4", example: "2",
    summary: "how many times as high as wide a character is",
    value: { Numbers.text($0.settings.aspect) },
    change: { values, text in
      guard let aspect = CommandNumber.read(text), (0.5...4).contains(aspect) else { return false }
      values.settings.aspect = aspect
      return true
    })

  private static let color = oneOf(
    \.settings.color, name: "color", example: "auto",
    summary: "whether colour repeats what the text says")

  private static let text = oneOf(
    \.layout.text, name: "text", example: "cells",
    summary: "whether text is measured like a font or in cells of 8×16; can be undone")

  private static let direction = oneOf(
    \.layout.direction, name: "direction", example: "rtl",
    summary: "whether views begin at the left or at the right; can be undone")

  private static let safeArea = SessionOption(
    name: "safe-area", choices: "none|TOP LEADING BOTTOM TRAILING", example: "47 0 34 0",
    summary: "what the container keeps on its edges, in points; can be undone",
    value: { SafeAreaText.text($0.layout.safeArea) },
    change: { values, text in
      guard let insets = SafeAreaText.insets(text) else { return false }
      values.layout.safeArea = insets
      return true
    })

  private static let scale = SessionOption(
    name: "scale", choices: "auto|1|2|3", example: "2",
    summary: "the pixels of a point, for text, dividers and what is drawn; can be undone",
    value: { $0.layout.displayScale.map { Numbers.text($0) } ?? "auto" },
    change: { values, text in
      guard text != "auto" else {
        values.layout.displayScale = nil
        return true
      }
      guard let scale = Int(text), (1...3).contains(scale) else { return false }
      values.layout.displayScale = Double(scale)
      return true
    })

  /// An option that takes one of a few words.
  private static func oneOf<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ place: any WritableKeyPath<SessionOption.Values, Choice> & Sendable, name: String,
    example: String, summary: String
  ) -> SessionOption {
    SessionOption(
      name: name, choices: Choice.allCases.map(\.rawValue).joined(separator: "|"),
      example: example, summary: summary,
      value: { $0[keyPath: place].rawValue },
      change: { values, text in
        guard let choice = Choice(rawValue: text) else { return false }
        values[keyPath: place] = choice
        return true
      })
  }
}
