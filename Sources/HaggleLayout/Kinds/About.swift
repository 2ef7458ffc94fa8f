/// How a kind takes part in layout, in words: pieces of sentences without a full stop.
public struct About: Sendable {
  /// What it offers those inside; `nil` for a view with nothing inside.
  public var proposes: String?
  /// What it answers to an offer.
  public var answers: String
  /// How it places those inside; `nil` for a view with nothing inside.
  public var places: String?
  /// The chapter of the layout rules and the rules in it, such as `04 rules 1 to 16`; empty for a
  /// layout of somebody's own.
  public var rule: String
  /// Where its figures come from and how far they can be trusted; mostly `nil`.
  public var figures: String?
  /// What nobody has documented or measured, and what is done in that case; mostly `nil`.
  public var unknown: String?
  /// Whether frames are SwiftUI's to the point; estimates and reconstructed rules are not.
  public var isExact: Bool

  /// Puts the words together.
  public init(
    proposes: String? = nil, answers: String, places: String? = nil, rule: String = "",
    figures: String? = nil, unknown: String? = nil, isExact: Bool = true
  ) {
    self.proposes = proposes
    self.answers = answers
    self.places = places
    self.rule = rule
    self.figures = figures
    self.unknown = unknown
    self.isExact = isExact
  }

  /// The same words for a kind that another rule lets behave so.
  func of(_ rule: String) -> About {
    var about = self
    about.rule = rule
    return about
  }
}
