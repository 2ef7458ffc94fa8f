/// Small numbers in words.
enum Words {
  /// `a third of`, `half of`, `all of`: what one of `count` equal parts is.
  static func part(of count: Int) -> String {
    switch count {
    case 1: "all of"
    case 2: "half of"
    case 3: "a third of"
    case 4: "a quarter of"
    case 5: "a fifth of"
    case 6: "a sixth of"
    case 7: "a seventh of"
    case 8: "an eighth of"
    default: "one in \(count) parts of"
    }
  }

  /// `half of`, `80 % of`: what a factor takes; `percent` writes the number.
  static func factor(_ factor: Double, _ number: (Double) -> String) -> String {
    switch factor {
    case 0.5: "half of"
    case 0.25: "a quarter of"
    case 0.75: "three quarters of"
    default: "\(number(factor * 100)) % of"
    }
  }

  /// `first`, `second`, `last` among several.
  static func ordinal(_ index: Int, of count: Int) -> String {
    if index == count - 1 && index > 0 { return "last" }
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
    return words.indices.contains(index) ? words[index] : "as number \(index + 1)"
  }

  /// `blue`, `blue and green`, `blue, green and yellow`.
  static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
