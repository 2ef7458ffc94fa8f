import HaggleLanguage

/// What a session file tells people, taken apart: headings, and text in between.
struct Narration {
  /// Some of what is told.
  enum Part: Equatable {
    case heading(String)
    case text([NarrationLine])
  }

  private(set) var parts: [Part] = []
  private var lines: [NarrationLine] = []
  /// A paragraph or list item that may go on in the next line.
  private var open: NarrationLine?
  /// The mark that ends the code that is being read.
  private var fence: String?

  /// Reads lines of Markdown.
  init(_ source: [String]) {
    for line in source { read(line) }
    endText()
  }

  private mutating func read(_ line: String) {
    let text = Substring(line).trimmed
    if let mark = fence {
      if text.hasPrefix(mark) { fence = nil } else { add(NarrationLine(code: line)) }
    } else if let mark = ["```", "~~~"].first(where: text.hasPrefix) {
      endParagraph()
      fence = mark
    } else if let heading = Self.heading(text) {
      endText()
      parts.append(.heading(InlineText.plain(heading)))
    } else if text.isEmpty {
      endParagraph()
      if lines.last?.isBlank == false { lines.append(.blank) }
    } else if !Self.isSilent(text) {
      readText(line, text)
    }
  }

  private mutating func readText(_ line: String, _ text: Substring) {
    let indentation = String(line.prefix { $0 == " " })
    if text.hasPrefix("|") || (open == nil && indentation.utf8.count >= 4) {
      endParagraph()
      add(NarrationLine(code: line))
    } else if let (mark, rest) = Self.item(text), canBegin(itemWith: mark) {
      endParagraph()
      open = NarrationLine(text: String(rest), mark: indentation + mark)
    } else if text.hasPrefix(">") {
      let quoted = text.dropFirst().trimmed
      if open?.mark != "> " { endParagraph() }
      goOn(String(quoted), mark: "> ")
    } else {
      goOn(String(text), mark: "")
    }
  }

  /// Whether an item can stand here: words are not broken off by a line that begins with a number,
  /// unless a list begins there.
  private func canBegin(itemWith mark: String) -> Bool {
    open?.mark != "" || ["• ", "1. ", "1) "].contains(mark)
  }

  /// Adds words to the paragraph that is open, or opens one.
  private mutating func goOn(_ text: String, mark: String) {
    if open == nil {
      open = NarrationLine(text: text, mark: mark)
    } else {
      open?.text += " " + text
    }
  }

  private mutating func endParagraph() {
    guard var line = open else { return }
    open = nil
    line.text = InlineText.plain(line.text)
    if !line.text.isEmpty { add(line) }
  }

  private mutating func add(_ line: NarrationLine) { lines.append(line) }

  private mutating func endText() {
    endParagraph()
    while lines.last?.isBlank == true { lines.removeLast() }
    if !lines.isEmpty { parts.append(.text(lines)) }
    lines = []
  }

  private static func heading(_ text: Substring) -> String? {
    let level = text.prefix { $0 == "#" }.count
    let rest = text.dropFirst(level)
    guard (1...6).contains(level), rest.isEmpty || rest.first == " " else { return nil }
    var words = rest.trimmed
    while words.last == "#" { words.removeLast() }
    return String(words.trimmed)
  }

  /// The mark of a list item and what follows it.
  private static func item(_ text: Substring) -> (mark: String, rest: Substring)? {
    let mark = text.prefix { $0 != " " }
    guard mark.endIndex < text.endIndex else { return nil }
    let rest = text[mark.endIndex...].trimmed
    if ["*", "-", "+"].contains(mark) { return ("• ", rest) }
    let number = mark.dropLast()
    let isNumbered = !number.isEmpty && number.utf8.count <= 3 && number.allSatisfy(\.isNumber)
    return isNumbered && (mark.last == "." || mark.last == ")") ? (mark + " ", rest) : nil
  }

  /// Whether a line only serves other readers of the file: rules, addresses of links, comments.
  private static func isSilent(_ text: Substring) -> Bool {
    let marks = text.filter { $0 != " " }
    let isRule =
      marks.utf8.count >= 3
      && ["*", "-", "_"].contains { mark in marks.allSatisfy { "\($0)" == mark } }
    let isAddress = text.hasPrefix("[") && text.contains("]: ")
    return isRule || isAddress || text.hasPrefix("<!--")
  }
}

/// A paragraph, an item or a line of code of a narration, not yet broken into lines.
struct NarrationLine: Equatable {
  static let blank = NarrationLine(text: "", mark: "")

  var text: String
  /// What stands in front of it; as much is left free in front of the lines that go on.
  var mark: String
  /// Whether its line breaks are those of the file.
  var isCode = false

  init(text: String, mark: String) {
    self.text = text
    self.mark = mark
  }

  /// A line that is shown as it stands.
  init(code: String) {
    self.init(text: code, mark: "  ")
    isCode = true
  }

  var isBlank: Bool { text.isEmpty && !isCode }
}
