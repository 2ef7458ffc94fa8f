/// A view with another in front of it or behind it, which layout does not notice (spec 05 rules 16
/// to 18).
protocol LayeredKind: ForwardingKind {}

extension LayeredKind {
  package static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.keep(view.alignment("alignment"))
    lowering.forwardTraits()
  }

  /// Offers the secondary view the primary's size and puts its guides on the primary's.
  package static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    placeLayers(in: bounds, proposal: proposal, view, &pass)
  }

  /// The same for kinds that place otherwise now and then.
  static func placeLayers(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    let primary = pass.content(of: view)
    pass.place(primary, at: bounds.origin, proposal: proposal)
    guard let secondary = pass.sibling(after: primary) else { return }
    let offer = ProposedSize(bounds.size)
    let size = pass.sizeThatFits(offer, secondary)
    let alignment = pass.alignment(0, of: view)
    var origin = bounds.origin
    for axis in Axis.allCases {
      origin[axis] +=
        pass.guide(alignment[axis], size: bounds.size, proposal: proposal, primary)
        - pass.guide(alignment[axis], size: size, proposal: offer, secondary)
    }
    pass.place(secondary, at: origin, proposal: offer)
  }
}

/// The forms that `overlay` and `background` share, the view ones first.
enum LayeredForms {
  static func forms(_ place: String) -> [Form] {
    let alignment = Parameter(
      "alignment", .alignment, default: ".center", "which points of the views lie on each other")
    return [
      Form([Parameter(nil, name: "content", .view, "the view \(place)"), alignment]),
      Form([alignment, Parameter("content", .content, "the views \(place)")]),
      Form([
        Parameter(nil, name: "style", .style, "the colour or material \(place)"),
        Parameter("in", .shape, "the shape that is filled with it"),
      ]),
      Form([
        Parameter(nil, name: "style", .style, "the colour or material \(place)"),
        Parameter(
          "ignoresSafeAreaEdges", .edges, default: ".all",
          "the edges at which it reaches into what is not safe"),
      ]),
    ]
  }

  /// `background(in: Capsule())`, which `overlay` does not have.
  static let shape = Form([Parameter("in", .shape, "the shape behind")])
}

extension LayeredKind {
  package static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    try explainLayerOffer(to: child, in: view, along: axis, record)
  }

  package static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    try explainLayerOrigin(of: child, in: view, along: axis, record)
  }

  static func explainLayerOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let primary = record.content(of: view)
    guard child != primary else { return Reason(.offer) }
    let length = try record.size(of: view)[axis]
    return Reason(
      length,
      "\(source: view) offers \(chain: child) the \(axis.lengthWord) of \(primary): \(seeWhy: primary, .length(axis))"
    )
  }

  static func explainLayerOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let primary = record.content(of: view)
    guard child != primary else { return Reason(.origin) }
    let key = record.alignment(0, of: view)[axis]
    return try .aligned(
      child, by: key,
      with: try record.guide(key, of: primary, for: try record.proposal(of: primary)), of: primary,
      record)
  }
}
