import HaggleLanguage
import HaggleLayout

/// The layout as a table: every view with its frame, its proposal and its answer.
public enum TreeTable: Report {
  /// The word that asks for the report.
  public static let name = "tree"
  /// One line for lists.
  public static let summary = "a table of names, frames, proposals and answers"

  /// The report of a scene, without a line break at its end.
  public static func render(_ scene: inout Scene, _ options: ReportOptions) -> String {
    let lengths = Lengths(digits: options.digits)
    let tree = DrawnTree(scene, options)
    guard !tree.views.isEmpty else { return EmptyScene.line(scene, options) }
    let layouts = [(2, true), (1, true), (2, false), (1, false)].lazy.map {
      [scene] indentation, hasFrame in
      Self.rows(tree, of: scene, lengths, indentation: indentation, hasFrame: hasFrame)
    }
    let table = layouts.first { width($0) <= options.columns } ?? layouts[3]
    return options.styled(aligned(table, of: scene))
  }

  private static let gap = "  "

  /// The head of the table and a row per view, indented by its depth in the tree.
  ///
  /// Where lines are short the frame is told in two: where it is, and the answer, which is its size.
  private static func rows(
    _ tree: DrawnTree, of scene: Scene, _ lengths: Lengths, indentation: Int, hasFrame: Bool
  ) -> [[String]] {
    let names = tree.names(indentation: indentation)
    return [["view"] + (hasFrame ? ["frame", ""] : ["at"]) + ["proposal", "answer"]]
      + scene.whileAwaited(tree.views.indices) { index in
        let view = tree.views[index]
        let size = lengths.size(view.frame.size, estimates: view.estimates)
        return [
          names[index],
          lengths.point(view.frame.origin, estimates: view.estimates),
        ] + (hasFrame ? [size] : []) + [
          lengths.proposal(view.proposal, estimates: view.offerEstimates),
          size + (tree.turn(at: index).map { "  " + $0 } ?? ""),
        ]
      }
  }

  private static func width(_ rows: [[String]]) -> Int {
    widths(rows).reduce(0, +) + gap.count * (rows[0].count - 1)
  }

  private static func widths(_ rows: [[String]]) -> [Int] {
    rows[0].indices.map { column in rows.map { CellWidth.cells($0[column]) }.max() ?? 0 }
  }

  private static func aligned(_ rows: [[String]], of scene: Scene) -> [String] {
    let widths = widths(rows)
    return scene.whileAwaited(rows) { row in
      zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - CellWidth.cells(text))
      }.joined(separator: gap)
    }
  }
}
