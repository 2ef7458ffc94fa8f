import HaggleLayout

extension Edit {
  /// The state after the edit; names of new views are still missing.
  func applied(to state: DocumentState) throws(EditError) -> DocumentState {
    var result = state
    switch self {
    case .resize(let container): result.container = container
    case .configure(let options): result.options = options
    case .show(let view): result.root = view
    case .declare(let declared):
      result.declared = declared
      result.root = result.root?.redeclaring(declared)
    case .restore(let earlier): result = earlier
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
    case .show, .resize, .configure, .declare, .restore: []
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
    case .show, .resize, .configure, .declare, .restore: return true
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
