import HaggleLanguage
package import HaggleLayout

/// Tells how a view or a modifier takes part in layout: what its kind's signature says of it.
public enum AboutText {
  /// What there is to know about a word such as `HStack` or `padding`.
  ///
  /// - Parameters:
  ///   - word: The word in source.
  ///   - options: How it is shown.
  /// - Returns: Lines of text; `nil` for a word that makes no view.
  public static func text(_ word: String, _ options: ReportOptions) -> String? {
    text(word, in: .standard, options)
  }

  /// The same for a word of any table.
  package static func text(
    _ word: String, in table: KindTable, _ options: ReportOptions
  ) -> String? {
    let kinds = [false, true].flatMap { table.kinds(named: word, isModifier: $0) }
    guard !kinds.isEmpty else { return nil }
    let blocks = kinds.map { kind in
      options.styled(
        block(kind.signature, heading: heading(kind, of: kinds, word), options.columns))
    }
    return blocks.joined(separator: "\n\n")
  }

  /// The word; where several kinds share it, with the labels by which they differ.
  private static func heading(
    _ kind: any LayoutKind.Type, of kinds: [any LayoutKind.Type], _ word: String
  ) -> String {
    guard kinds.count > 1, let form = kind.signature.forms.first else { return word }
    let labels = form.parameters.map { ($0.label ?? "_") + ":" }
    return labels.isEmpty ? word : "\(word)(\(labels.joined()))"
  }

  private static func block(
    _ signature: Signature, heading: String, _ columns: Int
  ) -> [String] {
    let about = signature.about
    let rows: [(label: String, text: String?)] = [
      ("offers", about.proposes),
      ("answers", about.answers),
      ("places", about.places),
      ("figures", about.figures),
      ("unknown", about.unknown),
      ("example", signature.example),
      ("rule", rule(about)),
    ]
    return Wrapping.lines("\(heading): \(signature.summary)", columns: columns)
      + rows.flatMap { label, text in
        text.map { lines(label, $0, columns, isSource: label == "example") } ?? []
      }
  }

  private static func rule(_ about: About) -> String? {
    about.rule.isEmpty ? nil : about.rule + (about.isExact ? ", exact" : ", approximate")
  }

  /// A label and its text, which goes on under its beginning; source is left as it is written.
  private static func lines(
    _ label: String, _ text: String, _ columns: Int, isSource: Bool
  ) -> [String] {
    let head = "  " + label.padded(to: 9)
    let margin = String(repeating: " ", count: head.count)
    let lines =
      isSource
      ? text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      : Wrapping.lines(text, columns: max(columns - head.count, 24))
    return lines.enumerated().map { index, line in
      // A broken line comes with two blanks of its own.
      let rest = isSource || index == 0 ? line : String(line.dropFirst(2))
      return (index == 0 ? head : margin) + rest
    }
  }
}
