/// A rectangle in points: its top left corner and its size.
///
/// Whoever hands one out says whose coordinate space it is in; frames are in the root's.
public struct Rect: Equatable, Sendable {
  /// The top left corner, in points.
  public var origin: Point
  /// The size, in points.
  public var size: Size

  /// Makes a rectangle out of its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle out of four numbers in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge, in points.
  public var minX: Double { origin.x }
  /// The upper edge, in points.
  public var minY: Double { origin.y }
  /// The right edge, in points.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge, in points.
  public var maxY: Double { origin.y + size.height }
  /// The middle between left and right, in points.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom, in points.
  public var midY: Double { origin.y + size.height / 2 }
  /// The width, in points.
  public var width: Double { size.width }
  /// The height, in points.
  public var height: Double { size.height }

  /// Nothing at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)
}
