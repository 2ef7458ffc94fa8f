import TestSupport
import Testing

/// Colours and shapes: spec 01 rules 1 to 6, 02 rules 1 to 5 and 26.
struct FillKindTests {
  static let fills =
    [
      "Color.red", "Rectangle()", "RoundedRectangle(cornerRadius: 5)", "Capsule()", "Ellipse()",
      "ContainerRelativeShape()",
    ]
    .flatMap { source in
      LayoutCase.answers(
        "02.1, 02.2: \(source) takes the offer, 10 where there is none", source,
        [
          ((nil, nil), (10, 10)), ((nil, 40), (10, 40)), ((70, nil), (70, 10)),
          ((0, 0), (0, 0)), ((.infinity, 0), (.infinity, 0)), ((33.3, 4), (33.3, 4)),
          ((.infinity, .infinity), (.infinity, .infinity)), ((nil, .infinity), (10, .infinity)),
        ])
    }

  static let circles =
    LayoutCase.answers(
      "02.3: a circle answers the square that fits", "Circle()",
      [
        ((100, 40), (40, 40)), ((nil, 40), (10, 10)), ((nil, 4), (4, 4)), ((nil, nil), (10, 10)),
        ((.infinity, 40), (40, 40)), ((.infinity, .infinity), (.infinity, .infinity)),
        ((0, 40), (0, 0)), ((60, nil), (10, 10)), ((.infinity, nil), (10, 10)),
      ]) + [
      LayoutCase(
        "02 E1: a circle in a row is less flexible than a colour",
        "HStack(spacing: 0) { Circle().id(\"c\"); \(color("d")) }", (100, 40), size: (100, 40),
        frames: ["c": (0, 0, 40, 40), "d": (40, 0, 60, 40)],
        placed: ["c": (50, 40), "d": (60, 40)])
    ]

  static let drawing = [
    "Circle().fill(Color.red)", "Circle().stroke(Color.red, lineWidth: 4)",
    "Circle().strokeBorder(Color.red)", "Circle().trim(from: 0, to: 0.5)",
    "Circle().inset(by: 5)", "Circle().scale(0.5)", "Circle().rotation(.degrees(45))",
  ].flatMap { source in
    LayoutCase.answers(
      "02.4, 02.5: \(source) answers as the shape does", source, [((100, 40), (40, 40))])
  }

  static let ideals = LayoutCase.answers(
    "01 E1: what is not offered is 10", "Color.red",
    [((nil, nil), (10, 10)), ((nil, 40), (10, 40)), ((.infinity, 0), (.infinity, 0))])

  static let gradients = [
    "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)",
    "RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)",
    "AngularGradient(colors: [.red, .blue], center: .center)",
  ].flatMap { source in
    LayoutCase.answers(
      "02.6: \(source) answers as a colour does", source, [((nil, 40), (10, 40)), ((7, 8), (7, 8))])
  }

  static let empty = LayoutCase.answers(
    "02.26: an empty view alone acts like a colour", "EmptyView()",
    [((nil, nil), (10, 10)), ((50, nil), (50, 10))])

  @Test(arguments: fills + circles + drawing + ideals + gradients + empty)
  func `shapes answer offers`(_ row: LayoutCase) throws {
    let disagreements = try row.disagreements()
    #expect(disagreements == [])
  }
}
