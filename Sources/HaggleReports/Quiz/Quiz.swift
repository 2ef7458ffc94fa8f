import HaggleLanguage
package import HaggleLayout

/// A question about a number of a layout: it takes a guess and reveals the answer with its reasons.
package struct Quiz: Sendable {
  /// What is asked, and the choices if there are any.
  package let question: [String]
  /// The answers to choose from, the first called `a`; empty where a number is asked.
  package let choices: [Double]
  private let right: Double
  private let rightText: String
  /// Guesses this near are right, in points.
  private let tolerance: Double
  private let explanation: [String]
  private let mistakes: [Mistake]
  private let options: ReportOptions

  /// How a quiz gets its choices.
  package enum Choices: Sendable {
    case none
    /// The right answer among popular wrong ones.
    case popular
    case given([Double])
  }

  /// Makes a question about a number.
  ///
  /// - Parameters:
  ///   - quantity: Which number of the view's frame.
  ///   - node: The view's number when the tree is walked parents first.
  ///   - choices: The answers to choose from.
  ///   - scene: A layout with its trace.
  ///   - options: How it is shown.
  /// - Throws: `CannotExplain` when the trace does not hold what the number rests on.
  package init(
    _ quantity: Quantity, ofNode node: Int, choices: Choices, in scene: Scene,
    _ options: ReportOptions
  ) throws(CannotExplain) {
    explanation = try Why.text(quantity, ofNode: node, in: scene, options)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let layout = NamedRecord(scene),
      let place = scene.result?.placements.firstIndex(where: { $0.node == node }),
      let view = layout.record.view(atPlacement: place)
    else { throw CannotExplain("the layout was not recorded") }
    do throws(ExplanationError) {
      right = try layout.record.explain(quantity, of: view).total
      mistakes = try MistakeFinder(quantity, of: view, in: layout).mistakes
    } catch {
      throw CannotExplain("\(quantity.rawValue) of \(layout.name(of: view))")
    }
    self.options = options
    let isExact = layout.isExact(quantity, of: view)
    rightText = Numbers.text(right, isExact: isExact)
    tolerance = isExact ? 0.01 : 0.5
    self.choices =
      switch choices {
      case .none: []
      case .popular: ([right] + mistakes.prefix(3).map(\.number)).sorted()
      case .given(let numbers): numbers
      }
    let listed = self.choices.enumerated().map { index, number in
      "\(Self.letter(index)) \(Numbers.text(number))"
    }
    let asked = Self.question(quantity, layout.name(of: view))
    question = listed.isEmpty ? [asked] : [asked, "  " + listed.joined(separator: "   ")]
  }

  /// Whether the right answer is among the choices, or any number can be given.
  package var canBeAnswered: Bool { choices.isEmpty || choices.contains { isRight($0) } }

  private static func question(_ quantity: Quantity, _ name: String) -> String {
    switch quantity {
    case .width: "how wide is \(name)?"
    case .height: "how high is \(name)?"
    case .x: "how far from the left does \(name) begin?"
    case .y: "how far from the top does \(name) begin?"
    }
  }

  private static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(min(index, 25))))
  }

  private func isRight(_ number: Double) -> Bool {
    number == right || abs(number - right) <= tolerance
  }
}

extension Quiz {
  /// The question as it stands before an answer is given.
  package var questionText: String { options.styled(question.map { options.twins($0) }) }

  /// What keys or words can answer.
  package var prompt: String {
    guard !choices.isEmpty else { return "a number, or Return for the answer> " }
    return "a to \(Self.letter(choices.count - 1)), or Return for the answer> "
  }

  /// The number that a person's answer means: a letter of the choices or a number.
  ///
  /// - Returns: `nil` for an empty answer or `q`, which ask for the solution.
  /// - Throws: `NoGuess` for anything else.
  package func guess(_ input: String) throws(NoGuess) -> Double? {
    let word = input.filter { !$0.isWhitespace }.lowercased()
    if word.isEmpty || word == "q" { return nil }
    for (index, number) in choices.enumerated() where word == Self.letter(index) { return number }
    guard let number = Double(word), number.isFinite else { throw NoGuess() }
    return number
  }

  /// The answer, why it is so, and what leads to the wrong ones.
  ///
  /// - Parameter guess: What a person thought, in points; `nil` for nobody's guess.
  /// - Returns: Lines of text.
  package func reveal(after guess: Double? = nil) -> String {
    var lines: [String] = []
    let told =
      choices.isEmpty
      ? mistakes
      : mistakes.filter { mistake in
        choices.contains { abs($0 - mistake.number) <= tolerance }
          || guess.map { abs($0 - mistake.number) <= tolerance } == true
      }
    if let guess {
      let text = Numbers.text(guess)
      lines.append(isRight(guess) ? "\(text) is right" : "\(text) is wrong: it is \(rightText)")
    }
    lines += explanation
    lines += told.flatMap { mistake in
      Wrapping.lines(
        "not \(Numbers.text(mistake.number)): \(mistake.thought)", columns: options.columns)
    }
    return options.styled(lines.map { options.twins($0) })
  }

  /// An answer that is neither a number nor one of the letters.
  package struct NoGuess: Error {}
}
