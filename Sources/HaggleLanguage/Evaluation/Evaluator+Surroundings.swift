import HaggleLayout

/// What only a running program knows, taken as on an iPhone that is held upright.
extension Evaluator {
  /// The values of `@Environment(\.key)` by which views are laid out.
  private static let environmentValues: [String: String] = [
    "horizontalSizeClass": "compact", "verticalSizeClass": "regular", "colorScheme": "light",
    "layoutDirection": "leftToRight", "dynamicTypeSize": "large", "sizeCategory": "large",
    "scenePhase": "active", "colorSchemeContrast": "standard", "legibilityWeight": "regular",
  ]

  /// In place of the type of such a value, which has no text elsewhere.
  static let surroundings = "@Environment"

  private static let environmentSwitches: [String: Bool] = [
    "isEnabled": true, "isFocused": false, "isPresented": false, "isSearching": false,
    "accessibilityReduceMotion": false, "accessibilityReduceTransparency": false,
    "accessibilityDifferentiateWithoutColor": false, "accessibilityEnabled": false,
  ]

  /// What a key of the environment is taken for; `nil` for one that is not known.
  mutating func environmentValue(_ variable: VariableDeclaration) -> Constant? {
    let key = variable.traits.environmentKey
    let place = Int32(variable.nameIndex)..<Int32(variable.nameIndex + 1)
    if let isOn = Self.environmentSwitches[key] {
      note("@Environment(\\.\(key)) is taken for \(isOn)")
      return .boolean(isOn)
    }
    guard let value = Self.environmentValues[key] else { return nil }
    note("@Environment(\\.\(key)) is taken for .\(value)")
    return .deferred(
      .init(
        syntax: Syntax(form: .implicitMember(value), tokens: place, depth: 0), captured: [:],
        type: Self.surroundings, depth: 1))
  }

  /// `UIScreen.main.bounds.width`: the screen is an iPhone's; `nil` for another chain.
  mutating func screenLength(_ base: Syntax, _ suffixes: [Suffix]) -> Number? {
    guard case .name("UIScreen") = base.form else { return nil }
    let names = suffixes.compactMap { if case .member(let name, _) = $0 { name } else { nil } }
    let size = Size(width: 393, height: 852)
    let lengths = ["width": size.width, "height": size.height]
    guard names.count == suffixes.count, names.prefix(2) == ["main", "bounds"],
      names.count == 3 || names.count == 4 && names[2] == "size",
      let length = names.last.flatMap({ lengths[$0] })
    else { return nil }
    note("UIScreen.main.bounds is taken for an iPhone's, 393 × 852; GeometryReader knows the room")
    return Number(expression: .constant(length), type: .real)
  }

  private mutating func note(_ note: String) {
    if !kindNotes.contains(note) { kindNotes.append(note) }
  }
}
