extension Reason {
  /// What is left of a view's offer when insets of `length` in all are taken off, for `cause`.
  static func offer(
    of view: ViewID, lessInsets length: Double, _ cause: Cause, along axis: Axis,
    _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    var reason = Reason(.offer)
    if length != 0 { reason.then(.subtract, length, cause) }
    if let offer = try record.proposal(of: view)[axis], offer < length {
      reason.then(.maximum, 0, "no offer is negative")
    }
    return reason
  }

  /// The length of a view's content with insets of `length` in all around it, for `cause`.
  static func content(
    of view: ViewID, plusInsets length: Double, _ cause: Cause, along axis: Axis,
    _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    var reason = try Reason.content(of: view, along: axis, record)
    let content = try record.measurement(of: record.content(of: view), by: view).size[axis]
    if length != 0 { reason.then(.add, length, cause) }
    if content + length < 0 { reason.then(.maximum, 0, "no length is negative") }
    return reason
  }
}
