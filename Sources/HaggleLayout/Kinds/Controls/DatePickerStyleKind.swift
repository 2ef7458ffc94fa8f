/// `datePickerStyle`: fields, a calendar or wheels.
enum DatePickerStyleKind: ForwardingKind {
  static let signature = Signature(
    "datePickerStyle", .modifier,
    [
      Form([
        Parameter(
          nil, name: "style",
          .choice(
            ["automatic", "compact", "graphical", "wheel", "field", "stepperField"],
            of: "DatePickerStyle"), "a style such as .graphical")
      ])
    ],
    summary: "sets how date pickers inside are drawn",
    example: "DatePicker(\"Day\", selection: $day).datePickerStyle(.graphical)",
    about: About(
      proposes: "what it is offered",
      answers: "what the content answers; date pickers inside have the size of their style",
      places: "the content at its own place",
      rule: "05 rule 1", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.controls.datePicker = view.choice("style") ?? "automatic"
  }
}
