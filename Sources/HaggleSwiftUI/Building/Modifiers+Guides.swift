public import HaggleLayout

/// What the closure of a guide is given: the dimensions of its view, as expressions.
public struct GuideDimensions: Sendable {
  /// In points.
  public var width: Expression { .length(.horizontal) }
  /// In points.
  public var height: Expression { .length(.vertical) }

  /// Where a guide is, in points from the left edge.
  public subscript(guide: HorizontalAlignment) -> Expression { .guide(guide.key) }

  /// Where a guide is, in points from the top.
  public subscript(guide: VerticalAlignment) -> Expression { .guide(guide.key) }

  /// Where a guide was set, in points from the left edge.
  public subscript(explicit guide: HorizontalAlignment) -> ExplicitGuide {
    ExplicitGuide(key: guide.key)
  }

  /// Where a guide was set, in points from the top.
  public subscript(explicit guide: VerticalAlignment) -> ExplicitGuide {
    ExplicitGuide(key: guide.key)
  }
}

/// Where a guide was set; it may not be, so that a number stands behind it: `d[explicit: .top] ?? 0`.
public struct ExplicitGuide: Sendable {
  fileprivate let key: AlignmentKey

  /// The guide where it was set, and a number where it was not.
  public static func ?? (guide: ExplicitGuide, fallback: Expression) -> Expression {
    .coalescing(.explicitGuide(guide.key), fallback)
  }
}

/// The smallest of numbers in a closure that is kept as it is written.
public func min(_ first: Expression, _ second: Expression, _ others: Expression...) -> Expression {
  .call(.min, [first, second] + others)
}

/// The largest of numbers in a closure that is kept as it is written.
public func max(_ first: Expression, _ second: Expression, _ others: Expression...) -> Expression {
  .call(.max, [first, second] + others)
}

/// A number without its sign in a closure that is kept as it is written.
public func abs(_ number: Expression) -> Expression { .call(.abs, [number]) }

extension View {
  /// Sets a guide, in points from the left edge; the closure is written back.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: (GuideDimensions) -> Expression
  ) -> View {
    guided(guide.key, computeValue(GuideDimensions()))
  }

  /// Sets a guide, in points from the top; the closure is written back.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: (GuideDimensions) -> Expression
  ) -> View {
    guided(guide.key, computeValue(GuideDimensions()))
  }

  /// Sets a guide by any Swift, in points from the left edge; it must compute the same for the same
  /// dimensions, and is not written back.
  @_disfavoredOverload
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> View {
    guided(guide.key, .variable(.program(GuideProgram(computeValue))))
  }

  /// Sets a guide by any Swift, in points from the top; it must compute the same for the same
  /// dimensions, and is not written back.
  @_disfavoredOverload
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> View {
    guided(guide.key, .variable(.program(GuideProgram(computeValue))))
  }

  private func guided(_ key: AlignmentKey, _ value: Expression) -> View {
    modified("alignmentGuide", ["guide": .guide(key), "computeValue": .closure(value)])
  }
}
