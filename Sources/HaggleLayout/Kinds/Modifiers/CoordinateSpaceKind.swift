/// `coordinateSpace`: a name for the space that begins at the view's top left corner (spec 11 rule
/// 3).
enum CoordinateSpaceKind: ForwardingKind {
  static let signature = Signature(
    "coordinateSpace", .modifier,
    [
      Form([Parameter("name", .any, "what readers inside call the space, such as \"card\"")]),
      Form([Parameter(nil, name: "space", .any, "the same as .named(\"card\")")]),
    ],
    summary: "gives a name to the view's coordinate space, for readers inside",
    example:
      "GeometryReader { proxy in Color.blue.frame(width: proxy.frame(in: .named(\"card\")).maxX / 2) }.padding(20).coordinateSpace(name: \"card\")",
    about: About(
      proposes: "what it is offered",
      answers: "the size of the view inside",
      places:
        "the view inside where it begins itself; proxy.frame(in: .named(…)) of a reader inside "
        + "counts from there",
      rule: "11 rule 3"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    if case .source(let written) = view.argument("name") ?? view.argument("space") {
      lowering.keep(space: CoordinateSpace.name(writtenAs: written))
    }
    lowering.forwardTraits()
  }
}

extension CoordinateSpace {
  /// The name in `"card"` or `.named("card")`; what is no literal is its own name.
  package static func name(writtenAs source: String) -> String {
    var name = source[...]
    for prefix in ["CoordinateSpace", "NamedCoordinateSpace"] where name.hasPrefix(prefix + ".") {
      name = name.dropFirst(prefix.count)
    }
    if name.hasPrefix(".named("), name.hasSuffix(")") { name = name.dropFirst(7).dropLast() }
    let isLiteral = name.hasPrefix("\"") && name.hasSuffix("\"") && name.utf8.count > 1
    return String(isLiteral ? name.dropFirst().dropLast() : name)
  }
}
