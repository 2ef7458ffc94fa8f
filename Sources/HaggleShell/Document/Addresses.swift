package import HaggleLayout

/// What a name or path in a command stands for.
package struct Address: Equatable, Sendable {
  /// How it was written.
  package enum Form: Equatable, Sendable {
    /// The name of a chain: that of its innermost or labelled view.
    case chain
    /// The name of one modifier, such as `blue.padding`.
    case layer
    /// A path such as `/0/1`.
    case path
  }

  package var path: ViewPath
  package var form: Form
}

/// Why a name finds no view.
package enum AddressError: Error, Equatable, Sendable {
  case unknown
  /// The views that carry the same label.
  case ambiguous([ViewPath])
  /// There is no view at the path.
  case noView
}

extension View {
  /// The view that `word` names: by label, by name, or by path.
  ///
  /// - Complexity: O(*n*) in the number of views.
  package func address(of word: String) throws(AddressError) -> Address {
    if let path = ViewPath(word) {
      guard at(path) != nil else { throw .noView }
      return Address(path: path, form: .path)
    }
    let labelled = paths { $0.label == word }
    if labelled.count > 1 { throw .ambiguous(labelled) }
    if let path = labelled.first { return Address(path: path, form: .chain) }
    guard let path = paths(where: { $0.name == word }).first, let view = at(path) else {
      throw .unknown
    }
    return Address(path: path, form: view.isModifier ? .layer : .chain)
  }

  /// The place of the view that a command takes hold of when it moves or replaces `address`: the
  /// outermost modifier around it.
  package func wholeChain(of path: ViewPath) -> ViewPath {
    var path = path
    while let parentPath = path.parent, path.index == 0, at(parentPath)?.isModifier == true {
      path = parentPath
    }
    return path
  }

  /// The modifiers of the chain that the view at `path` belongs to, outermost first, then the
  /// innermost view.
  package func layers(ofChainAt path: ViewPath) -> [ViewPath] {
    var layers = [wholeChain(of: path)]
    while let last = layers.last, let view = at(last), view.isModifier, !view.children.isEmpty {
      layers.append(last.child(0))
    }
    return layers
  }

  /// The name by which a person would call the view at `path`; the path where it has none.
  package func name(at path: ViewPath) -> String {
    at(path).flatMap { $0.label ?? $0.name } ?? "\(path)"
  }

  /// Every name in the tree, parents first.
  package var names: [String] {
    var names: [String] = []
    func walk(_ view: View) {
      if let name = view.label ?? view.name { names.append(name) }
      for child in view.children { walk(child) }
    }
    walk(self)
    return names
  }

  private func paths(where isWanted: (View) -> Bool) -> [ViewPath] {
    var found: [ViewPath] = []
    var indices: [Int] = []
    func walk(_ view: View) {
      if isWanted(view) { found.append(ViewPath(indices)) }
      for (index, child) in view.children.enumerated() {
        indices.append(index)
        walk(child)
        indices.removeLast()
      }
    }
    walk(self)
    return found
  }
}
