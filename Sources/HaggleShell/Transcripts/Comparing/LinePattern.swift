import HaggleLanguage

/// What an expected line stands for that ends in ` (glob)` or ` (re)`.
///
/// A line is matched as a whole and in time proportional to its length: all ways through the pattern
/// are followed at once, so no pattern can hang.
package struct LinePattern: Sendable {
  /// A step of the pattern.
  enum Step: Sendable {
    /// Takes one character.
    case character(CharacterClass)
    /// Goes on at both places, without taking a character.
    case split(Int, Int)
    case jump(Int)
    case match
  }

  private let steps: [Step]

  /// The pattern of an expected line that ends at a byte of the file; `nil` if it is plain text.
  init?(of line: String, endingAt end: Int) throws(Diagnostic) {
    let text = Substring(line).trimmedAtEnd
    if text.hasSuffix(Self.glob) {
      steps = PatternReader.glob(text.dropLast(Self.glob.count))
    } else if text.hasSuffix(Self.regex) {
      let source = text.dropLast(Self.regex.count)
      let start = end - line.utf8.count
      do throws(PatternReader.Mistake) {
        steps = try PatternReader.regex(source)
      } catch {
        throw Diagnostic(error.message, at: (start + error.offset)..<(start + error.offset + 1))
      }
    } else {
      return nil
    }
  }

  private static let glob = " (glob)"
  private static let regex = " (re)"

  /// Whether the pattern stands for the whole line.
  func matches(_ line: String) -> Bool {
    var places = PlaceSet(steps)
    places.enter(0)
    for character in line {
      let next = places.following(character)
      if next.isEmpty { return false }
      places = next
    }
    return places.isAtMatch
  }
}

/// The places of a pattern that some text can lead to.
private struct PlaceSet {
  private let steps: [LinePattern.Step]
  private var isMember: [Bool]
  private var members: [Int] = []

  init(_ steps: [LinePattern.Step]) {
    self.steps = steps
    isMember = Array(repeating: false, count: steps.count)
  }

  var isEmpty: Bool { members.isEmpty }

  var isAtMatch: Bool {
    members.contains { place in
      if case .match = steps[place] { true } else { false }
    }
  }

  /// Adds a place and those that can be reached from there without a character.
  mutating func enter(_ place: Int) {
    var open = [place]
    while let place = open.popLast() {
      if isMember[place] { continue }
      isMember[place] = true
      members.append(place)
      switch steps[place] {
      case .character, .match: break
      case .jump(let target): open.append(target)
      case .split(let first, let second): open += [second, first]
      }
    }
  }

  /// The places behind a character.
  func following(_ character: Character) -> PlaceSet {
    var next = PlaceSet(steps)
    for place in members {
      if case .character(let wanted) = steps[place], wanted.contains(character) {
        next.enter(place + 1)
      }
    }
    return next
  }
}

extension Substring {
  /// The text without spaces at its end.
  fileprivate var trimmedAtEnd: Substring {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
