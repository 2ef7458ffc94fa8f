/// `mask`: shows of a view only what lies under others, without effect on layout (spec 05 rule 22).
///
/// The mask is laid out as an overlay is (spec 05 rules 16 and 17).
enum MaskKind: LayeredKind {
  private static let alignment = Parameter(
    "alignment", .alignment, default: ".center", "which points of the views lie on each other")

  static let signature = Signature(
    "mask", .modifier,
    [
      Form([Parameter(nil, name: "mask", .view, "the view that covers what shows")]),
      Form([alignment, Parameter("mask", .content, "the views that cover what shows")]),
    ],
    summary: "shows only what lies under other views; the size stays",
    example: "Color.blue.mask(alignment: .leading) { Circle().frame(width: 60, height: 60) }",
    about: About(
      proposes: "what it is offered to that view; that view's size to the mask",
      answers: "the size of the view that it is written after",
      places: "the mask on that view by the alignment, even if it is larger",
      rule: "05 rules 16, 17 and 22"))
}
