/// One run of layout over a flat tree: questions go down, sizes come up, then views are placed.
///
/// Kinds get the pass `inout` and ask it about their children; it remembers the answers.
package struct LayoutPass: ~Copyable {
  /// How much larger than measured text and other approximate content is taken to be.
  ///
  /// 1 for a real layout. A second pass with another factor finds the frames that rest on it.
  package let approximation: Double

  /// How often a view had to compute its size: the number that nesting must not multiply.
  package private(set) var measureCount = 0

  /// Scratch of the stacks that are at work; each owns the end of it.
  var stackItems: ContiguousArray<StackItem> = []
  /// The order of service of the stacks that are at work.
  var serviceOrder: ContiguousArray<Int32> = []

  /// The readers that were placed so far, parents first.
  var readers: ContiguousArray<PlacedReader> = []

  package let tree: LayoutTree
  private var sizes: AnswerCache<Size>
  private var guides: AnswerCache<ExplicitGuide>
  private var frames: ContiguousArray<Rect>
  private var proposals: ContiguousArray<ProposedSize>
  /// Which views were placed; those that `ViewThatFits` passes over are not.
  private var isPlaced: ContiguousArray<Bool>
  /// Where its stack put each view last, and for which offer.
  private var arrangements: ContiguousArray<ContentPlacement>
  /// For which proposal a stack arranged its children last.
  private var arrangedProposals: ContiguousArray<Question?>
  /// Whether everything that happens is kept for explanations.
  let isTracing: Bool
  private var log = LayoutLog()
  private let isInterrupted: (() -> Bool)?
  private var wasInterrupted = false
  /// What layouts written in Swift get the pass in; made for the first of them.
  private var lentPass: LentPass?
  /// What such layouts kept in the pass before, over the same tree with other estimates.
  private let earlierCaches: [ViewID: Any]
  /// The subviews of another pass on whose behalf this one runs.
  let subviews: LayoutSubviews?
  /// The sizes of the containers met so far, the window's first; `container` is the one around.
  private var containers: [Size] = []
  private var container: UInt16 = 0
  /// The layers of insets met so far, and the innermost around the view that is being placed; without
  /// any, placing knows nothing of them.
  private var safeAreas: SafeAreaLayers
  private var safeArea = SafeAreaLayers.none
  /// What the window keeps on its edges.
  private var windowInsets = EdgeInsets.zero
  /// Where styles in backgrounds reach beyond their views' frames.
  private var fills: [ViewID: Rect] = [:]

  /// An explicit guide or the knowledge that there is none, in the cache.
  private struct ExplicitGuide {
    let value: Double?
  }

  init(
    _ tree: LayoutTree, approximation: Double = 1, isTracing: Bool = false,
    isInterrupted: (() -> Bool)? = nil, earlierCaches: [ViewID: Any] = [:],
    subviews: LayoutSubviews? = nil
  ) {
    self.earlierCaches = earlierCaches
    self.subviews = subviews
    self.tree = isTracing ? tree.traced() : tree
    self.approximation = approximation
    self.isTracing = isTracing
    self.isInterrupted = isInterrupted
    safeAreas = SafeAreaLayers(on: tree.pixels ?? PixelGrid())
    let count = tree.entries.count
    sizes = AnswerCache(viewCount: count, capacity: 3 * count)
    let hasGuides = tree.entries.contains { !$0.guides.isEmpty }
    guides = AnswerCache(viewCount: hasGuides ? count : 0, capacity: 0)
    frames = ContiguousArray(
      repeating: Rect(x: 0, y: 0, width: 0, height: 0), count: count)
    proposals = ContiguousArray(repeating: .unspecified, count: count)
    isPlaced = ContiguousArray(repeating: false, count: count)
    arrangements = ContiguousArray(
      repeating: ContentPlacement(proposal: .unspecified), count: count)
    arrangedProposals = ContiguousArray(repeating: nil, count: count)
  }
}

extension LayoutPass: FlatTreeReader {
  package var entries: ContiguousArray<LayoutTree.Entry> { tree.entries }
  package var numbers: ContiguousArray<Double> { tree.numbers }
}

// MARK: - Questions

extension LayoutPass {
  /// The view's answer to `proposal`, in points.
  ///
  /// - Complexity: Computed once per view and proposal.
  package mutating func sizeThatFits(_ proposal: ProposedSize, _ view: ViewID) -> Size {
    answer(proposal, view, .measure)
  }

  /// The view's answer along one axis only (spec 04 rule 4); for stacks that look for flexibility.
  package mutating func lengthThatFits(
    _ proposal: ProposedSize, along axis: Axis, _ view: ViewID
  ) -> Double {
    tree.entries[view].kind.lengthThatFits(proposal, along: axis, view, &self)
  }

  /// The explicit value of a guide when the view answers `proposal`; `nil` when it has none.
  package mutating func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID
  ) -> Double? {
    guard !tree.entries[view].guides.isEmpty, let key = tree.placed(key),
      mayHaveExplicit(GuideSet(key), in: view)
    else { return nil }
    let question = question(proposal, view, subject: key.index)
    if let known = guides.answer(of: view, to: question) { return known.value }
    let value = tree.entries[view].kind.explicitAlignment(
      of: key, proposal: proposal, view, &self)
    guides.remember(ExplicitGuide(value: value), of: view, to: question)
    if key.id != nil { record(key, value, isExplicit: true, proposal: proposal, view) }
    return value
  }

  /// The value of a guide, explicit or default, on a view that answered `size` to `proposal`
  /// (spec 06 rule 2).
  package mutating func guide(
    _ key: AlignmentKey, size: Size, proposal: ProposedSize, _ view: ViewID
  ) -> Double {
    if let value = explicitAlignment(of: key, proposal: proposal, view) {
      if key.id == nil { record(key, value, isExplicit: true, proposal: proposal, view) }
      return value
    }
    guard let id = key.id else { return key.defaultValue(in: size) }
    let value = defaultValue(of: id, size: size, proposal: proposal, view)
    record(key, value, isExplicit: false, proposal: proposal, view)
    return value
  }

  /// Writes the value of a guide down.
  private mutating func record(
    _ key: AlignmentKey, _ value: Double?, isExplicit: Bool, proposal: ProposedSize, _ view: ViewID
  ) {
    guard isTracing, let value, let key = tree.placed(key) else { return }
    let question = Question(proposal, subject: key.index)
    log.guides.append(
      LayoutLog.Guide(view: view, question: question, value: value, isExplicit: isExplicit))
  }

  /// Leaves compute at once what is as quickly computed as looked up.
  private mutating func answer(
    _ proposal: ProposedSize, _ view: ViewID, _ phase: TraceEvent.Phase
  ) -> Size {
    if tree.entries[view].answersAtOnce {
      measureCount += 1
      return tree.entries[view].kind.sizeThatFits(proposal, view, &self)
    }
    return isTracing
      ? tracedAnswer(proposal, view, phase) : rememberedAnswer(proposal, view)
  }

  @inline(never)
  private mutating func tracedAnswer(
    _ proposal: ProposedSize, _ view: ViewID, _ phase: TraceEvent.Phase
  ) -> Size {
    guard tree.entries[view].isCached else {
      measureCount += 1
      let size = tree.entries[view].kind.sizeThatFits(proposal, view, &self)
      log.add(phase, view, proposal, size: size)
      return size
    }
    let entry = log.begin(phase, view, proposal)
    let size = rememberedAnswer(proposal, view)
    log.end(entry, size: size)
    return size
  }

  private mutating func rememberedAnswer(_ proposal: ProposedSize, _ view: ViewID) -> Size {
    let question = question(proposal, view)
    if let known = sizes.answer(of: view, to: question) { return known }
    guard !checkInterruption() else { return .zero }
    measureCount += 1
    let size = tree.entries[view].kind.sizeThatFits(proposal, view, &self)
    sizes.remember(size, of: view, to: question)
    return size
  }

  /// Whether the layout is no longer wanted; asks only now and then.
  private mutating func checkInterruption() -> Bool {
    if !wasInterrupted, measureCount & 0x3FF == 0, let isInterrupted {
      wasInterrupted = isInterrupted()
    }
    return wasInterrupted
  }
}

// MARK: - Containers

extension LayoutPass {
  /// The size of the nearest container: a scroll view's visible part or the window (spec 07 rules 14
  /// and 18), in points.
  var containerSize: Size { containers.isEmpty ? .zero : containers[Int(container)] }

  /// Asks `body` with a container of another size around.
  mutating func withContainer<Answer>(
    _ size: Size, _ body: (inout LayoutPass) -> Answer
  ) -> Answer {
    let outer = container
    enterContainer(size)
    let answer = body(&self)
    container = outer
    return answer
  }

  /// Makes the window the container; an unspecified length counts as 10.
  mutating func enterWindow(_ size: ProposedSize) {
    enterContainer(size.replacingUnspecifiedDimensions())
  }

  private mutating func enterContainer(_ size: Size) {
    if let known = containers.firstIndex(of: size) {
      container = UInt16(known)
    } else if containers.count < Int(UInt16.max) {
      containers.append(size)
      container = UInt16(containers.count - 1)
    }
  }

  /// A question to `view`, with its container if the answer goes by that.
  private func question(_ proposal: ProposedSize, _ view: ViewID, subject: UInt8 = 0) -> Question {
    Question(
      proposal, subject: subject, container: tree.entries[view].readsContainer ? container : 0)
  }
}

// MARK: - Placement

extension LayoutPass {
  /// Puts `view` at `origin` in the root's space and offers it `proposal`.
  ///
  /// Its size is its answer (spec 01 rule 10). A coordinate that is no number counts as 0 (spec 13
  /// rule 10). Kinds count from the left edge; in a view that lays out from right to left the place
  /// is mirrored (spec 01 rule 21).
  package mutating func place(_ view: ViewID, at origin: Point, proposal: ProposedSize) {
    let size = answer(proposal, view, .place)
    var frame = Rect(
      origin: Point(x: origin.x.isNaN ? 0 : origin.x, y: origin.y.isNaN ? 0 : origin.y),
      size: size)
    let parent = Int(tree.entries[view].parent)
    if parent >= 0, tree.entries[parent].isRightToLeft {
      frame = frame.mirrored(in: frames[parent])
    }
    frames[view] = frame
    proposals[view] = proposal
    isPlaced[view] = true
    tree.entries[view].kind.placeSubviews(in: frame, proposal: proposal, view, &self)
  }
}

extension LayoutPass {
  /// Where `view` was placed, in points from the container's top left corner; for views around the
  /// one that is being placed.
  func frame(ofPlaced view: ViewID) -> Rect { frames[view] }

  /// What `view` was placed with.
  func proposal(ofPlaced view: ViewID) -> ProposedSize { proposals[view] }
}

extension Rect {
  /// The rectangle at the same distance from the other side of `frame`; what is endless has no
  /// other side.
  fileprivate func mirrored(in frame: Rect) -> Rect {
    guard frame.width.isFinite, width.isFinite else { return self }
    let distance = minX - frame.minX
    return Rect(
      origin: Point(x: frame.minX + (frame.width - distance - width), y: minY), size: size)
  }
}

// MARK: - Safe area

extension LayoutPass {
  /// How far the edges of a view lie inside of what is not safe: its effective insets (spec 12 rule
  /// 9), in points.
  ///
  /// For a view that is being placed, with its frame in the root's space. 0 on an edge that touches no
  /// insets. Measuring knows no place, so that nothing may ask for it there. What
  /// `GeometryProxy.safeAreaInsets` tells (spec 12 rule 14).
  ///
  /// - Complexity: Nothing to do where neither the window nor a view around has insets.
  func safeAreaInsets(of view: ViewID, at frame: Rect) -> EdgeInsets {
    guard safeArea != SafeAreaLayers.none else { return .zero }
    return safeAreas.growth(of: frame, innermost: safeArea).reduce(.zero) { $0 + $1.insets }
      .turned(for: direction(of: view))
  }

  /// Lets `place` place what has insets inside of `bounds` around itself, those of `owner` (spec 12
  /// rule 3).
  mutating func withSafeArea(
    _ insets: EdgeInsets, in bounds: Rect, of owner: ViewID, _ place: (inout LayoutPass) -> Void
  ) {
    let outer = safeArea
    if insets != .zero {
      safeArea = safeAreas.add(
        insets.turned(for: direction(of: owner)), in: bounds, of: owner, outer: outer)
    }
    place(&self)
    safeArea = outer
  }

  /// Makes the window's insets those of the root (spec 12 rule 2); leading is the left edge.
  mutating func enterSafeArea(_ insets: EdgeInsets, in window: Rect) {
    windowInsets = insets
    guard insets != .zero else { return }
    safeArea = safeAreas.add(insets, in: window, of: nil, outer: SafeAreaLayers.none)
  }

  /// Says that the style of a background reaches beyond its view's frame.
  mutating func setFill(_ frame: Rect, of view: ViewID) { fills[view] = frame }
}

// MARK: - Arrangements

extension LayoutPass {
  /// Whether the arrangement of a stack's children is the one for `proposal`.
  func isArranged(_ stack: ViewID, for proposal: ProposedSize) -> Bool {
    arrangedProposals[stack] == question(proposal, stack)
  }

  mutating func setArranged(_ stack: ViewID, for proposal: ProposedSize) {
    arrangedProposals[stack] = question(proposal, stack)
  }

  /// Where its stack put `view` last: in points from the stack's top left corner.
  func arrangement(of view: ViewID) -> ContentPlacement { arrangements[view] }

  mutating func setArrangement(_ arrangement: ContentPlacement, of view: ViewID) {
    arrangements[view] = arrangement
  }
}

// MARK: - Layouts written in Swift

extension LayoutPass {
  /// What the pass is lent in to a layout written in Swift.
  mutating func loan() -> LentPass {
    if let lentPass { return lentPass }
    let loan = LentPass(tree, earlierCaches: earlierCaches)
    lentPass = loan
    return loan
  }

  /// What layouts written in Swift have kept.
  var layoutCaches: [ViewID: Any] { lentPass?.caches ?? [:] }
}

// MARK: - Trace

extension LayoutPass {
  /// Writes a question down that `view` hands on, around the answer of its content, which is its
  /// own.
  mutating func recordHandedOn(
    _ proposal: ProposedSize, _ view: ViewID, _ ask: (inout LayoutPass) -> Double
  ) -> Double {
    let entry = log.begin(.measure, view, proposal)
    let length = ask(&self)
    log.end(entry, size: log.entries[entry + 1].size)
    return length
  }

  /// Keeps the sharing of a stack along `axis` whose items stand at `indices`.
  mutating func recordRun(
    of stack: ViewID, along axis: Axis, _ proposal: ProposedSize, _ indices: Range<Int>
  ) {
    let first = log.shares.count
    for index in indices {
      let item = stackItems[index]
      let origin = arrangement(of: item.view).origin
      log.shares.append(LayoutLog.Share(item, along: axis, origin: origin))
    }
    log.runs.append(
      LayoutLog.Run(
        stack: stack, axis: axis, proposal: proposal, shares: first..<log.shares.count))
  }
}

// MARK: - Result

extension LayoutPass {
  /// What the pass found, views nobody wrote left out.
  ///
  /// - Throws: `LayoutError.interrupted` when the pass was stopped.
  consuming func finish() throws(LayoutError) -> LayoutResult {
    guard !wasInterrupted else { throw .interrupted }
    var places = ContiguousArray<Int?>(repeating: nil, count: tree.entries.count)
    var placements: [Placement] = []
    placements.reserveCapacity(tree.entries.count)
    for (id, entry) in tree.entries.enumerated() {
      let parent = entry.parent == LayoutTree.none ? nil : places[Int(entry.parent)]
      guard isPlaced[id] else { continue }
      guard entry.node != LayoutTree.implicit else {
        places[id] = parent
        continue
      }
      places[id] = placements.count
      placements.append(
        Placement(
          node: Int(entry.node), copy: Int(entry.copy), parent: parent, frame: frames[id],
          proposal: proposals[id], direction: direction(of: id), fill: fills[id],
          isGeometryEffect: tree.geometryEffects.contains(id)))
    }
    var result = LayoutResult(
      size: frames[0].size, placements: placements, safeArea: windowInsets,
      displayScale: tree.pixels?.scale)
    if isTracing {
      result.record = LayoutRecord(
        tree: tree, approximation: approximation, log: log, frames: frames, places: Array(places),
        safeAreas: safeAreas, windowInsets: windowInsets)
    }
    return result
  }
}
