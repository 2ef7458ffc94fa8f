/// A choice between options; which is chosen is not known, so the first is shown.
///
/// The usual style is a menu: the chosen option with a pair of chevrons of 10 × 14 points, 4 points
/// behind it; outside lists with the space of a button around it and without its label, in lists at
/// the end of a row that begins with the label. `.segmented` is as wide as it is offered and 32
/// points high, `.wheel` 216, `.inline` shows all options. Not measured; after iOS 17.
enum PickerKind: CompositeKind {
  private static let title = Parameter(nil, name: "title", .string, "what is written")
  private static let selection = Parameter("selection", .any, "the binding")
  private static let content = Parameter("content", .content, "the options")

  static let signature = Signature(
    "Picker", .container,
    [
      Form([title, selection, content]),
      Form([
        title, Parameter("systemImage", .string, "the name of a symbol"), selection, content,
      ]),
      Form([selection, Parameter("label", .view, "the label"), content]),
      Form([selection, content, Parameter("label", .content, "the views of the label")]),
    ],
    summary: "shows its first option as the chosen one",
    example: "Picker(\"Size\", selection: $size) { Text(\"S\"); Text(\"M\") }",
    about: About(
      proposes: "what a row offers its views",
      answers: "the chosen option and a pair of chevrons; .segmented the width it is offered and "
        + "32, .wheel 216 high; in a list the width it is offered",
      places: "in a list the label at the beginning, the chosen option at the end",
      rule: "04 rules 1 to 16", isExact: false),
    note: "Picker is laid out with its first option chosen")

  static var hidesViews: Bool { true }

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    let isInList = environment.controls.listMargin != nil
    switch environment.controls.picker {
    case "segmented", "palette": return .row([.piece(.segments)])
    case "wheel": return .row([.piece(.wheels)])
    case "inline", "radioGroup":
      let hasLabel = isInList && !environment.controls.hidesLabels
      return .column(alignment: "leading", (hasLabel ? [label(of: view)] : []) + [.content])
    default:
      let chosen = Part.row(spacing: 4, [.first(.content), .piece(.chevrons)])
      guard isInList else { return .button(chosen, in: environment) }
      return environment.controls.hidesLabels
        ? chosen : .row([label(of: view), .space, chosen])
    }
  }

  private static func label(of view: View) -> Part {
    view.string("title").map { .text($0) } ?? .row([.written("label")])
  }
}
