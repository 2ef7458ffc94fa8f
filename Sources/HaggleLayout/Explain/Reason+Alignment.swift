extension Reason {
  /// A view's guide lies on another's: the origin is the difference (spec 03 rule 15, 05 rule 16).
  ///
  /// `position` is where the guide of the other view is, in points from its edge.
  static func aligned(
    _ child: ViewID, by key: AlignmentKey, with position: Double, of other: ViewID,
    _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let guide = try record.guide(key, of: child, for: try record.proposal(of: child))
    if position == guide { return try .sameOrigin(child, by: key, as: other, record) }
    var reason = Reason(.origin)
    if position != 0 { reason.then(.add, position, "\(key.words) of \(other)") }
    let isMoved = try guide != key.defaultValue(in: record.size(of: child)) && !key.isBaseline
    let words = isMoved ? "the alignment guide" : key.words
    if guide != 0 {
      reason.then(
        guide < 0 ? .add : .subtract, abs(guide), "\(words) of \(child) comes to lie on it")
    }
    return reason
  }
}

extension Reason {
  /// A view begins where the one around it does; of equal lengths that is not worth a word.
  private static func sameOrigin(
    _ child: ViewID, by key: AlignmentKey, as other: ViewID, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let isSame = try record.size(of: child)[key.axis] == record.size(of: other)[key.axis]
    return Reason(
      .origin, conclusion: isSame ? nil : "\(key.words) of \(child) lies on that of \(other)")
  }

  /// The place of a frame's content: guide on the frame's default guide.
  static func inFrame(
    _ content: ViewID, _ frame: ViewID, by key: AlignmentKey, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let position = key.defaultValue(in: try record.size(of: frame))
    return try .aligned(content, by: key, with: position, of: frame, record)
  }
}

extension AlignmentKey {
  /// Whether texts give the guide a value of their own.
  fileprivate var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  /// What the guide is called in an explanation.
  var words: String {
    switch self {
    case .leading: "the leading edge"
    case .trailing: "the trailing edge"
    case .top: "the top"
    case .bottom: "the bottom"
    case .firstTextBaseline: "the first baseline"
    case .lastTextBaseline: "the last baseline"
    default: "the centre"
    }
  }
}
