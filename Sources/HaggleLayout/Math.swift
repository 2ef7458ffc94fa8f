#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The functions of the C library that expressions may call; the only place that needs it.
enum Math {
  static func sine(_ angle: Double) -> Double { sin(angle) }
  static func cosine(_ angle: Double) -> Double { cos(angle) }
  static func tangent(_ angle: Double) -> Double { tan(angle) }
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
