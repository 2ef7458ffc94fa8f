import HaggleLanguage
package import HaggleLayout

/// What the views of a record are called, on the screen and in a command.
package struct RecordNames {
  private let scene: Scene
  private let record: LayoutRecord
  private let table: NodeTable
  /// How many views have a name.
  private let counts: [String: Int]

  package init(_ scene: Scene, _ record: LayoutRecord) {
    self.scene = scene
    self.record = record
    table = NodeTable(scene.root)
    counts = Dictionary(grouping: scene.names.entries, by: \.name).mapValues(\.count)
  }

  /// The view's name, fit for a screen.
  package func name(_ view: ViewID) -> String {
    guard let placement = placement(of: view) else { return "the stack around them" }
    return Text.escaped(scene.name(of: placement))
  }

  /// The name of a view with all its modifiers: the innermost's, or a label on the way to it.
  package func chain(_ view: ViewID) -> String {
    name(spokesman(of: view) { _ in true })
  }

  /// What a command takes for a number of the view, such as `blue.width`.
  ///
  /// Where the view's content has the same length its name is taken: it is the shorter word, and
  /// the longer story.
  package func word(_ view: ViewID, _ quantity: Quantity) -> String {
    guard let length = length(quantity, of: view) else {
      return "\(word(view)).\(quantity.rawValue)"
    }
    let speaker = spokesman(of: view) { self.length(quantity, of: $0) == length }
    return "\(word(speaker)).\(quantity.rawValue)"
  }

  /// The view as a command takes it: its name, or the way to it where the name is no plain word.
  private func word(_ view: ViewID) -> String {
    guard let placement = placement(of: view) else { return "/" }
    let name = scene.names.entries[placement.node].name
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
    let isPlain =
      isWord && name.first?.isLetter == true && counts[name] == 1 && name != "container"
    return isPlain ? scene.name(of: placement) : scene.path(of: placement)
  }

  /// The modifier or view as it is written, without what is in it; a long one is cut.
  package func source(_ view: ViewID) -> String {
    guard let placement = placement(of: view) else { return "the stack around them" }
    let head = Text.escaped(SourcePrinter.head(table[placement.node].view))
    guard CellWidth.cells(head) > Self.longestSource else { return head }
    return "\(table[placement.node].view.kindName)(…)"
  }

  private static let longestSource = 36

  /// The content of the content of a view, as long as it is a modifier without a label and the
  /// content is wanted.
  private func spokesman(of view: ViewID, where isWanted: (ViewID) -> Bool) -> ViewID {
    var view = view
    while let placement = placement(of: view), placement.copy == 0,
      scene.names.entries[placement.node].label == nil,
      table[placement.node].view.isModifier
    {
      let content = record.content(of: view)
      guard record.isWritten(content), isWanted(content) else { break }
      view = content
    }
    return view
  }

  private func length(_ quantity: Quantity, of view: ViewID) -> Double? {
    guard let size = placement(of: view)?.frame.size else { return nil }
    return switch quantity {
    case .width: size.width
    case .height: size.height
    case .x, .y: nil
    }
  }

  private func placement(of view: ViewID) -> Placement? {
    guard record.isWritten(view), let index = record.places[view] else { return nil }
    return scene.result?.placements[index]
  }
}
