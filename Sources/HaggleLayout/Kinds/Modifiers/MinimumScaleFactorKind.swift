/// `minimumScaleFactor`: how far the text inside shrinks before it is cut.
///
/// An estimate: SwiftUI does not document its steps. Here they are hundredths of the font's size, and
/// text shrinks only where its lines do not fit; the distances to neighbours stay.
enum MinimumScaleFactorKind: ForwardingKind {
  static let signature = Signature(
    "minimumScaleFactor", .modifier,
    [Form([Parameter(nil, name: "factor", .number, "the smallest part of the size of the font")])],
    summary: "lets the text inside shrink instead of being cut",
    example: "Text(\"Hello world\").lineLimit(1).minimumScaleFactor(0.5).frame(width: 60)",
    about: About(
      proposes: "what it is offered",
      answers: "the size of the view inside",
      places:
        "the view inside where it begins itself; text in it that would be cut has the largest "
        + "hundredth of its size, from the factor on, at which it is not; if there is none it has "
        + "the factor's and is cut",
      rule: "02 rules 15 to 22", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    let factor = view.finiteNumber("factor") ?? 1
    environment.text.minimumScale = factor > 0 ? min(factor, 1) : 1
  }
}
