/// A set of Unicode scalars, as the ranges of their values.
package struct ScalarRanges: Sendable {
  private let ranges: [ClosedRange<UInt32>]

  /// Ranges in ascending order.
  package init(_ ranges: [ClosedRange<UInt32>]) {
    self.ranges = ranges
  }

  /// Whether the set holds a scalar.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if scalar.value > ranges[middle].upperBound { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar.value)
  }
}
