/// `background`: views behind another, without effect on layout (spec 05 rules 16 to 18).
enum BackgroundKind: LayeredKind {
  static let signature = Signature(
    "background", .modifier, LayeredForms.forms("behind"),
    summary: "puts views behind; the size stays",
    example: "Color.blue.frame(width: 80, height: 40).padding(10).background(Color.gray)",
    about: About(
      proposes: "what it is offered to that view; that view's size to those behind",
      answers: "the size of the view that it is written after",
      places: "the others behind that view by the alignment, even if they are larger",
      rule: "05 rules 16 to 18"))
}
