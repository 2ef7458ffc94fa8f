/// Every number that is shown or written passes here, so that none depends on locale or system.
package enum Numbers {
  /// The number for people: at most `digits` decimals, half away from zero, never `-0`.
  ///
  /// - Parameters:
  ///   - value: A length in points or a plain number; `nil` is unspecified.
  ///   - digits: The most decimals shown, from 0 to 9; trailing zeros are dropped.
  /// - Returns: `57.5`, `inf`, `-inf`, `nil` or `nan`; a number of 10¹⁵ or more in exponent form
  ///   where Swift prints it so.
  package static func text(_ value: Double?, digits: Int = 3) -> String {
    guard let value else { return "nil" }
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    let magnitude = value.magnitude
    if magnitude >= 1e15 { return shortest(value) }
    let places = min(max(digits, 0), 9)
    let (whole, fraction) = rounded(magnitude, places: places)
    let sign = value < 0 && (whole > 0 || fraction > 0) ? "-" : ""
    if fraction == 0 { return "\(sign)\(whole)" }
    var decimals = String(fraction)
    decimals = String(repeating: "0", count: places - decimals.utf8.count) + decimals
    while decimals.utf8.last == UInt8(ascii: "0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }

  /// The same, with `≈` in front of a number that rests on estimates of text or controls.
  package static func text(_ value: Double?, digits: Int = 3, isExact: Bool) -> String {
    (isExact ? "" : "≈") + text(value, digits: digits)
  }

  /// The number with exactly `digits` decimals, as `%.2f` writes it.
  package static func fixed(_ value: Double, digits: Int) -> String {
    let text = text(value, digits: digits)
    let decimals = text.split(separator: ".").dropFirst().first?.utf8.count ?? 0
    guard digits > decimals, value.isFinite else { return text }
    return text + (decimals == 0 ? "." : "") + String(repeating: "0", count: digits - decimals)
  }

  /// The shortest Swift literal that reads back as exactly `value`.
  package static func source(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    return value == 0 ? "0" : shortest(value)
  }

  /// A whole number with its thousands separated: `1,000,000`.
  package static func grouped(_ number: Int) -> String {
    var digits = Array(String(number.magnitude))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return (number < 0 ? "-" : "") + String(digits)
  }

  /// Splits a number below 10¹⁵ into its whole part and its decimals as a whole number.
  ///
  /// Rounding works on the shortest decimal form, the one a person sees: `1.0005` rounds to `1.001`
  /// although the nearest binary number lies below it.
  private static func rounded(_ magnitude: Double, places: Int) -> (whole: Int, fraction: Int) {
    var whole = Int(magnitude)
    let unit = (0..<places).reduce(1) { power, _ in power * 10 }
    let decimals = fractionDigits(magnitude)
    var fraction = 0
    for place in 0..<places {
      fraction = fraction * 10 + (place < decimals.count ? Int(decimals[place]) : 0)
    }
    if decimals.count > places && decimals[places] >= 5 { fraction += 1 }
    if fraction == unit {
      fraction = 0
      whole += 1
    }
    return (whole, fraction)
  }

  /// The digits after the decimal point in the shortest form of a number below 10¹⁵.
  private static func fractionDigits(_ magnitude: Double) -> [UInt8] {
    let text = Array(magnitude.description.utf8)
    var digits: [UInt8] = []
    var exponent = 0
    var pointIsPassed = false
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "."): pointIsPassed = true
      case UInt8(ascii: "e"):
        // A number so small that its first digit stands after the point: `5e-07`, `1.25e-05`.
        exponent = Int(String(decoding: text[(index + 1)...], as: UTF8.self)) ?? 0
        let leading = text[0] - UInt8(ascii: "0")
        return Array(repeating: 0, count: -exponent - 1) + [leading] + digits
      default: if pointIsPassed { digits.append(byte - UInt8(ascii: "0")) }
      }
    }
    return digits
  }

  /// Swift's shortest form that reads back, without the `.0` of a whole number.
  private static func shortest(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
