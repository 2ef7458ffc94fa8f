public import HaggleLayout

/// A laid-out tree and the words to talk about it: what every report reads.
public struct Scene: Sendable {
  /// The tree as written, with the views that readers made; `nil` before there is one.
  public var root: View?
  /// What the root is offered, in points.
  public var container: ProposedSize
  /// The name, path and label of every view of `root`, and the letters given so far.
  public var names: ViewNames
  /// Where every view ended up; `nil` for an empty tree.
  public var result: LayoutResult?
  /// Points per column of the last diagram; `nil` before the first.
  ///
  /// A diagram keeps it while it fits, so that a container that grows is seen to grow.
  public var scale: Double?
  /// Asked between the steps of a long report, which then ends early and is not to be shown.
  package var isInterrupted: (@Sendable () -> Bool)?

  /// Puts together what a session keeps.
  public init(
    root: View?, container: ProposedSize, names: ViewNames, result: LayoutResult?,
    scale: Double? = nil
  ) {
    self.root = root
    self.container = container
    self.names = names
    self.result = result
    self.scale = scale
  }
}

extension Scene {
  /// Lays out a tree and gives default names to its views.
  ///
  /// - Parameters:
  ///   - root: The tree.
  ///   - container: What its root is offered, in points.
  ///   - options: What else decides the layout.
  ///   - recordingTrace: Whether numbers can be explained afterwards.
  /// - Throws: `LayoutError` when the tree is too deep or too large.
  public init(
    _ root: View, in container: ProposedSize, options: LayoutOptions = LayoutOptions(),
    recordingTrace: Bool = false
  ) throws(LayoutError) {
    let result = try root.layout(
      in: container, options: options, recordingTrace: recordingTrace)
    let root = result.tree ?? root
    self.init(root: root, container: container, names: ViewNames(of: root), result: result)
  }
}

extension Scene {
  /// What is made of every item, as far as somebody waits for it.
  func whileAwaited<Item, Result>(
    _ items: some Sequence<Item>, _ make: (Item) -> Result
  ) -> [Result] {
    var results: [Result] = []
    for item in items {
      if isInterrupted?() == true { break }
      results.append(make(item))
    }
    return results
  }
}
