/// What decides a layout apart from the tree and its container.
public struct LayoutOptions: Equatable, Sendable {
  /// How text is measured.
  public var text: TextMeasure
  /// The side at which views begin, unless their environment says otherwise.
  public var direction: LayoutDirection
  /// What the container keeps on its edges, in points; the root is offered the rest (spec 12 rule 2).
  ///
  /// The leading edge is the one of `direction`.
  public var safeArea: EdgeInsets
  /// How many pixels a point has, as SwiftUI's environment value of that name: text and dividers are
  /// measured in pixels, the safe area is rounded to them, and frames when they are drawn (spec 13).
  ///
  /// `nil` is a screen with one pixel a point, but for text, which keeps to the thirds of a point in
  /// which it was measured. A scale that is not a number above 0 counts as 1.
  public var displayScale: Double?

  /// Makes options.
  public init(
    text: TextMeasure = .proportional, direction: LayoutDirection = .leftToRight,
    safeArea: EdgeInsets = EdgeInsets(), displayScale: Double? = nil
  ) {
    self.text = text
    self.direction = direction
    self.safeArea = safeArea
    self.displayScale = displayScale
  }
}

/// How text is measured; either way approximately.
public enum TextMeasure: String, Sendable, CaseIterable {
  /// By the widths of a font that is near the system's, in the size of the text's style.
  case proportional
  /// In cells of 8 × 16 points, whatever the font; wide characters take two.
  case cells
}
