package import HaggleLayout

extension View {
  /// The view at `path`; `nil` where there is none.
  package func at(_ path: ViewPath) -> View? {
    var view = self
    for index in path.indices {
      guard view.children.indices.contains(index) else { return nil }
      view = view.children[index]
    }
    return view
  }

  /// Changes the view at `path` in place, which must exist; only views on the way are copied.
  mutating func update<Failure: Error>(
    at path: ViewPath, _ change: (inout View) throws(Failure) -> Void
  ) throws(Failure) {
    try update(at: path.indices[...], change)
  }

  private mutating func update<Failure: Error>(
    at indices: ArraySlice<Int>, _ change: (inout View) throws(Failure) -> Void
  ) throws(Failure) {
    guard let first = indices.first else { return try change(&self) }
    try children[first].update(at: indices.dropFirst(), change)
  }

  /// Calls `visit` for every view, parents first, with its path.
  ///
  /// - Complexity: O(*n*) in the number of views, times their depth where the path is kept.
  package func forEachView(_ visit: (View, ViewPath) -> Void) {
    func walk(_ view: View, _ path: ViewPath) {
      visit(view, path)
      for (index, child) in view.children.enumerated() { walk(child, path.child(index)) }
    }
    walk(self, .root)
  }
}

extension View {
  /// Whether the view is a `ForEach` or a reader, whose children are made from its closure.
  package var makesChildren: Bool { kind.makesChildren }

  /// Whether views can be put among its children.
  package var takesChildren: Bool {
    switch kind.role {
    case .container, .transparent: !makesChildren
    case .leaf, .modifier: false
    }
  }

  /// The indices at which views can be put in; a modifier's content stands at 0 and stays alone.
  var insertionIndices: ClosedRange<Int>? {
    if takesChildren { return 0...children.count }
    guard isModifier && hasSecondaryViews else { return nil }
    return 1...max(1, children.count)
  }

  /// Whether a modifier has a closure with views besides its content, as `overlay` can.
  var hasSecondaryViews: Bool {
    parameters.contains { $0.type == .content }
  }

  /// The innermost view of a chain of modifiers.
  package var innermost: View {
    var view = self
    while view.isModifier, let content = view.children.first { view = content }
    return view
  }

  /// The tree without names and labels, as a copy of it starts.
  func forgettingNames() -> View {
    var view = self
    view.name = nil
    view.label = nil
    if let content = view.readerContent { view.readerContent = content.forgettingNames }
    view.children = children.map { $0.forgettingNames() }
    return view
  }
}
