import HaggleLanguage
import HaggleLayout

/// Tells what was asked and answered during a layout.
public enum Trace {
  /// Every question in the order asked, one a line with its answer, indented by who asked.
  ///
  /// - Parameters:
  ///   - scene: A layout with its trace.
  ///   - options: How it is shown; a focus keeps the questions to one view and all inside it.
  /// - Returns: Lines of text.
  public static func text(_ scene: Scene, _ options: ReportOptions) -> String {
    let questions = Questions(scene, options)
    let rows = questions.all.map { question in
      [
        String(repeating: " ", count: 2 * question.depth) + question.name,
        question.event.phase.rawValue, question.proposal, question.answer,
        question.event.isCached ? "known" : "",
      ]
    }
    return options.styled(
      TextTable.lines(
        [["view", "to", "proposal", "answer"]] + rows, [.left, .left, .left, .left, .left]))
  }

  /// The different questions to every view, in the order of the first, with their answers.
  ///
  /// - Parameters:
  ///   - scene: A layout with its trace.
  ///   - options: How it is shown; a focus keeps the table to one view and all inside it.
  /// - Returns: Lines of text.
  public static func table(_ scene: Scene, _ options: ReportOptions) -> String {
    let questions = Questions(scene, options)
    var order: [ViewID] = []
    var rows: [ViewID: [QuestionRow]] = [:]
    for question in questions.all {
      let view = question.event.view
      if rows[view] == nil { order.append(view) }
      let isPlaced = question.event.phase == .place
      if let known = rows[view]?.firstIndex(where: { $0.isAsked(question.event.proposal) }) {
        rows[view]?[known].count += 1
        if isPlaced { rows[view]?[known].isPlaced = true }
      } else {
        rows[view, default: []].append(QuestionRow(question: question, isPlaced: isPlaced))
      }
    }
    let lines = order.flatMap { view in
      (rows[view] ?? []).enumerated().map { index, row in row.cells(isFirst: index == 0) }
    }
    return options.styled(
      TextTable.lines(
        [["view", "proposal", "answer", "asked"]] + lines, [.left, .left, .left, .left]))
  }
}

/// One question as it is told.
private struct Question {
  let event: TraceEvent
  let name: String
  /// How many views stand around the one that is asked.
  let depth: Int
  let proposal: String
  let answer: String
}

/// The questions to views that somebody wrote.
private struct Questions {
  private(set) var all: [Question] = []

  init(_ scene: Scene, _ options: ReportOptions) {
    guard let named = NamedRecord(scene) else { return }
    let record = named.record
    let lengths = Lengths(digits: options.digits)
    let shown = options.focus.map { NodeTable(scene.root).range(of: $0) }
    var depths: [Int] = []
    for (event, _) in record.questions {
      guard let node = record.node(of: event.view), shown?.contains(node) ?? true else { continue }
      let depth = record.depth(of: event.view)
      depths.append(depth)
      all.append(
        Question(
          event: event, name: named.name(of: event.view), depth: depth,
          proposal: named.offerText(event, lengths), answer: named.answerText(event, lengths)))
    }
    let outermost = depths.min() ?? 0
    all = all.map { $0.moved(by: -outermost) }
  }
}

extension Question {
  fileprivate func moved(by levels: Int) -> Question {
    Question(
      event: event, name: name, depth: depth + levels, proposal: proposal, answer: answer)
  }
}

/// A question in the table of a view.
private struct QuestionRow {
  let question: Question
  var count = 1
  var isPlaced: Bool

  func isAsked(_ proposal: ProposedSize) -> Bool { question.event.proposal == proposal }

  func cells(isFirst: Bool) -> [String] {
    let times = count == 1 ? "once" : count == 2 ? "twice" : "\(count) times"
    return [
      isFirst ? question.name : "", question.proposal, question.answer,
      times + (isPlaced ? ", placed" : ""),
    ]
  }
}

extension LayoutRecord {
  /// How many views that somebody wrote stand around a view.
  fileprivate func depth(of view: ViewID) -> Int {
    var depth = 0
    var next = parent(of: view)
    while let ancestor = next {
      if !isImplicit(ancestor) { depth += 1 }
      next = parent(of: ancestor)
    }
    return depth
  }
}
