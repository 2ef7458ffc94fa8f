/// A column as a layout: what `VStack` is as a view (spec 14 rule 14).
public struct VStackLayout: ContainerLayout {
  /// The guide by which the views of the column are lined up.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours, in points; `nil` takes what they prefer.
  public var spacing: Double?

  /// Makes a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers and dividers inside go by the column.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

  /// `VStackLayout(alignment: .leading) { … }`.
  public static let spelling = LayoutSpelling<VStackLayout>(
    "VStackLayout", VStackLayout(),
    [
      .horizontalAlignment(
        "alignment", \.alignment, default: ".center",
        "which lines of the views are one above the other"),
      .optionalNumber(
        "spacing", \.spacing, "points between neighbours; nil takes what they prefer, mostly 8"),
    ],
    summary: "puts views in a column, as VStack does",
    example: "AnyLayout(VStackLayout(alignment: .leading)) { Color.blue; Color.green }",
    about: VStackKind.signature.about.of("14 rule 14"), container: VStackKind.self)
}
