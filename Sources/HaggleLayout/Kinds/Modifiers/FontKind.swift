/// `font`: the size of the text inside; views around it do not notice.
enum FontKind: ForwardingKind {
  static let signature = Signature(
    "font", .modifier,
    [Form([Parameter(nil, name: "font", .any, "a style such as .title, or .system(size: 20)")])],
    summary: "sets the size of the text inside",
    example: "Text(\"Hello world\").font(.title)")

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    guard case .source(let font) = view.argument("font") else { return }
    environment.text.fontSize = TextStyle.size(ofFont: font) ?? TextStyle().fontSize
  }
}
