/// The guide on which the views of every column and of every row of a grid lie (spec 08 rules 8 to
/// 11).
///
/// A view that covers several columns shares its horizontal guide with no other.
struct GridGuides {
  private var columns: [SharedGuide]
  private var rows: [SharedGuide]
  /// By the view that covers the columns.
  private var wide: [ViewID: SharedGuide] = [:]

  init(_ plan: GridPlan) {
    columns = Array(repeating: SharedGuide(), count: plan.columnGuides.count)
    rows = Array(repeating: SharedGuide(), count: plan.rowGuides.count)
  }

  subscript(cell: GridPlan.Cell, axis: Axis) -> SharedGuide {
    get {
      if axis == .vertical { return rows[cell.row] }
      return cell.isWide ? wide[cell.view] ?? SharedGuide() : columns[cell.column]
    }
    set {
      if axis == .vertical {
        rows[cell.row] = newValue
      } else if cell.isWide {
        wide[cell.view] = newValue
      } else {
        columns[cell.column] = newValue
      }
    }
  }
}
