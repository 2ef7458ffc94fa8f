/// Whether a printed line is what was expected.
struct LineComparison {
  /// How far apart equal numbers may be.
  var tolerance: Double
  /// Whether numbers in pictures may be apart as well.
  var isTolerantInPictures: Bool

  /// Compares a line of a file with the normalised form of one that was printed.
  func matches(_ expected: ExpectedLine, _ found: String) -> Bool {
    if expected.normalized == found { return true }
    if let pattern = expected.pattern { return pattern.matches(found) }
    return matchesNumbers(expected.normalized, found)
  }

  private func matchesNumbers(_ wanted: String, _ found: String) -> Bool {
    guard tolerance > 0 else { return false }
    let isPicture = LineText.isPicture(wanted) || LineText.isPicture(found)
    if isPicture && !isTolerantInPictures { return false }
    let (wanted, found) = (NumberScanner.split(wanted), NumberScanner.split(found))
    guard wanted.text == found.text, wanted.numbers.count == found.numbers.count else {
      return false
    }
    // Both stand at 3 decimals; a difference of just the tolerance is within it.
    return zip(wanted.numbers, found.numbers).allSatisfy { abs($0 - $1) <= tolerance + 1e-9 }
  }
}
