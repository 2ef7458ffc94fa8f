/// What a view learns from those around it before it is laid out.
package struct LoweringEnvironment: Sendable {
  /// The direction of the nearest stack; `nil` in containers without one (spec 02 rule 8).
  package var orientation: Axis?
  /// The side at which views begin.
  package var direction = LayoutDirection.leftToRight
  /// How text is set.
  package var text = TextStyle()
  /// The pixels in which text and dividers are measured, where a scale is set.
  var pixels: PixelGrid? {
    get { text.pixels }
    set { text.pixels = newValue }
  }
  /// The parts of a picture that are not stretched; `nil` for one that keeps its natural size.
  package var stretching: EdgeInsets?
  /// How controls are set.
  package var controls = ControlStyle()
  /// Whether the nearest container with rows is a lazy grid, in which sections begin on lines of
  /// their own.
  var isInLazyGrid = false
  /// Whether a reader stands around, so that numbers may be computed from its geometry.
  var isInReader = false
}
