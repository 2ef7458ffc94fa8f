import HaggleLanguage
import HaggleReports

/// `tour`: gives lessons at the prompt.
enum TourCommand: Command {
  static let name = "tour"
  static let usage = "[list [FOLDER] | start [N] | next | back | check | answer]"
  static let summary = "gives lessons: something to read, to guess and to try"
  static let details = [
    "list      the lessons, which are looked for in 'sessions' and beside the program, or in FOLDER",
    "start N   begins a lesson; undo brings back the tree that was there",
    "next      goes on, as Return alone does; back goes back. In between type whatever you like:",
    "          both bring the tree of the lesson",
    "check     judges what you have made of an exercise; answer shows one way to do it",
  ]
  static let example = "tour start 1"
  /// What Return alone stands for while a lesson is being taken.
  static let goingOn = "tour next"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    guard session.openFiles.isEmpty else {
      throw ShellError("a file cannot give lessons", at: arguments.line.wholeSpan)
    }
    guard let word = arguments.nextIfAny() else { return try list(nil, arguments, in: &session) }
    switch word.text {
    case "list":
      let folder = arguments.nextIfAny()
      try arguments.finish()
      return try list(folder, arguments, in: &session)
    case "start": return try start(&arguments, in: &session)
    case "next", "back", "check", "answer":
      try arguments.finish()
      return try go(word, arguments, in: &session)
    default:
      let words = ["list", "start", "next", "back", "check", "answer"]
      var error = arguments.unexpected(
        word,
        hint: Suggestion.closest(to: word.text, among: words)
          .flatMap { arguments.line.corrected(word.span, with: $0) })
      error.trustsHint = true
      throw error
    }
  }

  private static func shelf(
    _ arguments: Arguments, in session: Session
  ) throws(ShellError) -> LessonShelf {
    if let shelf = LessonShelf.first(of: session.settings.lessonFolders, in: session.files) {
      return shelf
    }
    throw ShellError(
      "no lessons found", at: arguments.line.wholeSpan,
      details: [
        "they are the files 01-….md of the folder 'sessions' that comes with the source of haggle",
        "tour list FOLDER says where it is",
      ], code: ExitCode.file)
  }

  private static func list(
    _ folder: Word?, _ arguments: Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    if let folder {
      guard LessonShelf(folder.text, in: session.files) != nil else {
        throw ShellError(
          "no lessons in '\(folder.text)'", at: folder.span,
          details: ["expected files such as 01-who-decides.md"], code: ExitCode.file)
      }
      session.settings.lessonFolders = [folder.text]
    }
    let shelf = try shelf(arguments, in: session)
    var lines: [String] = []
    for entry in shelf.entries {
      let text = try? session.read(entry.path)
      let transcript = text.flatMap { try? Transcript($0, named: entry.path) }
      let title = Text.escaped(transcript.flatMap(Lesson.title) ?? entry.path.lastName)
      let isHere = session.tour?.number == entry.number
      let margin = entry.number < 10 ? " " : ""
      lines.append("\(margin)\(entry.number)  \(title)\(isHere ? "  ← here" : "")")
    }
    lines.append("tour start \(following(session.tour, of: shelf)) begins one")
    return .output(session.reportOptions.twins(lines.joined(separator: "\n")))
  }

  /// The number of the lesson that comes next.
  private static func following(_ tour: Tour?, of shelf: LessonShelf) -> Int {
    tour.flatMap { shelf.number(after: $0.number) } ?? shelf.entries[0].number
  }

  private static func start(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let word = arguments.first
    let wanted = arguments.isEmpty ? nil : try arguments.integer("N", in: 0...Int.max)
    try arguments.finish()
    let shelf = try shelf(arguments, in: session)
    let number = wanted ?? following(session.tour, of: shelf)
    guard let entry = shelf[number] else {
      let numbers = (shelf.entries[0].number, shelf.entries[shelf.entries.count - 1].number)
      throw refusal(
        "there is no lesson \(number)", word,
        details: ["lessons: \(numbers.0) to \(numbers.1)"], hint: "tour start \(numbers.1)")
    }
    let span = word?.span ?? arguments.line.wholeSpan
    let tour = Tour(
      number: number, next: shelf.number(after: number),
      lesson: try session.lesson(at: entry.path, span: span))
    return try session.show(0, of: tour, arguments)
  }

  private static func go(
    _ word: Word, _ arguments: Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    guard let tour = session.tour else {
      throw refusal("no lesson has begun", word, hint: "tour start 1")
    }
    switch word.text {
    case "next":
      if tour.isAtEnd { throw refusal("the lesson ends here", word, hint: tour.following) }
      return try session.show(tour.position + 1, of: tour, arguments)
    case "back":
      if tour.position == 0 { throw refusal("the lesson begins here", word, hint: tour.following) }
      return try session.show(tour.position - 1, of: tour, arguments)
    default:
      guard let exercise = tour.step.exercise else {
        throw refusal("this step asks for nothing", word, hint: tour.following)
      }
      return word.text == "check"
        ? session.judge(exercise)
        : .output(exercise.answer.map(Text.escaped).joined(separator: "\n"))
    }
  }

  /// An error whose hint, which may read a lesson, is not tried.
  private static func refusal(
    _ message: String, _ word: Word?, details: [String] = [], hint: String
  ) -> ShellError {
    var error = ShellError(message, at: word?.span ?? 0..<0, details: details, hint: hint)
    error.trustsHint = true
    return error
  }
}
