import HaggleReports

/// A talk as a recording that players of terminal sessions understand: asciicast, version 3.
///
/// It is the talk itself that runs, going on whenever a step has been read, on a clock that only
/// counts: two recordings of a file are the same, byte for byte.
///
/// - SeeAlso: https://docs.asciinema.org/manual/asciicast/v3/
struct Cast {
  /// The recording: a header and one event a line, each with the seconds since the one before.
  private(set) var text: String
  private var show: TalkShow
  private var painter: TalkPainter

  /// Records a talk from its first step to its last.
  init(_ talk: Talk, isStyled: Bool, isASCII: Bool) {
    show = TalkShow(talk, terminal: talk.cells)
    show.advance = .whenRead
    show.isASCII = isASCII
    painter = TalkPainter(isStyled: isStyled)
    text = Self.header(talk) + "\n"
    record()
  }

  private static func header(_ talk: Talk) -> String {
    let size = JSONText.object([
      "cols": "\(talk.cells.columns)", "rows": "\(talk.cells.rows)",
    ])
    let title = talk.headings.first?.text ?? talk.name.lastName
    return JSONText.object(["version": "3", "term": size, "title": JSONText.string(title)])
  }

  private mutating func record() {
    mark(after: 0)
    paint(after: 0)
    while let delay = show.delay {
      let step = show.index
      if show.isLast && !show.isTyping {
        add("x", "0", after: delay)
        return
      }
      show.tick()
      if show.index == step {
        paint(after: delay)
      } else {
        mark(after: delay)
        paint(after: 0)
      }
    }
  }

  /// A mark at which players can stop, with the name of the step.
  private mutating func mark(after seconds: Double) {
    add("m", show.step.title, after: seconds)
  }

  private mutating func paint(after seconds: Double) {
    add("o", painter.text(for: show.screen), after: seconds)
  }

  private mutating func add(_ code: String, _ data: String, after seconds: Double) {
    let event = [JSONText.number(seconds), JSONText.string(code), JSONText.string(data)]
    text += JSONText.list(event) + "\n"
  }
}
