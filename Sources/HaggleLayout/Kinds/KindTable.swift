/// The kinds of views that can be written; what is not here cannot be.
///
/// A table is a value, which a program that has layouts of its own makes longer when it starts.
package struct KindTable: Sendable {
  /// In the order in which help lists them, views before modifiers.
  private let kinds: [any LayoutKind.Type]
  private let byName: [Word: [any LayoutKind.Type]]

  private init(_ kinds: [any LayoutKind.Type]) {
    self.kinds = kinds
    byName = Dictionary(
      grouping: kinds.filter { $0 != NeutralKind.self },
      by: { Word(name: $0.signature.name, isModifier: $0.role == .modifier) })
  }

  /// SwiftUI's kinds and those that ship with them.
  package static let standard = KindTable([
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
    ContainerRelativeShapeKind.self,
    PathKind.self,
    CanvasKind.self,
    TextKind.self,
    JoinedTextKind.self,
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
    TypedLayoutKind<HStackLayout>.self,
    TypedLayoutKind<VStackLayout>.self,
    TypedLayoutKind<ZStackLayout>.self,
    TypedLayoutKind<GridLayout>.self,
    AnyLayoutKind.self,
    TypedLayoutKind<Flow>.self,
    TypedLayoutKind<EqualWidthHStack>.self,
    TypedLayoutKind<Radial>.self,
    ScrollViewKind.self,
    ViewThatFitsKind.self,
    GeometryReaderKind.self,
    LabelKind.self,
    ButtonKind.self,
    EditButtonKind.self,
    LinkKind.self,
    ShareLinkKind.self,
    NavigationLinkKind.self,
    ToggleKind.self,
    StepperKind.self,
    SliderKind.self,
    ProgressViewKind.self,
    TextFieldKind.self,
    SecureFieldKind.self,
    TextEditorKind.self,
    PickerKind.self,
    DatePickerKind.self,
    ColorPickerKind.self,
    MenuKind.self,
    ControlGroupKind.self,
    GaugeKind.self,
    LabeledContentKind.self,
    DisclosureGroupKind.self,
    AsyncImageKind.self,
    ContentUnavailableViewKind.self,
    ListKind.self,
    FormKind.self,
    SectionKind.self,
    GroupBoxKind.self,
    NavigationStackKind.self,
    NavigationViewKind.self,
    NavigationSplitViewKind.self,
    TabViewKind.self,
    GroupKind.self,
    ForEachKind.self,
    ConditionalKind.self,
    AnyViewKind.self,
    ScrollViewReaderKind.self,
    TimelineViewKind.self,

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
    ScaleEffectKind.self,
    RotationEffectKind.self,
    PositionKind.self,
    OverlayKind.self,
    BackgroundKind.self,
    MaskKind.self,
    AlignmentGuideKind.self,
    SafeAreaInsetKind.self,
    SafeAreaPaddingKind.self,
    IgnoresSafeAreaKind.self,
    EdgesIgnoringSafeAreaKind.self,
    GridCellColumnsKind.self,
    GridCellAnchorKind.self,
    GridColumnAlignmentKind.self,
    GridCellUnsizedAxesKind.self,
    ResizableKind.self,
    FontKind.self,
    EnvironmentKind.self,
    LineLimitKind.self,
    LineSpacingKind.self,
    TextCaseKind.self,
    KerningKind.self,
    TrackingKind.self,
    BaselineOffsetKind.self,
    MinimumScaleFactorKind.self,
    ButtonStyleKind.self,
    TextFieldStyleKind.self,
    LabelStyleKind.self,
    ListStyleKind.self,
    PickerStyleKind.self,
    DatePickerStyleKind.self,
    GaugeStyleKind.self,
    ListRowInsetsKind.self,
    ControlSizeKind.self,
    ImageScaleKind.self,
    LabelsHiddenKind.self,
    CoordinateSpaceKind.self,
    NeutralKind.self,
  ])

  /// The kinds written with `name`; several where they differ in their arguments, as for `frame`.
  package func kinds(named name: String, isModifier: Bool) -> [any LayoutKind.Type] {
    let kinds = byName[Word(name: name, isModifier: isModifier)] ?? []
    if kinds.isEmpty, isModifier, NeutralKind.names.contains(name) { return [NeutralKind.self] }
    return kinds
  }

  /// The standard kinds written with `name`.
  package static func kinds(named name: String, isModifier: Bool) -> [any LayoutKind.Type] {
    standard.kinds(named: name, isModifier: isModifier)
  }

  /// SwiftUI's modifiers that do not change the layout and are kept as they are written.
  package static var neutralModifiers: Set<String> { NeutralKind.names }

  /// SwiftUI's views and modifiers that decide layout and are not modelled.
  package static let unmodelled: Set<String> = [
    "Chart", "contentMargins", "dynamicTypeSize", "HSplitView", "layoutValue", "listRowSpacing",
    "listSectionSpacing", "Map", "OutlineGroup", "safeAreaBar", "scenePadding", "sizeCategory",
    "Table", "VSplitView",
  ]

  private struct Word: Hashable {
    let name: String
    let isModifier: Bool
  }
}

extension KindTable: Sequence {
  /// Goes through the kinds in the order in which help lists them.
  package func makeIterator() -> IndexingIterator<[any LayoutKind.Type]> { kinds.makeIterator() }
}

extension KindTable {
  /// The table with layouts of somebody's own, in front of the modifiers.
  ///
  /// Their words must be names of types and not be taken.
  package func adding(_ layouts: [any TypedLayout.Type]) -> KindTable {
    var kinds = kinds
    let end = kinds.firstIndex { $0.role == .modifier } ?? kinds.endIndex
    kinds.insert(contentsOf: layouts.map { Self.kind(of: $0) }, at: end)
    let table = KindTable(kinds)
    for layout in layouts {
      let name = Self.kind(of: layout).signature.name
      precondition(
        Self.isTypeName(name), "the layout '\(name)' needs a name such as 'Staircase' in source")
      precondition(
        table.byName[Word(name: name, isModifier: false)]?.count == 1,
        "the layout '\(name)' has the name of another view")
    }
    return table
  }

  private static func kind<Content: TypedLayout>(
    of layout: Content.Type
  ) -> any LayoutKind.Type { TypedLayoutKind<Content>.self }

  private static func isTypeName(_ name: String) -> Bool {
    name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
