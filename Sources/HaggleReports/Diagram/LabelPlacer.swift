import HaggleLanguage
import HaggleLayout

/// What of a box's label stands in the picture.
package enum LabelOutcome: Equatable {
  /// Name and size.
  case full
  /// The name; the size had no room.
  case name
  /// A letter instead of the name.
  case letter(String)
  /// Nothing.
  case none
}

/// Finds a place for the label of a box: at the top left, where nothing but the box itself is.
///
/// Where a view in front covers that corner, the label moves to the next place that can be seen.
struct LabelPlacer {
  let tree: DrawnTree
  /// The box of every view.
  let homes: [Int]
  let box: Int
  /// The view that names the box.
  let named: Int
  let cells: CellRect
  /// Whether the label is left out unless its row is free from wall to wall.
  ///
  /// Beside a child, the name of what is around both reads like the name of another child. The
  /// outermost view, which the header names, can do without.
  let needsWholeRow: Bool

  /// Free cells of one row that belong to the box.
  private struct Run {
    var x: Int
    var y: Int
    var count: Int
  }

  /// Writes as much of the label as there is room for.
  ///
  /// - Parameters:
  ///   - name: The name of the box.
  ///   - size: Its size in points.
  ///   - canvas: The picture, in which all walls and marks are drawn.
  ///   - letter: Stands for the name where the name has no room.
  /// - Returns: What had room.
  func place(
    _ name: String, _ size: String, on canvas: inout Canvas, letter: String
  ) -> LabelOutcome {
    let runs = runs(on: canvas)
    for run in runs where writeFull(name, size, run, &canvas) { return .full }
    for run in runs where write(name, run, &canvas) { return .name }
    for run in runs where write(letter, run, &canvas) { return .letter(letter) }
    return .none
  }

  private func writeFull(
    _ name: String, _ size: String, _ run: Run, _ canvas: inout Canvas
  ) -> Bool {
    let below = free(from: run.x, run.y + 1, on: canvas)
    let room = min(run.count - CellWidth.cells(name), below - CellWidth.cells(size))
    if room < 0 { return write("\(name) \(size)", run, &canvas) }
    let x = run.x + (room > 0 ? 1 : 0)
    canvas.write(name, x, run.y)
    canvas.write(size, x, run.y + 1)
    return true
  }

  /// Writes a line with a blank in front of it if there is room for one.
  private func write(_ text: String, _ run: Run, _ canvas: inout Canvas) -> Bool {
    let room = run.count - CellWidth.cells(text)
    guard room >= 0 else { return false }
    canvas.write(text, run.x + (room > 0 ? 1 : 0), run.y)
    return true
  }
}

// MARK: - Room

extension LabelPlacer {
  /// Where a label may begin, in order of preference.
  private func runs(on canvas: Canvas) -> [Run] {
    let x = max(cells.left + 1, 0)
    let y = max(cells.top + 1, 0)
    let last = min(cells.right - 1, canvas.columns - 1)
    let bottom = min(cells.bottom - 1, canvas.rows - 1)
    guard x <= last, y <= bottom else { return [] }
    let corner = Run(x: x, y: y, count: free(from: x, y, on: canvas))
    if corner.count == 0 && isInside(canvas.owner(x, y)) { return [] }
    if needsWholeRow && corner.count <= last - x { return [] }
    let first = corner.count > 0 ? [corner] : []
    guard isCovered(x...last, y...bottom, canvas) else { return first }
    let others = (y...bottom).flatMap { rowRuns(x...last, $0, canvas) }
    return first + others.filter { $0.x > x || $0.y > y }
  }

  /// How many cells from this one to the right are the box's own and free.
  private func free(from x: Int, _ y: Int, on canvas: Canvas) -> Int {
    guard y < min(cells.bottom, canvas.rows) else { return 0 }
    var end = x
    while end < min(cells.right, canvas.columns), isOwn(end, y, canvas) { end += 1 }
    return end - x
  }

  private func rowRuns(_ columns: ClosedRange<Int>, _ y: Int, _ canvas: Canvas) -> [Run] {
    var runs: [Run] = []
    var x = columns.lowerBound
    while x <= columns.upperBound {
      let count = free(from: x, y, on: canvas)
      if count > 0 { runs.append(Run(x: x, y: y, count: count)) }
      x += count + 1
    }
    return runs
  }

  private func isOwn(_ x: Int, _ y: Int, _ canvas: Canvas) -> Bool {
    guard canvas.isFree(x, y), let owner = canvas.owner(x, y) else { return false }
    return homes[owner] == box
  }

  /// Whether a view lies inside the one that names the box; an overlay lies in front of it.
  private func isInside(_ owner: Int?) -> Bool {
    var current = owner.flatMap { tree.views[$0].parent }
    while let view = current {
      if view == named { return true }
      current = tree.views[view].parent
    }
    return false
  }

  /// Whether something in front hides a part of the box.
  private func isCovered(
    _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>, _ canvas: Canvas
  ) -> Bool {
    rows.contains { y in
      columns.contains { x in
        let owner = canvas.owner(x, y)
        let isOwn = owner.map { homes[$0] } == box
        return isOwn ? canvas.hasWall(x, y) : !isInside(owner)
      }
    }
  }
}
