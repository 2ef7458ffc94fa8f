/// A stack along an axis: one algorithm, written once, for `HStack` and `VStack` (spec 04 rules 1
/// to 16).
protocol StackKind: LayoutKind {
  /// The axis along which children stand one after the other.
  static var majorAxis: Axis { get }
}

extension StackKind {
  package static var onlyChild: OnlyChild { .replacesContainer }

  package static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.orientation = majorAxis
  }

  /// Keeps the alignment, finds the gaps (rule 2) and what the stack tells its parent (rule 21).
  package static func lower(_ view: View, _ lowering: inout Lowering) {
    let axis = majorAxis.other
    lowering.keep(
      view.alignmentKey("alignment", on: axis)
        ?? (axis == .horizontal ? .horizontalCenter : .verticalCenter))
    guard lowering.childCount > 0 else {
      lowering.traits.priority = -.infinity
      lowering.traits.spacing = .zero
      return
    }
    let spacing = view.number("spacing")
    var previous = lowering.childTraits(0)
    var traits = Traits(spacing: previous.spacing, guides: previous.guides)
    for index in 1..<lowering.childCount {
      let child = lowering.childTraits(index)
      let preferred = previous.spacing[trailingEdgeAlong: majorAxis].distance(
        to: child.spacing[leadingEdgeAlong: majorAxis])
      lowering.setGap(spacing ?? preferred, beforeChild: index)
      traits.include(child, along: majorAxis)
      previous = child
    }
    traits.guides.formIntersection(.baselines)
    lowering.traits = traits
  }

  package static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let run = StackRun(view, axis: majorAxis, &pass)
    let size = run.arrange(proposal, &pass)
    run.end(&pass)
    return size
  }

  /// Runs the sharing again, an unspecified minor length replaced by the stack's own (rule 13).
  package static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    let run = StackRun(view, axis: majorAxis, &pass)
    _ = run.arrange(placementProposal(proposal, size: bounds.size), &pass)
    for index in run.indices {
      let item = pass.stackItems[index]
      let origin = Point(x: bounds.minX + item.origin.x, y: bounds.minY + item.origin.y)
      pass.place(item.view, at: origin, proposal: item.proposal)
    }
    run.end(&pass)
  }

  /// Combines the children's explicit guides as they stand after placing (rule 16).
  package static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? {
    let size = pass.sizeThatFits(proposal, view)
    let run = StackRun(view, axis: majorAxis, &pass)
    _ = run.arrange(placementProposal(proposal, size: size), &pass)
    var combined: Double?
    for index in run.indices {
      let item = pass.stackItems[index]
      let value = pass.explicitAlignment(of: key, proposal: item.proposal, item.view)
      combined = key.combine(combined, value.map { $0 + item.origin[key.axis] })
    }
    run.end(&pass)
    return combined
  }

  private static func placementProposal(_ proposal: ProposedSize, size: Size) -> ProposedSize {
    var proposal = proposal
    let minor = majorAxis.other
    if proposal[minor] == nil { proposal[minor] = size[minor] }
    return proposal
  }
}

extension Traits {
  /// Adds what the next child of a stack along `axis` tells (spec 04 rule 21).
  fileprivate mutating func include(_ child: Traits, along axis: Axis) {
    let leading = spacing[leadingEdgeAlong: axis]
    spacing = spacing.union(child.spacing)
    spacing[leadingEdgeAlong: axis] = leading
    spacing[trailingEdgeAlong: axis] = child.spacing[trailingEdgeAlong: axis]
    guides.formUnion(child.guides)
  }
}
