package import HaggleLayout

extension View {
  /// The smallest tree that is found for which a condition still holds: views are left out, and
  /// taken in place of those around them.
  ///
  /// - Parameter isWanted: Whether a tree shows what is looked for; it holds for this one.
  /// - Returns: A tree for which it holds, of which nothing can be left out.
  package func shrunk(while isWanted: (View) -> Bool) -> View {
    var smallest = self
    while let smaller = smallest.smaller().first(where: isWanted) { smallest = smaller }
    return smallest
  }

  /// Trees with one change that makes them smaller, those that change most first.
  private func smaller() -> [View] {
    var all = children
    for index in children.indices {
      let isContent = kind.signature.role == .modifier && index == 0
      if !isContent {
        var rest = self
        rest.children.remove(at: index)
        all.append(rest)
      }
    }
    for index in children.indices {
      for child in children[index].smaller() {
        var changed = self
        changed.children[index] = child
        all.append(changed)
      }
    }
    for index in arguments.indices where arguments[index] != nil {
      let parameter = kind.signature.forms[form].parameters[index]
      guard parameter.defaultText != nil else { continue }
      var changed = self
      changed.arguments[index] = nil
      all.append(changed)
    }
    return all
  }
}
