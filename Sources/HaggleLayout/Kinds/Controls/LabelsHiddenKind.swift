/// `labelsHidden`: toggles and steppers inside are as large as the switch or the buttons.
enum LabelsHiddenKind: ForwardingKind {
  static let signature = Signature(
    "labelsHidden", .modifier,
    summary: "leaves out the labels of controls inside",
    example: "Toggle(\"On\", isOn: $isOn).labelsHidden()",
    about: About(
      proposes: "what it is offered",
      answers: "what the content answers; controls inside have no label",
      places: "the content at its own place",
      rule: "05 rule 1", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.controls.hidesLabels = true
  }
}
