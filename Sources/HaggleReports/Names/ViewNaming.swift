package import HaggleLayout

/// Gives names to the views of a tree that have none.
///
/// A label is a name. Otherwise a name is given once and stays while the tree is edited; the second
/// view of a kind is `blue2`. Layers are called after the view they wrap, the innermost first:
/// `blue.padding`, `blue.frame`, `blue.frame2`.
package enum ViewNaming {
  /// Fills in the missing names.
  ///
  /// Equal labels stay equal; of other equal names the first stays and
  /// the others are numbered anew.
  ///
  /// - Complexity: O(*n*) in the number of views.
  package static func fill(_ root: inout View) {
    var namer = Namer()
    namer.reserve(root)
    namer.name(&root)
  }
}

private struct Namer {
  /// Names that no other view may get; `container` names the container everywhere.
  private var taken: Set<String> = ["container"]
  private var labels: Set<String> = []
  /// The names that were there before and have been met.
  private var kept: Set<String> = []
  /// The number to try next for a word that is taken.
  private var nextNumber: [String: Int] = [:]

  /// Sets aside every label and every name given earlier.
  mutating func reserve(_ view: View) {
    if let label = view.label {
      labels.insert(label)
      taken.insert(label)
    } else if let name = view.name {
      taken.insert(name)
    }
    if let content = view.readerContent { taken.formUnion(content.names.all) }
    for child in view.children { reserve(child) }
  }

  /// Names the view and what is in it.
  ///
  /// - Returns: The name of the innermost view of the chain, after which layers are called.
  @discardableResult
  mutating func name(_ view: inout View) -> String {
    let isLayer = view.isModifier && !view.children.isEmpty
    let inner = isLayer ? name(&view.children[0]) : nil
    let own = ownName(of: view, around: inner)
    view.name = own
    for index in view.children.indices.dropFirst(isLayer ? 1 : 0) { name(&view.children[index]) }
    return inner ?? own
  }

  private mutating func ownName(of view: View, around inner: String?) -> String {
    if let label = view.label { return label }
    if let name = view.name, !labels.contains(name), kept.insert(name).inserted { return name }
    if let inner { return unique("\(inner).\(view.kindName)") }
    return unique(view.name.map(Self.withoutNumber) ?? DefaultName.word(for: view))
  }

  private mutating func unique(_ word: String) -> String {
    if taken.insert(word).inserted { return word }
    var number = nextNumber[word] ?? 2
    while !taken.insert("\(word)\(number)").inserted { number += 1 }
    nextNumber[word] = number + 1
    return "\(word)\(number)"
  }

  private static func withoutNumber(_ name: String) -> String {
    let end = name.lastIndex { !("0"..."9").contains($0) }
    return end.map { String(name[...$0]) } ?? name
  }
}
