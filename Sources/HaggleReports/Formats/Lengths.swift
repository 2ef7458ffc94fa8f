import HaggleLanguage
package import HaggleLayout

/// Sizes and places as people read them.
package struct Lengths {
  /// The most decimals shown.
  package var digits: Int

  package init(digits: Int) {
    self.digits = digits
  }

  /// `100×80`, marked `≈` when it rests on approximate measures of text.
  func size(_ size: Size, isExact: Bool = true) -> String {
    (isExact ? "" : "≈") + "\(number(size.width))×\(number(size.height))"
  }

  /// `620×nil`: an offer.
  package func proposal(_ proposal: ProposedSize) -> String {
    "\(number(proposal.width))×\(number(proposal.height))"
  }

  /// `16,48`: from the container's top left corner.
  func point(_ point: Point) -> String {
    "\(number(point.x)),\(number(point.y))"
  }

  func number(_ value: Double?) -> String {
    Numbers.text(value, digits: digits)
  }
}
