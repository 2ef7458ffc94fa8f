/// Views in front of each other as a layout: what `ZStack` is as a view (spec 14 rule 14).
public struct ZStackLayout: ContainerLayout {
  /// The point of the views that lies on one spot.
  public var alignment: Alignment

  /// Makes a layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// `ZStackLayout(alignment: .topLeading) { … }`.
  public static let spelling = LayoutSpelling<ZStackLayout>(
    "ZStackLayout", ZStackLayout(),
    [
      .alignment("alignment", \.alignment, default: ".center", "which points lie on each other")
    ],
    summary: "puts views in front of each other, as ZStack does",
    example: "AnyLayout(ZStackLayout(alignment: .topLeading)) { Color.blue; Color.green }",
    about: ZStackKind.signature.about.of("14 rule 14"), container: ZStackKind.self)
}
