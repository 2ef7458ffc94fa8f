import HaggleLanguage
import HaggleLayout

/// Sizes and places as people read them.
struct Lengths {
  /// The most decimals shown.
  var digits: Int

  /// `100×80`, marked `≈` when it rests on approximate measures of text.
  func size(_ size: Size, isExact: Bool = true) -> String {
    (isExact ? "" : "≈") + "\(number(size.width))×\(number(size.height))"
  }

  /// `620×nil`: an offer.
  func proposal(_ proposal: ProposedSize) -> String {
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
