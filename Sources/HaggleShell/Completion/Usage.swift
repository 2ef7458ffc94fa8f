/// The parts of a command's usage line, which completion reads.
struct Usage {
  enum Part: Equatable {
    /// A word in capitals: something of this kind stands here; it may be repeated.
    case placeholder(String, isRepeated: Bool)
    /// A word or flag that is typed as it stands.
    case keyword(String)
  }

  let parts: [Part]

  init(_ usage: String) {
    parts = usage.split { " []()|".contains($0) }.compactMap { word in
      let name = word.hasSuffix("…") ? word.dropLast() : word
      if name == "±" { return nil }
      // `xN` is one as well.
      let isPlaceholder = name.contains { $0.isUppercase }
      return isPlaceholder
        ? .placeholder(String(name), isRepeated: word.hasSuffix("…")) : .keyword(String(name))
    }
  }

  /// What can follow these words.
  func next(after words: [String]) -> (placeholders: [String], keywords: [String]) {
    let keywords = parts.compactMap { part in
      if case .keyword(let word) = part { word } else { nil }
    }
    if let last = words.last, let place = parts.firstIndex(of: .keyword(last)),
      place + 1 < parts.count, case .placeholder(let name, _) = parts[place + 1]
    {
      return ([name], [])
    }
    let position = positionalCount(of: words)
    let unused = keywords.filter { !words.contains($0) }
    let leading = parts.prefix { if case .placeholder = $0 { true } else { false } }
    if position < leading.count, case .placeholder(let name, _) = leading[position] {
      return ([name], position == 0 && !unused.allSatisfy { $0.hasPrefix("-") } ? [] : unused)
    }
    if case .placeholder(let name, isRepeated: true) = leading.last { return ([name], unused) }
    return ([], unused)
  }

  /// The keyword that makes the rest of a line a view, as in `replace NAME with VIEW`.
  var viewKeyword: String? {
    for (index, part) in parts.enumerated().dropFirst() where part.isView {
      if case .keyword(let word) = parts[index - 1] { return word }
    }
    return nil
  }

  /// Whether the line begins with a view, as in `add VIEW`.
  var beginsWithView: Bool { parts.first?.isView == true }

  /// How many words stand for themselves: neither keywords nor what belongs to one.
  private func positionalCount(of words: [String]) -> Int {
    var count = 0
    var belongsToKeyword = false
    for word in words {
      let place = parts.firstIndex(of: .keyword(word))
      if place == nil && !belongsToKeyword { count += 1 }
      belongsToKeyword =
        place.map { place in
          if place + 1 < parts.count, case .placeholder = parts[place + 1] { true } else { false }
        } ?? false
    }
    return count
  }
}

extension Usage.Part {
  fileprivate var isView: Bool {
    if case .placeholder("VIEW", _) = self { true } else { false }
  }
}
