/// `scaledToFit()`: `aspectRatio(contentMode: .fit)` (spec 05 rules 7 to 12).
enum ScaledToFitKind: AspectRatioLayout {
  static let signature = Signature(
    "scaledToFit", .modifier,
    summary: "keeps the ratio of the ideal size and fits into the offer",
    example: "Color.blue.frame(idealWidth: 160, idealHeight: 90).scaledToFit()",
    about: About(
      proposes:
        "the largest rectangle in what it is offered that has the ratio of the view's ideal "
        + "size",
      answers: "the size of the view inside, which may not keep the ratio",
      places: "the view inside where it begins itself",
      rule: "05 rules 7 to 12"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    keep(ratio: nil, .fit, &lowering)
  }
}
