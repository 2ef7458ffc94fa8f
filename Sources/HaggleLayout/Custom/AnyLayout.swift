/// A layout of a type that is known only at run time (spec 14 rule 14).
///
/// It answers and places as the layout inside does. As a view it is laid out as one of that layout;
/// a container with one view does not vanish in it.
public struct AnyLayout: Layout {
  /// What the layout inside keeps.
  public struct Cache {
    fileprivate var content: Any
  }

  let base: any Layout

  /// Makes a view that lays `content` out by the layout inside.
  public func callAsFunction(@ViewBuilder _ content: () -> [View]) -> View {
    View(AnyLayoutKind.self, arguments: [.layout(base.written), nil], children: content())
  }

  /// Takes the type of a layout away.
  public init(_ layout: some Layout) { base = (layout as? AnyLayout)?.base ?? layout }

  /// Makes the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache { Cache(content: base.erasedCache(subviews)) }

  /// Brings the cache of the layout inside up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    base.updateErased(&cache, subviews)
  }

  /// The answer of the layout inside.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout Cache
  ) -> Size {
    base.erasedSize(proposal, subviews, &cache)
  }

  /// Places as the layout inside does.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Cache
  ) {
    base.erasedPlace(bounds, proposal, subviews, &cache)
  }

  /// The guide of the layout inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    base.erasedGuide(guide.key, bounds, proposal, subviews, &cache)
  }

  /// The guide of the layout inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    base.erasedGuide(guide.key, bounds, proposal, subviews, &cache)
  }

  /// The distances that the layout inside wants.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.erasedSpacing(subviews, &cache)
  }
}

extension Layout {
  fileprivate func erasedCache(_ subviews: Subviews) -> Any { makeCache(subviews: subviews) }

  fileprivate func updateErased(_ erased: inout AnyLayout.Cache, _ subviews: Subviews) {
    withCache(&erased, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func erasedSize(
    _ proposal: ProposedSize, _ subviews: Subviews, _ erased: inout AnyLayout.Cache
  ) -> Size {
    withCache(&erased, subviews) {
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func erasedPlace(
    _ bounds: Rect, _ proposal: ProposedSize, _ subviews: Subviews,
    _ erased: inout AnyLayout.Cache
  ) {
    withCache(&erased, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func erasedGuide(
    _ key: AlignmentKey, _ bounds: Rect, _ proposal: ProposedSize, _ subviews: Subviews,
    _ erased: inout AnyLayout.Cache
  ) -> Double? {
    withCache(&erased, subviews) { explicit(key, bounds, proposal, subviews, &$0) }
  }

  fileprivate func erasedSpacing(
    _ subviews: Subviews, _ erased: inout AnyLayout.Cache
  ) -> ViewSpacing {
    withCache(&erased, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  /// The cache is taken out, so that it is changed in place.
  private func withCache<Result>(
    _ erased: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var cache = erased.content as? Cache ?? makeCache(subviews: subviews)
    erased.content = ()
    defer { erased.content = cache }
    return body(&cache)
  }
}

extension Layout {
  /// The guide on whichever axis it is.
  func explicit(
    _ key: AlignmentKey, _ bounds: Rect, _ proposal: ProposedSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> Double? {
    key.axis == .horizontal
      ? explicitAlignment(
        of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
      : explicitAlignment(
        of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
  }
}
