import HaggleLanguage
package import HaggleLayout

/// Sizes and places as people read them.
package struct Lengths {
  /// The most decimals shown.
  package var digits: Int

  package init(digits: Int) {
    self.digits = digits
  }

  /// `100×80`; the numbers that are estimates are marked `≈`.
  func size(_ size: Size, estimates: FrameNumbers = []) -> String {
    "\(number(size.width, .width, estimates))×\(number(size.height, .height, estimates))"
  }

  /// `620×nil`: an offer; the lengths along `estimates` are marked `≈`.
  package func proposal(_ proposal: ProposedSize, estimates: FrameNumbers = []) -> String {
    "\(number(proposal.width, .width, estimates))×\(number(proposal.height, .height, estimates))"
  }

  /// `16,48`: from the container's top left corner.
  func point(_ point: Point, estimates: FrameNumbers = []) -> String {
    "\(number(point.x, .x, estimates)),\(number(point.y, .y, estimates))"
  }

  private func number(
    _ value: Double?, _ quantity: Quantity, _ estimates: FrameNumbers
  ) -> String {
    Numbers.text(value, digits: digits, isExact: !estimates.contains(FrameNumbers(quantity)))
  }

  /// `47 0 34 0`: top, leading, bottom, trailing.
  func insets(_ insets: EdgeInsets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map { number($0) }
      .joined(separator: " ")
  }

  func number(_ value: Double?) -> String {
    Numbers.text(value, digits: digits)
  }
}
