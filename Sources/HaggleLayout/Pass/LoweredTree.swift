/// A tree made ready for many layouts: lowered once, then laid out in container after container.
///
/// Whoever asks how a layout changes with its container saves the work that does not depend on it.
public struct LoweredTree: Sendable {
  private let tree: LayoutTree
  /// What readers make content in; `nil` where there are none.
  private let rounds: ReaderRounds?
  private let safeArea: EdgeInsets

  /// Lowers `view`.
  ///
  /// - Parameters:
  ///   - view: The root of the tree.
  ///   - options: What else decides the layout.
  ///   - limits: How large the tree may be.
  /// - Throws: `LayoutError` for a tree beyond the limits.
  /// - Complexity: Linear in the number of views.
  public init(
    _ view: View, options: LayoutOptions = LayoutOptions(), limits: LayoutLimits = .standard
  ) throws(LayoutError) {
    tree = try Lowering(view, options: options, limits: limits).finish()
    rounds = tree.hasReaders ? ReaderRounds(view, tree, options: options, limits: limits) : nil
    safeArea = (tree.pixels ?? PixelGrid())
      .nearest(options.safeArea.turned(for: options.direction))
  }

  /// Lays the tree out in a container, as `View.layout` does.
  ///
  /// - Parameters:
  ///   - container: The container's size in points; `nil` and `∞` ask for the ideal and the maximum.
  ///   - recordingTrace: Whether every question and answer is kept.
  ///   - isInterrupted: Asked now and then; `true` ends the work.
  /// - Returns: A frame for every view, in points from the container's top left corner.
  /// - Throws: `LayoutError.interrupted` when interrupted.
  public func layout(
    in container: ProposedSize, recordingTrace: Bool = false, isInterrupted: (() -> Bool)? = nil
  ) throws(LayoutError) -> LayoutResult {
    let run = try run(
      container, tree, rounds, isTracing: recordingTrace, isInterrupted: isInterrupted)
    var result = run.result
    if run.tree.hasApproximateContent {
      let other = try estimate(
        after: run, in: container, isTracing: recordingTrace, isInterrupted: isInterrupted)
      result.markInexact(comparedWith: other)
      result.otherRecord = other.record
    }
    return result
  }

  /// Lays the tree out without finding out which frames are exact, for numbers that are only
  /// compared with each other.
  package func quickLayout(
    in container: ProposedSize, recordingTrace: Bool = false, isInterrupted: (() -> Bool)? = nil
  ) throws(LayoutError) -> LayoutResult {
    try run(container, tree, rounds, isTracing: recordingTrace, isInterrupted: isInterrupted).result
  }
}

// MARK: - Runs

extension LoweredTree {
  /// A layout and the flat tree that it is of.
  private struct Run {
    var result: LayoutResult
    var tree: LayoutTree
    var rounds: ReaderRounds?
    /// What layouts written in Swift kept in the last pass over the tree.
    var caches: [ViewID: Any] = [:]
  }

  /// Lays a tree out, as often as readers have to make their content.
  private func run(
    _ container: ProposedSize, _ tree: LayoutTree, _ rounds: ReaderRounds?,
    approximation: Double = 1, caches: [ViewID: Any] = [:], isTracing: Bool,
    isInterrupted: (() -> Bool)?
  ) throws(LayoutError) -> Run {
    var run = Run(
      result: LayoutResult(size: .zero, placements: []), tree: tree, rounds: rounds,
      caches: caches)
    var isAgain: Bool
    repeat {
      var pass = LayoutPass(
        run.tree, approximation: approximation, isTracing: isTracing, isInterrupted: isInterrupted,
        earlierCaches: run.caches)
      pass.layOut(in: container, safeArea: safeArea)
      let readers = pass.readers
      run.caches = pass.layoutCaches
      run.result = try pass.finish()
      isAgain = try run.rounds?.makeContent(of: readers, isInterrupted: isInterrupted) ?? false
      if let rounds = run.rounds { run.tree = rounds.tree }
      if isAgain { run.caches = [:] }
    } while isAgain
    run.result.tree = run.rounds?.view
    return run
  }

  /// The same layout with another estimate of approximate content; where that makes readers choose
  /// other views, of the views that they chose.
  private func estimate(
    after run: Run, in container: ProposedSize, isTracing: Bool, isInterrupted: (() -> Bool)?
  ) throws(LayoutError) -> LayoutResult {
    func again(_ rounds: ReaderRounds?) throws(LayoutError) -> Run {
      try self.run(
        container, run.tree, rounds, approximation: 1.03, caches: run.caches,
        isTracing: isTracing, isInterrupted: isInterrupted)
    }
    let other = try again(run.rounds)
    if other.rounds == nil || other.tree.hasShape(of: run.tree) { return other.result }
    return try again(nil).result
  }
}

extension LayoutTree {
  /// Whether the views are of the same kinds and stand in each other alike.
  fileprivate func hasShape(of other: LayoutTree) -> Bool {
    entries.elementsEqual(other.entries) { $0.kind == $1.kind && $0.parent == $1.parent }
  }
}

extension LayoutResult {
  /// Marks the frames that another estimate of approximate content moves; all numbers of those
  /// that are only there in one of both.
  fileprivate mutating func markInexact(comparedWith other: LayoutResult) {
    let others = other.placements
    let isSame = placements.elementsEqual(others) { $0.node == $1.node && $0.copy == $1.copy }
    if isSame {
      for index in placements.indices { placements[index].compare(with: others[index]) }
      return
    }
    let byView = Dictionary(
      others.map { ([$0.node, $0.copy], $0) }, uniquingKeysWith: { first, _ in first })
    for index in placements.indices {
      let placement = placements[index]
      placements[index].compare(with: byView[[placement.node, placement.copy]])
    }
  }
}

extension Placement {
  fileprivate mutating func compare(with other: Placement?) {
    approximate =
      other.map { FrameNumbers(in: frame, differingFrom: $0.frame) }
      ?? FrameNumbers(rawValue: .max)
    approximateOffer =
      other.map { FrameNumbers(in: proposal, differingFrom: $0.proposal) } ?? .size
  }
}
