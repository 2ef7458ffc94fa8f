/// What happened in a layout: every question with its answer, every sharing, every placement.
///
/// Explanations are read off it; a number that is not in it is not explained.
package struct LayoutRecord: FlatTreeReader, Sendable {
  package let tree: LayoutTree
  /// The views' numbers among the placements; `nil` for those nobody wrote.
  package let places: [Int?]
  package let approximation: Double

  private let log: LayoutLog
  private let frames: ContiguousArray<Rect>
  private var answers: [Key: Size] = [:]
  private var placements: [ViewID: TraceEvent] = [:]
  private var runs: [Key: StackRecord] = [:]
  private var guides: [Key: Double] = [:]

  /// A view with what it was asked.
  private struct Key: Hashable {
    let view: ViewID
    let question: Question

    init(_ view: ViewID, _ proposal: ProposedSize, guide: AlignmentKey? = nil) {
      self.view = view
      question = Question(proposal, subject: guide?.index ?? 0)
    }
  }

  init(
    tree: LayoutTree, approximation: Double, log: LayoutLog, frames: ContiguousArray<Rect>,
    places: [Int?]
  ) {
    self.tree = tree
    self.approximation = approximation
    self.log = log
    self.frames = frames
    self.places = places
    for event in log.events {
      answers[Key(event.view, event.proposal)] = event.size
      if event.phase == .place { placements[event.view] = event }
    }
    for (stack, record) in log.runs { runs[Key(stack, record.proposal)] = record }
    for (view, key, proposal, value) in log.guides {
      guides[Key(view, proposal, guide: key)] = value
    }
  }

  /// The record without one of its answers, asked for once or several times: what rests on that
  /// cannot be explained.
  package func removing(event index: Int) -> LayoutRecord {
    let lost = log.events[index]
    var log = log
    log.events.removeAll { $0.view == lost.view && $0.proposal == lost.proposal }
    log.ends = []
    return LayoutRecord(
      tree: tree, approximation: approximation, log: log, frames: frames, places: places)
  }
}

// MARK: - Look-ups

extension LayoutRecord {
  /// The flat number of a placement.
  package func view(atPlacement index: Int) -> ViewID? { places.firstIndex(of: index) }

  /// What `view` was offered when it was placed.
  package func proposal(of view: ViewID) throws(ExplanationError) -> ProposedSize {
    guard let event = placements[view] else { throw .missingPlacement(view: view) }
    return event.proposal
  }

  /// The size with which `view` was placed, in points.
  package func size(of view: ViewID) throws(ExplanationError) -> Size {
    guard let event = placements[view] else { throw .missingPlacement(view: view) }
    return event.size
  }

  /// Whether `view` was placed; the views that `ViewThatFits` passes over are not.
  package func isPlaced(_ view: ViewID) -> Bool { placements[view] != nil }

  /// The number of the view when the value tree is walked parents first; `nil` for a stack that
  /// nobody wrote.
  package func node(of view: ViewID) -> Int? {
    isImplicit(view) ? nil : Int(tree.entries[view].node)
  }

  /// What `view` answered to `proposal`, in points.
  package func answer(
    of view: ViewID, to proposal: ProposedSize
  ) throws(ExplanationError) -> Size {
    guard let size = answers[Key(view, proposal)] else {
      throw .missingAnswer(view: view)
    }
    return size
  }

  /// The sharing of `stack` for `proposal`; every answer in it must be in the trace.
  package func run(
    of stack: ViewID, for proposal: ProposedSize
  ) throws(ExplanationError) -> StackRecord {
    guard let run = runs[Key(stack, proposal)] else {
      throw .missingRun(stack: stack)
    }
    for share in run.shares {
      guard try answer(of: share.view, to: share.proposal) == share.size else {
        throw .missingAnswer(view: share.view)
      }
    }
    return run
  }

  /// The value of a guide of `view` when it answers `proposal`, in points from its own edge.
  package func guide(
    _ key: AlignmentKey, of view: ViewID, for proposal: ProposedSize
  ) throws(ExplanationError) -> Double {
    guard let value = guides[Key(view, proposal, guide: key)] else {
      throw .missingAnswer(view: view)
    }
    return value
  }

  /// Where `view` was placed, in points from the container's top left corner.
  package func origin(of view: ViewID) throws(ExplanationError) -> Point {
    guard placements[view] != nil else { throw .missingPlacement(view: view) }
    return frames[view].origin
  }

  /// The view around `view`; `nil` for the root.
  package func parent(of view: ViewID) -> ViewID? {
    let parent = tree.entries[view].parent
    return parent == LayoutTree.none ? nil : Int(parent)
  }
}

// MARK: - Trace

extension LayoutRecord {
  /// Every question in the order asked; views are flat numbers.
  ///
  /// `end` is the place of the first question that was asked after this one was answered.
  package var questions: [(event: TraceEvent, end: Int)] {
    zip(log.events, log.ends).map { ($0, $1) }
  }

  /// Every question in order; views nobody wrote are left out, the others called by placement.
  var publicEvents: [TraceEvent] {
    log.events.compactMap { event in
      guard tree.entries[event.view].node != LayoutTree.implicit, let view = places[event.view]
      else { return nil }
      var event = event
      event.view = view
      event.parent = event.parent.flatMap { places[$0] }
      return event
    }
  }
}
