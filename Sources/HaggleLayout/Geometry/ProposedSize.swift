/// The size in points that a parent offers a child (spec 01 rules 1 and 2).
///
/// On each axis `nil` asks for the ideal length, `0` for the minimum, `∞` for the maximum; any other
/// number is an offer.
public struct ProposedSize: Equatable, Sendable {
  /// The offered width in points; `nil` is unspecified.
  public var width: Double?
  /// The offered height in points; `nil` is unspecified.
  public var height: Double?

  /// Makes a proposal out of two offers in points.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Offers exactly `size`.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the minimum size.
  public static let zero = ProposedSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedSize(width: nil, height: nil)
  /// Asks for the maximum size.
  public static let infinity = ProposedSize(width: .infinity, height: .infinity)

  /// The offer along `axis`, in points; `nil` is unspecified.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The offer with unspecified lengths replaced (spec 01 rule 3); `0` and `∞` stay.
  public func replacingUnspecifiedDimensions(
    by size: Size = Size(width: 10, height: 10)
  ) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}
