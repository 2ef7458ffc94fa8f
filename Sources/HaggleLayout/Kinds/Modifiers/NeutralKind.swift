/// Modifiers that change what is drawn or what happens, not the layout (spec 05 rules 1 and 19 to
/// 23).
///
/// They are kept and printed back as they were written.
enum NeutralKind: ForwardingKind {
  static let signature = Signature(
    "neutral", .modifier,
    [
      Form([
        Parameter(nil, name: "name", .string, "the modifier's name"),
        Parameter(nil, name: "rest", .any, "its arguments, as source"),
      ])
    ],
    summary: "does not change the layout",
    example: "Color.blue.opacity(0.5)",
    about: About(
      proposes: "what it is offered",
      answers: "the size of the view inside",
      places: "the view inside where it begins itself",
      rule: "05 rules 1 and 19 to 23"))

  static func name(of view: View) -> String { view.string("name") ?? signature.name }

  static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.forwardTraits()
    lowering.isGeometryEffect = geometryEffects.contains(name(of: view))
  }

  /// The modifiers that transform a drawing of their content (spec 13 rule 6).
  private static let geometryEffects: Set<String> = [
    "projectionEffect", "rotation3DEffect", "rotationEffect", "scaleEffect", "transformEffect",
  ]

  /// SwiftUI's modifiers that leave every question of layout to their content.
  static let names: Set<String> = [
    "accentColor", "accessibilityAction", "accessibilityActivationPoint", "accessibilityAddTraits",
    "accessibilityAdjustableAction", "accessibilityChildren", "accessibilityCustomContent",
    "accessibilityElement", "accessibilityHidden", "accessibilityHint", "accessibilityIdentifier",
    "accessibilityInputLabels", "accessibilityLabel", "accessibilityRemoveTraits",
    "accessibilityRepresentation", "accessibilityScrollAction", "accessibilitySortPriority",
    "accessibilityValue", "alert", "allowsHitTesting", "allowsTightening", "anchorPreference",
    "animation", "autocapitalization", "autocorrectionDisabled", "backgroundStyle", "badge",
    "blendMode", "blur", "bold", "border", "brightness", "buttonBorderShape", "clipped",
    "clipShape", "colorInvert", "colorMultiply", "colorScheme", "compositingGroup",
    "confirmationDialog", "containerBackground", "contentShape", "contentTransition", "contextMenu",
    "contrast", "controlGroupStyle", "cornerRadius", "defaultAppStorage", "defaultScrollAnchor",
    "deleteDisabled", "dialogIcon", "disableAutocorrection", "disabled", "disclosureGroupStyle",
    "draggable", "drawingGroup", "dropDestination", "environment", "environmentObject",
    "exportsItemProviders", "fileExporter", "fileImporter", "fileMover", "fill", "findNavigator",
    "flipsForRightToLeftLayoutDirection", "focusable", "focused", "focusSection", "fontDesign",
    "fontWeight", "fontWidth", "foregroundColor", "foregroundStyle", "formStyle", "fullScreenCover",
    "geometryGroup", "gesture", "grayscale", "groupBoxStyle", "handlesExternalEvents",
    "headerProminence", "help", "hidden", "highPriorityGesture", "hoverEffect", "hueRotation",
    "indexViewStyle", "inset", "interactiveDismissDisabled", "invalidatableContent", "italic",
    "itemProvider", "keyboardShortcut", "keyboardType", "keyframeAnimator", "labeledContentStyle",
    "layoutDirectionBehavior", "listItemTint", "listRowBackground", "listRowSeparator",
    "listRowSeparatorTint", "listSectionSeparator", "listSectionSeparatorTint", "luminanceToAlpha",
    "matchedGeometryEffect", "matchedTransitionSource", "menuIndicator", "menuOrder", "menuStyle",
    "modelContainer", "monospaced", "monospacedDigit", "moveDisabled", "multilineTextAlignment",
    "navigationBarBackButtonHidden", "navigationBarHidden", "navigationBarItems",
    "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationDestination",
    "navigationSplitViewStyle", "navigationSubtitle", "navigationTitle", "navigationTransition",
    "navigationViewStyle", "onAppear", "onChange", "onContinueUserActivity", "onContinuousHover",
    "onCopyCommand", "onDelete", "onDeleteCommand", "onDisappear", "onDrag", "onDrop",
    "onExitCommand", "onGeometryChange", "onHover", "onKeyPress", "onLongPressGesture", "onMove",
    "onMoveCommand", "onOpenURL", "onPasteCommand", "onPreferenceChange", "onReceive",
    "onScrollGeometryChange", "onScrollPhaseChange", "onScrollVisibilityChange", "onSubmit",
    "onTapGesture", "opacity", "paletteSelectionEffect", "persistentSystemOverlays",
    "phaseAnimator", "photosPicker", "popover", "preference", "preferredColorScheme",
    "presentationBackground", "presentationBackgroundInteraction", "presentationCompactAdaptation",
    "presentationContentInteraction", "presentationCornerRadius", "presentationDetents",
    "presentationDragIndicator", "previewDevice", "previewDisplayName", "previewLayout",
    "privacySensitive", "progressViewStyle", "projectionEffect", "redacted", "refreshable",
    "renderingMode", "replaceDisabled", "rotation", "rotation3DEffect", "rotationEffect",
    "saturation", "scale", "scaleEffect", "scrollBounceBehavior", "scrollClipDisabled",
    "scrollContentBackground", "scrollDisabled", "scrollDismissesKeyboard", "scrollEdgeEffectStyle",
    "scrollIndicators", "scrollIndicatorsFlash", "scrollPosition", "scrollTargetBehavior",
    "scrollTargetLayout", "scrollTransition", "searchable", "searchFocused", "searchScopes",
    "searchSuggestions", "sectionActions", "selectionDisabled", "sensoryFeedback", "shadow",
    "sheet", "simultaneousGesture", "speechAdjustedPitch", "springLoadingBehavior", "statusBar",
    "statusBarHidden", "strikethrough", "stroke", "strokeBorder", "submitLabel", "swipeActions",
    "symbolEffect", "symbolEffectsRemoved", "symbolRenderingMode", "symbolVariant", "tabItem",
    "tableStyle", "tabViewStyle", "tag", "task", "textContentType", "textEditorStyle",
    "textInputAutocapitalization", "textSelection", "tint", "toggleStyle", "toolbar",
    "toolbarBackground", "toolbarBackgroundVisibility", "toolbarColorScheme", "toolbarRole",
    "toolbarTitleDisplayMode", "toolbarTitleMenu", "toolbarVisibility", "transformEffect",
    "transition", "trim", "truncationMode", "typeSelectEquivalent", "typesettingLanguage",
    "underline", "userActivity", "visualEffect", "zIndex",
  ]
}

extension NeutralKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    Reason(
      .lengthInside(record.content(of: view)),
      conclusion: "\(source: view) does not change the layout")
  }
}
