/// A layout that SwiftUI has as a container, too (spec 14 rule 14).
///
/// As a view it is laid out by the container's own rules. Its methods, for layouts that hold it and
/// hand on to it, run the same rules on the subviews that they are given. A grid knows rows only as
/// a view: subviews are a flat list, and every one is a row of its own.
public protocol ContainerLayout: TypedLayout where Cache == ContainerCache {}

/// What such a layout keeps between its methods.
public struct ContainerCache: Sendable {
  /// The container with a place holder for every subview.
  fileprivate let tree: LayoutTree
  fileprivate let spacing: Spacing
}

extension ContainerLayout {
  /// Makes the container with a place holder for every subview.
  public func makeCache(subviews: Subviews) -> ContainerCache {
    var view = written
    view.children = subviews.indices.map { index in
      View(SubviewKind.self, arguments: [.swift(subviews.traitValue(at: index))])
    }
    do throws(LayoutError) {
      let lowering = try Lowering(view, limits: LayoutLimits(levels: 3, views: .max))
      let spacing = lowering.rootTraits.spacing
      return ContainerCache(tree: lowering.finish(), spacing: spacing)
    } catch {
      preconditionFailure("a container with place holders has two levels")
    }
  }

  /// The container's answer.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout ContainerCache
  ) -> Size {
    var pass = LayoutPass(cache.tree, subviews: subviews)
    return pass.sizeThatFits(proposal, 0)
  }

  /// Places as the container does.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout ContainerCache
  ) {
    var pass = LayoutPass(cache.tree, subviews: subviews)
    pass.place(0, at: bounds.origin, proposal: proposal)
    for (subview, view) in zip(subviews, pass.children(of: 0)) {
      subview.place(
        at: pass.frame(ofPlaced: view).origin, proposal: pass.proposal(ofPlaced: view))
    }
  }

  /// The container's guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout ContainerCache
  ) -> Double? {
    self.guide(guide.key, in: bounds, proposal, subviews, cache)
  }

  /// The container's guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout ContainerCache
  ) -> Double? {
    self.guide(guide.key, in: bounds, proposal, subviews, cache)
  }

  /// The distances that the container wants.
  public func spacing(subviews: Subviews, cache: inout ContainerCache) -> ViewSpacing {
    ViewSpacing(cache.spacing)
  }

  private func guide(
    _ key: AlignmentKey, in bounds: Rect, _ proposal: ProposedSize, _ subviews: Subviews,
    _ cache: ContainerCache
  ) -> Double? {
    var pass = LayoutPass(cache.tree, subviews: subviews)
    let value = pass.explicitAlignment(of: key.unplaced, proposal: proposal, 0)
    return value.map { bounds.origin[key.axis] + $0 }
  }
}

/// Stands for a subview of another layout pass, in a container that lays out on its behalf.
enum SubviewKind: LayoutKind {
  static let signature = Signature(
    "subview", .leaf, [Form([Parameter("traits", .any, "what the subview tells its parent")])],
    summary: "stands for a subview", example: "", about: About(answers: "what the subview does"))

  static var isCached: Bool { true }

  static func lower(_ view: View, _ lowering: inout Lowering) {
    guard case .swift(let value) = view.argument("traits"), let traits = value.value as? Traits
    else { preconditionFailure("a place holder knows what its subview tells") }
    lowering.traits = traits
  }

  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    pass.subview(for: view).sizeThatFits(proposal)
  }

  static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? {
    pass.subview(for: view).dimensions(in: proposal).explicit(key.unplaced)
  }

  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    throw .missingPlacement(view: view)
  }
}

extension LayoutSubviews {
  /// What a subview tells its parent, with the priority that it has.
  fileprivate func traitValue(at index: Int) -> SwiftValue {
    var traits = loan.traits(self[index].traits)
    traits.priority = self[index].priority
    traits.layoutValues = LayoutTree.none
    // Guides have other numbers here.
    if !traits.guides.isEmpty { traits.guides = .all }
    return SwiftValue(traits, "")
  }
}

extension LayoutPass {
  /// The subview for which a place holder directly inside the root stands.
  fileprivate func subview(for view: ViewID) -> LayoutSubview {
    guard let subviews else { preconditionFailure("a place holder stands for a subview") }
    return subviews[view - content(of: 0)]
  }
}
