import HaggleLanguage
import HaggleLayout

/// Every view's frame, and the frame on whole pixels in which it is drawn (spec 13 rule 4).
public enum DrawnTable: Report {
  /// The word that asks for the report.
  public static let name = "drawn"
  /// One line for lists.
  public static let summary = "a table of frames, and of those that are drawn, on whole pixels"

  /// The report of a scene, without a line break at its end.
  public static func render(_ scene: inout Scene, _ options: ReportOptions) -> String {
    let tree = DrawnTree(scene, options)
    guard !tree.views.isEmpty, let result = scene.result else {
      return EmptyScene.line(scene, options)
    }
    let frames = result.drawnFrames
    let lengths = Lengths(digits: options.digits)
    let rows = tree.views.map { view in
      cells(view.frame, view.estimates, lengths)
        + cells(frames[view.placement], view.estimates.drawn, lengths)
    }
    let tables = [2, 1].lazy.map { indentation in
      TextTable.lines(
        [["view", "frame", "", "drawn"]]
          + zip(tree.names(indentation: indentation), rows).map { [$0] + $1 },
        [.left, .left, .left, .left, .left])
    }
    let table = tables.first { $0.allSatisfy { CellWidth.cells($0) <= options.columns } }
    let pixel = "1 pixel = \(lengths.number(result.pixels.pixelLength)) pt"
    return options.styled([pixel] + (table ?? tables[1]))
  }

  private static func cells(
    _ frame: Rect, _ estimates: FrameNumbers, _ lengths: Lengths
  ) -> [String] {
    [
      lengths.point(frame.origin, estimates: estimates),
      lengths.size(frame.size, estimates: estimates),
    ]
  }
}
