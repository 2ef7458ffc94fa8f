import HaggleLanguage
import HaggleLayout

extension Session {
  /// What could stand at the cursor.
  ///
  /// The text before the cursor decides: commands, names, Swift or a command's arguments.
  package func completions(in line: String, cursor: Int) -> CompletionList {
    let text = line.beginning(upTo: cursor)
    switch LineKind(text, isName: { isName($0) }) {
    case .swift, .rootModifier, .viewModifier: return swiftCompletion(text).list
    case .comment: return CompletionList(start: text.utf8.count, items: [], beginningWith: "")
    case .blank, .value, .command: break
    }
    let words = Word.split(text)
    let isNewWord = text.last.map { $0 == " " || $0 == "\n" } ?? true
    let start = isNewWord ? text.utf8.count : words.last?.span.lowerBound ?? 0
    let prefix = text.slice(start..<text.utf8.count)
    let complete = isNewWord ? words[...] : words.dropLast()
    guard let first = complete.first else { return firstWord(prefix, start: start) }
    if first.text == WhatifCommand.name {
      let offset = min(first.span.upperBound + 1, text.utf8.count)
      let entry = text.slice(offset..<text.utf8.count)
      var list = completions(in: entry, cursor: entry.utf8.count)
      list.start += offset
      return list
    }
    guard let command = CommandTable.command(named: first.text) else {
      return CompletionList(start: start, items: [], beginningWith: "")
    }
    return arguments(of: command, text, complete.dropFirst(), prefix, start: start)
  }

  /// What could follow a piece of Swift in this session.
  func swiftCompletion(_ text: String) -> SwiftCompletion {
    SwiftCompletion(text, kinds, document.state.declared)
  }

  /// Commands and names at the beginning; behind a name its values and modifiers.
  private func firstWord(_ prefix: String, start: Int) -> CompletionList {
    if prefix.contains(".") {
      return members(of: prefix, start: start, others: swiftCompletion("").modifiers)
    }
    let commands = CommandTable.all.map { CompletionList.Item($0.name, $0.summary) }
    let views = prefix.isEmpty ? swiftCompletion("").views : []
    return CompletionList(
      start: start, items: commands + nameItems + views, beginningWith: prefix)
  }

  private func arguments(
    of command: any Command.Type, _ text: String, _ words: ArraySlice<Word>, _ prefix: String,
    start: Int
  ) -> CompletionList {
    let usage = Usage(command.usage)
    if let viewStart = viewStart(usage, words, start) {
      var list = swiftCompletion(text.slice(viewStart..<text.utf8.count)).list
      list.start += viewStart
      if usage.beginsWithView && !words.isEmpty && prefix.first?.isUppercase != true {
        let keywords = usage.next(after: words.map(\.text)).keywords
        let more = CompletionList(
          start: start, items: keywords.map { CompletionList.Item($0) }, beginningWith: prefix)
        if !more.items.isEmpty && list.items.allSatisfy({ $0.text.first?.isUppercase == true }) {
          return more
        }
      }
      return list
    }
    let next = usage.next(after: words.map(\.text))
    if next.placeholders.contains("VALUE"), prefix.contains("."), !command.takesKeys {
      return members(of: prefix, start: start, others: [])
    }
    let items = next.placeholders.flatMap { candidates(for: $0, of: command, words, prefix) }
    let keywords = next.keywords.filter { !$0.hasPrefix("-") || prefix.hasPrefix("-") }
    return CompletionList(
      start: start, items: items + keywords.map { command.item(forKeyword: $0) },
      beginningWith: prefix)
  }

  /// Where the view of a command begins, if the cursor is in it.
  private func viewStart(_ usage: Usage, _ words: ArraySlice<Word>, _ start: Int) -> Int? {
    if let keyword = usage.viewKeyword {
      guard let word = words.first(where: { $0.text == keyword }) else { return nil }
      return min(word.span.upperBound + 1, start)
    }
    guard usage.beginsWithView else { return nil }
    let keywords = ["to", "at", "before", "after"]
    if words.contains(where: { keywords.contains($0.text) }) { return nil }
    return words.first?.span.lowerBound ?? start
  }

  private func candidates(
    for placeholder: String, of command: any Command.Type, _ words: ArraySlice<Word>,
    _ prefix: String
  ) -> [CompletionList.Item] {
    switch placeholder {
    case "NAME": nameItems
    case "KEY": keyItems(words)
    case "VALUE": command.takesKeys ? keyValueItems(words) : nameItems + [containerItem]
    case "W": command.usage.hasSuffix("W H") ? deviceItems : []
    case "FORMAT": ReportItems.all
    case "FILE", "FOLDER": fileItems(prefix)
    case "WORD": helpItems
    case "KIND": kindItems
    case "SNAPSHOT": snapshots.map { CompletionList.Item($0.name, sizeText($0.state.container)) }
    case "OPTION": OptionTable.all.map { CompletionList.Item($0.name, $0.summary) }
    case "CHOICE": choiceItems(words)
    default: []
    }
  }

  private func members(
    of prefix: String, start: Int, others: [CompletionList.Item]
  ) -> CompletionList {
    let dot = prefix.lastIndex(of: ".") ?? prefix.startIndex
    let name = String(prefix[..<dot])
    let isDrawn = name.hasSuffix(".drawn")
    let values = LineKind.properties.filter { !isDrawn || !["frame", "drawn"].contains($0) }
      .map { CompletionList.Item($0, "prints it") }
    let layers = nameItems.compactMap { item in
      item.text.hasPrefix(name + ".")
        ? CompletionList.Item(String(item.text.dropFirst(name.count + 1)), item.description) : nil
    }
    return CompletionList(
      start: start + name.utf8.count + 1, items: isDrawn ? values : values + layers + others,
      beginningWith: prefix[prefix.index(after: dot)...])
  }
}

extension Command {
  /// Whether the value is one of an argument, as for `set`, and not of the layout.
  fileprivate static var takesKeys: Bool { usage.contains("KEY") }

  /// A keyword or flag, with the line that tells about it if there is one.
  fileprivate static func item(forKeyword keyword: String) -> CompletionList.Item {
    let line = details.first { $0.hasPrefix(keyword + " ") } ?? ""
    // What the flag takes stands between it and the description.
    let parts = line.split(separator: "  ")
    let description = parts.count > 1 ? parts.last?.trimmed : nil
    return CompletionList.Item(keyword, String(description ?? ""))
  }
}

extension String {
  /// The whole characters in front of a byte.
  fileprivate func beginning(upTo offset: Int) -> String {
    let bytes = Array(utf8)
    guard offset < bytes.count else { return self }
    var end = max(0, offset)
    // A byte that continues a character begins with the bits 10.
    while end > 0 && bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return slice(0..<end)
  }
}
