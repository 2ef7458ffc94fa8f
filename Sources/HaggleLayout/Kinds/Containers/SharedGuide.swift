/// The guides of the views in one column or row of a grid, which come to lie on each other (spec 08
/// rule 9).
///
/// Where no view sets a guide this puts each by the guide of its cell. Where views do, the line
/// stays as near to the guide of the cells as it can without pushing a view out of them: which of
/// the possible places SwiftUI takes is not documented.
struct SharedGuide {
  /// The longest view, in points.
  private var longest = 0.0
  /// How far views reach before the guide and behind it; `nil` without a view.
  private var reach: (before: Double, behind: Double)?

  /// Adds a view of a length whose guide is at `guide`; `nil` for one that has an anchor instead.
  mutating func include(length: Double, guide: Double?) {
    longest = max(longest, length)
    guard let guide, guide.isFinite, length.isFinite else { return }
    reach = (
      max(reach?.before ?? guide, guide), max(reach?.behind ?? (length - guide), length - guide)
    )
  }

  /// How long the column or row must be: as its longest view, or longer where guides push views
  /// apart (rule 12).
  var length: Double { reach.map { max(longest, $0.before + $0.behind) } ?? longest }

  /// Where the guide lies in a cell of `size`, in points from the cell's start; where that of the
  /// cell is if the views are too long for it.
  func position(by key: AlignmentKey, in size: Size) -> Double {
    let position = key.defaultValue(in: size)
    guard let reach, reach.before + reach.behind <= size[key.axis] else { return position }
    return max(min(position, size[key.axis] - reach.behind), reach.before)
  }
}

extension SharedGuide {
  /// Adds a cell whose view is offered `proposal`.
  mutating func include(
    _ cell: GridPlan.Cell, by key: AlignmentKey, _ proposal: ProposedSize,
    _ pass: inout LayoutPass
  ) {
    let size = pass.sizeThatFits(proposal, cell.view)
    let guide =
      cell.anchor == nil
      ? pass.guide(key, size: size, proposal: proposal, cell.view) : nil
    include(length: size[key.axis], guide: guide)
  }
}
