import TestSupport
import Testing

/// Pictures: spec 02 rules 23 to 25.
struct ImageKindTests {
  private static let picture = "Image(size: CGSize(width: 120, height: 80)) { _ in }"

  static let rows =
    LayoutCase.answers(
      "02.23: the natural size, whatever is offered", picture,
      [
        ((nil, nil), (120, 80)), ((0, 0), (120, 80)), ((500, 9), (120, 80)),
        ((.infinity, nil), (120, 80)),
      ])
    + LayoutCase.answers(
      "02.24: resizable takes the offer and keeps no ratio", "\(picture).resizable()",
      [
        ((nil, nil), (120, 80)), ((60, nil), (60, 80)), ((nil, 9), (120, 9)), ((0, 0), (0, 0)),
        ((500, 9), (500, 9)), ((.infinity, 5), (.infinity, 5)),
      ])
    + LayoutCase.answers(
      "02.24: not below the cap insets",
      "\(picture).resizable(capInsets: EdgeInsets(top: 3, leading: 10, bottom: 4, trailing: 20))",
      [((0, 0), (30, 7)), ((40, 40), (40, 40)), ((nil, 0), (120, 7))])
    + [
      LayoutCase(
        "02.25: a picture's baseline is its lower edge",
        "HStack(alignment: .firstTextBaseline, spacing: 0) { \(picture).id(\"p\"); \(box(9, 100)) }",
        (500, 500), frames: ["p": (0, 20, 120, 80)])
    ]

  @Test(arguments: rows)
  func `a picture has a size of its own`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
