/// `scaleEffect`: stretches what is seen of a view; layout does not notice (spec 05 rule 20).
enum ScaleEffectKind: GeometryEffectKind {
  static let signature = Signature.effect(
    "scaleEffect",
    [
      Form([Parameter(nil, name: "scale", .number, "the factor of width and height")]),
      Form([
        Parameter("x", .number, default: "1", "the factor of the width"),
        Parameter("y", .number, default: "1", "the factor of the height"),
      ]),
      Form([Parameter(nil, name: "size", .size, "the factors of width and height")]),
    ], "shows the view larger or smaller; its place stays",
    example: "HStack { Color.blue.scaleEffect(0.5); Color.green }")

  static func transform(of view: View) -> AffineTransform {
    let factors = view.size("size")
    return AffineTransform(
      scaleX: factors?.width ?? view.number("scale") ?? view.number("x") ?? 1,
      y: factors?.height ?? view.number("scale") ?? view.number("y") ?? 1)
  }
}
