/// An angle, clockwise as seen on a screen.
public struct Angle: Hashable, Sendable {
  /// A full turn is 2π.
  public var radians: Double

  /// Makes an angle of 0.
  public init() { radians = 0 }

  /// Makes an angle out of radians.
  public init(radians: Double) { self.radians = radians }

  /// Makes an angle out of degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// A full turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  public static let zero = Angle()

  /// Makes an angle out of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Makes an angle out of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The sum of two turns.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// The difference of two turns.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// A turn several times.
  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }

  /// A part of a turn.
  public static func / (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians / right)
  }
}
