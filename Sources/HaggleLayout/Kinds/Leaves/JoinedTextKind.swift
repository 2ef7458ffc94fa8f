/// `Text + Text`: texts that are set as one, each in its own font.
///
/// An estimate: lines break as in one text, and every line is as high as that of the largest font.
enum JoinedTextKind: CompositeKind {
  static let signature = Signature(
    "+", .container, [Form([Parameter("texts", .content, "the texts")])],
    summary: "sets texts as one: Text + Text",
    example: "Text(\"Hello \") + Text(\"world\").font(.title)",
    about: About(
      answers:
        "what one text answers that has the letters of all; every line is as high as that of the "
        + "largest font among them",
      rule: "02 rules 15 to 22", isExact: false))

  static var hidesViews: Bool { true }

  static func part(of view: View, in environment: LoweringEnvironment) -> Part {
    let pieces = pieces(of: view, in: environment)
    return .made(
      View(JoinedPieces.self, arguments: [.swift(SwiftValue(TextPieces(pieces), "texts"))]))
  }

  /// The texts in a view, set as the modifiers around them say.
  private static func pieces(
    of view: View, in environment: LoweringEnvironment
  ) -> [TextPiece] {
    var environment = environment
    view.kind.prepare(&environment, for: view)
    if view.kind == TextKind.self {
      let text = view.string("text") ?? view.string("verbatim") ?? ""
      return [TextPiece(text: text, style: environment.text)]
    }
    return view.children.flatMap { pieces(of: $0, in: environment) }
  }
}

/// The texts of a joined one.
private struct TextPieces: Equatable, Sendable {
  let pieces: [TextPiece]

  init(_ pieces: [TextPiece]) { self.pieces = pieces }
}

/// One text made of several, which is laid out as any other.
private enum JoinedPieces: LayoutKind {
  static let signature = Signature(
    "joined texts", .leaf, [Form([Parameter("texts", .any, "the texts")])],
    summary: "several texts as one", example: "",
    about: About(answers: "what one text answers", rule: "02 rules 15 to 22", isExact: false))

  static func noun(of view: ViewID, _ record: LayoutRecord) -> String { "text" }

  static var isCached: Bool { true }

  static func lower(_ view: View, _ lowering: inout Lowering) {
    guard case .swift(let value) = view.argument("texts"), let texts = value.value as? TextPieces
    else { preconditionFailure("joined texts know their pieces") }
    let run = TextRun(texts.pieces, style: lowering.environment.text)
    lowering.keep(run)
    lowering.traits = Traits(spacing: run.style.spacing, guides: .baselines)
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    TextKind.sizeThatFits(proposal, view, &pass)
  }

  static func lengthThatFits(
    _ proposal: ProposedSize, along axis: Axis, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double {
    TextKind.lengthThatFits(proposal, along: axis, view, &pass)
  }

  static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? {
    TextKind.explicitAlignment(of: key, proposal: proposal, view, &pass)
  }

  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    try TextKind.explainLength(of: view, along: axis, record)
  }
}
