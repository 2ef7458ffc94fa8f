import HaggleLayout

/// A layout as a sequence of steps: who asks whom, who offers what, who answers what.
public struct Negotiation: Sendable {
  /// One step.
  public struct Step: Sendable, Equatable {
    /// Who speaks, and to whom, such as `hstack → blue`.
    public var who: String
    /// What is said, such as `offers 200×80`.
    public var what: String
    /// The arithmetic, or what follows; may be empty.
    public var why: String
    /// The places among the placements of the views whose sizes are not known yet.
    package var undecided: Set<Int>
  }

  /// The steps in the order in which they happened.
  public let steps: [Step]
  let scene: Scene

  /// Tells a layout that was recorded.
  ///
  /// - Parameters:
  ///   - scene: A layout with its trace.
  ///   - options: How numbers and arrows are shown.
  /// - Throws: `CannotExplain` when the trace lacks something that a step rests on.
  public init(_ scene: Scene, _ options: ReportOptions) throws(CannotExplain) {
    self.scene = scene
    guard let named = NamedRecord(scene) else {
      steps = []
      return
    }
    var writer = StepWriter(named, options)
    do throws(ExplanationError) {
      try writer.write()
    } catch {
      throw CannotExplain("the steps: \(error.words(RecordNames(named)))")
    }
    steps = writer.steps
  }
}

extension Negotiation.Step {
  /// What is said and why, the reasons of most steps below each other.
  fileprivate var said: String { why.isEmpty ? what : "\(what.padded(to: 18))  \(why)" }
}

extension Negotiation {
  /// All steps, one a line, then the picture.
  ///
  /// - Parameters:
  ///   - options: How they are shown.
  ///   - hasPicture: Whether the picture follows, which says nothing to a screen reader.
  /// - Returns: Lines of text.
  public func text(_ options: ReportOptions, hasPicture: Bool = true) -> String {
    let rows = steps.enumerated().map { index, step in
      ["\(index + 1)", step.who, step.said]
    }
    var scene = scene
    let lines = options.styled(
      TextTable.lines(rows, [.right, .left, .left], width: options.columns))
    return hasPicture ? lines + "\n" + Diagram.render(&scene, options) : lines
  }

  /// One step with the picture: frames that are not known yet are dotted.
  ///
  /// - Parameters:
  ///   - number: The step, from 1.
  ///   - options: How it is shown.
  ///   - hasPicture: Whether the picture follows.
  /// - Returns: Lines of text.
  public func text(
    ofStep number: Int, _ options: ReportOptions, hasPicture: Bool = true
  ) -> String {
    let step = steps[number - 1]
    let words = [step.who, step.what, step.why].filter { !$0.isEmpty }.joined(separator: "   ")
    let line = "step \(number) of \(steps.count)   \(words)"
    var scene = scene
    var options = options
    options.undecided = step.undecided
    let head = options.styled(Wrapping.lines(line, columns: options.columns))
    return hasPicture ? head + "\n" + Diagram.render(&scene, options) : head
  }
}
