/// What happened in a layout: every question with its answer, every sharing, every placement.
///
/// Explanations are read off it; a number that is not in it is not explained.
package struct LayoutRecord: FlatTreeReader, Sendable {
  package let tree: LayoutTree
  /// The views' numbers among the placements; `nil` for those nobody wrote.
  package let places: [Int?]
  package let approximation: Double

  package var entries: ContiguousArray<LayoutTree.Entry> { tree.entries }
  package var numbers: ContiguousArray<Double> { tree.numbers }
  private let log: LayoutLog
  private let frames: ContiguousArray<Rect>
  private let safeAreas: SafeAreaLayers
  /// What the container keeps on its edges, in points.
  let windowInsets: EdgeInsets
  private let questionIndex: LogIndex
  private let runIndex: LogIndex
  private let guideIndex: LogIndex
  /// What is taken for the placements of some views, from the outermost on; see `supposing`.
  private var supposed: [LayoutLog.Entry] = []
  /// The answer that the record is without; `nil` if it is whole.
  private var lost: LayoutLog.Entry?

  init(
    tree: LayoutTree, approximation: Double, log: LayoutLog, frames: ContiguousArray<Rect>,
    places: [Int?], safeAreas: SafeAreaLayers, windowInsets: EdgeInsets
  ) {
    self.tree = tree
    self.approximation = approximation
    self.log = log
    self.frames = frames
    self.places = places
    self.safeAreas = safeAreas
    self.windowInsets = windowInsets
    let count = tree.entries.count
    questionIndex = LogIndex(
      viewCount: count, log.entries.indices.lazy.map { log.entries[$0].view })
    runIndex = LogIndex(viewCount: count, log.runs.lazy.map(\.stack))
    guideIndex = LogIndex(viewCount: count, log.guides.lazy.map(\.view))
  }

  /// The record without one of its answers, asked for once or several times.
  ///
  /// What rests on it cannot be explained.
  package func removing(event index: Int) -> LayoutRecord {
    var record = self
    record.lost = log.entries[index]
    return record
  }

  /// Whether an entry is one that the record is to be without.
  private func isLost(_ index: Int) -> Bool {
    guard let lost else { return false }
    let entry = log.entries[index]
    return entry.view == lost.view && entry.asksTheSame(as: lost)
  }
}

// MARK: - Look-ups

extension LayoutRecord {
  /// The flat number of a placement.
  package func view(atPlacement index: Int) -> ViewID? { places.firstIndex(of: index) }

  /// What `view` was offered when it was placed.
  package func proposal(of view: ViewID) throws(ExplanationError) -> ProposedSize {
    guard let entry = placement(of: view) else { throw .missingPlacement(view: view) }
    return entry.proposal
  }

  /// The size with which `view` was placed, in points.
  package func size(of view: ViewID) throws(ExplanationError) -> Size {
    guard let entry = placement(of: view) else { throw .missingPlacement(view: view) }
    return entry.size
  }

  /// Whether `view` was placed; the views that `ViewThatFits` passes over are not.
  package func isPlaced(_ view: ViewID) -> Bool { placement(of: view) != nil }

  private func placement(of view: ViewID) -> LayoutLog.Entry? {
    if let entry = supposed.last(where: { $0.view == view }) { return entry }
    guard !isInsideSupposed(view) else { return nil }
    return questionIndex.last(of: view) { log.entries[$0].phase == .place && !isLost($0) }
      .map { log.entries[$0] }
  }

  /// The number of the view when the value tree is walked parents first; `nil` for a stack that
  /// nobody wrote.
  package func node(of view: ViewID) -> Int? {
    isImplicit(view) ? nil : Int(tree.entries[view].node)
  }

  /// What `view` answered to `proposal`, in points.
  package func answer(
    of view: ViewID, to proposal: ProposedSize
  ) throws(ExplanationError) -> Size {
    let question = Question(proposal)
    let asked = questionIndex.last(of: view) { log.entries[$0].asks(question) && !isLost($0) }
    guard let entry = asked
    else { throw .missingAnswer(view: view) }
    return log.entries[entry].size
  }

  /// Whether `view` was offered this length along `axis` in any question.
  package func wasOffered(_ length: Double?, along axis: Axis, _ view: ViewID) -> Bool {
    questionIndex.last(of: view) { log.entries[$0].proposal[axis] == length && !isLost($0) } != nil
  }

  /// What `view` answered when its parent measured it, in the order asked, each question once.
  func measurements(of view: ViewID) -> [(proposal: ProposedSize, size: Size)] {
    var found: [LayoutLog.Entry] = []
    _ = questionIndex.last(of: view) { index in
      let entry = log.entries[index]
      if entry.phase == .measure, !isLost(index) {
        found.removeAll { $0.asksTheSame(as: entry) }
        found.append(entry)
      }
      return false
    }
    return found.reversed().map { ($0.proposal, $0.size) }
  }

  /// The sharing of `stack` for `proposal`; every answer in it must be in the trace.
  package func run(
    of stack: ViewID, for proposal: ProposedSize
  ) throws(ExplanationError) -> StackRecord {
    let question = Question(proposal)
    let found = runIndex.last(of: stack) { Question(log.runs[$0].proposal) == question }
    guard let found else { throw .missingRun(stack: stack) }
    return StackRecord(proposal: proposal, shares: try shares(of: log.runs[found]))
  }

  /// The children of a sharing in the order in which they were served.
  private func shares(
    of run: LayoutLog.Run
  ) throws(ExplanationError) -> [StackRecord.Share] {
    let (major, minor) = (run.axis, run.axis.other)
    var origin = Point.zero
    var shares: [StackRecord.Share] = []
    var turns: [Int32] = []
    for index in run.shares {
      let share = log.shares[index]
      let view = Int(share.view)
      var proposal = run.proposal
      proposal[major] = Question.length(share.proposal)
      let size = try answer(of: view, to: proposal)
      origin[major] += gap(before: view)
      origin[minor] = share.minorOrigin
      shares.append(.init(share, proposal, size, origin, of: view, self))
      turns.append(share.turn)
      origin[major] += size[major]
    }
    // Where nothing was shared, all were served in the order of the source.
    return shares.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }.map { shares[$0] }
  }

  /// The value of a guide of `view` when it answers `proposal`, in points from its own edge.
  package func guide(
    _ key: AlignmentKey, of view: ViewID, for proposal: ProposedSize
  ) throws(ExplanationError) -> Double {
    let question = Question(proposal, subject: key.index)
    if let found = guideIndex.last(of: view, where: { log.guides[$0].question == question }) {
      return log.guides[found].value
    }
    return key.defaultValue(in: try answer(of: view, to: proposal))
  }

  /// The value of a guide that is none of SwiftUI's own, where it was set in `view` when that was
  /// placed, in points from the view's own edge; `nil` where it was not.
  func explicitGuide(_ key: AlignmentKey, of view: ViewID) throws(ExplanationError) -> Double? {
    let question = Question(try proposal(of: view), subject: key.index)
    return guideIndex.last(of: view) { log.guides[$0].question == question }
      .map { log.guides[$0] }.flatMap { $0.isExplicit ? $0.value : nil }
  }

  /// Where `view` was placed, in points from the container's top left corner.
  package func origin(of view: ViewID) throws(ExplanationError) -> Point {
    guard isPlaced(view) else { throw .missingPlacement(view: view) }
    return frames[view].origin
  }

  /// Where `child` was placed in the view around it, in points from that view's leading edge and
  /// top.
  package func distance(
    of child: ViewID, in view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Double {
    let distance = try origin(of: child)[axis] - origin(of: view)[axis]
    guard try isMirrored(child, in: view, along: axis) else { return distance }
    return try size(of: view).width - distance - size(of: child).width
  }

  /// Whether the place of `child` along `axis` counts from the right edge of the view around it.
  func isMirrored(
    _ child: ViewID, in view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> Bool {
    guard axis == .horizontal, direction(of: view) == .rightToLeft else { return false }
    let (width, outer) = (try size(of: child).width, try size(of: view).width)
    return width.isFinite && outer.isFinite
  }

  /// What moves the edges of a placed view outwards, and how far (spec 12 rule 9), from the innermost
  /// layer on.
  func safeAreaGrowth(
    of view: ViewID
  ) throws(ExplanationError) -> [(layer: SafeAreaLayer, insets: EdgeInsets)] {
    let frame = Rect(origin: try origin(of: view), size: try size(of: view))
    var (inner, innermost) = (view, SafeAreaLayers.none)
    while let outer = parent(of: inner), innermost == SafeAreaLayers.none {
      if content(of: outer) == inner { innermost = safeAreas.place(ofLayerOf: outer) }
      inner = outer
    }
    if innermost == SafeAreaLayers.none { innermost = safeAreas.place(ofLayerOf: nil) }
    return safeAreas.growth(of: frame, innermost: innermost)
  }

  /// The view around `view`; `nil` for the root.
  package func parent(of view: ViewID) -> ViewID? {
    let parent = tree.entries[view].parent
    return parent == LayoutTree.none ? nil : Int(parent)
  }
}

// MARK: - What was only measured

extension LayoutRecord {
  /// What `view` asked `content` last when it looked for its own size, and the answer.
  ///
  /// The content can be placed with another offer, and with another size.
  func measurement(
    of content: ViewID, by view: ViewID
  ) throws(ExplanationError) -> (proposal: ProposedSize, size: Size) {
    guard let placement = placement(of: view) else { throw .missingPlacement(view: view) }
    var found: Int?
    _ = questionIndex.last(of: view) { index in
      let entry = log.entries[index]
      // In another container the answer may have been another.
      guard entry.asksTheSame(as: placement), entry.answersTheSame(as: placement) else {
        return false
      }
      found = questionIndex.last(of: content) { $0 > index && $0 < Int(entry.end) }
      return found != nil
    }
    guard let found, !isLost(found) else { throw .missingAnswer(view: content) }
    return (log.entries[found].proposal, log.entries[found].size)
  }

  /// The record in which `view` is placed as it was only measured, and nothing inside it: for the
  /// arithmetic of an answer that decided the size of the view around.
  func supposing(_ view: ViewID, answers size: Size, to proposal: ProposedSize) -> LayoutRecord {
    var entry = LayoutLog.Entry(.place, view, proposal)
    entry.size = size
    var record = self
    record.supposed.append(entry)
    return record
  }

  /// Whether the placement of `view` is one that is supposed.
  func isSupposed(_ view: ViewID) -> Bool { supposed.contains { $0.view == view } }

  /// Whether a view around `view` is placed as it was only measured, so that nothing is known of
  /// where this one stands.
  func isInsideSupposed(_ view: ViewID) -> Bool {
    guard !supposed.isEmpty else { return false }
    var next = parent(of: view)
    while let ancestor = next {
      if isSupposed(ancestor) { return true }
      next = parent(of: ancestor)
    }
    return false
  }
}

// MARK: - Trace

extension LayoutRecord {
  /// Every question in the order asked; views are flat numbers.
  ///
  /// `end` is the place of the first question that was asked after this one was answered.
  package var questions: [(event: TraceEvent, end: Int)] {
    log.entries.indices.map { (event(at: $0), Int(log.entries[$0].end)) }
  }

  /// Every question in order; views nobody wrote are left out, the others called by placement.
  var publicEvents: [TraceEvent] {
    log.entries.indices.compactMap { index in
      let view = log.entries[index].view
      guard tree.entries[view].node != LayoutTree.implicit, let place = places[view] else {
        return nil
      }
      var event = event(at: index)
      event.view = place
      event.parent = event.parent.flatMap { places[$0] }
      return event
    }
  }

  /// A question as an event; it was known if the view had been asked the same before.
  private func event(at index: Int) -> TraceEvent {
    let entry = log.entries[index]
    let earlier = questionIndex.last(before: index) { log.entries[$0].asksTheSame(as: entry) }
    return TraceEvent(
      view: entry.view, parent: parent(of: entry.view), phase: entry.phase,
      proposal: entry.proposal,
      size: entry.size, isCached: earlier != nil)
  }
}

extension StackRecord.Share {
  fileprivate init(
    _ share: LayoutLog.Share, _ proposal: ProposedSize, _ size: Size, _ origin: Point,
    of view: ViewID, _ record: LayoutRecord
  ) {
    self.init(
      view: view, gap: record.gap(before: view), priority: record.priority(of: view),
      minimum: share.minimum.isNaN ? nil : share.minimum,
      maximum: share.maximum.isNaN ? nil : share.maximum, reserved: share.reserved,
      available: share.available.isNaN ? nil : share.available, remaining: Int(share.remaining),
      proposal: proposal, size: size, origin: origin)
  }
}
