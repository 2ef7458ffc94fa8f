/// `lineLimit`: how many lines the text inside may have (spec 02 rule 17).
enum LineLimitKind: ForwardingKind {
  static let signature = Signature(
    "lineLimit", .modifier,
    [
      Form([
        Parameter(nil, name: "number", .optionalNumber, "the greatest number of lines"),
        Parameter(
          "reservesSpace", .boolean, default: "false", "whether the height is that of all lines"),
      ]),
      Form([
        Parameter(nil, name: "range", .closedRange, "the least and the greatest number of lines")
      ]),
    ],
    summary: "limits the lines of the text inside",
    example: "Text(\"one two three four five six\").lineLimit(1).frame(width: 80)",
    about: About(
      proposes: "what it is offered",
      answers: "the size of the view inside",
      places: "the view inside where it begins itself; text in it has no more lines than that",
      rule: "02 rule 17", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    if case .closedRange(let least, let greatest) = view.argument("range") {
      environment.text.lineLimit = greatest == .max ? nil : max(greatest, 1)
      environment.text.reservedLines = max(least, 1)
      return
    }
    let limit = view.number("number").flatMap { $0.isNaN ? nil : Int(min(max($0, 1), 1e6)) }
    environment.text.lineLimit = limit
    environment.text.reservedLines = view.bool("reservesSpace") == true ? limit ?? 1 : 1
  }
}
