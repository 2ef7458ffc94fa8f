import HaggleLanguage
import HaggleLayout

/// `relative`: the factor by which a view's offer is scaled.
enum RelativeCommand: Command {
  static let name = "relative"
  static let aliases = ["factor"]
  static let usage = "NAME (W [H] | off)"
  static let summary = "offers a view a part of its offer, such as 0.5 or 50%"
  static let details = [
    "The view's relativeProposed is changed where it has one. A new one goes outermost, inside a"
      + " layoutPriority or zIndex. `nil` takes one factor away, `off` both."
  ]
  static let example = "relative blue 0.25"

  private static let modifier = "relativeProposed"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let name = try arguments.next("NAME")
    let target = try session.target(name, in: arguments.line)
    let root = try session.tree(span: name.span)
    let present = root.layers(ofChainAt: target.path).first { path in
      root.at(path)?.kindName == modifier
    }
    if arguments.take("off") {
      try arguments.finish()
      guard let present else {
        throw ShellError("'\(name.text)' has no relativeProposed", at: name.span)
      }
      try session.apply(.unwrap(present), span: name.span, line: arguments.line)
      return Outcome()
    }
    let width = try factor(&arguments, "W")
    let height = arguments.isEmpty ? .keep : try factor(&arguments, "H")
    try arguments.finish()
    if let present, let view = root.at(present) {
      try session.apply(
        .rewrite(present, as: view.withFactors(width, height)), span: name.span,
        line: arguments.line)
      return Outcome()
    }
    let path = insideTrailing(root.layers(ofChainAt: target.path), root)
    guard let kind = KindTable.kinds(named: modifier, isModifier: true).first,
      let content = root.at(path)
    else { return Outcome() }
    let wrapper = View(kind, children: [content]).withFactors(width, height)
    let wrapped = session.name(at: path)
    try session.apply(.replace(path, with: wrapper), span: name.span, line: arguments.line)
    var outcome = Outcome()
    if let note = session.wrappingNote(at: path, around: wrapped) { outcome.note(note) }
    return outcome
  }

  /// The outermost layer below the modifiers that must stay outside.
  private static func insideTrailing(_ layers: [ViewPath], _ root: View) -> ViewPath {
    let inner = layers.drop { path in
      ["layoutPriority", "zIndex"].contains(root.at(path)?.kindName ?? "")
    }
    return inner.first ?? layers[layers.count - 1]
  }

  private static func factor(
    _ arguments: inout Arguments, _ placeholder: String
  ) throws(ShellError) -> Factor {
    let word = try arguments.next(placeholder)
    if word.text == "nil" { return .none }
    guard let number = CommandNumber.read(word.text), number.isFinite else {
      throw arguments.notANumber(word, "0.5 or 50%, nil or off", kind: "a factor")
    }
    guard number >= 0 else {
      throw ShellError(
        "a factor must be 0 or more, found \(word.text)", at: word.span,
        details: ["expected a factor such as 0.5 or 50%, nil or off"])
    }
    return .number(number)
  }
}

/// What happens to one of the two factors.
private enum Factor {
  case keep
  case none
  case number(Double)
}

extension View {
  /// The `relativeProposed` with other factors.
  fileprivate func withFactors(_ width: Factor, _ height: Factor) -> View {
    var view = self
    let parameters = kind.parameters(ofForm: form)
    for (name, factor) in [("width", width), ("height", height)] {
      guard let index = parameters.firstIndex(where: { $0.name == name }) else { continue }
      switch factor {
      case .keep: break
      case .none: view.arguments[index] = nil
      case .number(let number): view.arguments[index] = .number(number)
      }
    }
    return view
  }
}
