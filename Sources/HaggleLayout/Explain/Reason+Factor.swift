extension Reason {
  /// Multiplies by a factor in numbers that can be printed: × 0.5, ÷ 3, or × 16 and ÷ 9.
  mutating func then(scaledBy factor: Double, _ cause: Cause) {
    if factor.isShort || factor == 0 || !factor.isFinite {
      then(.multiply, factor, cause)
    } else if (1 / factor).isShort {
      then(.divide, 1 / factor, cause)
    } else if let (numerator, denominator) = factor.fraction {
      then(.multiply, numerator, cause)
      then(.divide, denominator, "the factor is \(numerator) to \(denominator)")
    } else {
      then(.multiply, factor, cause)
    }
  }
}

extension Double {
  /// Whether three decimals tell the number.
  fileprivate var isShort: Bool { abs((self * 1000).rounded() - self * 1000) < 1e-9 }

  /// The number as a fraction of small whole numbers; `nil` when it is none.
  fileprivate var fraction: (numerator: Double, denominator: Double)? {
    for denominator in 2...999 {
      let numerator = self * Double(denominator)
      if abs(numerator - numerator.rounded()) < 1e-9 * max(1, abs(numerator)) {
        return (numerator.rounded(), Double(denominator))
      }
    }
    return nil
  }
}
