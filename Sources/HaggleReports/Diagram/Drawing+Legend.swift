import HaggleLayout

extension Drawing {
  /// The lines below the picture: what labels leave out, then what cannot be seen.
  ///
  /// It is not finished once `isInterrupted` says so.
  func legend(omitted: Int, isInterrupted: () -> Bool) -> [String] {
    var legend = Legend(picture.tree, picture.boxes, lengths)
    for add in [addLabels, addMarks, addHidden, addOutside, addFills] {
      if isInterrupted() { return [] }
      add(&legend)
    }
    if omitted > 0 { legend.add("not drawn: \(omitted) deeper \(omitted == 1 ? "view" : "views")") }
    return legend.lines
  }

  /// Chains, sizes without room, and letters.
  private func addLabels(to legend: inout Legend) {
    let entries = outcomes.indices.compactMap { box -> (text: String, chain: String)? in
      let chain = legend.chain(box)
      return switch outcomes[box] {
      case .full: chain.isEmpty ? nil : (legend.name(box), chain)
      case .letter(let letter): ("\(letter) \(legend.nameAndSize(box))", chain)
      // The header has the name and the size of the outermost view.
      case .name where box == picture.rootBox, .some(.none) where box == picture.rootBox:
        chain.isEmpty ? nil : (legend.name(box), chain)
      case .name: (legend.nameAndSize(box), chain)
      case .some(.none), nil: nil
      }
    }
    legend.add(entries)
  }

  private func addMarks(to legend: inout Legend) {
    for mark in Mark.allCases {
      let marked = drawnBoxes.filter { self.mark(of: $0) == mark && isShown($0) }
      legend.add(marked.lazy.map(legend.whole), after: mark.glyph + " ")
    }
  }

  /// Boxes that no label names, and views that stand exactly behind others.
  private func addHidden(to legend: inout Legend) {
    let unnamed = outcomes.indices.filter {
      outcomes[$0] == LabelOutcome.none && $0 != picture.rootBox
    }
    legend.add(unnamed.lazy.map(legend.whole), after: "no room: ")
    legend.add(picture.boxes.indices.flatMap(legend.viewsBehind))
    let kept = picture.boxes.indices.filter { picture.isKeptPlace[$0] }
    legend.add(kept.map { (legend.whole($0).text, legend.heads($0)) }, after: "place kept: ")
  }

  /// What lies beyond the container, the window or any canvas.
  private func addOutside(to legend: inout Legend) {
    let boxes = picture.boxes
    let endless = boxes.indices.filter {
      let size = boxes[$0].frame.size
      return picture.cells[$0] != nil
        && !(Extent.isDrawable(size.width) && Extent.isDrawable(size.height))
    }
    legend.add(endless.map { (legend.nameAndSize($0), "") }, after: "drawn to the edge: ")
    for (box, overflow) in overflows {
      let verb = isScrolled(box) ? "scrolls beyond" : "sticks out of"
      legend.add("\(legend.name(box)) \(verb) the container: \(overflow.text(lengths))")
    }
    let nowhere = boxes.indices.filter { picture.cells[$0] == nil }
    legend.add(nowhere.lazy.map(legend.whole), after: "cannot be drawn: ")
    let outside = boxes.indices.filter { picture.cells[$0] != nil && !isShown($0) }
    legend.add(outside.lazy.map(legend.whole), after: "outside the window: ")
    if let missing = picture.missing { legend.add("not shown: \(missing.text(lengths))") }
  }

  /// Styles that reach beyond the frames of the views that they are behind.
  private func addFills(to legend: inout Legend) {
    for view in picture.tree.views {
      guard let fill = view.fill else { continue }
      let place =
        "\(lengths.size(fill.size, estimates: view.estimates)) "
        + "at \(lengths.point(fill.origin, estimates: view.estimates))"
      legend.add("\(view.name) fills \(place), into the safe area")
    }
  }

  /// Whether what a box stands for can be brought into view by scrolling.
  private func isScrolled(_ box: Int) -> Bool {
    let views = picture.tree.views
    return sequence(first: picture.boxes[box].named) { views[$0].parent }
      .contains { picture.tree.table[views[$0].node].view.kind.scrolls }
  }

  private func isShown(_ box: Int) -> Bool {
    picture.cells[box].map {
      !$0.isOutside(columns: canvas.columns, rows: canvas.rows)
    } ?? false
  }
}

extension Picture {
  /// What a window or a fixed scale leaves out on each side; `nil` when everything is shown.
  var missing: Overflow? {
    let whole = Rect(
      x: extent.minX, y: extent.minY, width: extent.maxX - extent.minX,
      height: extent.maxY - extent.minY)
    guard let cells = grid.cells(whole) else { return nil }
    var shown = whole
    if cells.left < 0 { shown.origin.x = Double(grid.firstColumn) * grid.columnPoints }
    if cells.top < 0 { shown.origin.y = Double(grid.firstRow) * grid.rowPoints }
    let maxX = Double(grid.firstColumn + grid.columns - 1) * grid.columnPoints
    let maxY = Double(grid.firstRow + grid.rows - 1) * grid.rowPoints
    shown.size.width = (cells.right >= grid.columns ? maxX : whole.maxX) - shown.minX
    shown.size.height = (cells.bottom >= grid.rows ? maxY : whole.maxY) - shown.minY
    let missing = Overflow(of: whole, from: shown)
    return missing.isNone ? nil : missing
  }
}
