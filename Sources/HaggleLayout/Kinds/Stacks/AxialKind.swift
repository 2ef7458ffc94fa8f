/// A container whose children stand one after the other along an axis, at the distances that they
/// prefer or at given ones (spec 04 rule 2).
protocol AxialKind: LayoutKind {
  /// The axis along which children stand one after the other.
  static var majorAxis: Axis { get }
}

extension AxialKind {
  package static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.orientation = majorAxis
  }

  package static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.lowerStack(view, along: majorAxis)
  }
}

extension Lowering {
  /// Keeps the alignment of a stack, finds the gaps (spec 04 rule 2) and what the stack tells its
  /// parent (rule 21).
  fileprivate mutating func lowerStack(_ view: View, along majorAxis: Axis) {
    let axis = majorAxis.other
    keep(view.alignmentKey("alignment", on: axis) ?? .center(of: axis))
    let spacing = view.number("spacing")
    keep(spacing)
    guard childCount > 0 else { return lowerEmpty() }
    var previous = childTraits(0)
    traits = Traits(spacing: previous.spacing, guides: previous.guides)
    for index in 1..<childCount {
      let child = childTraits(index)
      let preferred = previous.spacing[trailingEdgeAlong: majorAxis].distance(
        to: child.spacing[leadingEdgeAlong: majorAxis])
      setGap(spacing ?? preferred, beforeChild: index)
      traits.include(child, along: majorAxis)
      previous = child
    }
    traits.guides.formIntersection(.inherited)
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
