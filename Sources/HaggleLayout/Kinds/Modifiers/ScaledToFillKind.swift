/// `scaledToFill()`: `aspectRatio(contentMode: .fill)` (spec 05 rules 7 to 12).
enum ScaledToFillKind: AspectRatioLayout {
  static let signature = Signature(
    "scaledToFill", .modifier,
    summary: "keeps the ratio of the ideal size and fills the offer",
    example: "Color.blue.frame(idealWidth: 160, idealHeight: 90).scaledToFill()")

  static func lower(_ view: View, _ lowering: inout Lowering) {
    keep(ratio: nil, .fill, &lowering)
  }
}
