import HaggleLanguage
import HaggleLayout
import HaggleReports

/// `why`: how a number came about.
enum WhyCommand: Command {
  static let name = "why"
  static let aliases = ["w"]
  static let usage = "VALUE"
  static let summary = "explains a number, such as blue.width, step by step"
  static let details = [
    "A name alone is its width and height; blue.frame is all four numbers.",
    "Every line is one step from what the container offers to the number, with its cause.",
    "'see why green.width' says what to type next.",
    "blue.drawn is where the view is drawn: its edges on whole pixels.",
  ]
  static let example = "why blue.width"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let word = try arguments.next("VALUE")
    try arguments.finish()
    let (valueWord, copy) = member(word)
    let (name, property) = try session.parts(of: valueWord, in: arguments.line)
    let quantities = quantities(property?.name)
    if name.text == "container" {
      let text = quantities.map { container($0, session.document.container) }
      return .output(session.styled(text.joined(separator: "\n\n")))
    }
    let path = try session.target(name, in: arguments.line).path
    let node = try session.node(of: path, span: name.span)
    let scene = try session.recordedScene(span: word.span)
    let copies = scene.result?.placements.count { $0.node == node } ?? 0
    guard copies > 0 else { throw session.noFrame(name, at: path) }
    guard copy < copies else {
      throw ShellError("'\(name.text)' is there \(copies.times) only", at: word.span)
    }
    var texts: [String] = []
    do throws(CannotExplain) {
      for quantity in quantities {
        texts.append(
          try Why.text(
            quantity, ofNode: node, copy: copy, isDrawn: property?.isDrawn == true, in: scene,
            session.reportOptions))
      }
    } catch {
      throw ShellError("cannot explain \(error.reason)", at: word.span, code: ExitCode.fault)
    }
    return .output(texts.joined(separator: "\n\n"))
  }

  private static func quantities(_ property: String?) -> [Quantity] {
    switch property {
    case "frame": [.x, .y, .width, .height]
    case nil, "size": [.width, .height]
    case let name?: Quantity(rawValue: name).map { [$0] } ?? []
    }
  }

  /// Takes the `#2` out of `group.padding#2.width`: which member of a group a modifier stands for.
  private static func member(_ word: Word) -> (word: Word, copy: Int) {
    guard let mark = word.text.firstIndex(of: "#") else { return (word, 0) }
    let digits = word.text[word.text.index(after: mark)...].prefix(while: \.isNumber)
    guard let number = Int(digits), number > 0 else { return (word, 0) }
    var name = word
    name.text = String(word.text[..<mark] + word.text[digits.endIndex...])
    return (name, number - 1)
  }

  private static func container(_ quantity: Quantity, _ size: ProposedSize) -> String {
    let lines: (number: String, cause: String) =
      switch quantity {
      case .x, .y: ("0", "places count from the container's top left corner")
      case .width, .height:
        (Numbers.text(size[quantity.axis]), "set by resize \(resizeText(size))")
      }
    return """
      container.\(quantity.rawValue) = \(lines.number)
        \(lines.number)   \(lines.cause)
        = \(lines.number)
      """
  }

  private static func resizeText(_ size: ProposedSize) -> String {
    "\(Numbers.text(size.width)) \(Numbers.text(size.height))"
  }
}

extension Int {
  /// How often something is there: `once`, `twice`, `3 times`.
  fileprivate var times: String { self == 1 ? "once" : self == 2 ? "twice" : "\(self) times" }
}
