/// Every kind of view; what is not here cannot be written.
package enum KindTable {
  /// In the order in which help lists them, views before modifiers.
  package static let standard: [any LayoutKind.Type] = [
    ColorKind.self,
    RectangleKind.self,
    RoundedRectangleKind.self,
    CapsuleKind.self,
    UnevenRoundedRectangleKind.self,
    LinearGradientKind.self,
    RadialGradientKind.self,
    AngularGradientKind.self,
    EllipseKind.self,
    CircleKind.self,
    TextKind.self,
    ImageKind.self,
    SpacerKind.self,
    DividerKind.self,
    EmptyViewKind.self,
    HStackKind.self,
    VStackKind.self,
    ZStackKind.self,
    GridKind.self,
    GridRowKind.self,
    LazyHStackKind.self,
    LazyVStackKind.self,
    LazyHGridKind.self,
    LazyVGridKind.self,
    TypedLayoutKind<Flow>.self,
    TypedLayoutKind<EqualWidthHStack>.self,
    TypedLayoutKind<Radial>.self,
    ScrollViewKind.self,
    ViewThatFitsKind.self,
    GeometryReaderKind.self,
    LabelKind.self,
    ButtonKind.self,
    LinkKind.self,
    NavigationLinkKind.self,
    ToggleKind.self,
    StepperKind.self,
    SliderKind.self,
    ProgressViewKind.self,
    TextFieldKind.self,
    SecureFieldKind.self,
    AsyncImageKind.self,
    ListKind.self,
    FormKind.self,
    SectionKind.self,
    GroupBoxKind.self,
    NavigationStackKind.self,
    NavigationViewKind.self,
    TabViewKind.self,
    GroupKind.self,
    ForEachKind.self,
    ConditionalKind.self,

    FixedFrameKind.self,
    FlexibleFrameKind.self,
    PaddingKind.self,
    RelativeProposedKind.self,
    ContainerRelativeFrameKind.self,
    FixedSizeKind.self,
    LayoutPriorityKind.self,
    AspectRatioKind.self,
    ScaledToFitKind.self,
    ScaledToFillKind.self,
    OffsetKind.self,
    PositionKind.self,
    OverlayKind.self,
    BackgroundKind.self,
    AlignmentGuideKind.self,
    GridCellColumnsKind.self,
    GridCellAnchorKind.self,
    GridColumnAlignmentKind.self,
    GridCellUnsizedAxesKind.self,
    ResizableKind.self,
    FontKind.self,
    EnvironmentKind.self,
    LineLimitKind.self,
    ButtonStyleKind.self,
    TextFieldStyleKind.self,
    LabelStyleKind.self,
    ListStyleKind.self,
    ListRowInsetsKind.self,
    ControlSizeKind.self,
    ImageScaleKind.self,
    LabelsHiddenKind.self,
    CoordinateSpaceKind.self,
    NeutralKind.self,
  ]

  /// The kinds written with `name`; several where they differ in their arguments, as for `frame`.
  package static func kinds(named name: String, isModifier: Bool) -> [any LayoutKind.Type] {
    let kinds = byName[Word(name: name, isModifier: isModifier)] ?? []
    if kinds.isEmpty, isModifier, NeutralKind.names.contains(name) { return [NeutralKind.self] }
    return kinds
  }

  /// SwiftUI's modifiers that do not change the layout and are kept as they are written.
  package static var neutralModifiers: Set<String> { NeutralKind.names }

  /// SwiftUI's views and modifiers that decide layout and are not modelled.
  package static let unmodelled: Set<String> = [
    "AnyLayout", "AnyView", "Canvas", "Chart", "ColorPicker", "contentMargins",
    "ContentUnavailableView", "DatePicker", "DisclosureGroup", "dynamicTypeSize",
    "edgesIgnoringSafeArea", "Gauge", "HSplitView",
    "HStackLayout", "ignoresSafeArea", "kerning", "LabeledContent", "layoutValue", "lineSpacing",
    "Map", "Menu", "minimumScaleFactor", "NavigationSplitView", "OutlineGroup", "Path", "Picker",
    "safeAreaInset", "safeAreaPadding", "ScrollViewReader", "ShareLink", "sizeCategory", "Table",
    "textCase",
    "TextEditor", "TimelineView", "tracking", "VSplitView", "VStackLayout", "ZStackLayout",
  ]

  private struct Word: Hashable {
    let name: String
    let isModifier: Bool
  }

  private static let byName: [Word: [any LayoutKind.Type]] = Dictionary(
    grouping: standard.filter { $0 != NeutralKind.self },
    by: { Word(name: $0.signature.name, isModifier: $0.signature.role == .modifier) })
}
