extension Reason {
  /// A view's guide lies on another's: the origin is the difference (spec 03 rule 15, 05 rule 16).
  ///
  /// `position` is where the guide of the other view is, in points from its edge.
  static func aligned(
    _ child: ViewID, by key: AlignmentKey, with position: Double, of other: ViewID,
    _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let guide = try record.guide(key, of: child, for: try record.proposal(of: child))
    var reason = Reason(.origin)
    if position != 0 { reason.then(.add, position, "\(key.words) of \(other)") }
    if guide != 0 { reason.then(.subtract, guide, "\(key.words) of \(child) comes to lie on it") }
    return reason
  }
}

extension Reason {
  /// The place of a frame's content: guide on the frame's default guide.
  static func inFrame(
    _ content: ViewID, _ frame: ViewID, by key: AlignmentKey, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let position = key.defaultValue(in: try record.size(of: frame))
    return try .aligned(content, by: key, with: position, of: frame, record)
  }
}

extension AlignmentKey {
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
