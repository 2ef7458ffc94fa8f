import HaggleLayout

extension Edit {
  /// The state after the edit; names of new views are still missing.
  func applied(to state: DocumentState) throws(EditError) -> DocumentState {
    var result = state
    switch self {
    case .resize(let container): result.container = container
    case .show(let view): result.root = view
    default:
      guard var root = state.root else { throw .noView(.root) }
      for path in places { try root.checkEditable(at: path) }
      result.root = try change(&root) ? root : nil
    }
    return result
  }

  /// The views that the edit takes hold of.
  private var places: [ViewPath] {
    switch self {
    case .show, .resize: []
    case .insert(_, let path): path.parent.map { [$0] } ?? []
    case .remove(let path), .replace(let path, _), .wrap(let path, _), .unwrap(let path),
      .rewrite(let path, _), .label(let path, _):
      [path]
    case .move(let path, let parent, _): [path, parent]
    case .swap(let left, let right): [left, right]
    }
  }

  /// Changes the tree; `false` when nothing of it remains.
  private func change(_ root: inout View) throws(EditError) -> Bool {
    switch self {
    case .show, .resize: return true
    case .insert(let views, let path): try root.insert(views, at: path)
    case .remove(let path): return root.remove(at: path)
    case .replace(let path, let view): root.update(at: path) { $0 = view }
    case .wrap(let path, let wrapper): try root.wrap(at: path, in: wrapper)
    case .unwrap(let path): try root.unwrap(at: path)
    case .move(let path, let parent, let index):
      try root.move(path, to: parent, at: index)
    case .swap(let left, let right): try root.swap(left, right)
    case .rewrite(let path, let head):
      root.update(at: path) { view in
        view.kind = head.kind
        view.form = head.form
        view.arguments = head.arguments
      }
    case .label(let path, let label): root.label(path, label)
    }
    return true
  }
}

extension View {
  /// Refuses places that do not exist or that a `ForEach` made.
  fileprivate func checkEditable(at path: ViewPath) throws(EditError) {
    var view = self
    for (level, index) in path.indices.enumerated() {
      if view.makesChildren {
        throw .madeByForEach(path, forEach: ViewPath(Array(path.indices[..<level])))
      }
      guard view.children.indices.contains(index) else { throw .noView(path) }
      view = view.children[index]
    }
  }

  fileprivate mutating func insert(_ views: [View], at path: ViewPath) throws(EditError) {
    guard let parentPath = path.parent, let index = path.index, let parent = at(parentPath) else {
      throw .takesOneView(.root)
    }
    if parent.makesChildren { throw .madeByForEach(path, forEach: parentPath) }
    guard let places = parent.insertionIndices else { throw .takesNoChildren(parentPath) }
    guard places.contains(index) else {
      if parent.isModifier { throw .takesOneView(path) }
      throw .noPlace(index, in: parentPath, count: parent.children.count)
    }
    update(at: parentPath) { $0.children.insert(contentsOf: views, at: index) }
  }

  /// A modifier whose secondary view goes, goes with it: an overlay of nothing is nothing.
  fileprivate mutating func remove(at path: ViewPath) -> Bool {
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

  fileprivate mutating func wrap(at path: ViewPath, in wrapper: View) throws(EditError) {
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

  fileprivate mutating func unwrap(at path: ViewPath) throws(EditError) {
    guard let view = at(path) else { throw .noView(path) }
    let contents = view.isModifier ? Array(view.children.prefix(1)) : view.children
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

  fileprivate mutating func move(
    _ path: ViewPath, to parentPath: ViewPath, at index: Int
  ) throws(EditError) {
    guard let view = at(path) else { throw .noView(path) }
    if path.contains(parentPath) { throw .oneInsideOther(path, parentPath) }
    if path.index == 0, let old = path.parent, at(old)?.isModifier == true {
      throw .takesOneView(path)
    }
    guard let target = at(parentPath) else { throw .noView(parentPath) }
    if target.makesChildren { throw .madeByForEach(path, forEach: parentPath) }
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

  fileprivate mutating func swap(_ left: ViewPath, _ right: ViewPath) throws(EditError) {
    if left.contains(right) || right.contains(left) { throw .oneInsideOther(left, right) }
    guard let first = at(left), let second = at(right) else { throw .noView(left) }
    update(at: left) { $0 = second }
    update(at: right) { $0 = first }
  }

  /// The view and the modifiers called after it are named anew.
  fileprivate mutating func label(_ path: ViewPath, _ label: String?) {
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
