import HaggleLayout

/// Finds where a line of a layout bends or jumps.
///
/// Between such places a length depends on a container's length by a straight line, so that a few
/// values tell all of them.
struct KinkFinder {
  /// The number for a place, in points.
  let value: (Double) throws(LayoutError) -> Double
  /// Whether another rule holds at the second place than at the first.
  let hasOtherRules: (Double, Double) throws(LayoutError) -> Bool

  /// More bends than this between two samples are not looked for.
  private static let mostInInterval = 8

  /// The places among samples at equal distances where the line bends, ascending.
  ///
  /// - Complexity: About a hundred values for every bend.
  func kinks(in xs: [Double], _ ys: [Double]) throws(LayoutError) -> [Double] {
    guard xs.count > 2 else { return [] }
    let bent = xs.indices.map { index in
      index > 0 && index < xs.count - 1
        && !Line.isSame(ys[index - 1] - ys[index], ys[index] - ys[index + 1])
    }
    var found: [Double] = []
    for index in xs.indices.dropLast() where bent[index] || bent[index + 1] {
      if try isSmooth(xs[index], ys[index], xs[index + 1], ys[index + 1]) { continue }
      found += try kinks(from: xs[index], to: xs[index + 1])
    }
    let near = (xs[1] - xs[0]) / 1000
    for index in xs.indices where bent[index] {
      let isFound = found.contains { abs($0 - xs[index]) < 3 * near }
      if !isFound, try bends(at: xs[index], near) { found.append(xs[index]) }
    }
    return found.sorted()
  }

  /// Whether two samples belong to one rule whose line is curved, as for a ratio.
  private func isSmooth(
    _ x: Double, _ y: Double, _ nextX: Double, _ nextY: Double
  ) throws(LayoutError) -> Bool {
    guard try isCurve(x, y, nextX, nextY, halvings: Self.mostHalvings) else { return false }
    return try !hasOtherRules(x, nextX)
  }

  /// How often an interval is halved in which a curve may be steep.
  private static let mostHalvings = 8

  /// Whether parts of the line come near to being straight when they are made smaller: those of a
  /// curve do, bends and jumps stay what they are.
  private func isCurve(
    _ x: Double, _ y: Double, _ nextX: Double, _ nextY: Double, halvings: Int
  ) throws(LayoutError) -> Bool {
    let place = (x + nextX) / 2
    let middle = try value(place)
    let deviation = abs(middle - (y + nextY) / 2)
    guard deviation.isFinite else { return false }
    if deviation <= 0.01 * abs(nextY - y) { return true }
    guard halvings > 0 else { return false }
    guard try isCurve(x, y, place, middle, halvings: halvings - 1) else { return false }
    return try isCurve(place, middle, nextX, nextY, halvings: halvings - 1)
  }

  /// Whether the line has another direction or value on both sides of `x`; that of a curve comes
  /// nearer when one looks closer.
  private func bends(at x: Double, _ near: Double) throws(LayoutError) -> Bool {
    let (before, after) = try lines(around: x, near)
    if before.holds(x + near, after.start), before.hasDirection(of: after) { return false }
    let closer = near / 8
    let (last, next) = try lines(around: x, closer)
    return !(abs(last.slope - next.slope) < 0.5 * abs(before.slope - after.slope))
      || !(abs(last.end(closer) - next.start) < 0.5 * abs(before.end(near) - after.start))
  }

  private func lines(
    around x: Double, _ near: Double
  ) throws(LayoutError) -> (before: Line, after: Line) {
    (
      Line(try value(x - 2 * near), try value(x - near), from: x - 2 * near, near),
      Line(try value(x + near), try value(x + 2 * near), from: x + near, near)
    )
  }

  /// The places between two samples, the first included, the second not.
  private func kinks(from lower: Double, to upper: Double) throws(LayoutError) -> [Double] {
    var found: [Double] = []
    var start = lower
    while found.count < Self.mostInInterval {
      let first = start + (upper - lower) * 1e-6
      guard first < upper, let line = try line(from: first, to: upper) else { break }
      let middle = (first + upper) / 2
      let middleHolds = line.holds(middle, try value(middle))
      if middleHolds, line.holds(upper, try value(upper)) { break }
      let place = try departure(
        from: line, middleHolds ? middle : first, middleHolds ? upper : middle)
      found.append(try exactPlace(of: place, on: line, within: upper - lower))
      start = place
    }
    return found
  }

  /// The line on which the values behind `x` lie; `nil` where they lie on none.
  private func line(from x: Double, to upper: Double) throws(LayoutError) -> Line? {
    var distance = (upper - x) / 64
    for _ in 0..<4 {
      let line = Line(try value(x), try value(x + distance), from: x, distance)
      if line.holds(x + distance / 2, try value(x + distance / 2)) { return line }
      distance /= 64
    }
    return nil
  }

  /// The first place behind `lower` that is not on the line, found by halving.
  private func departure(
    from line: Line, _ lower: Double, _ upper: Double
  ) throws(LayoutError) -> Double {
    var (lower, upper) = (lower, upper)
    while upper - lower > 1e-10 * max(1, abs(upper)) {
      let middle = (lower + upper) / 2
      if middle == lower || middle == upper { break }
      if line.holds(middle, try value(middle)) { lower = middle } else { upper = middle }
    }
    return upper
  }

  /// Where the line meets the one behind `place`; `place` itself where it jumps.
  private func exactPlace(
    of place: Double, on line: Line, within width: Double
  ) throws(LayoutError) -> Double {
    let near = width * 1e-3
    let next = Line(try value(place + near), try value(place + 2 * near), from: place + near, near)
    let meeting = line.meeting(next)
    let exact = meeting.isFinite && abs(meeting - place) < 1e-4 ? meeting : place
    return (exact * 1e9).rounded() / 1e9
  }
}

/// A straight line through two values.
struct Line {
  let x: Double
  /// The value at `x`.
  let start: Double
  /// What a point more adds.
  let slope: Double

  init(_ start: Double, _ next: Double, from x: Double, _ distance: Double) {
    self.x = x
    self.start = start
    slope = start == next ? 0 : (next - start) / distance
  }

  func holds(_ place: Double, _ value: Double) -> Bool {
    Self.isSame(slope == 0 ? start : start + slope * (place - x), value)
  }

  /// The value at the second of the places by which the line was found.
  func end(_ distance: Double) -> Double { start + slope * distance }

  func hasDirection(of other: Line) -> Bool { abs(slope - other.slope) < 1e-5 }

  /// Where two lines meet; not finite where they do not.
  func meeting(_ other: Line) -> Double {
    let difference = slope - other.slope
    if difference == 0 { return .nan }
    return (other.start - other.slope * other.x - start + slope * x) / difference
  }

  static func isSame(_ left: Double, _ right: Double) -> Bool {
    if left == right || (left.isNaN && right.isNaN) { return true }
    return abs(left - right) <= 1e-7 * max(1, abs(left))
  }
}
