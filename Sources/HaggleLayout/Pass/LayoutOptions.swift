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

  /// Makes options.
  public init(
    text: TextMeasure = .proportional, direction: LayoutDirection = .leftToRight,
    safeArea: EdgeInsets = EdgeInsets()
  ) {
    self.text = text
    self.direction = direction
    self.safeArea = safeArea
  }
}

/// How text is measured; either way approximately.
public enum TextMeasure: String, Sendable, CaseIterable {
  /// By the widths of a font that is near the system's, in the size of the text's style.
  case proportional
  /// In cells of 8 × 16 points, whatever the font; wide characters take two.
  case cells
}
