/// Which printed line stands against which expected one, with as few differences as possible.
struct OutputAlignment: Equatable {
  enum Step: Equatable {
    /// The expected and the printed line agree.
    case same(expected: Int, actual: Int)
    /// They stand at the same place and differ.
    case changed(expected: Int, actual: Int)
    case missing(expected: Int)
    case unexpected(actual: Int)
    /// A line `...` and the printed lines that it stands for.
    case skipped(expected: Int, actual: Range<Int>)
  }

  private(set) var steps: [Step] = []

  /// Whether nothing differs.
  var isSame: Bool { differences.isEmpty }

  /// The steps that differ.
  var differences: [Step] {
    steps.filter { step in
      switch step {
      case .same, .skipped: false
      case .changed, .missing, .unexpected: true
      }
    }
  }

  /// Aligns lines of a file with lines that were printed.
  init(_ expected: [ExpectedLine], _ actual: [String], _ comparison: LineComparison) {
    let found = actual.map(LineText.normalized)
    var front = 0
    while front < expected.count, front < found.count, !expected[front].skipsLines,
      comparison.matches(expected[front], found[front])
    {
      steps.append(.same(expected: front, actual: front))
      front += 1
    }
    let rest = DistanceTable(expected, found, from: front, comparison)
    steps += rest?.steps ?? Self.pairs(expected.count, found.count, from: front)
  }

  /// Line against line, for texts that are too long to look for less.
  private static func pairs(_ expected: Int, _ actual: Int, from front: Int) -> [Step] {
    (front..<max(expected, actual)).map { index in
      if index >= expected { return .unexpected(actual: index) }
      return index < actual
        ? .changed(expected: index, actual: index) : .missing(expected: index)
    }
  }
}
