/// `rotationEffect`: turns what is seen of a view; layout does not notice (spec 05 rule 20).
enum RotationEffectKind: GeometryEffectKind {
  static let signature = Signature.effect(
    "rotationEffect", [Form([Parameter(nil, name: "angle", .angle, "how far, clockwise")])],
    "shows the view turned; its place stays",
    example:
      "HStack { Color.blue.frame(width: 60, height: 20).rotationEffect(.degrees(45)); Color.green }"
  )

  static func transform(of view: View) -> AffineTransform {
    AffineTransform(rotationAngle: view.angle("angle")?.radians ?? 0)
  }
}
