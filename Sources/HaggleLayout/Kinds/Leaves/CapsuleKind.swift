/// A rectangle with round ends that fills its frame (spec 02 rule 2).
enum CapsuleKind: FillKind {
  static let signature = Signature(
    "Capsule", .leaf, RoundedForms.capsule,
    summary: "a shape with round ends that takes what it is offered",
    example: "Capsule().frame(width: 80, height: 40)",
    about: About(
      answers: "what it is offered; 10 on an axis where nothing is",
      rule: "02 rule 2"))
}
