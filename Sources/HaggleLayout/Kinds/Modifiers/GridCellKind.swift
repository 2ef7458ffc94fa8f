/// A modifier that tells the grid around something about a cell, and nothing to anybody else (spec 08
/// rules 3, 8, 10 and 14).
protocol GridCellKind: ForwardingKind {
  /// Notes what `view` says about its cell.
  static func change(_ cell: inout GridCellTraits, by view: View)
}

extension GridCellKind {
  package static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.forwardTraits()
    var cell = lowering.content.gridCell ?? GridCellTraits()
    change(&cell, by: view)
    lowering.traits.gridCell = cell
  }
}
