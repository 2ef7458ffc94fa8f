import HaggleLanguage
import HaggleLayout

/// A line `key: value` of a header.
struct HeaderField {
  var key: Word
  var value: Word

  /// The fields of some lines, blank ones left out.
  static func fields(_ lines: some Sequence<FileLine>) throws(Diagnostic) -> [HeaderField] {
    var fields: [HeaderField] = []
    for line in lines where !line.isBlank {
      guard let field = HeaderField(line.text, at: line.range.lowerBound) else {
        throw Diagnostic(
          "a header holds lines 'key: value'", at: line.range, hint: "haggle-session: 1")
      }
      fields.append(field)
    }
    return fields
  }

  /// The field in a text that starts at a byte of the file.
  init?(_ text: String, at start: Int) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    key = Self.trimmed(text[..<colon], of: text, at: start)
    value = Self.trimmed(text[text.index(after: colon)...], of: text, at: start)
    if key.text.isEmpty || key.text.contains(" ") { return nil }
  }

  private static func trimmed(_ part: Substring, of text: String, at start: Int) -> Word {
    let inner = part.trimmed
    let lower = start + text.utf8.distance(from: text.startIndex, to: inner.startIndex)
    return Word(text: String(inner), span: lower..<(lower + inner.utf8.count))
  }
}

/// A key of the header and what it changes.
private struct HeaderKey {
  var name: String
  var example: String
  /// Takes a value over; `false` if it is none.
  var apply: @Sendable (inout TranscriptHeader, String) -> Bool

  static let version = "haggle-session"

  static let all = [
    HeaderKey(name: version, example: "\(TranscriptHeader.version)") { _, text in
      Int(text).map { (1...TranscriptHeader.version).contains($0) } ?? false
    },
    HeaderKey(name: "cells", example: "80x24") { header, text in
      var values = SessionOption.Values()
      guard OptionTable.option(named: "cells")?.change(&values, text) == true else {
        return false
      }
      header.cells = values.settings.cells
      return true
    },
    HeaderKey(name: "container", example: "620x80") { header, text in
      header.container = ContainerText.size(text)
      return header.container != nil
    },
    HeaderKey(name: "mode", example: "unicode") { header, text in
      header.mode = SessionSettings.Mode(rawValue: text)
      return header.mode != nil
    },
    HeaderKey(name: "tolerance", example: "0.01") { header, text in
      guard let number = CommandNumber.read(text), number >= 0, number.isFinite else {
        return false
      }
      header.tolerance = number
      return true
    },
  ]
}

/// The size of a container as `resize` takes it.
private enum ContainerText {
  static func size(_ text: String) -> ProposedSize? {
    let line = "resize " + text
    var arguments = Arguments(
      line: line, words: Word.split(line).dropFirst(), command: ResizeCommand.self, at: .typed)
    let size = try? arguments.size(from: .unspecified)
    return (try? arguments.finish()) == nil ? nil : size
  }
}

extension TranscriptHeader {
  /// Whether fields make a header of ours; front matter can belong to other programs.
  static func isOurs(_ fields: [HeaderField]) -> Bool {
    fields.contains { field in
      field.key.text == HeaderKey.version
        || Suggestion.closest(to: field.key.text, among: [HeaderKey.version]) != nil
    }
  }

  /// Reads the fields of a header.
  init(_ fields: [HeaderField]) throws(Diagnostic) {
    self.init()
    for field in fields {
      guard let key = HeaderKey.all.first(where: { $0.name == field.key.text }) else {
        throw Self.unknown(field)
      }
      guard key.apply(&self, field.value.text) else { throw Self.refused(field, by: key) }
    }
  }

  private static func unknown(_ field: HeaderField) -> Diagnostic {
    let names = HeaderKey.all.map(\.name)
    let meant = Suggestion.closest(
      to: field.key.text, among: names, synonyms: ["size": "container", "version": names[0]])
    return Diagnostic(
      "unknown key '\(field.key.text)' in the header", at: field.key.span,
      details: ["keys: " + names.joined(separator: ", ")],
      hint: meant.map { "\($0): \(field.value.text)" })
  }

  private static func refused(_ field: HeaderField, by key: HeaderKey) -> Diagnostic {
    if key.name == HeaderKey.version, let number = Int(field.value.text), number > version {
      return Diagnostic(
        "needs session files of version \(number), this is haggle for version \(version)",
        at: field.value.span)
    }
    return Diagnostic(
      "'\(key.name)' cannot be '\(field.value.text)'", at: field.value.span,
      hint: "\(key.name): \(key.example)")
  }
}
