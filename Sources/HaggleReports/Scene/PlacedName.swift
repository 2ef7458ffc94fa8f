import HaggleLayout

extension Scene {
  /// What the view of a placement is called; further copies of one view are numbered.
  func name(of placement: Placement) -> String {
    names.entries[placement.node].name + Self.copySuffix(placement)
  }

  /// The way from the root to the view of a placement; further copies are numbered.
  func path(of placement: Placement) -> String {
    names.entries[placement.node].path + Self.copySuffix(placement)
  }

  /// A modifier of a group is there once per member: the first goes by its own name, then `#2`.
  private static func copySuffix(_ placement: Placement) -> String {
    placement.copy == 0 ? "" : "#\(placement.copy + 1)"
  }
}
