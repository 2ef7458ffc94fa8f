/// The fewest differences between all pairs of ends of two texts.
///
/// Filled from the last lines to the first, so that a walk from the front takes the best way.
struct DistanceTable {
  private let expected: [ExpectedLine]
  private let actual: [String]
  private let front: Int
  private let comparison: LineComparison
  private let width: Int
  /// A row for each expected line and one for their end; a column for each printed line and one for
  /// theirs.
  private var distances: [Int32]

  /// How many pairs of lines are compared at most.
  private static let mostPairs = 4_000_000

  /// Compares the lines from `front` on; `nil` if there are too many.
  init?(
    _ expected: [ExpectedLine], _ actual: [String], from front: Int, _ comparison: LineComparison
  ) {
    self.expected = expected
    self.actual = actual
    self.front = front
    self.comparison = comparison
    width = actual.count - front + 1
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: expected.count - front + 1)
    guard !isTooLarge, count <= Self.mostPairs else { return nil }
    distances = Array(repeating: 0, count: count)
    for i in (front...expected.count).reversed() {
      for j in (front...actual.count).reversed() { fill(i, j) }
    }
  }

  private mutating func fill(_ i: Int, _ j: Int) {
    guard i < expected.count || j < actual.count else { return }
    var best = Int32.max
    if i < expected.count { best = distance(i + 1, j) + (expected[i].skipsLines ? 0 : 1) }
    if j < actual.count {
      let isFree = i < expected.count && expected[i].skipsLines
      best = min(best, distance(i, j + 1) + (isFree ? 0 : 1))
    }
    if i < expected.count && j < actual.count && !expected[i].skipsLines {
      let isSame = comparison.matches(expected[i], actual[j])
      best = min(best, distance(i + 1, j + 1) + (isSame ? 0 : 1))
    }
    distances[(i - front) * width + j - front] = best
  }

  private func distance(_ i: Int, _ j: Int) -> Int32 {
    distances[(i - front) * width + j - front]
  }

  /// The best way from the front to both ends.
  var steps: [OutputAlignment.Step] {
    var steps: [OutputAlignment.Step] = []
    var (i, j) = (front, front)
    while i < expected.count || j < actual.count {
      if i < expected.count && expected[i].skipsLines {
        let start = j
        // The shortest stretch will do.
        while distance(i + 1, j) > distance(i, j) { j += 1 }
        steps.append(.skipped(expected: i, actual: start..<j))
        i += 1
      } else {
        steps.append(step(&i, &j))
      }
    }
    return steps
  }

  private func step(_ i: inout Int, _ j: inout Int) -> OutputAlignment.Step {
    let best = distance(i, j)
    if i < expected.count && j < actual.count {
      let isSame = comparison.matches(expected[i], actual[j])
      if distance(i + 1, j + 1) + (isSame ? 0 : 1) == best {
        defer { (i, j) = (i + 1, j + 1) }
        return isSame ? .same(expected: i, actual: j) : .changed(expected: i, actual: j)
      }
    }
    if i < expected.count && distance(i + 1, j) + 1 == best {
      defer { i += 1 }
      return .missing(expected: i)
    }
    defer { j += 1 }
    return .unexpected(actual: j)
  }
}
