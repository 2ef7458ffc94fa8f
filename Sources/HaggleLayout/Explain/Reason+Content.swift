extension Reason {
  /// The length of a view's content, which decided it.
  static func content(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let content = record.content(of: view)
    let length = try record.size(of: content)[axis]
    return Reason(
      length, "\(content) answers \(length): see why \(why: content, .length(axis))")
  }

  /// The ideal length of a view that nothing is offered.
  static func ideal(
    _ length: Double, of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) -> Reason {
    let measure = axis.lengthWord
    guard let source = record.sourceOfNoOffer(to: view, along: axis) else {
      return Reason(length, "the container offers no \(measure): \(view) is \(length) by itself")
    }
    return Reason(
      length, "\(source: source) offers no \(measure): \(view) is \(length) by itself")
  }
}

extension Axis {
  /// What a length along the axis is called.
  var lengthWord: String { self == .horizontal ? "width" : "height" }
}

extension LayoutRecord {
  /// The view around `view` that keeps the offer along `axis` from it; `nil` for the container.
  func sourceOfNoOffer(to view: ViewID, along axis: Axis) -> ViewID? {
    var next = parent(of: view)
    while let candidate = next {
      if (try? proposal(of: candidate))?[axis] != nil { return candidate }
      next = parent(of: candidate)
    }
    return nil
  }
}
