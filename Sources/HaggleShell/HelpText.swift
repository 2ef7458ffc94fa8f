import HaggleLanguage
package import HaggleLayout

/// Help, made from what commands and kinds declare.
package struct HelpText {
  /// What can be written.
  private let kinds: KindTable

  package init(_ kinds: KindTable) { self.kinds = kinds }

  /// Every word that has help.
  package var words: [String] {
    CommandTable.all.map { $0.name } + names { _ in true }
  }

  /// The words that make views and modifiers.
  var kindNames: [String] { names { _ in true } }

  /// The words that make views.
  var viewNames: [String] { names { $0.role != .modifier } }

  /// What can be typed, on one page.
  package var overview: String {
    let commands = CommandTable.all.map { command in
      [([command.name] + command.aliases).joined(separator: ", "), command.summary]
    }
    let modifiers = names { $0.role == .modifier }
    return """
      Paste SwiftUI, or type it: a view becomes the tree, .padding(8) goes around it,
      blue.padding(8) around the view called blue, and blue.width prints a number.

      \(Columns.text(commands, indentation: 2))

      views
      \(Self.wrapped(viewNames))

      modifiers
      \(Self.wrapped(modifiers))

      help WORD says more about each of these, with an example.
      """
  }

  /// The help for a command, a view or a modifier; `nil` for other words.
  package func about(_ word: String) -> String? {
    if let command = CommandTable.command(named: word) { return Self.about(command) }
    let named = kinds.filter { $0.signature.name == word }
    if !named.isEmpty { return Self.about(named.map { $0.signature }) }
    if word == "id" { return Self.label }
    if kinds.kinds(named: word, isModifier: true).isEmpty { return nil }
    return """
      .\(word)(…)
        does not change the layout; kept, and written again by export swiftui
        more: about \(word)
      """
  }

  /// `.id` is no view of the tree: it names the one that it stands behind.
  private static let label = """
    .id("label")
      gives the view at that place of the chain a name: in .red.id("a").padding(8) the colour,
      in .red.padding(8).id("a") the padded view; it does not change the layout
      example: Color.red.id("a").padding(8)
      see also: help name
    """

  private static func about(_ command: any Command.Type) -> String {
    var lines = [command.fullUsage, "  " + command.summary]
    lines += command.details.map { "  " + $0 }
    if !command.aliases.isEmpty {
      lines.append("  short: " + command.aliases.joined(separator: ", "))
    }
    lines.append("  example: " + command.example)
    return lines.joined(separator: "\n")
  }

  private static func about(_ signatures: [Signature]) -> String {
    guard let first = signatures.first else { return "" }
    let isIrregular = SignatureText.isIrregular(first)
    let forms = isIrregular ? [] : signatures.flatMap { $0.forms }
    var lines = isIrregular ? [first.name] : forms.map { SignatureText.spelling(first, $0) }
    lines.append("  " + first.summary)
    let rows = parameters(of: forms).map { parameter in
      [parameter.name, parameter.defaultText ?? "", parameter.summary]
    }
    if !rows.isEmpty { lines.append(Columns.text(rows, indentation: 2)) }
    lines += signatures.map { "  example: " + $0.example }
    lines.append("  more: about " + first.name)
    return lines.joined(separator: "\n")
  }

  /// The parameters of all forms, each name once.
  private static func parameters(of forms: [Form]) -> [Parameter] {
    var found: [Parameter] = []
    for parameter in forms.flatMap(\.parameters)
    where !found.contains(where: { $0.name == parameter.name }) {
      found.append(parameter)
    }
    return found
  }

  private func names(where isWanted: (Signature) -> Bool) -> [String] {
    var names: [String] = []
    for signature in kinds.map({ $0.signature })
    where isWanted(signature) && !names.contains(signature.name) && signature.name != "neutral" {
      names.append(signature.name)
    }
    return names
  }

  private static func wrapped(_ words: [String]) -> String {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.utf8.count + word.utf8.count < 76 {
        lines[lines.count - 1] += "  " + word
      } else {
        lines.append("  " + word)
      }
    }
    return lines.joined(separator: "\n")
  }
}
