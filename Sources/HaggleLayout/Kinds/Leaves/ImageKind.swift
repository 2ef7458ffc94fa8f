/// A picture: its natural size, or what it is offered if it is resizable (spec 02 rules 23 to 25).
///
/// The sizes of named pictures and symbols are not known here; those are estimates.
enum ImageKind: LayoutKind {
  static let signature = Signature(
    "Image", .leaf,
    [
      Form([
        Parameter("size", .size, "the natural size, in points"),
        Parameter("renderer", .any, default: "{ _ in }", "the closure that draws the picture"),
      ]),
      Form([Parameter("systemName", .string, "the name of a symbol")]),
      Form([Parameter(nil, name: "name", .any, "the name of a picture")]),
    ],
    summary: "a picture of its natural size, whatever is offered",
    example: "Image(size: CGSize(width: 120, height: 80)) { _ in }",
    about: About(
      answers:
        "its natural size, whatever it is offered; that of a picture that is only named is a "
        + "guess",
      rule: "02 rules 23 and 25", isExact: false))

  static func noun(of view: ViewID, _ record: LayoutRecord) -> String { "picture" }

  /// The form of a symbol's name.
  static let symbolForm = 1

  /// The size taken for a picture that is only named, in points.
  private static let unknownSize = Size(width: 100, height: 100)
  /// The size taken for a symbol, in units of the text's font size.
  private static let symbolSize = Size(width: 1.18, height: 1.1)

  static func lower(_ view: View, _ lowering: inout Lowering) {
    if let size = view.size("size") {
      keep(size, isExact: true, &lowering)
    } else if view.argument("systemName") != nil {
      let font =
        lowering.environment.text.fontSize * lowering.environment.controls.imageScale
      keep(
        Size(width: symbolSize.width * font, height: symbolSize.height * font), isExact: false,
        &lowering)
    } else {
      keep(unknownSize, isExact: false, &lowering)
    }
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let scale = pass.number(2, of: view) == 1 ? 1 : pass.approximation
    var size = Size(
      width: pass.number(0, of: view) * scale, height: pass.number(1, of: view) * scale)
    for axis in Axis.allCases {
      guard let caps = caps(of: view, along: axis, pass), let offer = proposal[axis] else {
        continue
      }
      size[axis] = max(offer, caps)
    }
    return size
  }

  /// The length of what is not stretched, in points; `nil` for a picture that is not resizable.
  private static func caps(
    of view: ViewID, along axis: Axis, _ tree: borrowing some FlatTreeReader & ~Copyable
  ) -> Double? {
    tree.optionalNumber(axis == .horizontal ? 3 : 4, of: view)
  }

  private static func keep(_ size: Size, isExact: Bool, _ lowering: inout Lowering) {
    lowering.keep(size.width)
    lowering.keep(size.height)
    lowering.keep(isExact ? 1.0 : 0)
    let stretching = lowering.environment.stretching
    for axis in Axis.allCases { lowering.keep(stretching?.total(along: axis)) }
    if !isExact { lowering.markApproximate() }
  }
}

extension ImageKind {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let length = try record.size(of: view)[axis]
    if let caps = caps(of: view, along: axis, record) {
      return try explainStretching(caps, of: view, along: axis, record)
    }
    return record.number(2, of: view) == 1
      ? Reason(length, "a picture has its natural size, whatever it is offered")
      : Reason(length, "taken for the natural size of this picture, which is not known")
  }

  private static func explainStretching(
    _ caps: Double, of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    guard let offer = try record.proposal(of: view)[axis] else {
      return try .ideal(record.size(of: view)[axis], of: view, along: axis, record)
    }
    var reason = Reason(.offer, conclusion: "a resizable picture takes what it is offered")
    if caps > offer {
      reason.then(.maximum, caps, "its cap insets are not made smaller")
      reason.conclusion = nil
    }
    return reason
  }
}
