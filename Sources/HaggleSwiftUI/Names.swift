// A layout written for SwiftUI imports one module; so this one brings the engine along.
@_exported public import HaggleLayout

/// A length or coordinate, in points.
public typealias CGFloat = Double
/// A width and a height, in points.
public typealias CGSize = Size
/// A place, in points.
public typealias CGPoint = Point
/// A rectangle, in points.
public typealias CGRect = Rect
/// Turns, stretches and moves points.
public typealias CGAffineTransform = AffineTransform
/// What a view is offered, in points; `nil` is unspecified.
public typealias ProposedViewSize = ProposedSize
