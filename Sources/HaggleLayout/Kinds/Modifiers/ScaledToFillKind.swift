/// `scaledToFill()`: `aspectRatio(contentMode: .fill)` (spec 05 rules 7 to 12).
enum ScaledToFillKind: AspectRatioLayout {
  static let signature = Signature(
    "scaledToFill", .modifier,
    summary: "keeps the ratio of the ideal size and fills the offer",
    example: "Color.blue.frame(idealWidth: 160, idealHeight: 90).scaledToFill()",
    about: About(
      proposes:
        "the smallest rectangle around what it is offered that has the ratio of the view's "
        + "ideal size",
      answers: "the size of the view inside, which may not keep the ratio",
      places: "the view inside where it begins itself",
      rule: "05 rules 7 to 12"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    keep(ratio: nil, .fill, &lowering)
  }
}
