import HaggleLayout

extension Session {
  /// The edit's error in the names of the tree as it is.
  func describe(_ error: EditError, span: Range<Int>, line: String) -> ShellError {
    switch error {
    case .noView(let path):
      return ShellError("no view at '\(path)'", at: span)
    case .takesNoChildren(let path):
      return ShellError(
        "'\(kindName(at: path))' cannot hold children", at: span,
        hint: "wrap \(chainName(at: path)) in VStack")
    case .takesOneView(let path):
      return ShellError(
        "there is room for one view only where '\(chainName(at: path))' stands", at: span,
        hint: "wrap \(chainName(at: path)) in VStack")
    case .noPlace(let index, let path, let count):
      return ShellError(
        "'\(chainName(at: path))' has no place \(index)", at: span,
        details: ["places are from 0, the first, to \(count), after the last"])
    case .nothingInside(let path):
      return ShellError(
        "'\(chainName(at: path))' has no views inside", at: span, hint: "remove \(name(at: path))")
    case .oneInsideOther(let left, let right):
      return ShellError(
        left == right
          ? "'\(chainName(at: left))' cannot go where it is"
          : "'\(chainName(at: inner(left, right)))' stands inside '\(chainName(at: outer(left, right)))'",
        at: span)
    case .madeByClosure(let path, let maker):
      return ShellError(
        "'\(chainName(at: path))' is made by '\(chainName(at: maker))' and cannot be changed alone",
        at: span, details: ["unwrapping turns it into the views that it makes"],
        hint: "unwrap \(name(at: maker))")
    case .makesNothing(let path, let failure):
      return describe(failure, of: chainName(at: path), span: span)
    case .tooDeep(let limit):
      return ShellError("more than \(limit) levels of views", at: span)
    case .tooManyViews(let limit):
      return ShellError("more than \(limit.grouped) views", at: span)
    }
  }

  /// Why a reader has no content.
  func describe(
    _ failure: ContentFailure, of reader: String, size: Size? = nil, span: Range<Int>
  ) -> ShellError {
    let place = size.map { " at \(sizeText(ProposedSize($0)))" } ?? ""
    return ShellError(
      "\(reader) cannot make its views\(place): \(failure.message)", at: span,
      details: failure.details)
  }

  private func inner(_ left: ViewPath, _ right: ViewPath) -> ViewPath {
    left.contains(right) ? right : left
  }

  private func outer(_ left: ViewPath, _ right: ViewPath) -> ViewPath {
    left.contains(right) ? left : right
  }

  /// What a person calls the whole chain at `path`: its innermost view.
  private func chainName(at path: ViewPath) -> String {
    guard let root = document.root, root.wholeChain(of: path) == path else { return name(at: path) }
    return name(at: root.layers(ofChainAt: path).last ?? path)
  }

  func name(at path: ViewPath) -> String {
    document.root?.name(at: path) ?? "\(path)"
  }

  private func kindName(at path: ViewPath) -> String {
    document.root?.at(path)?.kindName ?? "\(path)"
  }
}

extension Int {
  /// The number with a comma after every third digit: `1,000,000`.
  var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return self < 0 ? "-" + text : text
  }
}
