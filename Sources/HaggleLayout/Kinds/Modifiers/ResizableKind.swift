/// `resizable`: lets a picture take what it is offered (spec 02 rule 24).
enum ResizableKind: ForwardingKind {
  static let signature = Signature(
    "resizable", .modifier,
    [
      Form([
        Parameter(
          "capInsets", .insets, default: "EdgeInsets()", "the parts that are not stretched"),
        Parameter("resizingMode", .any, default: ".stretch", "how the picture is filled"),
      ])
    ],
    summary: "lets a picture take the size it is offered",
    example: "Image(size: CGSize(width: 120, height: 80)).resizable()",
    about: About(
      proposes: "what it is offered",
      answers:
        "what it is offered, no less than its cap insets; the natural length where nothing is",
      places: "the picture over the whole of its frame",
      rule: "02 rule 24"))

  /// The picture itself answers with what it is offered.
  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.stretching = EdgeInsets()
    if case .insets(let insets) = view.argument("capInsets") { environment.stretching = insets }
  }
}
