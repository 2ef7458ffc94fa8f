extension Reason {
  /// The length of a view's content, which decided it.
  static func content(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    try .answer(of: record.content(of: view), in: view, along: axis, record)
  }

  /// The length of one of a view's children, which decided the view's own.
  ///
  /// The child's length is told elsewhere, unless it is placed otherwise than it was measured: with
  /// another length, or offered the view's own where it was offered nothing.
  static func answer(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let measured = try record.measurement(of: child, by: view)
    let length = measured.size[axis]
    guard !record.isImplicit(child), !record.isInsideSupposed(child) else {
      return Reason(.lengthInside(child))
    }
    let (offer, placed) = (try record.proposal(of: child)[axis], try record.size(of: child)[axis])
    guard placed == length, measured.proposal[axis] != nil || offer == nil else {
      return Reason(.lengthInside(child))
    }
    return Reason(length, "\(child) takes \(length): \(seeWhy: child, .length(axis))")
  }

  /// The ideal length of a view that nothing is offered.
  static func ideal(
    _ length: Double, of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let kind = record.tree.entries[view].kind.signature.name
    return Reason(
      length,
      "\(try record.noOffer(to: view, along: axis)): left to itself, \(kind) is \(length) \(axis.adjective)"
    )
  }
}

extension LayoutRecord {
  /// `: see why`, and where a number is explained that is a term; nothing for views nobody wrote.
  func reference(to view: ViewID, _ quantity: Quantity) -> Cause {
    isImplicit(view) ? "" : ": \(seeWhy: view, quantity)"
  }

  /// Says who keeps the offer along `axis` from a view.
  func noOffer(to view: ViewID, along axis: Axis) throws(ExplanationError) -> Cause {
    guard let source = try sourceOfNoOffer(to: view, along: axis) else {
      return "the container offers no \(axis.lengthWord)"
    }
    return "\(source: source) offers no \(axis.lengthWord)"
  }
}

extension ProposedSize {
  /// The offer of both lengths.
  var words: Cause { "\(lengthWords(width)) × \(lengthWords(height))" }

  private func lengthWords(_ length: Double?) -> Cause { length.map { "\($0)" } ?? "nothing" }
}

extension Axis {
  /// What a length along the axis is called.
  var lengthWord: String { self == .horizontal ? "width" : "height" }

  /// What something with a length along the axis is.
  var adjective: String { self == .horizontal ? "wide" : "high" }

  /// What something with a greater length along the axis is.
  var comparative: String { self == .horizontal ? "wider" : "higher" }

  /// What the greatest of several is called.
  var superlative: String { self == .horizontal ? "widest" : "highest" }
}

extension LayoutRecord {
  /// The view around `view` that keeps the offer along `axis` from it; `nil` for the container.
  func sourceOfNoOffer(
    to view: ViewID, along axis: Axis
  ) throws(ExplanationError) -> ViewID? {
    var next = parent(of: view)
    while let candidate = next {
      if try proposal(of: candidate)[axis] != nil { return candidate }
      next = parent(of: candidate)
    }
    return nil
  }
}
