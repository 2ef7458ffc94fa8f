/// The forms that `padding` and `safeAreaPadding` share, and the insets that they stand for.
enum PaddingForms {
  /// The inset where no length is written, in points.
  private static let standardLength = 16.0

  /// The spellings; `verb` says what happens to the edges.
  static func forms(_ verb: String) -> [Form] {
    [
      Form([
        Parameter(
          nil, name: "length", .optionalNumber, default: "16", "points on every edge")
      ]),
      Form([
        Parameter(nil, name: "edges", .edges, default: ".all", "the edges that are \(verb)"),
        Parameter(nil, name: "length", .optionalNumber, default: "16", "points on each of them"),
      ]),
      Form([Parameter(nil, name: "insets", .insets, "points on each edge")]),
    ]
  }

  /// The insets that a view is written with, in points.
  static func insets(of view: View) -> EdgeInsets {
    if let insets = view.insets("insets") { return insets }
    let length = view.number("length") ?? standardLength
    return EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
      .only(view.edges("edges"))
  }
}
