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
    var search = NameSearch(word)
    search.visit(self)
    if search.labelled.count > 1 { throw .ambiguous(search.labelled) }
    if let path = search.labelled.first { return Address(path: path, form: .chain) }
    guard let named = search.named else { throw .unknown }
    return Address(path: named.path, form: named.isLayer ? .layer : .chain)
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
}

/// Looks through a tree for a word.
private struct NameSearch {
  private let word: String
  private var path: [Int] = []
  /// The views with the word as their label.
  var labelled: [ViewPath] = []
  /// The first view with the word as its name.
  var named: (path: ViewPath, isLayer: Bool)?

  init(_ word: String) { self.word = word }

  /// Views are taken out of their parents in place: a copy of each would take most of the time.
  mutating func visit(_ view: borrowing View) {
    if view.label == word { labelled.append(ViewPath(path)) }
    if named == nil && view.name == word { named = (ViewPath(path), view.isModifier) }
    for index in view.children.indices {
      path.append(index)
      visit(view.children[index])
      path.removeLast()
    }
  }
}
