extension Lowering {
  /// What an empty container tells its parent: it is served last and keeps no distance (spec 04
  /// rules 5 and 21).
  mutating func lowerEmpty() {
    traits.priority = -.infinity
    traits.spacing = .zero
  }

  /// What a container in which every child may touch every edge tells its parent (spec 04 rule 21).
  mutating func uniteTraits() {
    guard childCount > 0 else { return lowerEmpty() }
    traits = Traits(spacing: childTraits(0).spacing, guides: childTraits(0).guides)
    for index in 1..<childCount {
      traits.spacing = traits.spacing.union(childTraits(index).spacing)
      traits.guides.formUnion(childTraits(index).guides)
    }
    traits.guides.formIntersection(.inherited)
  }
}
