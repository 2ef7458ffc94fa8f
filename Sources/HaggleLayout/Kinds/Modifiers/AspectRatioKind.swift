/// `aspectRatio`: offers a view a rectangle of a ratio (spec 05 rules 7 to 12).
enum AspectRatioKind: AspectRatioLayout {
  private static let contentMode = Parameter(
    "contentMode", .member(["fit", "fill"]), "whether to fit into the offer or to fill it")

  static let signature = Signature(
    "aspectRatio", .modifier,
    [
      Form([
        Parameter(
          nil, name: "ratio", .optionalNumber, default: "nil",
          "width by height; nil takes the ratio of the view's ideal size"),
        contentMode,
      ]),
      Form([Parameter(nil, name: "size", .size, "a size with the ratio"), contentMode]),
    ],
    summary: "offers the view a rectangle of a ratio",
    example: "Color.blue.aspectRatio(16 / 9, contentMode: .fit)",
    about: About(
      proposes:
        "the largest rectangle of the ratio in what it is offered, or with fill the smallest "
        + "around it; an axis without an offer takes no part",
      answers: "the size of the view inside, which may not keep the ratio",
      places: "the view inside where it begins itself",
      rule: "05 rules 7 to 12"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    let ratio = view.size("size").map { $0.width / $0.height } ?? view.number("ratio")
    keep(ratio: ratio, view.member("contentMode") == "fill" ? .fill : .fit, &lowering)
  }
}
