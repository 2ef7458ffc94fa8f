/// `overlay`: views in front of another, without effect on layout (spec 05 rules 16 to 18).
enum OverlayKind: LayeredKind {
  static let signature = Signature(
    "overlay", .modifier, LayeredForms.forms("in front"),
    summary: "puts views in front; the size stays",
    example:
      "Color.blue.overlay(alignment: .topTrailing) { Color.red.frame(width: 24, height: 24) }",
    about: About(
      proposes: "what it is offered to that view; that view's size to those in front",
      answers: "the size of the view that it is written after",
      places: "the others in front of that view by the alignment, even if they are larger",
      rule: "05 rules 16 to 18"))
}
