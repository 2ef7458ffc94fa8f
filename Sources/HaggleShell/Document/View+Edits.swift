import HaggleLayout

/// The steps of `Edit`: each refuses before it changes anything.
extension View {
  /// Refuses places that do not exist or that a closure made.
  func checkEditable(at path: ViewPath) throws(EditError) {
    var view = self
    for (level, index) in path.indices.enumerated() {
      if view.makesChildren {
        throw .madeByClosure(path, of: ViewPath(Array(path.indices[..<level])))
      }
      guard view.children.indices.contains(index) else { throw .noView(path) }
      view = view.children[index]
    }
  }

  mutating func insert(_ views: [View], at path: ViewPath) throws(EditError) {
    guard let parentPath = path.parent, let index = path.index, let parent = at(parentPath) else {
      throw .takesOneView(.root)
    }
    if parent.makesChildren { throw .madeByClosure(path, of: parentPath) }
    guard let places = parent.insertionIndices else { throw .takesNoChildren(parentPath) }
    guard places.contains(index) else {
      if parent.isModifier { throw .takesOneView(path) }
      throw .noPlace(index, in: parentPath, count: parent.children.count)
    }
    update(at: parentPath) { $0.children.insert(contentsOf: views, at: index) }
  }

  /// A modifier whose secondary view goes, goes with it: an overlay of nothing is nothing.
  mutating func remove(at path: ViewPath) -> Bool {
    guard let parentPath = path.parent, let index = path.index else { return false }
    guard let parent = at(parentPath) else { return true }
    if parent.isModifier && index == 0 { return remove(at: parentPath) }
    if parent.isModifier && parent.children.count == 2 {
      update(at: parentPath) { $0 = $0.children[0] }
    } else {
      update(at: parentPath) { _ = $0.children.remove(at: index) }
    }
    return true
  }

  mutating func wrap(at path: ViewPath, in wrapper: View) throws(EditError) {
    guard let view = at(path) else { throw .noView(path) }
    var place = ViewPath.root
    while let layer = wrapper.at(place), layer.isModifier, !layer.children.isEmpty {
      place = place.child(0)
    }
    guard let holder = wrapper.at(place) else { return }
    guard holder.takesChildren || holder.isModifier else { throw .takesNoChildren(place) }
    var wrapped = wrapper
    wrapped.update(at: place) { $0.children.append(view) }
    update(at: path) { $0 = wrapped }
  }

  mutating func unwrap(at path: ViewPath) throws(EditError) {
    guard let view = at(path) else { throw .noView(path) }
    let contents = try view.contents(at: path)
    guard let first = contents.first else { throw .nothingInside(path) }
    if contents.count == 1 { return update(at: path) { $0 = first } }
    guard let parentPath = path.parent, let index = path.index, let parent = at(parentPath),
      parent.insertionIndices?.contains(index) == true
    else {
      guard view.makesChildren, let group = View.group(of: contents) else {
        throw .takesOneView(path)
      }
      return update(at: path) { $0 = group }
    }
    update(at: parentPath) { $0.children.replaceSubrange(index...index, with: contents) }
  }

  /// What takes the view's place when it goes; numbers of a reader's geometry stay as they are.
  private func contents(at path: ViewPath) throws(EditError) -> [View] {
    if isModifier { return Array(children.prefix(1)) }
    do throws(ContentFailure) {
      return try frozenChildren()
    } catch {
      throw .makesNothing(path, error)
    }
  }

  mutating func move(
    _ path: ViewPath, to parentPath: ViewPath, at index: Int
  ) throws(EditError) {
    guard let view = at(path) else { throw .noView(path) }
    if path.contains(parentPath) { throw .oneInsideOther(path, parentPath) }
    if path.index == 0, let old = path.parent, at(old)?.isModifier == true {
      throw .takesOneView(path)
    }
    guard let target = at(parentPath) else { throw .noView(parentPath) }
    if target.makesChildren { throw .madeByClosure(path, of: parentPath) }
    guard target.takesChildren else { throw .takesNoChildren(parentPath) }
    let isSibling = path.parent == parentPath
    let count = target.children.count - (isSibling ? 1 : 0)
    guard (0...count).contains(index) else { throw .noPlace(index, in: parentPath, count: count) }
    if isSibling, let old = path.index {
      update(at: parentPath) { parent in
        parent.children.remove(at: old)
        parent.children.insert(view, at: index)
      }
      return
    }
    update(at: parentPath) { $0.children.insert(view, at: index) }
    _ = remove(at: path.afterInsertion(at: parentPath.child(index)))
  }

  mutating func swap(_ left: ViewPath, _ right: ViewPath) throws(EditError) {
    if left.contains(right) || right.contains(left) { throw .oneInsideOther(left, right) }
    guard let first = at(left), let second = at(right) else { throw .noView(left) }
    update(at: left) { $0 = second }
    update(at: right) { $0 = first }
  }

  /// The view and the modifiers called after it are named anew.
  mutating func label(_ path: ViewPath, _ label: String?) {
    update(at: path) { view in
      view.label = label
      view.name = nil
    }
    var layer = path
    while let parent = layer.parent, layer.index == 0, at(parent)?.isModifier == true {
      update(at: parent) { $0.name = nil }
      layer = parent
    }
  }

  /// A `Group` of `views`.
  private static func group(of views: [View]) -> View? {
    KindTable.kinds(named: "Group", isModifier: false).first.map { View($0, children: views) }
  }
}

extension ViewPath {
  /// Where the view at this path stands once another was put in at `place`.
  fileprivate func afterInsertion(at place: ViewPath) -> ViewPath {
    let level = place.indices.count - 1
    guard let index = place.index, indices.count > level,
      indices[..<level] == place.indices[..<level], indices[level] >= index
    else { return self }
    var moved = self
    moved.indices[level] += 1
    return moved
  }
}
