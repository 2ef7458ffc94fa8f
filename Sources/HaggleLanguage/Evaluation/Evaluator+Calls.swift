import HaggleLayout

extension Evaluator {
  /// The view that a call makes, of the spelling that fits its arguments.
  ///
  /// A modifier stands around `content`; other views have none.
  mutating func made(
    _ call: Call, of kinds: [any LayoutKind.Type], around content: Subtree?
  ) throws(Diagnostic) -> Subtree {
    let shapes = call.arguments.map { shape(of: $0.value) }
    let overloads = Overloads(call, among: kinds, shapes: shapes, declared: declared)
    guard let match = overloads.match else {
      throw explanation(of: overloads.candidates, for: call, shapes: shapes)
    }
    let parameters = match.parameters
    var values: [Value?] = Array(repeating: nil, count: parameters.count)
    var children: [View] = []
    if let content { children.append(content.view) }
    var levels = content?.levels ?? 0
    let main = parameters.mainContent
    for (place, parameter) in parameters.enumerated() {
      guard let index = match.arguments[place] else { continue }
      let argument = call.arguments[index].value
      switch parameter.type {
      case .view, .content:
        let views =
          parameter.type == .view
          ? [try self.view(of: argument)] : try contentViews(of: argument, call, parameter)
        if parameter.given != nil, case .closure(let closure) = argument.bare.form,
          let name = closure.parameters.first
        {
          values[place] = .source(name)
        }
        let own = views.lazy.map(\.levels).max() ?? 0
        if place == main {
          levels = max(levels, own)
          children.append(contentsOf: views.lazy.map(\.view))
        } else {
          let part = WrittenPart.made(parameter.label ?? "", views.map(\.view))
          let counted = try counted(
            part, above: own, at: Int(argument.tokens.lowerBound)..<Int(argument.tokens.upperBound))
          children.append(counted.view)
          levels = max(levels, counted.levels)
        }
      case .readerContent:
        let made = try readerContent(of: argument)
        values[place] = .reader(made.content)
        children.append(contentsOf: made.views.lazy.map(\.view))
        levels = max(levels, made.views.lazy.map(\.levels).max() ?? 0)
      case .any where match.rest != nil && parameter.label == nil:
        values[place] = .source(try text(of: match.rest, of: call))
      default:
        values[place] = try value(argument, for: parameter)
      }
    }
    if let note = match.kind.signature.note, !kindNotes.contains(note) { kindNotes.append(note) }
    let view = View(
      match.kind, form: match.form, arguments: values, children: children,
      span: list.span(call.range))
    return try counted(view, above: levels, at: call.nameIndex..<call.nameIndex + 1)
  }

  mutating func contentViews(
    of argument: Syntax, _ call: Call, _ parameter: Parameter? = nil
  ) throws(Diagnostic) -> [Subtree] {
    guard case .closure(let closure) = argument.bare.form else {
      throw Diagnostic("'\(call.title)' needs views in braces", at: span(argument))
    }
    if let name = closure.parameters.first, parameter?.given == nil {
      throw Diagnostic(
        "the content of '\(call.title)' is given nothing to call '\(name)'", at: span(argument),
        details: ["expected { and views"])
    }
    return try views(in: closure)
  }

  /// Several arguments as one text, labels included.
  private mutating func text(
    of arguments: Range<Int>?, of call: Call
  ) throws(Diagnostic) -> String {
    guard let arguments, let last = arguments.last else { return "" }
    let parts = Array(call.arguments[arguments])
    let range = Int(parts[0].index)..<Int(call.arguments[last].value.tokens.upperBound)
    return try closedText(of: range, NameReferences(in: parts))
  }
}
