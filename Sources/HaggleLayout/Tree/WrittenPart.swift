/// The views of a second pair of braces, such as the `header:` of a section.
///
/// They stand among the children as one transparent view that is called by its label.
package enum WrittenPart: TransparentKind {
  package static let signature = Signature(
    "part", .transparent,
    [
      Form([
        Parameter(nil, name: "label", .string, "the label in front of the braces"),
        Parameter("content", .content, "the views in the braces"),
      ])
    ],
    summary: "the views of further braces", example: "",
    about: About(answers: "nothing of its own", rule: "01 rule 17"))

  package static func name(of view: View) -> String { view.string("label") ?? signature.name }

  /// The views written behind `label:`.
  package static func made(_ label: String, _ views: [View]) -> View {
    View(WrittenPart.self, arguments: [.string(label), nil], children: views)
  }
}

extension View {
  /// The label of further braces of the view around it; `nil` for other views.
  package var partLabel: String? { kind == WrittenPart.self ? kindName : nil }
}
