/// `pickerStyle`: how pickers inside show their options.
enum PickerStyleKind: ForwardingKind {
  static let signature = Signature(
    "pickerStyle", .modifier,
    [
      Form([
        Parameter(
          nil, name: "style",
          .choice(
            [
              "automatic", "menu", "segmented", "wheel", "inline", "navigationLink", "palette",
              "radioGroup",
            ], of: "PickerStyle"), "a style such as .segmented")
      ])
    ],
    summary: "sets how pickers inside show their options",
    example:
      "Picker(\"Size\", selection: $size) { Text(\"S\"); Text(\"M\") }.pickerStyle(.segmented)",
    about: About(
      proposes: "what it is offered",
      answers: "what the content answers; pickers inside have the size of their style",
      places: "the content at its own place",
      rule: "05 rule 1", isExact: false))

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.controls.picker = view.choice("style") ?? "automatic"
  }
}
