/// `environment`: what the views inside learn from their surroundings, as far as layout goes by it.
///
/// Other keys do not change the layout and are kept as they are written. Which of SwiftUI's
/// modifiers mirror in a right-to-left environment was not measured one by one: Apple documents
/// that the x position of each view is flipped within its parent. What a reader's proxy tells of its
/// place counts from the left edge in any direction, which was not measured either.
enum EnvironmentKind: ForwardingKind {
  static let signature = Signature(
    "environment", .modifier,
    [
      form(
        "layoutDirection",
        Parameter(
          nil, name: "direction", .member(["leftToRight", "rightToLeft"]),
          "the side at which views begin")),
      form("font", of: FontKind.self),
      form("lineLimit", of: LineLimitKind.self),
      form("controlSize", of: ControlSizeKind.self),
      form("imageScale", of: ImageScaleKind.self),
      form("displayScale", Parameter(nil, name: "pixels", .number, "pixels to a point")),
    ],
    summary: "sets the layout direction, or the size of text and controls, of all inside",
    example:
      "HStack { Color.blue.frame(width: 80); Color.green }.environment(\\.layoutDirection, .rightToLeft)",
    about: About(
      proposes: "what it is offered",
      answers: "the size of the view inside",
      places:
        "the view inside where it begins itself; from right to left every view inside is "
        + "mirrored in the one around it, offsets and positions too",
      rule: "01 rule 21",
      figures:
        "\\.displayScale counts for text and dividers inside; which pixels frames are drawn on is a "
        + "matter of the whole screen here"))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    switch key(of: view) {
    case "layoutDirection":
      environment.direction =
        view.member("direction") == "rightToLeft" ? .rightToLeft : .leftToRight
    case "font": FontKind.prepare(&environment, for: view)
    case "lineLimit": LineLimitKind.prepare(&environment, for: view)
    case "controlSize": ControlSizeKind.prepare(&environment, for: view)
    case "displayScale": environment.pixels = view.number("pixels").map { PixelGrid(scale: $0) }
    default: ImageScaleKind.prepare(&environment, for: view)
    }
  }

  /// The name at the end of the key path.
  private static func key(of view: View) -> Substring? {
    guard case .source(let path) = view.argument("key") else { return nil }
    return path.split(separator: ".").last
  }

  /// A key and its value.
  private static func form(_ key: String, _ value: Parameter) -> Form {
    Form([Parameter(nil, name: "key", .keyPath(key), "what is set"), value])
  }

  /// A key with the value of the modifier that does the same.
  private static func form(_ key: String, of kind: any LayoutKind.Type) -> Form {
    form(key, kind.parameters(ofForm: 0)[0])
  }
}
