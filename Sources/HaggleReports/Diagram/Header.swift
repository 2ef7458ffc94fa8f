import HaggleLanguage
import HaggleLayout

/// The line above a picture: what is shown and how large a cell is.
enum Header {
  /// `hstack 620×80 · 1 col = 8 pt, 1 row = 16 pt`.
  static func line(_ picture: Picture, _ scene: Scene, _ options: ReportOptions) -> String {
    let lengths = Lengths(digits: options.digits)
    var parts = [subject(picture, scene, options, lengths)]
    let root = picture.rootBox.map { picture.boxes[$0].named } ?? 0
    if let turn = picture.tree.views[root].direction.remark { parts.append(turn) }
    if picture.safeArea != nil, let insets = scene.result?.safeArea {
      parts.append("safe area \(lengths.insets(insets))")
    }
    parts.append(
      "1 col = \(Numbers.text(picture.grid.columnPoints)) pt, "
        + "1 row = \(Numbers.text(picture.grid.rowPoints)) pt")
    if let window = options.window { parts.append("window at \(lengths.point(window))") }
    return parts.map(\.unbroken).joined(separator: " · ")
  }

  private static func subject(
    _ picture: Picture, _ scene: Scene, _ options: ReportOptions, _ lengths: Lengths
  ) -> String {
    let shown = nameAndSize(picture, scene, options, lengths)
    let isContainerKnown = picture.tree.focus != nil || picture.isFilled(scene.container)
    return isContainerKnown
      ? shown : "\(shown) in container \(lengths.proposal(scene.container))"
  }

  private static func nameAndSize(
    _ picture: Picture, _ scene: Scene, _ options: ReportOptions, _ lengths: Lengths
  ) -> String {
    if let box = picture.rootBox {
      let view = picture.tree.views[picture.boxes[box].named]
      return "\(view.name) \(lengths.size(view.frame.size, estimates: view.estimates))"
    }
    let name = Text.escaped(scene.names.entries[picture.tree.focus ?? 0].name)
    let estimates = picture.tree.outermost.reduce(into: FrameNumbers()) {
      $0.formUnion($1.estimates)
    }
    let size = picture.tree.focus == nil ? scene.result?.size ?? .zero : picture.bounds.size
    return "\(name) \(lengths.size(size, estimates: estimates))"
  }
}

extension Picture {
  /// Whether the tree's frame says all about the container.
  func isFilled(_ container: ProposedSize) -> Bool {
    guard let root = rootBox, !showsContainer else { return false }
    guard let width = container.width, let height = container.height else { return false }
    let filled = Rect(origin: .zero, size: Size(width: width, height: height))
    return FrameKey(Rect(origin: .zero, size: boxes[root].frame.size)) == FrameKey(filled)
  }
}
