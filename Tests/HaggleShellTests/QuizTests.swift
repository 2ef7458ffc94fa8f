import HaggleShell
import Testing

/// Questions whose wrong answers come from the record, too.
struct QuizTests {
  private static let why = """
    blue.width = 100
      620            the container offers hstack 620
      − 20   → 600   two gaps of spacing 10
      ÷ 3    → 200   three equally flexible views; blue is asked first
      × 0.5  → 100   relativeProposed(width: 0.5) offers half of what it is offered
      = 100          Color takes what it is offered
    """

  @Test func `in a batch the question is followed by its answer and the popular wrong ones`() {
    var session = Session.row()
    #expect(
      session.answer("quiz blue.width") == """
        how wide is blue?
        \(Self.why)
        not 103.333: forgets the 20 of spacing
        not 310: half of the container, not of what the view is offered
        not 200: forgets the factor 0.5
        not 300: forgets to divide among 3
        """)
  }

  static let mistakes: [(quiz: String, lines: [String])] = [
    (
      "yellow.width choices",
      [
        "  a 200   b 250   c 270   d 500", "not 270: forgets the 20 of spacing",
        "not 200: equal shares, 600 ÷ 3: ignores that blue and green came first",
        "not 500: forgets − 250, taken by green",
      ]
    ),
    ("blue.width 100 200", ["  a 100   b 200", "not 200: forgets the factor 0.5"]),
    ("green.x", ["not 10: forgets + 100, blue stands before it"]),
  ]

  @Test(arguments: mistakes)
  func `wrong answers are told with the thought behind them`(_ quiz: String, _ lines: [String]) {
    var session = Session.row()
    let answer = session.answer("quiz \(quiz)").split(separator: "\n").map(String.init)
    for line in lines { #expect(answer.contains(line), "\(answer)") }
  }

  static let guesses: [(quiz: String, guess: String, first: String)] = [
    ("quiz blue.width", "100", "100 is right"),
    ("quiz blue.width", "310", "310 is wrong: it is 100"),
    ("quiz blue.width 200 100", "b", "100 is right"),
    ("quiz blue.width 200 100", "a", "200 is wrong: it is 100"),
    ("quiz blue.width", "", "blue.width = 100"),
    ("quiz blue.width", "q", "blue.width = 100"),
  ]

  @Test(arguments: guesses)
  func `at the prompt the next line is the guess`(_ quiz: String, _ guess: String, _ first: String)
  {
    var session = Session.row(isInteractive: true)
    #expect(session.run(quiz).output.split(separator: "\n").first == "how wide is blue?")
    #expect(session.quizPrompt != nil)
    #expect(session.run(guess).output.split(separator: "\n").first.map(String.init) == first)
    #expect(session.quizPrompt == nil)
    #expect(session.run("blue.width").output == "100\n")
  }

  @Test func `what is no answer leaves the question open`() {
    var session = Session.row(isInteractive: true)
    _ = session.run("quiz blue.width 100 200")
    #expect(
      session.run("wide").messages
        == "note: 'wide' is no answer here: a to b, or Return for the answer\n")
    #expect(session.run("a").output.hasPrefix("100 is right\n"))
  }

  @Test func `choices without the right one are an error`() {
    var session = Session.row()
    #expect(
      session.run("quiz blue.width 1 2", at: .argument(1)).messages == """
        error: none of the choices is right
          quiz blue.width 1 2
               ^~~~~~~~~~
        hint: quiz blue.width choices

        """)
  }
}
