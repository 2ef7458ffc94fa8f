/// A container of your own, written as for SwiftUI: it answers proposals and places its subviews
/// (spec 14).
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout ()) -> Size {
///     subviews.map { $0.sizeThatFits(.unspecified) }
///       .reduce(.zero) { Size(width: $0.width + $1.width, height: $0.height + $1.height) }
///   }
///
///   func placeSubviews(
///     in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout ()
///   ) {
///     var corner = bounds.origin
///     for subview in subviews {
///       subview.place(at: corner, proposal: .unspecified)
///       let size = subview.sizeThatFits(.unspecified)
///       corner = Point(x: corner.x + size.width, y: corner.y + size.height)
///     }
///   }
/// }
/// ```
///
/// The methods are called in an order and number that nobody promises; answers must not depend on
/// it. Unlike a stack, a layout with one subview stays. The module `HaggleSwiftUI` has SwiftUI's
/// names for the types.
public protocol Layout: Sendable {
  /// What the methods share; `Void` for layouts that keep nothing.
  associatedtype Cache = Void
  /// The views to be laid out.
  typealias Subviews = LayoutSubviews

  /// What holds for every layout of the type.
  static var layoutProperties: LayoutProperties { get }

  /// The size for a proposal, in points; asked once for each proposal.
  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Cache) -> Size

  /// Places subviews with `LayoutSubview.place(at:anchor:proposal:)`.
  ///
  /// A subview that is not placed comes to the centre of the bounds and is offered the layout's own
  /// proposal; of several placements the last counts.
  ///
  /// - Parameters:
  ///   - bounds: Where the layout is, in the root's space; the origin is usually not zero. The size
  ///     is the answer to `proposal`.
  ///   - proposal: What the layout was offered.
  ///   - subviews: The views to place.
  ///   - cache: What the methods share.
  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Cache)

  /// Makes what the methods share; once for a view in a layout, and once before it, for its spacing.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date when the subviews changed; makes a new one unless the layout says
  /// otherwise.
  ///
  /// Subviews change where a tree is laid out once more, with other sizes for what is an estimate.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Where a guide is, in the coordinates of `bounds`; `nil` where the layout does not set it.
  ///
  /// Without an own implementation the explicit guides of the subviews combine where they are
  /// placed (spec 06 rule 8).
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double?

  /// The same for a guide on the vertical axis.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double?

  /// The distances that the layout wants to its neighbours.
  ///
  /// Without an own implementation the largest that a subview wants (spec 14 rule 8).
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

/// What holds for every layout of a type.
public struct LayoutProperties: Equatable, Sendable {
  /// The direction in which spacers and dividers inside stretch; `nil` where there is none.
  public var stackOrientation: Axis?

  /// Makes properties without a direction.
  public init() {}

  /// Makes the properties of a layout whose subviews go along `axis`.
  init(_ axis: Axis) { stackOrientation = axis }
}

extension Layout {
  /// No direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Combines the subviews' explicit guides.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    combinedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Combines the subviews' explicit guides.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    combinedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The largest distances that a subview wants.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  private func combinedAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    let placements = subviews.placements {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    var combined = CombinedGuide(key)
    for subview in subviews {
      let placement = placements[subview.view] ?? .centred(in: bounds, proposal)
      let dimensions = subview.dimensions(in: placement.proposal)
      let origin = placement.origin(dimensions.size)[key.axis]
      combined.include(dimensions.explicit(key), at: origin)
    }
    return combined.value
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}
