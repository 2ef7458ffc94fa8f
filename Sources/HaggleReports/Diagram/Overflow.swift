import HaggleLayout

/// By how many points a frame sticks out of the container.
struct Overflow: Equatable {
  var left: Double
  var right: Double
  var above: Double
  var below: Double

  /// Differences that no printed number shows are none.
  private static let tolerance = 0.0005

  init(of frame: Rect, from container: Rect) {
    left = Self.amount(container.minX - frame.minX)
    right = Self.amount(frame.maxX - container.maxX)
    above = Self.amount(container.minY - frame.minY)
    below = Self.amount(frame.maxY - container.maxY)
  }

  var isNone: Bool { left == 0 && right == 0 && above == 0 && below == 0 }

  /// Whether this sticks out farther than `other` on some side.
  func exceeds(_ other: Overflow) -> Bool {
    left > other.left || right > other.right || above > other.above || below > other.below
  }

  /// `40 left, 40 right`.
  func text(_ lengths: Lengths) -> String {
    [(left, "left"), (right, "right"), (above, "above"), (below, "below")]
      .filter { $0.0 > 0 }
      .map { "\(lengths.number($0.0)) \($0.1)" }
      .joined(separator: ", ")
  }

  /// Amounts of infinite or unknown sides are told elsewhere.
  private static func amount(_ length: Double) -> Double {
    length > tolerance && Extent.isDrawable(length) ? length : 0
  }
}

extension Canvas {
  /// Writes the amounts in the parts of a box outside the container, where there is room.
  mutating func write(
    _ overflow: Overflow, in cells: CellRect, container: CellRect, _ lengths: Lengths
  ) {
    let rows = (0..<self.rows).filter { $0 > cells.top && $0 < cells.bottom }.sorted {
      abs(2 * $0 - cells.top - cells.bottom) < abs(2 * $1 - cells.top - cells.bottom)
    }
    let inside = cells.left + 1..<max(cells.right, cells.left + 1)
    if overflow.left > 0 {
      let columns = inside.clamped(to: Int.min..<max(container.left, Int.min))
      let text = "\(Glyphs.leftwards) \(lengths.number(overflow.left))"
      write(text, inRows: rows, columns, isTrailing: false)
    }
    if overflow.right > 0 {
      let columns = inside.clamped(to: container.right + 1..<Int.max)
      let text = "\(lengths.number(overflow.right)) \(Glyphs.rightwards)"
      write(text, inRows: rows, columns, isTrailing: true)
    }
    if overflow.above > 0 {
      let text = "\(lengths.number(overflow.above)) above"
      write(text, inRows: rows.filter { $0 < container.top }.sorted(), inside, isTrailing: false)
    }
    if overflow.below > 0 {
      let text = "\(lengths.number(overflow.below)) below"
      write(
        text, inRows: rows.filter { $0 > container.bottom }.sorted(by: >), inside,
        isTrailing: false)
    }
  }

  /// Writes text in the first row in which it has room.
  private mutating func write(
    _ text: String, inRows rows: [Int], _ columns: Range<Int>, isTrailing: Bool
  ) {
    let count = text.count
    guard columns.count >= count else { return }
    let indentation = columns.count > count ? 1 : 0
    let x =
      isTrailing ? columns.upperBound - count - indentation : columns.lowerBound + indentation
    // A number right beside a label would read as a part of it.
    let neighbours = [x - 1, x + count]
    for y in rows where (x..<x + count).allSatisfy({ contains($0, y) && isFree($0, y) }) {
      if neighbours.contains(where: { contains($0, y) && hasText($0, y) }) { continue }
      write(text, x, y)
      return
    }
  }
}
