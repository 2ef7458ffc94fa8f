package import HaggleLayout

/// Makes random trees out of whatever kinds there are.
package struct RandomViews {
  package var generator: SplitMix64

  package init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// A tree of about `size` views.
  package mutating func view(size: Int) -> View {
    if size <= 1 { return leaf() }
    return pick([true, true, false]) ? modified(size: size) : container(size: size)
  }

  private mutating func leaf() -> View { made(of: pick(Self.kinds(.leaf)), children: []) }

  private mutating func container(size: Int) -> View {
    let count = Int.random(in: 0...4, using: &generator)
    return container((0..<count).map { _ in view(size: (size - 1) / max(count, 1)) })
  }

  /// The views in a container of any kind.
  package mutating func container(_ views: [View]) -> View {
    made(of: pick(Self.kinds(.container) + [Self.group]), children: views)
  }

  private mutating func modified(size: Int) -> View {
    let kind = pick(Self.kinds(.modifier))
    let takesViews = ["overlay", "background", "mask"].contains(kind.signature.name)
    return modified(view(size: takesViews ? size / 2 : size - 1), by: kind, size: size)
  }

  /// The view in a modifier of any kind.
  package mutating func modified(_ content: View) -> View {
    modified(content, by: pick(Self.kinds(.modifier)), size: 4)
  }

  private mutating func modified(
    _ content: View, by kind: any LayoutKind.Type, size: Int
  ) -> View {
    var view = made(of: kind, children: [content])
    let types = view.kind.signature.forms[view.form].parameters.map(\.type)
    if types.contains(.view) { view.children.append(self.view(size: size / 3)) }
    if types.contains(.content) {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        view.children.append(self.view(size: size / 4))
      }
    }
    return view
  }

  private mutating func made(of kind: any LayoutKind.Type, children: [View]) -> View {
    let form = Int.random(in: kind.signature.forms.indices, using: &generator)
    let parameters = kind.signature.forms[form].parameters
    let arguments = parameters.map { parameter -> Value? in
      if parameter.defaultText != nil && pick([true, false]) { return nil }
      return value(parameter, of: kind)
    }
    var children = children
    // Only texts can be joined.
    if kind.signature.name == "+" {
      children = (0...1).map { _ in made(of: Self.text, children: []) }
    }
    if kind.signature.role == .container { fit(&children, to: parameters) }
    let label = pick([true, false, false, false]) ? "v\(pick([1, 2, 3]))" : nil
    return View(
      kind, form: form, arguments: arguments, label: label,
      children: kind.makesChildren ? [] : children)
  }

  /// Adds the views of further braces; what is written in parentheses is one view.
  private mutating func fit(_ children: inout [View], to parameters: [Parameter]) {
    guard let main = parameters.mainContent else { return }
    if parameters[main].type == .view { children = [leaf()] }
    for (place, parameter) in parameters.enumerated() where parameter.takesViews && place != main {
      children.append(WrittenPart.made(parameter.label ?? "", [leaf()]))
    }
  }

  private static let text = KindTable.kinds(named: "Text", isModifier: false)[0]
  private static let group = kinds(.transparent).first { $0.signature.name == "Group" }

  private static func kinds(_ role: Signature.Role) -> [any LayoutKind.Type] {
    KindTable.standard.filter { $0.signature.role == role }
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: choices.indices, using: &generator)]
  }

  private mutating func pick(_ choices: [(any LayoutKind.Type)?]) -> any LayoutKind.Type {
    let known = choices.compactMap { $0 }
    return known[Int.random(in: known.indices, using: &generator)]
  }
}
