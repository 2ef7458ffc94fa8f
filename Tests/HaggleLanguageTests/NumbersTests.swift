import HaggleLanguage
import HaggleLayout
import Testing

struct NumbersTests {
  @Test(
    arguments: [
      (57.5, "57.5"), (100, "100"), (0, "0"), (-0.0, "0"), (-0.0001, "0"), (1.0005, "1.001"),
      (-1.0005, "-1.001"), (0.0005, "0.001"), (0.00049, "0"), (0.9995, "1"), (0.99949, "0.999"),
      (85.33333333, "85.333"), (2.675, "2.675"), (1e-7, "0"), (.leastNonzeroMagnitude, "0"),
      (-12.25, "-12.25"),
      (123_456_789.5, "123456789.5"), (1e15, "1000000000000000"), (1e16, "1e+16"),
      (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (nil, "nil"),
    ] as [(Double?, String)])
  func `people read at most three decimals`(_ value: Double?, _ text: String) {
    #expect(Numbers.text(value) == text)
  }

  @Test(arguments: [(0, "3"), (1, "2.5"), (2, "2.55"), (4, "2.546"), (9, "2.546")])
  func `fewer digits round half away from zero`(_ digits: Int, _ text: String) {
    #expect(Numbers.text(2.546, digits: digits) == text)
  }

  @Test(
    arguments: [
      (10, "10"), (7.5, "7.5"), (0.1, "0.1"), (-3, "-3"), (-0.0, "0"), (1e300, "1e+300"),
      (.leastNonzeroMagnitude, "5e-324"), (.infinity, ".infinity"), (-.infinity, "-.infinity"),
    ] as [(Double, String)])
  func `source reads back exactly`(_ value: Double, _ text: String) throws {
    #expect(Numbers.source(value) == text)
    let view = try SwiftSource.view("Color.red.layoutPriority(\(text))").view
    #expect(view.argument("priority") == .number(value))
  }

  @Test func `thousands are separated`() {
    #expect(Numbers.grouped(1_000_000) == "1,000,000")
    #expect(Numbers.grouped(-512) == "-512")
  }
}
