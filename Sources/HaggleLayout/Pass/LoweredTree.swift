/// A tree made ready for many layouts: lowered once, then laid out in container after container.
///
/// Whoever asks how a layout changes with its container saves the work that does not depend on it.
public struct LoweredTree: Sendable {
  private let tree: LayoutTree

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
    var result = try run(container, isTracing: recordingTrace, isInterrupted: isInterrupted)
    if tree.hasApproximateContent {
      let other = try run(
        container, approximation: 1.03, isTracing: recordingTrace, isInterrupted: isInterrupted)
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
    try run(container, isTracing: recordingTrace, isInterrupted: isInterrupted)
  }

  private func run(
    _ container: ProposedSize, approximation: Double = 1, isTracing: Bool = false,
    isInterrupted: (() -> Bool)?
  ) throws(LayoutError) -> LayoutResult {
    var pass = LayoutPass(
      tree, approximation: approximation, isTracing: isTracing, isInterrupted: isInterrupted)
    pass.layOut(in: container)
    return try pass.finish()
  }
}

extension LayoutResult {
  /// Marks the frames that another estimate of approximate content moves.
  fileprivate mutating func markInexact(comparedWith other: LayoutResult) {
    for index in placements.indices {
      placements[index].approximate = FrameNumbers(
        in: placements[index].frame, differingFrom: other.placements[index].frame)
    }
  }
}
