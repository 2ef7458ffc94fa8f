/// A colour as a view (spec 02 rule 1).
enum ColorKind: FillKind {
  static let signature = Signature(
    "Color", .leaf,
    [
      Form([Parameter(nil, name: "name", .member(names), "the colour")], isMember: true),
      Form([Parameter(nil, name: "definition", .any, "an asset's name or components")]),
    ],
    summary: "takes what it is offered",
    example: "Color.blue",
    about: About(
      answers: "what it is offered; 10 on an axis where nothing is",
      rule: "02 rule 1"))

  /// SwiftUI's named colours.
  private static let names = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]
}
