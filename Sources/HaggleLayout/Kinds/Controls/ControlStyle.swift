/// How controls are drawn and how large: what their modifiers set for all the controls inside.
package struct ControlStyle: Sendable {
  /// `mini small regular large extraLarge`.
  var size = "regular"
  /// Whether a button has a background around its label.
  var hasBorderedButtons = false
  /// Whether a text field has a border around it.
  var hasBorderedFields = false
  /// Whether toggles, steppers and the like show no label.
  var hidesLabels = false
  /// Which pieces a `Label` shows.
  var label = LabelPieces.both
  /// How a picker shows its options, how a date is chosen, how a gauge is drawn: SwiftUI's names.
  var picker = "automatic"
  var datePicker = "automatic"
  var gauge = "automatic"
  /// The size of symbols, as a part of the usual one.
  var imageScale = 1.0
  /// The distance from a list's edges to its rows, in points; `nil` outside lists.
  var listMargin: Double?
  /// The distance that the list inside will have, in points.
  var nextListMargin = 20.0

  enum LabelPieces: Sendable {
    case both, icon, title
  }
}
