import HaggleLanguage
import HaggleLayout
import HaggleReports

extension Session {
  /// A view that a word of a line stands for.
  struct Target {
    /// The innermost or labelled view, or the layer that was named.
    var path: ViewPath
    /// What a command takes hold of that moves, removes or wraps the view.
    var wholePath: ViewPath
    /// Whether one modifier of a chain was named.
    var isLayer: Bool
  }

  /// The view that the next word names.
  func target(
    _ arguments: inout Arguments, _ placeholder: String = "NAME"
  ) throws(ShellError) -> Target {
    try target(arguments.next(placeholder), in: arguments.line)
  }

  /// The view that `word` names in `line`.
  func target(_ word: Word, in line: String) throws(ShellError) -> Target {
    guard let root = document.root else { throw noTree(at: word.span) }
    do throws(AddressError) {
      let address = try address(of: word.text, in: root)
      return Target(
        path: address.path, wholePath: root.wholeChain(of: address.path),
        isLayer: address.form == .layer)
    } catch {
      throw describe(error, word: word, root: root, line: line)
    }
  }

  /// The tree, which must not be empty.
  func tree(span: Range<Int>) throws(ShellError) -> View {
    guard let root = document.root else { throw noTree(at: span) }
    return root
  }

  private func address(of word: String, in root: View) throws(AddressError) -> Address {
    do throws(AddressError) {
      return try root.address(of: word)
    } catch {
      guard error == .unknown, let name = viewNames.name(ofLetter: word) else { throw error }
      return try root.address(of: name)
    }
  }

  func noTree(at span: Range<Int>) -> ShellError {
    ShellError("there is no view yet", at: span, hint: Session.exampleView)
  }

  private func describe(
    _ error: AddressError, word: Word, root: View, line: String
  ) -> ShellError {
    switch error {
    case .noView:
      return ShellError(
        "no view at '\(word.text)'", at: word.span, details: viewsHere(root))
    case .ambiguous(let paths):
      return ShellError(
        "'\(word.text)' names \(paths.count) views", at: word.span,
        details: ["they are \(paths.map(\.description).joined(separator: ", "))"],
        hint: paths.first.flatMap { line.corrected(word.span, with: "\($0)") })
    case .unknown:
      let meant = Suggestion.closest(to: word.text, among: root.names)
      return ShellError(
        "no view named '\(word.text)'", at: word.span, details: viewsHere(root),
        hint: meant.flatMap { line.corrected(word.span, with: $0) })
    }
  }

  /// The names of the views, without those of layers; a long list is cut.
  private func viewsHere(_ root: View) -> [String] {
    let longest = 12
    let names = root.names.filter { !$0.contains(".") }
    let shown = names.prefix(longest).joined(separator: ", ")
    let rest = names.count > longest ? " and \(names.count - longest) more" : ""
    return ["views here: \(shown)\(rest)"]
  }
}
