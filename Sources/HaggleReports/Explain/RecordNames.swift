import HaggleLanguage
package import HaggleLayout

/// What the views of a record are called in an explanation and in the commands that it names.
package struct RecordNames {
  private let named: NamedRecord
  /// How many views have a name.
  private let counts: [String: Int]

  package init(_ named: NamedRecord) {
    self.named = named
    counts = Dictionary(grouping: named.scene.names.entries, by: \.name).mapValues(\.count)
  }

  /// The view's name, fit for a screen.
  package func name(_ view: ViewID) -> String { named.name(of: view) }

  /// The name of a view with all its modifiers: the innermost's, or a label on the way to it.
  package func chain(_ view: ViewID) -> String { named.coreName(of: view) }

  /// What a command takes for a number of the view, such as `blue.width`.
  ///
  /// Where the innermost view of a chain has the same length its name is taken: it is the shorter
  /// word, and the longer story.
  package func word(_ view: ViewID, _ quantity: Quantity) -> String {
    let core = named.core(of: view)
    let isLength = quantity == .length(quantity.axis)
    let isSame = isLength && length(quantity, of: core) == length(quantity, of: view)
    return "\(word(isSame ? core : view)).\(quantity.rawValue)"
  }

  /// What a command takes for a number of the frame in which the view is drawn.
  package func drawnWord(_ view: ViewID, _ quantity: Quantity) -> String {
    "\(word(view)).drawn.\(quantity.rawValue)"
  }

  /// The view as a command takes it: its name, or the way to it where the name is no plain word.
  private func word(_ view: ViewID) -> String {
    guard let placement = named.placement(of: view) else { return "/" }
    let name = named.scene.names.entries[placement.node].name
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
    let isPlain =
      isWord && name.first?.isLetter == true && counts[name] == 1 && name != "container"
    return isPlain ? named.scene.name(of: placement) : named.scene.path(of: placement)
  }

  /// The modifier or view as it is written, without what is in it; a long one is cut.
  package func source(_ view: ViewID) -> String {
    guard let source = named.source(of: view) else { return name(view) }
    let head = Text.escaped(SourcePrinter.head(source))
    return CellWidth.cells(head) > Self.longestSource ? "\(source.kindName)(…)" : head
  }

  private static let longestSource = 36

  private func length(_ quantity: Quantity, of view: ViewID) -> Double {
    named.length(of: view, along: quantity.axis)
  }
}
