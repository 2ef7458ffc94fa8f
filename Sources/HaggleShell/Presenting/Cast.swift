import HaggleReports

/// A talk as a recording that players of terminal sessions understand: asciicast.
///
/// It is the talk itself that runs, going on whenever a step has been read, on a clock that only
/// counts: two recordings of a file are the same, byte for byte.
///
/// - SeeAlso: https://docs.asciinema.org/manual/asciicast/v3/ and
///   https://docs.asciinema.org/manual/asciicast/v2/
struct Cast {
  /// What players can read.
  enum Version: String {
    /// Every player can: times count from the beginning.
    case two = "2"
    /// Times count from the event before, and the end is an event.
    case three = "3"
  }

  /// The recording: a header and one event a line.
  private(set) var text: String
  private let version: Version
  /// Seconds since the beginning.
  private var time = 0.0
  private var show: TalkShow
  private var painter: TalkPainter

  /// Records a talk from its first step to its last.
  init(_ talk: Talk, version: Version, isStyled: Bool, isASCII: Bool) {
    self.version = version
    show = TalkShow(talk, terminal: talk.cells)
    show.advance = .whenRead
    show.isASCII = isASCII
    painter = TalkPainter(isStyled: isStyled)
    text = Self.header(talk, version) + "\n"
    record()
  }

  private static func header(_ talk: Talk, _ version: Version) -> String {
    let (columns, rows) = ("\(talk.cells.columns)", "\(talk.cells.rows)")
    let title = JSONText.string(talk.headings.first?.text ?? talk.name.lastName)
    return switch version {
    case .two:
      JSONText.object([
        "version": version.rawValue, "width": columns, "height": rows, "title": title,
      ])
    case .three:
      JSONText.object([
        "version": version.rawValue, "term": JSONText.object(["cols": columns, "rows": rows]),
        "title": title,
      ])
    }
  }

  private mutating func record() {
    mark(after: 0)
    paint(after: 0)
    while let delay = show.delay {
      let step = show.index
      if show.isLast && !show.isTyping {
        // Before there was an end, something had to happen there.
        if version == .three { add("x", "0", after: delay) } else { add("o", "", after: delay) }
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
    time += seconds
    let shown = version == .three ? seconds : time
    let event = [JSONText.number(shown), JSONText.string(code), JSONText.string(data)]
    text += JSONText.list(event) + "\n"
  }
}
