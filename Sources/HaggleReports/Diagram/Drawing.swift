import HaggleLanguage
import HaggleLayout

/// The picture on its canvas, and what became of every label.
package struct Drawing {
  let picture: Picture
  let lengths: Lengths
  package private(set) var canvas: Canvas
  /// What of each box's label stands in the picture; `nil` for boxes without four walls.
  package private(set) var outcomes: [LabelOutcome?]

  package init(_ picture: Picture, _ lengths: Lengths) {
    self.picture = picture
    self.lengths = lengths
    canvas = Canvas(columns: picture.grid.columns, rows: picture.grid.rows)
    outcomes = Array(repeating: nil, count: picture.boxes.count)
  }

  /// Draws walls from back to front, then the marks of frames without four walls.
  package mutating func drawFrames() {
    drawWalls()
    drawMarks()
  }

  /// Writes labels and amounts where there is room.
  package mutating func drawLabels(_ names: inout ViewNames) {
    drawContainerLabel()
    for box in drawnBoxes where mark(of: box) == nil { drawLabel(of: box, &names) }
    for (box, overflow) in overflows {
      guard let cells = picture.cells[box], let bounds = picture.grid.cells(picture.bounds)
      else { continue }
      canvas.write(overflow, in: cells, container: bounds, lengths)
    }
  }

  /// The boxes that are more than a place kept for a view elsewhere.
  var drawnBoxes: [Int] {
    picture.boxes.indices.filter { !picture.isKeptPlace[$0] }
  }

  /// How a box without four walls is shown; `nil` for one that has them or has no place.
  func mark(of box: Int) -> Mark? {
    picture.cells[box].flatMap { Mark(picture.boxes[box].frame, $0) }
  }

  /// The boxes that stick out of the container farther than what they are in.
  var overflows: [(box: Int, overflow: Overflow)] {
    picture.boxes.indices.compactMap { box in
      let overflow = Overflow(of: picture.boxes[box].frame, from: picture.bounds)
      guard !overflow.isNone, !isUndecided(box) else { return nil }
      let outermost = picture.boxes[box].chains.compactMap(\.first).min() ?? 0
      guard let parent = picture.tree.views[outermost].parent else { return (box, overflow) }
      let outer = Overflow(of: picture.tree.views[parent].frame, from: picture.bounds)
      return overflow.exceeds(outer) ? (box, overflow) : nil
    }
  }
}

// MARK: - Steps

extension Drawing {
  private mutating func drawWalls() {
    if picture.showsContainer, let cells = picture.grid.cells(picture.bounds), !cells.isThin {
      canvas.paint(cells, owner: nil)
    }
    if let cells = picture.safeArea.flatMap(picture.grid.cells), !cells.isThin {
      canvas.dot(cells, owner: nil)
    }
    var last: CellRect?
    for index in picture.tree.paintOrder {
      let box = picture.homes[index]
      guard let cells = picture.cells[box], cells != last, !picture.isKeptPlace[box]
      else { continue }
      // What is lower than a row is a wall: its upper and lower edges are one line.
      guard [nil, .flat].contains(mark(of: box)) else { continue }
      if isUndecided(box) {
        canvas.dot(cells, owner: index)
      } else {
        canvas.paint(cells, owner: index)
      }
      last = cells
    }
  }

  /// Whether the frame of a box is not known yet.
  private func isUndecided(_ box: Int) -> Bool {
    picture.tree.views[picture.boxes[box].named].isUndecided
  }

  private mutating func drawMarks() {
    for box in drawnBoxes {
      guard let mark = mark(of: box), mark != .flat, let cells = picture.cells[box]
      else { continue }
      canvas.mark(cells, with: mark)
    }
  }

  /// Names the container's box if its top left corner is free; the header has its size.
  private mutating func drawContainerLabel() {
    guard picture.showsContainer, let cells = picture.grid.cells(picture.bounds) else { return }
    let label = " container "
    let columns = max(cells.left + 1, 0)..<max(cells.left + 1, 0) + label.count
    let y = max(cells.top + 1, 0)
    let isFree = columns.allSatisfy {
      canvas.contains($0, y) && canvas.isFree($0, y) && canvas.owner($0, y) == nil
    }
    if isFree { canvas.write("container", columns.lowerBound + 1, y) }
  }

  private mutating func drawLabel(of box: Int, _ names: inout ViewNames) {
    guard let cells = picture.cells[box],
      !cells.isOutside(columns: canvas.columns, rows: canvas.rows)
    else { return }
    let named = picture.boxes[box].named
    let view = picture.tree.views[named]
    let placer = LabelPlacer(
      tree: picture.tree, homes: picture.homes, box: box, named: named, cells: cells,
      needsWholeRow: box == picture.rootBox && !view.isLeaf)
    let size = view.sizeText(lengths)
    let name = names.entries[view.node].name
    let outcome = placer.place(
      view.name, size, on: &canvas, letter: names.letterToCome(for: name))
    outcomes[box] = outcome
    if case .letter = outcome { _ = names.letter(for: name) }
  }
}
