extension Reason {
  /// A view's guide lies on another's: the origin is the difference (spec 03 rule 15, 05 rule 16).
  ///
  /// `position` is where the guide of the other view is, in points from its edge; `line` says so in
  /// words of its own.
  static func aligned(
    _ child: ViewID, by key: AlignmentKey, with position: Double, of other: ViewID,
    line: Cause? = nil, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let guide = try record.guide(key, of: child, for: try record.proposal(of: child))
    if position == guide { return try .sameOrigin(child, by: key, at: guide, as: other, record) }
    var reason = Reason(.origin)
    let isAtGuide = position == key.defaultValue(in: try record.size(of: other))
    let hasName = isAtGuide || key.id != nil || key.isBaseline
    let target: Cause =
      hasName ? "\(key.words) of \(other)" : "the line of alignment of \(other)"
    if position != 0 { reason.then(.add, position, line ?? target) }
    if guide != 0 {
      reason.then(
        guide < 0 ? .add : .subtract, abs(guide),
        "\(try record.guideWords(key, guide, of: child)) comes to lie on \(position == 0 ? target : "it")"
      )
    }
    return reason
  }
}

extension Reason {
  /// A view begins where the one around it does; of equal lengths that is not worth a word.
  private static func sameOrigin(
    _ child: ViewID, by key: AlignmentKey, at guide: Double, as other: ViewID,
    _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let isSame = try record.size(of: child)[key.axis] == record.size(of: other)[key.axis]
    if isSame && key.id == nil { return Reason(.origin) }
    let words = try record.guideWords(key, guide, of: child)
    return Reason(
      .origin,
      conclusion: try record.isSet(key, at: guide, of: child)
        ? "\(words) lies on the line of alignment of \(other)"
        : "\(words) lies on that of \(other)")
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
  /// What the guide is called in an explanation.
  var words: String {
    switch self {
    case .leading: "the leading edge"
    case .trailing: "the trailing edge"
    case .top: "the top"
    case .bottom: "the bottom"
    case .firstTextBaseline: "the first baseline"
    case .lastTextBaseline: "the last baseline"
    default: id == nil ? "the centre" : "the guide \(name)"
    }
  }
}

// MARK: - Guides of containers

extension LayoutRecord {
  /// Whether somebody set a guide with a value that is one of SwiftUI's own edges.
  fileprivate func isSet(
    _ key: AlignmentKey, at value: Double, of view: ViewID
  ) throws(ExplanationError) -> Bool {
    let isDefault = value == key.defaultValue(in: try size(of: view))
    return key.id == nil && !isDefault && !key.isBaseline
  }

  /// What a guide with a value is called; one that was set, with what computes it.
  fileprivate func guideWords(
    _ key: AlignmentKey, _ value: Double, of view: ViewID
  ) throws(ExplanationError) -> Cause {
    guard try isSet(key, at: value, of: view) else {
      return "\(key.words) of \(view)\(try meanWords(key, of: view))"
    }
    let words: Cause = "the alignment guide of \(view)"
    var setter: ViewID? = view
    while let candidate = setter, tree.entries[candidate].kind is any ForwardingKind.Type {
      setter = childCount(of: candidate) > 0 ? content(of: candidate) : nil
    }
    guard let setter, tree.entries[setter].kind == AlignmentGuideKind.self,
      guide(0, of: setter).index == key.index
    else { return words }
    return "\(words) (\(expression: expression(of: setter)))"
  }

  /// More values than this are only counted.
  private static var longestList: Int { 4 }

  /// Of which values inside the guide of a view is the mean (spec 06 rule 8); no words where it is
  /// none.
  func meanWords(_ key: AlignmentKey, of view: ViewID) throws(ExplanationError) -> Cause {
    guard key.id != nil, let mean = try explicitGuide(key, of: view) else { return "" }
    var (container, start) = (view, 0.0)
    while let inner = wrapped(by: container, settingNo: key) {
      let isShifted = !(tree.entries[container].kind is any ForwardingKind.Type)
      if isShifted { start += try distance(of: inner, in: container, along: key.axis) }
      container = inner
    }
    var values: [(view: ViewID, value: Double)] = []
    for child in children(of: container) where isPlaced(child) {
      guard let value = try explicitGuide(key, of: child) else { continue }
      values.append(
        (child, start + value + (try distance(of: child, in: container, along: key.axis))))
    }
    let sum = values.reduce(0) { $0 + $1.value }
    guard values.count > 1, abs(sum / Double(values.count) - mean) < 1e-6 else { return "" }
    guard values.count <= Self.longestList else {
      return " (the mean of \(values.count.words) inside)"
    }
    var list: Cause = ""
    for (index, (child, value)) in values.enumerated() {
      let separator = index == 0 ? "" : index == values.count - 1 ? " and " : ", "
      list = "\(list)\(separator)\(value) in \(chain: child)"
    }
    return " (the mean of \(list))"
  }

  /// The view that a wrapper hands the guides of on; `nil` for containers of several views and where
  /// the guide is set.
  private func wrapped(by view: ViewID, settingNo key: AlignmentKey) -> ViewID? {
    let kind = tree.entries[view].kind
    if kind == AlignmentGuideKind.self, guide(0, of: view).index == key.index { return nil }
    let isWrapper = kind.role == .modifier || childCount(of: view) == 1
    return isWrapper && childCount(of: view) > 0 ? content(of: view) : nil
  }
}
