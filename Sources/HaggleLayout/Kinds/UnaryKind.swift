/// A layout around one view: a modifier with a size and an origin of its own.
///
/// A kind says what it offers, and, where that differs from the content's, how it answers and where
/// the content goes; placing and the way of explicit guides through it follow from that (spec 06
/// rule 10).
protocol UnaryKind: LayoutKind {
  /// What the content is offered when the view is offered `proposal`.
  static func contentProposal(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ProposedSize

  /// Where the content stands in a view that answered `size` to `proposal`.
  ///
  /// - Returns: The content's origin in points from the view's top left corner, and what it is
  ///   offered (spec 01 rule 12).
  static func contentPlacement(
    in size: Size, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ContentPlacement
}

/// Where a modifier puts its content, and what it offers it.
struct ContentPlacement {
  var origin = Point.zero
  var proposal: ProposedSize
}

extension UnaryKind {
  /// The offer is passed on.
  package static func contentProposal(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ProposedSize { proposal }

  /// The answer is the content's.
  package static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    pass.sizeThatFits(contentProposal(proposal, view, &pass), pass.content(of: view))
  }

  /// The content stands where the view does.
  package static func contentPlacement(
    in size: Size, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ContentPlacement {
    ContentPlacement(proposal: contentProposal(proposal, view, &pass))
  }

  package static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.traits.guides = lowering.content.guides
  }

  package static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    let placement = contentPlacement(in: bounds.size, proposal: proposal, view, &pass)
    let origin = Point(
      x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y)
    pass.place(pass.content(of: view), at: origin, proposal: placement.proposal)
  }

  package static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? {
    let size = pass.sizeThatFits(proposal, view)
    let placement = contentPlacement(in: size, proposal: proposal, view, &pass)
    let content = pass.content(of: view)
    return pass.explicitAlignment(of: key, proposal: placement.proposal, content)
      .map { $0 + placement.origin[key.axis] }
  }
}

extension LayoutPass {
  /// The origin that puts the content's guides on the default guides of a frame (spec 03 rules 15
  /// and 16), in points from the frame's top left corner.
  mutating func origin(
    ofContent content: ViewID, proposal: ProposedSize, alignment: Alignment, inFrame size: Size
  ) -> Point {
    let contentSize = sizeThatFits(proposal, content)
    var origin = Point.zero
    for axis in Axis.allCases {
      origin[axis] =
        alignment[axis].defaultValue(in: size)
        - guide(alignment[axis], size: contentSize, proposal: proposal, content)
    }
    return origin
  }
}

extension UnaryKind {
  /// The content's length is the view's, as for most wrappers.
  package static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    Reason(.lengthInside(record.content(of: view)))
  }
}
