import HaggleLanguage
import HaggleLayout

/// Turns the questions of a layout into steps that a person can follow.
///
/// What a stack asks to find its order is one step a view; what was known from an earlier question
/// is no step, unless it is a share; answers that only pass through modifiers are one step.
struct StepWriter {
  private(set) var steps: [Negotiation.Step] = []
  private let named: NamedRecord
  private let words: StepWords
  private let questions: [(event: TraceEvent, end: Int)]
  private var undecided: Set<Int>
  /// The view whose answer the last step tells, and the answer.
  private var lastAnswer: (view: ViewID, size: Size)?

  init(_ named: NamedRecord, _ options: ReportOptions) {
    self.named = named
    words = StepWords(named, options)
    questions = named.record.questions
    undecided = Set(named.record.places.compactMap { $0 })
  }

  /// Writes all steps.
  mutating func write() throws(ExplanationError) {
    var index = 0
    while index < questions.count {
      let event = questions[index].event
      if event.phase == .measure, let stack = event.parent,
        let (run, axis) = try named.record.placingShare(of: stack)
      {
        let group = siblings(from: index, of: stack)
        if group.contains(where: { !questions[$0].event.isCached }) {
          add(words.sharesAgain(stack, run))
          try share(group, run, axis, in: stack)
        }
        index = questions[group[group.count - 1]].end
      } else {
        try tell(index)
        index = questions[index].end
      }
    }
    for step in try words.placings() { add(step) }
  }

  /// The questions of `stack` that follow each other from `index` on.
  private func siblings(from index: Int, of stack: ViewID) -> [Int] {
    var group: [Int] = []
    var next = index
    while next < questions.count, questions[next].event.parent == stack,
      questions[next].event.phase == .measure
    {
      group.append(next)
      next = questions[next].end
    }
    return group
  }
}

// MARK: - Questions

extension StepWriter {
  /// Tells a question and its answer, if they are new.
  private mutating func tell(_ index: Int) throws(ExplanationError) {
    let event = questions[index].event
    if event.isCached { return decide(event) }
    add(try words.offer(event))
    try tellInside(index)
    answer(event, "")
  }

  /// Tells what a view asked before it answered.
  private mutating func tellInside(_ index: Int) throws(ExplanationError) {
    let (event, end) = questions[index]
    var inside: [Int] = []
    var next = index + 1
    while next < end {
      inside.append(next)
      next = questions[next].end
    }
    if let (run, axis) = try named.record.sharing(of: event.view, for: event.proposal) {
      try share(inside, run, axis, in: event.view)
    } else {
      for index in inside { try tell(index) }
    }
  }

  /// Tells how a stack looks for the order of service and shares its length out.
  private mutating func share(
    _ inside: [Int], _ run: StackRecord, _ axis: Axis, in stack: ViewID
  ) throws(ExplanationError) {
    let probeCount = run.shares.reduce(0) {
      $0 + ($1.minimum == nil ? 0 : 1) + ($1.maximum == nil ? 0 : 1)
    }
    let own = inside.filter { questions[$0].event.parent == stack }
    var seen: Set<ViewID> = []
    for index in own.prefix(probeCount) where seen.insert(questions[index].event.view).inserted {
      if let share = run.shares.first(where: { $0.view == questions[index].event.view }) {
        add(words.probe(share, by: stack, axis))
      }
    }
    if probeCount > 0, run.shares.count > 1 { add(words.order(run, of: stack)) }
    for (turn, index) in zip(run.shares.indices, own.dropFirst(probeCount)) {
      let event = questions[index].event
      add(words.share(run, turn, axis, event))
      if !event.isCached { try tellInside(index) }
      answer(event, words.left(run, after: turn, axis))
    }
    for index in own.dropFirst(probeCount + run.shares.count) { try tell(index) }
  }
}

// MARK: - Steps

extension StepWriter {
  private mutating func add(_ step: Negotiation.Step) {
    var step = step
    step.undecided = undecided
    steps.append(step)
    lastAnswer = nil
  }

  /// Tells an answer; one that only passes an answer on goes on with that step.
  private mutating func answer(_ event: TraceEvent, _ consequence: String) {
    decide(event)
    if let lastAnswer, lastAnswer.size == event.size,
      named.record.parent(of: lastAnswer.view) == event.view
    {
      steps[steps.count - 1].who += words.arrow(to: event.parent)
      steps[steps.count - 1].why = consequence
      steps[steps.count - 1].undecided = undecided
    } else {
      add(words.answer(event, consequence))
    }
    lastAnswer = (event.view, event.size)
  }

  /// A view that answers the offer with which it is placed has its size.
  private mutating func decide(_ event: TraceEvent) {
    guard let place = named.record.places[event.view],
      (try? named.record.proposal(of: event.view)) == event.proposal
    else { return }
    undecided.remove(place)
  }
}
