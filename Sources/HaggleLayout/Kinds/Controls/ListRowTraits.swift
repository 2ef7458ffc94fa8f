/// What a view tells the list whose row it is.
package struct ListRowTraits: Sendable {
  /// Between the row's edges and the view, in points.
  package var insets: EdgeInsets
  /// The least height of the row, in points.
  package var minHeight: Double
}
