/// A label and, at the end of the width it is offered, fields for date and time: 121 × 34 and 74 × 34
/// points, 6 apart.
///
/// `.graphical` is a calendar as wide as it is offered and 334 points high, `.wheel` wheels of 216.
/// Not measured; after iOS 17.
enum DatePickerKind: CompositeKind {
  private static let title = Parameter(nil, name: "title", .string, "what is written")
  private static let choice = [
    Parameter("selection", .any, "the binding"),
    Parameter("in", .any, default: "nil", "the bounds"),
    Parameter(
      "displayedComponents", .members(["date", "hourAndMinute"]),
      default: "[.date, .hourAndMinute]", "what can be chosen"),
  ]

  static let signature = Signature(
    "DatePicker", .container,
    [
      Form([title] + choice),
      Form(choice + [Parameter("label", .content, "the views of the label")]),
    ],
    summary: "a label and fields for date and time at the end of the row",
    example: "DatePicker(\"Day\", selection: $day, displayedComponents: .date)",
    about: About(
      proposes: "what a row offers its views",
      answers: "the width it is offered; at least 34 high, the height of the fields",
      places: "the label at the beginning, the fields at the end",
      rule: "04 rules 1 to 16", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    switch environment.controls.datePicker {
    case "graphical": return .row([.piece(.calendar)])
    case "wheel": return .row([.piece(.wheels)])
    default:
      let components = view.members("displayedComponents") ?? ["date", "hourAndMinute"]
      let fields = [("date", ControlPiece.Piece.dateField), ("hourAndMinute", .timeField)]
        .filter { components.contains($0.0) }.map { Part.piece($0.1) }
      return labelled(
        titleOrContent(of: view), .row(spacing: 6, fields), in: environment)
    }
  }
}
