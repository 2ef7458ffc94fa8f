/// A button: its label, and the space around it that a bordered style asks for.
///
/// Plain buttons are as large as their label. With `.bordered` and `.borderedProminent` iOS adds 12
/// points at the sides and 7 above and below, 20 and 15 in large controls, 10 and 4 in small ones.
enum ButtonKind: CompositeKind {
  static let signature = Signature(
    "Button", .container,
    [
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("role", .any, default: "nil", "what the button is for; layout does not read it"),
        Parameter("action", .action, "what happens when it is pressed"),
      ]),
      Form([
        Parameter(nil, name: "title", .string, "what is written"),
        Parameter("systemImage", .string, "the name of a symbol"),
        Parameter("role", .any, default: "nil", "what the button is for; layout does not read it"),
        Parameter("action", .action, "what happens when it is pressed"),
      ]),
      Form([
        Parameter("role", .any, default: "nil", "what the button is for; layout does not read it"),
        Parameter("action", .action, "what happens when it is pressed"),
        Parameter("label", .content, "the views of the label"),
      ]),
    ],
    summary: "is its label; larger in a bordered style",
    example: "Button(\"OK\") {}",
    about: About(
      proposes: "what it is offered",
      answers: "the size of its label; in a bordered style with 12 points at the sides "
        + "and 7 above and below",
      places: "its label in the middle, several views as a row",
      rule: "05 rules 1 and 3", isExact: false))

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    let label = titleOrContent(of: view, in: environment)
    return environment.controls.hasBorderedButtons ? .button(label, in: environment) : label
  }
}

extension Part {
  /// A label with the space around it that the background of a button takes.
  static func button(_ label: Part, in environment: LoweringEnvironment) -> Part {
    let (side, end): (Double, Double) =
      switch environment.controls.size {
      case "mini", "small": (10, 4)
      case "large", "extraLarge": (20, 15)
      default: (12, 7)
      }
    return .inset(by: EdgeInsets(top: end, leading: side, bottom: end, trailing: side), label)
  }
}
