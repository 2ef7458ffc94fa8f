/// `frame(width:height:alignment:)`: a box of a fixed size around a view (spec 03 rules 1 to 4).
enum FixedFrameKind: UnaryKind {
  static let signature = Signature(
    "frame", .modifier,
    [
      Form([
        Parameter("width", .optionalNumber, default: "nil", "points; nil takes the view's width"),
        Parameter("height", .optionalNumber, default: "nil", "points; nil takes the view's height"),
        Parameter("alignment", .alignment, default: ".center", "where the view stands in the box"),
      ])
    ],
    summary: "puts the view in a box of a fixed or limited size",
    example: "Color.blue.frame(width: 120, height: 40)",
    about: About(
      proposes: "the lengths that are written; on the other axis what it is offered",
      answers:
        "the lengths that are written, whatever it is offered; on the other axis the length "
        + "of the view inside",
      places: "the view inside by the alignment, even if it is larger than the frame",
      rule: "03 rules 1 to 4"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    let lengths = [view.fixedLength("width"), view.fixedLength("height")]
    for length in lengths { lowering.keep(length) }
    lowering.keep(view.alignment("alignment"))
    lowering.lowerFrame(constrains: lengths.map { $0 != nil })
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    if let width = pass.optionalNumber(0, of: view), let height = pass.optionalNumber(1, of: view) {
      return Size(width: width, height: height)
    }
    let offer = contentProposal(proposal, view, &pass)
    let content = pass.sizeThatFits(offer, pass.content(of: view))
    return Size(
      width: pass.optionalNumber(0, of: view) ?? content.width,
      height: pass.optionalNumber(1, of: view) ?? content.height)
  }

  static func contentPlacement(
    in size: Size, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ContentPlacement {
    let offer = contentProposal(proposal, view, &pass)
    let origin = pass.origin(
      ofContent: pass.content(of: view), proposal: offer, alignment: pass.alignment(2, of: view),
      inFrame: size)
    return ContentPlacement(origin: origin, proposal: offer)
  }

  static func contentProposal(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ProposedSize {
    ProposedSize(
      width: pass.optionalNumber(0, of: view) ?? proposal.width,
      height: pass.optionalNumber(1, of: view) ?? proposal.height)
  }
}

extension View {
  /// A length of a fixed frame; one that is negative or not finite counts as not written (spec 03
  /// rule 2).
  fileprivate func fixedLength(_ name: String) -> Double? {
    number(name).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }
}

extension Lowering {
  /// What a frame tells its parent: on constrained axes it has no opinion on spacing, unless around
  /// a spacer (spec 03 rules 18 and 19).
  ///
  /// - Parameter axes: Whether the frame has a length of its own, horizontally and vertically.
  mutating func lowerFrame(constrains axes: [Bool]) {
    traits = Traits(
      spacing: content.spacing, keepsSpacing: content.keepsSpacing, guides: content.guides)
    guard !traits.keepsSpacing else { return }
    for (axis, isConstrained) in zip(Axis.allCases, axes) where isConstrained {
      traits.spacing.take(axis, from: .standard)
    }
  }
}

extension FixedFrameKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    guard let length = record.optionalNumber(axis == .horizontal ? 0 : 1, of: view) else {
      return try .content(of: view, along: axis, record)
    }
    return record.written(
      length, as: axis.lengthWord, of: view,
      "\(source: view) is \(length) \(axis.adjective), whatever it is offered",
      title: "the frame's \(axis.lengthWord), whatever it is offered")
  }

  static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    guard let length = record.optionalNumber(axis == .horizontal ? 0 : 1, of: view) else {
      return Reason(.offer)
    }
    return record.written(
      length, as: axis.lengthWord, of: view, "\(source: view) offers its own \(axis.lengthWord)",
      title: "the frame offers its own \(axis.lengthWord)")
  }

  static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    try .inFrame(child, view, by: record.alignment(2, of: view)[axis], record)
  }
}
