/// A direction in which views are laid out.
public enum Axis: Sendable, Equatable, CaseIterable {
  case horizontal
  case vertical

  /// The axis across this one.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
