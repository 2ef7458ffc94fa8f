/// What a view tells the grid that it stands in (spec 08 rules 2 to 5, 8, 10 and 14).
package struct GridCellTraits: Equatable, Sendable {
  /// How many columns the cell covers.
  package var columns = 1
  /// The point of the view that lies on the same point of the cell, in parts of the sizes.
  package var anchor: Point?
  /// The guide of the cell's column.
  package var columnAlignment: AlignmentKey?
  /// The axes on which the cell has no say in the size of its column or row.
  package var unsizedAxes: [Axis] = []
}

/// The row of a grid that a view stands in, or the lines of a lazy grid that begin with it.
package struct GridRowTraits: Equatable, Sendable {
  /// The row's number among the rows of its grid.
  package var index: Int
  /// The guide of the row; `nil` is as the grid says.
  package var alignment: AlignmentKey?
  /// Whether the view fills a line of a lazy grid (spec 09 rule 11).
  package var isWhole = false
}
