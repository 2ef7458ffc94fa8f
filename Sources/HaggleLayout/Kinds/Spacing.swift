/// How far a view wants its neighbours to be on each edge (spec 04 rules 17 to 21).
package struct Spacing: Equatable, Sendable {
  package var top: EdgeSpacing
  package var leading: EdgeSpacing
  package var bottom: EdgeSpacing
  package var trailing: EdgeSpacing

  /// The preference of a view without opinion: only text comes as close as it likes (rule 17).
  package static let standard = Spacing(
    top: EdgeSpacing(belowText: 0), leading: EdgeSpacing(), bottom: EdgeSpacing(aboveText: 0),
    trailing: EdgeSpacing())

  /// The distance between views without opinion (rule 18), in points.
  package static let standardDistance = 8.0

  /// No distance on any edge, whatever the neighbour: an empty container (rule 21).
  package static let zero = Spacing(
    top: EdgeSpacing(any: 0), leading: EdgeSpacing(any: 0), bottom: EdgeSpacing(any: 0),
    trailing: EdgeSpacing(any: 0))

  /// The preference on the edge where a walk along `axis` enters the view.
  package subscript(leadingEdgeAlong axis: Axis) -> EdgeSpacing {
    get { axis == .horizontal ? leading : top }
    set { if axis == .horizontal { leading = newValue } else { top = newValue } }
  }

  /// The preference on the edge where a walk along `axis` leaves the view.
  package subscript(trailingEdgeAlong axis: Axis) -> EdgeSpacing {
    get { axis == .horizontal ? trailing : bottom }
    set { if axis == .horizontal { trailing = newValue } else { bottom = newValue } }
  }

  /// Both edges along `axis` as in `other`.
  package mutating func take(_ axis: Axis, from other: Spacing) {
    self[leadingEdgeAlong: axis] = other[leadingEdgeAlong: axis]
    self[trailingEdgeAlong: axis] = other[trailingEdgeAlong: axis]
  }

  /// The larger preference for every neighbour on every edge (rule 21).
  package func union(_ other: Spacing) -> Spacing {
    Spacing(
      top: top.union(other.top), leading: leading.union(other.leading),
      bottom: bottom.union(other.bottom), trailing: trailing.union(other.trailing))
  }
}

/// The distances that one edge wants, by what is on the other side; NaN where it has no opinion.
package struct EdgeSpacing: Equatable, Sendable {
  /// To a neighbour of any kind.
  package var any: Double = .nan
  /// SwiftUI's category "edge above text": the bottom of a plain view, the top of a text.
  package var aboveText: Double = .nan
  /// SwiftUI's category "edge below text": the top of a plain view, the bottom of a text.
  package var belowText: Double = .nan
  /// From text to text.
  package var text: Double = .nan

  /// The preferred distance from this edge to the facing edge of the next view (rule 18), in points.
  package func distance(to next: EdgeSpacing) -> Double {
    let common = Self.largest(
      Self.largest(aboveText + next.aboveText, belowText + next.belowText), text + next.text)
    if !common.isNaN { return common }
    let plain = Self.largest(any, next.any)
    return plain.isNaN ? Spacing.standardDistance : plain
  }

  /// The larger preference in every category.
  fileprivate func union(_ other: EdgeSpacing) -> EdgeSpacing {
    EdgeSpacing(
      any: Self.largest(any, other.any), aboveText: Self.largest(aboveText, other.aboveText),
      belowText: Self.largest(belowText, other.belowText), text: Self.largest(text, other.text))
  }

  /// Whether both want the same of every neighbour, opinions that are absent included.
  package static func == (left: EdgeSpacing, right: EdgeSpacing) -> Bool {
    let pairs = [
      (left.any, right.any), (left.aboveText, right.aboveText), (left.belowText, right.belowText),
      (left.text, right.text),
    ]
    return pairs.allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }

  /// The larger of two distances; one that is absent does not count.
  private static func largest(_ left: Double, _ right: Double) -> Double {
    left.isNaN ? right : right.isNaN ? left : Swift.max(left, right)
  }
}
