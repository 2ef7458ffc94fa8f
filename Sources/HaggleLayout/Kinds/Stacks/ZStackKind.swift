/// Views one in front of the other, lined up by two guides (spec 04 rules 25 to 29).
///
/// Whether only the views of the highest priority say how far neighbours should stand is unknown;
/// all do here (spec 04 rule 21).
enum ZStackKind: LayoutKind {
  static let signature = Signature(
    "ZStack", .container,
    [
      Form([
        Parameter("alignment", .alignment, default: ".center", "which points lie on each other"),
        Parameter("content", .content, "the views, the rearmost first"),
      ])
    ],
    summary: "puts views in front of each other",
    example: "ZStack(alignment: .topLeading) { Color.blue; Color.green.frame(width: 80) }",
    about: About(
      proposes: "what it is offered itself when it measures; its own size when it places",
      answers: "the extent of its lined up views, those of the highest layout priority only",
      places: "the alignment points of all views on each other; later views in front",
      rule: "04 rules 25 to 29",
      unknown:
        "the distance to its neighbours is what any of its views wants, not only those of the "
        + "highest priority"))

  static var onlyChild: OnlyChild { .replacesContainer }

  static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.orientation = nil
  }

  static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.keep(view.alignment("alignment"))
    lowering.uniteTraits()
  }

  /// The extent of the children of highest priority, lined up (rule 25).
  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let highest = highestPriority(in: view, &pass)
    let alignment = pass.alignment(0, of: view)
    var extent = Extent()
    forEachChild(of: view, &pass) { child, pass in
      guard pass.priority(of: child) == highest else { return }
      let size = pass.sizeThatFits(proposal, child)
      for axis in Axis.allCases {
        let guide = pass.guide(alignment[axis], size: size, proposal: proposal, child)
        extent.include(from: -guide, length: size[axis], along: axis)
      }
    }
    return extent.size
  }

  /// Offers every child the stack's own size and puts its guides on the alignment point (rules 26
  /// and 27).
  static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    forEachOrigin(in: view, size: bounds.size, &pass) { child, origin, pass in
      pass.place(
        child, at: Point(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: ProposedSize(bounds.size))
    }
  }

  static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? {
    let size = pass.sizeThatFits(proposal, view)
    var combined = CombinedGuide(key)
    forEachOrigin(in: view, size: size, &pass) { child, origin, pass in
      let value = pass.explicitAlignment(of: key, proposal: ProposedSize(size), child)
      combined.include(value, at: origin[key.axis])
    }
    return combined.value
  }

  /// Calls `body` with every child and its origin inside a stack of `size`.
  private static func forEachOrigin(
    in view: ViewID, size: Size, _ pass: inout LayoutPass,
    _ body: (ViewID, Point, inout LayoutPass) -> Void
  ) {
    let proposal = ProposedSize(size)
    let alignment = pass.alignment(0, of: view)
    let highest = highestPriority(in: view, &pass)
    var point = Point(x: -.infinity, y: -.infinity)
    forEachChild(of: view, &pass) { child, pass in
      guard pass.priority(of: child) == highest else { return }
      let guides = guides(alignment, of: child, proposal, &pass)
      point = Point(x: max(point.x, guides.x), y: max(point.y, guides.y))
    }
    forEachChild(of: view, &pass) { child, pass in
      let guides = guides(alignment, of: child, proposal, &pass)
      body(child, Point(x: point.x - guides.x, y: point.y - guides.y), &pass)
    }
  }

  private static func guides(
    _ alignment: Alignment, of child: ViewID, _ proposal: ProposedSize, _ pass: inout LayoutPass
  ) -> Point {
    let size = pass.sizeThatFits(proposal, child)
    return Point(
      x: pass.guide(alignment.horizontal, size: size, proposal: proposal, child),
      y: pass.guide(alignment.vertical, size: size, proposal: proposal, child))
  }

  private static func highestPriority(in view: ViewID, _ pass: inout LayoutPass) -> Double {
    var highest = -Double.infinity
    forEachChild(of: view, &pass) { child, pass in
      highest = max(highest, pass.priority(of: child))
    }
    return highest
  }
}

/// The union of the rectangles seen so far, on each axis.
private struct Extent {
  private var lower = Point(x: .infinity, y: .infinity)
  private var upper = Point(x: -.infinity, y: -.infinity)

  mutating func include(from start: Double, length: Double, along axis: Axis) {
    let end = start + length
    lower[axis] = min(lower[axis], start.isFinite ? start : 0)
    upper[axis] = max(upper[axis], end.isFinite ? end : .infinity)
  }

  /// Nothing for no rectangle; infinite where one of them is.
  var size: Size {
    Size(width: length(along: .horizontal), height: length(along: .vertical))
  }

  private func length(along axis: Axis) -> Double {
    lower[axis] <= upper[axis] ? upper[axis] - lower[axis] : 0
  }
}

// MARK: - Explanation

extension ZStackKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let proposal = try record.proposal(of: view)
    let key = record.alignment(0, of: view)[axis]
    let views = record.children(of: view).filter { child in
      record.priority(of: child) == record.highestPriority(in: view)
    }
    guard var first = views.first, var last = views.first else {
      return Reason(0, "a stack without views takes nothing")
    }
    var (before, behind) = (-Double.infinity, -Double.infinity)
    for child in views {
      let length = try record.answer(of: child, to: proposal)[axis]
      if length == .infinity { return Reason(length, "\(chain: child) takes all of inf") }
      let guide = try record.guide(key, of: child, for: proposal)
      let (isFirst, isLast) = (guide > before, length - guide > behind)
      if isFirst { (first, before) = (child, guide) }
      if isLast { (last, behind) = (child, length - guide) }
      // The view that reaches as far as any on both sides is the one to tell of.
      if isFirst, length - guide == behind { last = child }
      if isLast, guide == before { first = child }
    }
    var reason: Reason
    if first == last {
      let length = try record.answer(of: first, to: proposal)[axis]
      reason = Reason(
        length,
        "\(view) is as \(axis.adjective) as its \(axis.superlative) view, \(chain: first): offered \(proposal.words), it takes \(length)"
      )
    } else {
      reason = Reason(behind, "\(chain: last) reaches that far behind the line of alignment")
      reason.then(.add, before, "\(chain: first) reaches that far before it")
    }
    if before + behind < 0 { reason.then(.maximum, 0, "no length is negative") }
    return reason
  }

  static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason { Reason(.length) }

  static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let key = record.alignment(0, of: view)[axis]
    let offer = ProposedSize(try record.size(of: view))
    var line = -Double.infinity
    for other in record.children(of: view)
    where record.priority(of: other) == record.highestPriority(in: view) {
      line = max(line, try record.guide(key, of: other, for: offer))
    }
    return try .aligned(child, by: key, with: line, of: view, record)
  }
}

extension LayoutRecord {
  fileprivate func highestPriority(in view: ViewID) -> Double {
    children(of: view).reduce(-.infinity) { max($0, priority(of: $1)) }
  }
}
