/// The explicit guide of a container, out of those of its children (spec 06 rule 8).
///
/// Of baselines the first combine to the topmost and the last to the lowest, other ids to the
/// arithmetic mean. SwiftUI's frame guides never become guides of the container. Values that are not
/// finite do not count (rule 9).
package struct CombinedGuide {
  private let key: AlignmentKey
  private var count = 0.0
  private var sum = 0.0
  private var extreme: Double?

  package init(_ key: AlignmentKey) { self.key = key }

  /// Adds the value of the next child, in points from the child's own edge, where it has one.
  package mutating func include(_ value: Double?, at origin: Double) {
    guard let position = value.map({ origin + $0 }), position.isFinite else { return }
    count += 1
    sum += position
    let isFirst = key == .firstTextBaseline
    extreme = extreme.map { isFirst ? min($0, position) : max($0, position) } ?? position
  }

  /// The container's value, in points from its own edge; `nil` where no child has one.
  package var value: Double? {
    guard count > 0 else { return nil }
    if key.id != nil { return sum / count }
    return key.isBaseline ? extreme : nil
  }
}

extension AlignmentKey {
  /// Whether texts give the guide a value of their own.
  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
