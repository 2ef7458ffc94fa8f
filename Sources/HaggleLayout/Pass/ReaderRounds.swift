/// A tree whose readers make their content while it is laid out, from the outside in.
///
/// A reader's size and place do not depend on what is inside (spec 11 rule 1). So every layout of
/// the whole finds the geometry of one more level of readers, and those of the last level are right
/// when a layout finds all content made for the geometry that it has: after one round for a tree
/// that was laid out in such a container before, else after one more than readers stand in each
/// other.
struct ReaderRounds {
  private(set) var view: View
  private(set) var tree: LayoutTree
  private let options: LayoutOptions
  private let limits: LayoutLimits
  /// The readers in the tree, parents first, and how many views come before each.
  private var places: [ReaderPlace]

  private struct ReaderPlace {
    /// The reader's number when the tree is walked parents first.
    let node: Int
    let path: [Int]
    let content: ReaderContent
    /// How many views are in it.
    var count = 0
  }

  init(
    _ view: View, _ tree: LayoutTree, options: LayoutOptions, limits: LayoutLimits
  ) {
    self.view = view
    self.tree = tree
    self.options = options
    self.limits = limits
    places = Self.places(in: view)
  }

  /// Makes the content anew of the outermost readers that have another geometry than theirs was
  /// made for.
  ///
  /// - Returns: Whether there were any, so that the tree must be laid out again.
  /// - Throws: `LayoutError` when content cannot be made, or makes the tree too large.
  mutating func makeContent(
    of readers: ContiguousArray<PlacedReader>, isInterrupted: (() -> Bool)?
  ) throws(LayoutError) -> Bool {
    let stale = staleReaders(readers)
    guard !stale.isEmpty else { return false }
    var count = view.count - stale.reduce(0) { $0 + $1.place.count }
    for (place, proxy) in stale {
      try remake(place, proxy, &count, isInterrupted)
    }
    tree = try Lowering(view, options: options, limits: limits).finish()
    places = Self.places(in: view)
    return true
  }

  /// The readers whose content is not right and that stand in no other such reader.
  private func staleReaders(
    _ readers: ContiguousArray<PlacedReader>
  ) -> [(place: ReaderPlace, proxy: GeometryProxy)] {
    var proxies: [Int: GeometryProxy] = [:]
    for reader in readers { proxies[Int(tree.entries[reader.view].node)] = reader.proxy }
    var stale: [(place: ReaderPlace, proxy: GeometryProxy)] = []
    for place in places {
      guard let proxy = proxies[place.node] else { continue }
      if let last = stale.last?.place.path, place.path.starts(with: last) { continue }
      if place.content.madeFor?.isIdentical(to: proxy) != true { stale.append((place, proxy)) }
    }
    return stale
  }

  private mutating func remake(
    _ place: ReaderPlace, _ proxy: GeometryProxy, _ count: inout Int,
    _ isInterrupted: (() -> Bool)?
  ) throws(LayoutError) {
    let views: [View]
    do throws(ContentFailure) {
      views = try place.content.maker.views(
        for: proxy, besides: count, limits: limits, isFrozen: false, isInterrupted: isInterrupted)
    } catch {
      if isInterrupted?() == true { throw .interrupted }
      throw .noContent(error, size: proxy.size)
    }
    count += views.reduce(0) { $0 + $1.count }
    guard count <= limits.views else { throw .tooManyViews(limit: limits.views) }
    view.update(at: place.path[...]) { reader in
      reader.children = views
      reader.readerContent?.madeFor = proxy
      reader.recallNames()
    }
  }

  /// Every reader of a tree; walks only once through it.
  private static func places(in view: View) -> [ReaderPlace] {
    var places: [ReaderPlace] = []
    var path: [Int] = []
    var node = 0
    func walk(_ view: View) {
      let place = places.count
      let content = view.readerContent
      if let content { places.append(ReaderPlace(node: node, path: path, content: content)) }
      node += 1
      let first = node
      for (index, child) in view.children.enumerated() {
        path.append(index)
        walk(child)
        path.removeLast()
      }
      if content != nil { places[place].count = node - first }
    }
    walk(view)
    return places
  }
}

extension View {
  /// Changes the view at a place in the tree.
  fileprivate mutating func update(at indices: ArraySlice<Int>, _ change: (inout View) -> Void) {
    guard let first = indices.first else { return change(&self) }
    children[first].update(at: indices.dropFirst(), change)
  }
}
