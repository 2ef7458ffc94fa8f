extension View {
  /// Lays the tree out in a container, as a window would (spec 01 rule 14).
  ///
  /// The root is offered the container's size less its safe area and centred in that; on an axis that
  /// is `nil` or `∞` it sits at the beginning.
  ///
  /// - Parameters:
  ///   - container: The container's size in points; `nil` and `∞` ask for the ideal and the maximum.
  ///   - options: What else decides the layout.
  ///   - recordingTrace: Whether every question and answer is kept.
  ///   - limits: How large a tree may be.
  ///   - isInterrupted: Asked now and then; `true` ends the work.
  /// - Returns: A frame for every view, in points from the container's top left corner.
  /// - Throws: `LayoutError` for a tree beyond the limits, or when interrupted.
  /// - Complexity: Linear in the number of views and in nesting: no view computes its answer to one
  ///   proposal twice.
  public func layout(
    in container: ProposedSize, options: LayoutOptions = LayoutOptions(),
    recordingTrace: Bool = false, limits: LayoutLimits = .standard,
    isInterrupted: (() -> Bool)? = nil
  ) throws(LayoutError) -> LayoutResult {
    try LoweredTree(self, options: options, limits: limits)
      .layout(in: container, recordingTrace: recordingTrace, isInterrupted: isInterrupted)
  }

  /// How often views compute their size in one layout; no view does it twice for one proposal.
  package func measureCount(in container: ProposedSize) throws(LayoutError) -> Int {
    var pass = LayoutPass(try Lowering(self, limits: .standard).finish())
    pass.layOut(in: container)
    return pass.measureCount
  }
}

extension LayoutPass {
  /// Offers what the safe area leaves of `container` to the root and places it in the middle of
  /// that; leading is the left edge.
  ///
  /// Where the container has no length, the root's own and the insets stand for it.
  mutating func layOut(in container: ProposedSize, safeArea: EdgeInsets = .zero) {
    let region = container.inset(by: safeArea)
    enterWindow(region)
    let size = sizeThatFits(region, 0)
    var origin = Point(x: safeArea.leading, y: safeArea.top)
    var window = Rect.zero
    for axis in Axis.allCases {
      if let length = region[axis], length.isFinite { origin[axis] += (length - size[axis]) / 2 }
      let whole = container[axis].flatMap { $0.isFinite ? $0 : nil }
      window.size[axis] = whole ?? size[axis] + safeArea.total(along: axis)
    }
    enterSafeArea(safeArea, in: window)
    place(0, at: origin, proposal: region)
  }
}
