/// What stands in front of a page until a key takes it away.
enum TalkCover: Sendable {
  case blank
  /// More lines than fit are read one screen after another.
  case text(CoverText)
  case headings(HeadingList)

  /// What covers the page after a key, `nil` for nothing, and a step to go to.
  func take(_ key: TalkKey) -> (cover: TalkCover?, step: Int?) {
    switch self {
    case .blank: (nil, nil)
    case .text(let text): (text.after(key).map(TalkCover.text), nil)
    case .headings(let list): list.after(key)
    }
  }

  /// The lines that it shows, and what the row at the bottom says.
  func lines(rows: Int) -> (lines: [TalkLine], message: String) {
    switch self {
    case .blank: ([], "")
    case .text(let text):
      (text.shown.map { TalkLine($0) }, text.isAtEnd ? "any key comes back" : "space: more")
    case .headings(let list): (list.lines(rows: rows), "Return goes there, g comes back")
    }
  }
}

/// Lines that may be more than fit.
struct CoverText: Sendable {
  private let lines: [String]
  private let rows: Int
  private var start = 0

  init(_ lines: [String], rows: Int) {
    self.lines = lines
    self.rows = max(1, rows)
  }

  var shown: ArraySlice<String> { lines[start...].prefix(rows) }
  var isAtEnd: Bool { start + rows >= lines.count }

  /// The text after a key; `nil` when it was read to its end or left.
  func after(_ key: TalkKey) -> CoverText? {
    var text = self
    switch key {
    case .character(" "), .named(.right), .named(.pageDown), .named(.enter), .named(.down):
      if isAtEnd { return nil }
      text.start += rows
    case .named(.left), .named(.pageUp), .named(.up):
      if start == 0 { return nil }
      text.start = max(0, start - rows)
    default: return nil
    }
    return text
  }
}

/// The headings, one of which is chosen by arrows or by its number.
struct HeadingList: Sendable {
  private let headings: [TalkHeading]
  private var chosen: Int
  /// The number that is being typed.
  private var number = ""

  init(_ headings: [TalkHeading], at step: Int) {
    self.headings = headings
    chosen = headings.lastIndex { $0.step <= step } ?? 0
  }

  func after(_ key: TalkKey) -> (cover: TalkCover?, step: Int?) {
    var list = self
    list.number = ""
    switch key {
    case .named(.enter), .named(.right), .character(" "):
      return (nil, headings.isEmpty ? nil : headings[chosen].step)
    case .named(.down), .named(.pageDown): list.chosen = min(chosen + 1, max(0, headings.count - 1))
    case .named(.up), .named(.pageUp): list.chosen = max(chosen - 1, 0)
    case .named(.home): list.chosen = 0
    case .named(.end): list.chosen = max(0, headings.count - 1)
    case .character(let digit) where digit.isASCII && digit.isNumber:
      for typed in [number + "\(digit)", "\(digit)"] {
        guard let place = Int(typed), headings.indices.contains(place - 1) else { continue }
        list.number = typed
        list.chosen = place - 1
        break
      }
    default: return (nil, nil)
    }
    return (.headings(list), nil)
  }

  func lines(rows: Int) -> [TalkLine] {
    if headings.isEmpty { return [TalkLine("no headings")] }
    let width = "\(headings.count)".count
    let all = headings.enumerated().map { index, heading in
      let number = "\(index + 1)"
      let gap = String(repeating: " ", count: width - number.count)
      let mark = index == chosen ? "> " : "  "
      return TalkLine(
        mark + gap + number + "  " + heading.text, style: index == chosen ? .strong : .plain)
    }
    let first = max(0, min(chosen - rows / 2, all.count - rows))
    return Array(all[first...].prefix(rows))
  }
}
