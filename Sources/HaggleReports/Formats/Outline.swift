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
    let first =
      "container: \(lengths.number(container.width)) by \(lengths.number(container.height))."
    let family = Family(tree)
    let sentences = tree.views.indices.map { sentence($0, tree, family, lengths) }
    return options.styled([first] + sentences)
  }

  /// Says `blue: 57.5 by 64 at 0, 0; child 1 of 2 of hstack; proposed 57.5 by 64.`.
  private static func sentence(
    _ index: Int, _ tree: DrawnTree, _ family: Family, _ lengths: Lengths
  ) -> String {
    let view = tree.views[index]
    let about = view.isExact ? "" : "about "
    let size =
      "\(lengths.number(view.frame.size.width)) by \(lengths.number(view.frame.size.height))"
    let place = "\(lengths.number(view.frame.minX)), \(lengths.number(view.frame.minY))"
    let proposal = view.proposal
    let proposed = "\(lengths.number(proposal.width)) by \(lengths.number(proposal.height))"
    let relation = family.relation(of: index, in: tree)
    return "\(view.name): \(about)\(size) at \(place); \(relation); proposed \(proposed)."
  }
}

/// Who is whose child among the views that are shown.
private struct Family {
  private var children: [[Int]]

  init(_ tree: DrawnTree) {
    children = Array(repeating: [], count: tree.views.count)
    for (index, view) in tree.views.enumerated() {
      if let parent = view.parent { children[parent].append(index) }
    }
  }

  /// `outermost view, 2 children`, `content of blue.frame`, `child 1 of 2 of hstack`.
  func relation(of index: Int, in tree: DrawnTree) -> String {
    let count = children[index].count
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
    let place = (children[parent].firstIndex(of: index) ?? 0) + 1
    return "child \(place) of \(children[parent].count) of \(parentView.name)"
  }
}
