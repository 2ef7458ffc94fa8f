import HaggleLanguage
import HaggleLayout

/// The lines under a picture: what its labels leave out.
struct Legend {
  let tree: DrawnTree
  let boxes: [Box]
  let lengths: Lengths
  private(set) var lines: [String] = []

  /// Longer lists nobody reads.
  private static let mostEntries = 500

  init(_ tree: DrawnTree, _ boxes: [Box], _ lengths: Lengths) {
    self.tree = tree
    self.boxes = boxes
    self.lengths = lengths
  }

  mutating func add(_ line: String) {
    lines.append(line)
  }

  /// One line for entries that are short, and one for each that tells a chain.
  ///
  /// Only the texts of those that are shown are asked for.
  mutating func add(
    _ entries: some Collection<(text: String, chain: String)>, after heading: String = ""
  ) {
    let shown = Array(entries.prefix(Self.mostEntries))
    let short = shown.filter(\.chain.isEmpty).map(\.text)
    if !short.isEmpty { lines.append(heading + short.joined(separator: "; ")) }
    for entry in shown where !entry.chain.isEmpty {
      lines.append(heading + entry.text + entry.chain)
    }
    let rest = entries.count - shown.count
    if rest > 0 { lines.append("\(heading)and \(rest) more, which the tree lists") }
  }
}

// MARK: - Entries

extension Legend {
  /// `blue`.
  func name(_ box: Int) -> String { tree.views[boxes[box].named].name }

  /// `blue 100×80`.
  func nameAndSize(_ box: Int) -> String {
    nameAndSize(ofView: boxes[box].named)
  }

  /// `blue 100×80 at 10,0` and the chain.
  func whole(_ box: Int) -> (text: String, chain: String) {
    let view = tree.views[boxes[box].named]
    let place =
      view.isUndecided
      ? "" : " at \(lengths.point(boxes[box].frame.origin, estimates: view.estimates))"
    return (nameAndSize(box) + place, chain(box))
  }

  /// ` = relativeProposed(width: 0.5) ▸ Color.blue` for a view in wrappers with the same frame,
  /// nothing for a view alone.
  func chain(_ box: Int) -> String {
    boxes[box].chains.last.map(chain) ?? ""
  }

  /// One entry for each view whose frame is exactly that of a view in front of it.
  func viewsBehind(_ box: Int) -> [(text: String, chain: String)] {
    boxes[box].chains.dropLast().compactMap { views in
      guard let last = views.last else { return nil }
      return ("\(nameAndSize(ofView: last)) behind \(name(box))", chain(views))
    }
  }

  private func nameAndSize(ofView index: Int) -> String {
    let view = tree.views[index]
    return "\(view.name) \(view.sizeText(lengths))"
  }

  private func chain(_ views: [Int]) -> String {
    views.count < 2 ? "" : heads(views)
  }

  /// ` = offset(x: 52, y: 24)`: the chain, even of a view alone.
  func heads(_ box: Int) -> String {
    boxes[box].chains.last.map(heads) ?? ""
  }

  private func heads(_ views: [Int]) -> String {
    let heads = views.map { SourcePrinter.head(tree.table[tree.views[$0].node].view) }
    return " = " + heads.map(Text.escaped).joined(separator: " \(Glyphs.rightwards) ")
  }
}
