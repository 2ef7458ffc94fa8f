/// Turns, stretches and moves points: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
  /// How much of x comes to x.
  public var a: Double
  /// How much of x comes to y.
  public var b: Double
  /// How much of y comes to x.
  public var c: Double
  /// How much of y comes to y.
  public var d: Double
  /// How far x is moved, in points.
  public var tx: Double
  /// How far y is moved, in points.
  public var ty: Double

  /// Makes a transform out of its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Turns around the origin, clockwise as seen on a screen; the angle is in radians.
  public init(rotationAngle angle: Double) {
    let (sine, cosine) = (Math.sine(angle), Math.cosine(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Moves by two distances in points.
  public init(translationX: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// Stretches by two factors.
  public init(scaleX: Double, y: Double) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Leaves points where they are.
  public static let identity = AffineTransform(translationX: 0, y: 0)
}

extension Point {
  /// Where a transform takes the point.
  public func applying(_ transform: AffineTransform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}
