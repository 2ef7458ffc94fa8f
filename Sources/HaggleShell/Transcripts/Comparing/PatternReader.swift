/// Turns the text of a pattern into its steps.
struct PatternReader {
  typealias Step = LinePattern.Step

  /// Why a pattern cannot be read; the offset counts its bytes.
  struct Mistake: Error {
    var message: String
    var offset: Int
  }

  private let text: Substring
  private var rest: Substring
  private var depth = 0

  private static let deepest = 64
  /// A repetition multiplies what it repeats.
  private static let mostSteps = 20_000

  private init(_ text: Substring) {
    self.text = text
    rest = text
  }

  /// `*` stands for any text, `?` for one character, `\` makes the next one stand for itself.
  static func glob(_ text: Substring) -> [Step] {
    var steps: [Step] = []
    var rest = text
    while let character = rest.popFirst() {
      switch character {
      case "*": steps += repeated([.character(.any)], from: steps.count, atLeast: 0, atMost: nil)
      case "?": steps.append(.character(.any))
      case "\\": steps.append(.character(.one(rest.popFirst() ?? "\\")))
      default: steps.append(.character(.one(character)))
      }
    }
    return steps + [.match]
  }

  /// The usual signs: `. [a-z] [^a] \d \w \s * + ? {2} {2,} {2,5} | ( )`.
  static func regex(_ text: Substring) throws(Mistake) -> [Step] {
    var reader = PatternReader(text)
    let steps = try reader.alternatives(from: 0)
    if !reader.rest.isEmpty { throw reader.mistake("unexpected ')' in the pattern") }
    return steps + [.match]
  }

  private func mistake(_ message: String) -> Mistake {
    Mistake(
      message: message, offset: text.utf8.distance(from: text.startIndex, to: rest.startIndex))
  }

  /// `a|b|c`; `start` is the place of the first step.
  private mutating func alternatives(from start: Int) throws(Mistake) -> [Step] {
    var branches = [try sequence(from: 0)]
    while rest.first == "|" {
      rest.removeFirst()
      branches.append(try sequence(from: 0))
    }
    let end = branches.reduce(start) { $0 + $1.count } + 2 * (branches.count - 1)
    var steps: [Step] = []
    for branch in branches.dropLast() {
      let place = start + steps.count
      steps.append(.split(place + 1, place + branch.count + 2))
      steps += branch.map { $0.moved(by: place + 1) } + [.jump(end)]
    }
    let place = start + steps.count
    return steps + (branches.last ?? []).map { $0.moved(by: place) }
  }

  private mutating func sequence(from start: Int) throws(Mistake) -> [Step] {
    var steps: [Step] = []
    while let next = rest.first, next != "|", next != ")" {
      let place = start + steps.count
      let item = try item(from: place)
      guard let (least, most) = try repetition() else {
        steps += item
        continue
      }
      let copies = most ?? least + 1
      guard item.count * max(1, copies) + steps.count <= Self.mostSteps else {
        throw mistake("the pattern is too large")
      }
      steps += Self.repeated(item, from: place, atLeast: least, atMost: most)
    }
    return steps
  }

  private mutating func item(from place: Int) throws(Mistake) -> [Step] {
    switch rest.popFirst() {
    case "(":
      depth += 1
      guard depth <= Self.deepest else { throw mistake("the pattern is too deep") }
      if rest.hasPrefix("?:") { rest.removeFirst(2) }
      let inner = try alternatives(from: place)
      guard rest.popFirst() == ")" else { throw mistake("unclosed '(' in the pattern") }
      depth -= 1
      return inner
    case "[": return [.character(try characterClass())]
    case ".": return [.character(.any)]
    case "\\":
      guard let letter = rest.popFirst() else { throw mistake("'\\' ends the pattern") }
      let part = CharacterClass.escaped(letter)
      return [.character(part.map { CharacterClass(parts: [$0]) } ?? .one(letter))]
    // The whole line is matched anyway.
    case "^" where place == 0: return []
    case "$" where rest.isEmpty: return []
    case "*", "+", "?": throw mistake("nothing to repeat in the pattern")
    case let character?: return [.character(.one(character))]
    case nil: return []
    }
  }

  /// `[a-z_]`, behind its bracket.
  private mutating func characterClass() throws(Mistake) -> CharacterClass {
    var found = CharacterClass(parts: [])
    if rest.first == "^" {
      found.isNegated = true
      rest.removeFirst()
    }
    while let character = rest.popFirst() {
      if character == "]" && !found.parts.isEmpty { return found }
      let isEscape = character == "\\"
      guard let lower = isEscape ? rest.popFirst() : character else { break }
      if isEscape, let part = CharacterClass.escaped(lower) {
        found.parts.append(part)
      } else if rest.hasPrefix("-"), let upper = rest.dropFirst().first, upper != "]" {
        guard lower <= upper else { throw mistake("'\(lower)-\(upper)' is no range") }
        rest.removeFirst(2)
        found.parts.append(.range(lower...upper))
      } else {
        found.parts.append(.range(lower...lower))
      }
    }
    throw mistake("unclosed '[' in the pattern")
  }

  /// How often the item before is wanted; `nil` for once, no upper bound for any number.
  private mutating func repetition() throws(Mistake) -> (least: Int, most: Int?)? {
    switch rest.first {
    case "*": rest.removeFirst(); return (0, nil)
    case "+": rest.removeFirst(); return (1, nil)
    case "?": rest.removeFirst(); return (0, 1)
    case "{":
      guard let end = rest.firstIndex(of: "}") else { throw mistake("unclosed '{' in the pattern") }
      let parts = rest[..<end].dropFirst().split(separator: ",", omittingEmptySubsequences: false)
      let numbers = parts.map { Int($0) }
      guard let least = numbers.first ?? nil, parts.count <= 2, least >= 0, least <= 1000,
        parts.count < 2 || parts[1].isEmpty || (least...1000).contains(numbers[1] ?? -1)
      else { throw mistake("expected a number of repetitions such as {2} or {2,5}") }
      rest = rest[rest.index(after: end)...]
      return (least, parts.count == 1 ? least : numbers[1])
    default: return nil
    }
  }

  /// Steps that take `item` several times; it was made for the place `start`.
  private static func repeated(
    _ item: [Step], from start: Int, atLeast least: Int, atMost most: Int?
  ) -> [Step] {
    var steps: [Step] = []
    for _ in 0..<least { steps += item.map { $0.moved(by: steps.count) } }
    guard let most else {
      let place = start + steps.count
      let body = item.map { $0.moved(by: steps.count + 1) }
      return steps + [.split(place + 1, place + item.count + 2)] + body + [.jump(place)]
    }
    let end = start + steps.count + (most - least) * (item.count + 1)
    for _ in least..<most {
      let place = start + steps.count
      let body = item.map { $0.moved(by: steps.count + 1) }
      steps += [.split(place + 1, end)] + body
    }
    return steps
  }
}

extension LinePattern.Step {
  /// The step when all places lie `count` further on.
  fileprivate func moved(by count: Int) -> Self {
    switch self {
    case .character, .match: self
    case .split(let first, let second): .split(first + count, second + count)
    case .jump(let target): .jump(target + count)
    }
  }
}
