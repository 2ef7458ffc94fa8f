/// `scaledToFit()`: `aspectRatio(contentMode: .fit)` (spec 05 rules 7 to 12).
enum ScaledToFitKind: AspectRatioLayout {
  static let signature = Signature(
    "scaledToFit", .modifier,
    summary: "keeps the ratio of the ideal size and fits into the offer",
    example: "Color.blue.frame(idealWidth: 160, idealHeight: 90).scaledToFit()")

  static func lower(_ view: View, _ lowering: inout Lowering) {
    keep(ratio: nil, .fit, &lowering)
  }
}
