/// Rows of cells that share columns as a layout: what `Grid` is as a view (spec 14 rule 14).
public struct GridLayout: ContainerLayout {
  /// Where views stand in their cells.
  public var alignment: Alignment
  /// The distance between columns, in points; `nil` takes what the cells prefer.
  public var horizontalSpacing: Double?
  /// The distance between rows, in points; `nil` takes what the cells prefer.
  public var verticalSpacing: Double?

  /// Makes a layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// `GridLayout(alignment: .leading) { … }`.
  public static let spelling = LayoutSpelling<GridLayout>(
    "GridLayout", GridLayout(),
    [
      .alignment(
        "alignment", \.alignment, default: ".center", "where views stand in their cells"),
      .optionalNumber(
        "horizontalSpacing", \.horizontalSpacing,
        "points between columns; nil takes what the cells prefer"),
      .optionalNumber(
        "verticalSpacing", \.verticalSpacing,
        "points between rows; nil takes what the cells prefer"),
    ],
    summary: "puts views into rows whose columns are equally wide, as Grid does",
    example: "AnyLayout(GridLayout()) { GridRow { Color.blue; Color.green } }",
    about: GridKind.signature.about.of("14 rule 14"), container: GridKind.self)
}
