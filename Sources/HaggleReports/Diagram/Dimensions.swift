import HaggleLanguage
import HaggleLayout

/// The rule lines that give the distances between edges, one for each level of nesting that brings
/// new edges.
struct Dimensions {
  /// Where edges of one level lie along an axis.
  struct Ruler: Equatable {
    /// Ascending coordinates in points.
    var edges: [Double]
    /// The edges that rest on approximate measures of text.
    var approximate: Set<Double>
  }

  private let horizontal: [Ruler]
  private var vertical: [Ruler]
  private let lengths: Lengths

  /// The most rulers along an axis; deeper levels are better shown alone.
  private static let mostRulers = 3

  /// Measures a tree.
  ///
  /// - Parameters:
  ///   - tree: The views between whose edges distances are given.
  ///   - lengths: How numbers are written.
  ///   - columns: The width of the page; rules beside the picture take at most a quarter.
  init(_ tree: DrawnTree, _ lengths: Lengths, columns: Int) {
    self.lengths = lengths
    horizontal = Self.rulers(tree, along: .horizontal)
    let rows = Self.rulers(tree, along: .vertical)
    // One height for all stands in the labels already.
    vertical = rows.filter { $0.edges.count > 2 }
    while columnsBeside > max(columns, 0) / 4 { vertical.removeLast() }
  }

  /// The columns that the rules beside the picture take.
  var columnsBeside: Int {
    vertical.reduce(0) { $0 + VerticalRule.width(texts($1)) }
  }

  /// Adds the rules below and beside the lines of a picture.
  func add(to lines: inout [String], on grid: Grid) {
    let below = horizontal.flatMap { ruler in
      HorizontalRule.lines(
        ruler.edges.map(grid.column), texts(ruler), columns: grid.columns)
    }
    for ruler in vertical {
      let rule = VerticalRule.lines(ruler.edges.map(grid.row), texts(ruler), rows: grid.rows)
      for (index, text) in rule.enumerated() { lines[index] += text }
    }
    lines += below
  }

  /// The distances between neighbouring edges.
  private func texts(_ ruler: Ruler) -> [String] {
    zip(ruler.edges, ruler.edges.dropFirst()).map { start, end in
      let isExact = !ruler.approximate.contains(start) && !ruler.approximate.contains(end)
      return Numbers.text(end - start, digits: lengths.digits, isExact: isExact)
    }
  }
}

// MARK: - Edges

extension Dimensions {
  private static func rulers(_ tree: DrawnTree, along axis: Axis) -> [Ruler] {
    let depths = depths(tree)
    let outermost = edges(tree, depths, atDepth: 0, along: axis)
    var rulers = [outermost]
    var known = Set(outermost.edges)
    for depth in 1...max(1, depths.max() ?? 1) where rulers.count <= mostRulers {
      let ruler = edges(tree, depths, atDepth: depth, along: axis)
      if known.isSuperset(of: ruler.edges) { continue }
      known.formUnion(ruler.edges)
      rulers.append(
        Ruler(
          edges: Set(outermost.edges + ruler.edges).sorted(),
          approximate: outermost.approximate.union(ruler.approximate)))
    }
    // The whole length stands in the header.
    return rulers.count > 1 ? Array(rulers.dropFirst()) : rulers.filter { $0.edges.count > 1 }
  }

  private static func edges(
    _ tree: DrawnTree, _ depths: [Int], atDepth depth: Int, along axis: Axis
  ) -> Ruler {
    var ruler = Ruler(edges: [], approximate: [])
    for (view, viewDepth) in zip(tree.views, depths) where viewDepth == depth {
      let start = view.frame.origin[axis]
      for edge in [start, start + view.frame.size[axis]] where Extent.isDrawable(edge) {
        // Adding zero turns -0 into 0.
        let edge = (edge * 1e6).rounded() / 1e6 + 0
        ruler.edges.append(edge)
        let numbers: FrameNumbers = [
          FrameNumbers(.origin(axis)), FrameNumbers(.length(axis)),
        ]
        if !view.estimates.isDisjoint(with: numbers) { ruler.approximate.insert(edge) }
      }
    }
    ruler.edges = Set(ruler.edges).sorted()
    return ruler
  }

  /// How many different frames lie around each view.
  private static func depths(_ tree: DrawnTree) -> [Int] {
    var depths: [Int] = []
    for view in tree.views {
      guard let parent = view.parent else {
        depths.append(0)
        continue
      }
      depths.append(depths[parent] + (tree.views[parent].frame == view.frame ? 0 : 1))
    }
    return depths
  }
}
