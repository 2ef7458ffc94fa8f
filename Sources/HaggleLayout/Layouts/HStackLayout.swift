/// A row as a layout: what `HStack` is as a view (spec 14 rule 14).
public struct HStackLayout: ContainerLayout {
  /// The guide by which the views of the row are lined up.
  public var alignment: VerticalAlignment
  /// The distance between neighbours, in points; `nil` takes what they prefer.
  public var spacing: Double?

  /// Makes a layout.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers and dividers inside go by the row.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

  /// `HStackLayout(spacing: 8) { … }`.
  public static let spelling = LayoutSpelling<HStackLayout>(
    "HStackLayout", HStackLayout(),
    [
      .verticalAlignment(
        "alignment", \.alignment, default: ".center", "which lines of the views are on one height"),
      .optionalNumber(
        "spacing", \.spacing, "points between neighbours; nil takes what they prefer, mostly 8"),
    ],
    summary: "puts views in a row, as HStack does",
    example: "AnyLayout(HStackLayout(spacing: 10)) { Color.blue; Color.green }",
    about: HStackKind.signature.about.of("14 rule 14"), container: HStackKind.self)
}
