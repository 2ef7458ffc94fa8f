/// The space that a control keeps around its content, such as a row of a list; an estimate.
enum ControlInsets: UnaryKind {
  static let signature = Signature(
    "control insets", .modifier,
    [
      Form([
        Parameter(nil, name: "insets", .insets, "points on each edge"),
        Parameter(nil, name: "minHeight", .number, "the least height, in points"),
        Parameter(nil, name: "isRow", .boolean, "whether it is a row of a list"),
        Parameter(nil, name: "fills", .boolean, "whether it takes the width it is offered"),
      ])
    ],
    summary: "the space around the content of a control", example: "",
    about: About(answers: "an estimate", rule: "05 rules 3 to 5", isExact: false))

  static func noun(of view: ViewID, _ record: LayoutRecord) -> String {
    record.number(5, of: view) == 1 ? "row" : "frame"
  }

  static func lower(_ view: View, _ lowering: inout Lowering) {
    let isRow = view.bool("isRow") == true
    let row = isRow ? lowering.content.listRow : nil
    let insets = row?.insets ?? view.insets("insets") ?? EdgeInsets()
    for inset in [insets.leading, insets.trailing, insets.top, insets.bottom] {
      lowering.keep(inset)
    }
    lowering.keep(row?.minHeight ?? view.number("minHeight") ?? 0)
    lowering.keep(isRow ? 1.0 : 0)
    lowering.keep(view.bool("fills") == true ? 1.0 : 0)
    lowering.traits.guides = lowering.content.guides
    lowering.markApproximate()
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let content = pass.sizeThatFits(offer(proposal, view, pass), pass.content(of: view))
    var size = Size.zero
    for axis in Axis.allCases {
      size[axis] = max(0, content[axis] + inset(axis, 0, view, pass) + inset(axis, 1, view, pass))
    }
    size.height = max(size.height, minHeight(view, pass))
    if fills(view, pass), let width = proposal.width { size.width = width }
    return size
  }

  /// Content begins at the leading inset, and in the middle of a height that is the least one.
  static func contentPlacement(
    in size: Size, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> ContentPlacement {
    let offer = offer(proposal, view, pass)
    let content = pass.sizeThatFits(offer, pass.content(of: view))
    let insets = inset(.vertical, 0, view, pass) + inset(.vertical, 1, view, pass)
    let rest = max(0, size.height - content.height - insets)
    return ContentPlacement(
      origin: Point(
        x: inset(.horizontal, 0, view, pass), y: inset(.vertical, 0, view, pass) + rest / 2),
      proposal: offer)
  }

  private static func offer(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: borrowing LayoutPass
  ) -> ProposedSize {
    var offer = proposal
    for axis in Axis.allCases {
      offer[axis] = offer[axis].map {
        max(0, $0 - inset(axis, 0, view, pass) - inset(axis, 1, view, pass))
      }
    }
    return offer
  }

  /// The inset at the beginning (0) or the end (1) of an axis, in points.
  private static func inset(
    _ axis: Axis, _ end: Int, _ view: ViewID,
    _ pass: borrowing some FlatTreeReader & ~Copyable
  ) -> Double {
    pass.number((axis == .horizontal ? 0 : 2) + end, of: view) * pass.approximation
  }

  private static func minHeight(
    _ view: ViewID, _ pass: borrowing some FlatTreeReader & ~Copyable
  ) -> Double {
    pass.number(4, of: view) * pass.approximation
  }

  private static func fills(
    _ view: ViewID, _ reader: borrowing some FlatTreeReader & ~Copyable
  ) -> Bool {
    reader.number(6, of: view) == 1
  }
}

extension ControlInsets {
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let noun = noun(of: view, record)
    if axis == .horizontal, fills(view, record), try record.proposal(of: view).width != nil {
      return Reason(.offer, conclusion: "the \(noun) takes the width it is offered")
    }
    let insets = inset(axis, 0, view, record) + inset(axis, 1, view, record)
    let content = try record.size(of: record.content(of: view))[axis]
    var reason = try Reason.content(
      of: view, plusInsets: insets, "the space that the \(noun) keeps around it", along: axis,
      record)
    if axis == .vertical, minHeight(view, record) > content + insets {
      reason.then(.maximum, minHeight(view, record), "the least height of the \(noun)")
    }
    return reason
  }

  static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    try .offer(
      of: view, lessInsets: inset(axis, 0, view, record) + inset(axis, 1, view, record),
      "the space that the \(noun(of: view, record)) keeps", along: axis, record)
  }

  static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let noun = noun(of: view, record)
    var reason = Reason(.origin)
    let before = inset(axis, 0, view, record)
    if before != 0 { reason.then(.add, before, "the space that the \(noun) keeps before it") }
    guard axis == .vertical else { return reason }
    let insets = before + inset(axis, 1, view, record)
    let rest = try record.size(of: view).height - record.size(of: child).height - insets
    if rest > 0 { reason.then(.add, rest / 2, "half of what the \(noun) is higher") }
    return reason
  }
}

extension Part {
  /// A part with space around it.
  static func inset(
    by insets: EdgeInsets, minHeight: Double = 0, fills: Bool = false, _ part: Part
  ) -> Part {
    .made(
      View(
        ControlInsets.self,
        arguments: [.insets(insets), .number(minHeight), .bool(false), .bool(fills)]), [part])
  }

  /// Every view of a part as a row of a list.
  static func rows(_ part: Part, insets: EdgeInsets, minHeight: Double) -> Part {
    .made(
      View(
        ControlInsets.self,
        arguments: [.insets(insets), .number(minHeight), .bool(true), .bool(true)]), [part])
  }
}
