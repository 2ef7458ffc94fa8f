import HaggleLanguage
import HaggleLayout

/// The layout as sentences, one a view, for screen readers and logs.
public enum Outline: Report {
  /// The word that asks for the report.
  public static let name = "outline"
  /// One line for lists.
  public static let summary = "one sentence a view, for screen readers and logs"

  /// The report of a scene, without a line break at its end.
  public static func render(_ scene: inout Scene, _ options: ReportOptions) -> String {
    let tree = DrawnTree(scene, options)
    guard !tree.views.isEmpty else { return EmptyScene.line(scene, options) }
    let lengths = Lengths(digits: options.digits)
    let container = scene.container
    let insets = scene.result.map(\.safeArea) ?? EdgeInsets()
    let first =
      "container: \(lengths.number(container.width)) by \(lengths.number(container.height))"
      + (insets == EdgeInsets() ? "." : "; safe area \(lengths.insets(insets)).")
    let family = Family(tree)
    let sentences = scene.whileAwaited(tree.views.indices) { sentence($0, tree, family, lengths) }
    return options.styled([first] + sentences)
  }

  /// Says `blue: 57.5 by 64 at 0, 0; child 1 of 2 of hstack; proposed 57.5 by 64.`.
  private static func sentence(
    _ index: Int, _ tree: DrawnTree, _ family: Family, _ lengths: Lengths
  ) -> String {
    let view = tree.views[index]
    func number(_ value: Double, _ quantity: Quantity) -> String {
      let isEstimate = view.estimates.contains(FrameNumbers(quantity))
      return (isEstimate ? "about " : "") + lengths.number(value)
    }
    let size =
      "\(number(view.frame.size.width, .width)) by \(number(view.frame.size.height, .height))"
    let place = "\(number(view.frame.minX, .x)), \(number(view.frame.minY, .y))"
    func offer(_ axis: Axis) -> String {
      let isEstimate = view.offerEstimates.contains(FrameNumbers(.length(axis)))
      return (isEstimate ? "about " : "") + lengths.number(view.proposal[axis])
    }
    let proposed = "\(offer(.horizontal)) by \(offer(.vertical))"
    let relation = family.relation(of: index, in: tree)
    let fill = view.fill.map { fill in
      "; fills \(number(fill.size.width, .width)) by \(number(fill.size.height, .height)) "
        + "at \(number(fill.minX, .x)), \(number(fill.minY, .y))"
    }
    let turn = tree.turn(at: index).map { "; \($0)" }
    return "\(view.name): \(size) at \(place); \(relation); proposed \(proposed)"
      + "\(fill ?? "")\(turn ?? "")."
  }
}

/// Who is whose child among the views that are shown.
private struct Family {
  /// How many children every view has.
  private var counts: [Int]
  /// Which child of its parent every view is, from 1.
  private var places: [Int]

  init(_ tree: DrawnTree) {
    counts = Array(repeating: 0, count: tree.views.count)
    places = counts
    for (index, view) in tree.views.enumerated() {
      guard let parent = view.parent else { continue }
      counts[parent] += 1
      places[index] = counts[parent]
    }
  }

  /// `outermost view, 2 children`, `content of blue.frame`, `child 1 of 2 of hstack`.
  func relation(of index: Int, in tree: DrawnTree) -> String {
    let count = counts[index]
    let view = tree.views[index]
    guard let parent = view.parent else {
      return "outermost view, \(count) \(count == 1 ? "child" : "children")"
    }
    let parentView = tree.views[parent]
    if tree.table[parentView.node].view.isModifier {
      let isSecondary = tree.table.isSecondary(view.node, in: parentView.node)
      return isSecondary
        ? "\(tree.table[parentView.node].view.kindName) of \(parentView.name)"
        : "content of \(parentView.name)"
    }
    return "child \(places[index]) of \(counts[parent]) of \(parentView.name)"
  }
}
