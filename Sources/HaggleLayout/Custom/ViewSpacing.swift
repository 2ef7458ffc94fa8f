/// How far a view wants its neighbours to be on each edge (spec 14 rule 10).
public struct ViewSpacing: Equatable, Sendable {
  private var spacing: Spacing

  /// Makes a spacing without opinion on any edge.
  public init() {
    spacing = Spacing(
      top: EdgeSpacing(), leading: EdgeSpacing(), bottom: EdgeSpacing(), trailing: EdgeSpacing())
  }

  init(_ spacing: Spacing) { self.spacing = spacing }

  /// No distance on any edge, whatever the neighbour.
  public static let zero = ViewSpacing(.zero)

  /// The preferred distance to the next view along `axis`, in points; 8 where neither has an opinion.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    spacing[trailingEdgeAlong: axis].distance(to: next.spacing[leadingEdgeAlong: axis])
  }

  /// Takes the larger preference on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    let union = spacing.union(other.spacing)
    if edges.contains(.top) { spacing.top = union.top }
    if edges.contains(.leading) { spacing.leading = union.leading }
    if edges.contains(.bottom) { spacing.bottom = union.bottom }
    if edges.contains(.trailing) { spacing.trailing = union.trailing }
  }

  /// The larger preference on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// What the kinds reckon with.
  var preferences: Spacing { spacing }
}
