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
    "accentColor", "accessibilityElement", "accessibilityHidden", "accessibilityHint",
    "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue", "alert",
    "allowsHitTesting", "allowsTightening", "anchorPreference", "animation", "autocapitalization",
    "autocorrectionDisabled", "badge", "blendMode", "blur", "bold", "border", "brightness",
    "buttonBorderShape", "clipped", "clipShape", "colorInvert", "colorMultiply", "colorScheme",
    "compositingGroup", "confirmationDialog", "contentShape", "contentTransition", "contextMenu",
    "contrast", "cornerRadius", "deleteDisabled", "disableAutocorrection", "disabled",
    "drawingGroup", "environment", "environmentObject", "fill",
    "flipsForRightToLeftLayoutDirection", "focused", "fontWeight", "foregroundColor",
    "foregroundStyle", "formStyle", "fullScreenCover", "geometryGroup", "gesture", "grayscale",
    "groupBoxStyle", "headerProminence", "hidden", "highPriorityGesture", "hoverEffect",
    "hueRotation", "inset", "interactiveDismissDisabled", "italic", "keyboardShortcut",
    "keyboardType", "layoutDirectionBehavior", "listItemTint", "listRowBackground",
    "listRowSeparator", "listRowSeparatorTint", "listSectionSeparator", "luminanceToAlpha",
    "matchedGeometryEffect", "menuStyle", "monospacedDigit", "moveDisabled",
    "multilineTextAlignment", "navigationBarBackButtonHidden", "navigationBarHidden",
    "navigationBarItems", "navigationBarTitle", "navigationBarTitleDisplayMode",
    "navigationDestination", "navigationSplitViewStyle", "navigationTitle", "navigationViewStyle",
    "onAppear", "onChange", "onDelete", "onDisappear", "onDrag", "onDrop", "onHover",
    "onLongPressGesture", "onMove", "onPreferenceChange", "onReceive", "onSubmit", "onTapGesture",
    "opacity", "popover", "preference", "preferredColorScheme", "presentationDetents",
    "previewDevice", "previewDisplayName", "previewLayout", "privacySensitive", "progressViewStyle",
    "projectionEffect", "redacted", "refreshable", "renderingMode", "rotation", "rotation3DEffect",
    "rotationEffect", "saturation", "scale", "scaleEffect", "scrollContentBackground",
    "scrollIndicators", "searchable", "shadow", "sheet", "simultaneousGesture", "statusBar",
    "strikethrough", "stroke", "strokeBorder", "submitLabel", "swipeActions", "symbolEffect",
    "symbolRenderingMode", "symbolVariant", "tabItem", "tabViewStyle", "tag", "task",
    "textContentType", "textInputAutocapitalization", "textSelection", "tint", "toggleStyle",
    "toolbar", "toolbarBackground", "transformEffect", "transition", "trim", "truncationMode",
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
