import HaggleLayout

extension Session {
  /// A number of a view's frame that a word such as `blue.width` stands for.
  struct NumberTarget {
    var target: Target
    var quantity: Quantity
    /// The view's number when the tree is walked parents first.
    var node: Int
  }

  /// The view and the number of its frame that `word` names.
  func quantity(_ word: Word, in line: String) throws(ShellError) -> NumberTarget {
    let (name, property) = try parts(of: word, in: line)
    guard property?.isDrawn != true else {
      throw ShellError(
        "'\(word.text)' is rounded for drawing only", at: word.span,
        details: ["expected a number of the frame"],
        hint: line.corrected(word.span, with: "\(name.text).\(property?.number ?? "width")"))
    }
    guard let quantity = property.flatMap({ Quantity(rawValue: $0.name) }) else {
      throw ShellError(
        "'\(word.text)' is more than one number", at: word.span,
        hint: line.corrected(word.span, with: name.text + ".width"))
    }
    if name.text == "container" {
      throw ShellError(
        "the container is given, it follows from nothing", at: name.span,
        hint: document.root.flatMap { line.corrected(name.span, with: $0.name ?? "/") })
    }
    let target = try target(name, in: line)
    return NumberTarget(
      target: target, quantity: quantity, node: try node(of: target.path, span: name.span))
  }
}
