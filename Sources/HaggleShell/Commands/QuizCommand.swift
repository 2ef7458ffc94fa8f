import HaggleLayout
import HaggleReports

/// `quiz`: asks for a number before it is told.
enum QuizCommand: Command {
  static let name = "quiz"
  static let usage = "VALUE [choices] [N…]"
  static let summary = "asks for a number, then explains it and popular mistakes"
  static let details = [
    "choices   answers to choose from: those that follow, or the popular ones",
    "At the prompt the next line is the answer: a number or a letter. Elsewhere it is told at once.",
  ]
  static let example = "quiz blue.width choices"

  private static let mostChoices = 8

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let word = try arguments.next("VALUE")
    let target = try session.quantity(word, in: arguments.line)
    let choices = try choices(&arguments)
    let scene = try session.recordedScene(span: word.span)
    guard scene.result?.placements.contains(where: { $0.node == target.node }) == true else {
      throw session.noFrame(word, at: target.target.path)
    }
    let quiz: Quiz
    do throws(CannotExplain) {
      quiz = try Quiz(
        target.quantity, ofNode: target.node, choices: choices, in: scene, session.reportOptions)
    } catch {
      throw ShellError("cannot explain \(error.reason)", at: word.span, code: ExitCode.fault)
    }
    guard quiz.canBeAnswered else {
      throw ShellError(
        "none of the choices is right", at: word.span, hint: "quiz \(word.text) choices")
    }
    if session.settings.isInteractive && arguments.location == .typed {
      session.quiz = quiz
      return .output(quiz.questionText)
    }
    var outcome = Outcome.output(quiz.questionText)
    outcome.append(.output(quiz.reveal()))
    return outcome
  }

  private static func choices(_ arguments: inout Arguments) throws(ShellError) -> Quiz.Choices {
    let isAsked = arguments.take("choices")
    guard !arguments.isEmpty else { return isAsked ? .popular : .none }
    var numbers: [Double] = []
    while let word = arguments.first {
      guard numbers.count < mostChoices else {
        throw ShellError("more than \(mostChoices) choices", at: word.span)
      }
      numbers.append(try arguments.number("N"))
    }
    return .given(numbers)
  }
}

extension Session {
  /// What is asked of a person while a question waits for a number; `nil` at the usual prompt.
  package var quizPrompt: String? { quiz?.prompt }

  /// What is asked of a person whose next key is the answer: at steps, or at a question with
  /// choices.
  package var keyPrompt: String? {
    stepPrompt ?? quiz.flatMap { $0.choices.isEmpty ? nil : $0.prompt }
  }

  /// Drops the question or the steps that wait for an answer.
  ///
  /// - Returns: Whether there were any.
  package mutating func leaveQuestion() -> Bool {
    defer {
      quiz = nil
      stepShow = nil
    }
    return quiz != nil || stepShow != nil
  }

  /// Takes what was typed as the answer to a question.
  mutating func answer(_ input: String, to quiz: Quiz) -> Outcome {
    do throws(Quiz.NoGuess) {
      let guess = try quiz.guess(input)
      self.quiz = nil
      return .output(quiz.reveal(after: guess))
    } catch {
      var outcome = Outcome()
      outcome.note("'\(input.trimmedText)' is no answer here: \(quiz.prompt.dropLast(2))")
      return outcome
    }
  }
}
