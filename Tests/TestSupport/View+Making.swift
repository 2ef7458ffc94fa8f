package import HaggleLayout

extension View {
  /// The view that source makes of these words.
  ///
  /// - Parameters:
  ///   - name: The word of the kind, such as `HStack` or `padding`.
  ///   - arguments: Values by parameter name; the first form that has them all is meant.
  ///   - children: A container's content; a modifier's content child and its secondary views.
  /// - Returns: The view.
  package static func make(
    _ name: String, _ arguments: KeyValuePairs<String, Value> = [:], _ children: [View] = []
  ) -> View {
    let kinds =
      KindTable.kinds(named: name, isModifier: false)
      + KindTable.kinds(named: name, isModifier: true)
    for kind in kinds {
      for (form, spelling) in kind.signature.forms.enumerated() {
        let names = spelling.parameters.map(\.name)
        guard arguments.allSatisfy({ names.contains($0.key) }) else { continue }
        let values = names.map { name in arguments.first { $0.key == name }?.value }
        return View(kind, form: form, arguments: values, children: children)
      }
    }
    preconditionFailure("no form of \(name) takes \(arguments)")
  }

  /// `Color.name`.
  package static func color(_ name: String = "blue") -> View {
    make("Color", ["name": .member(name)])
  }

  /// The view inside the modifier called `name`.
  package func modified(
    _ name: String, _ arguments: KeyValuePairs<String, Value> = [:], _ secondary: [View] = []
  ) -> View {
    .make(name, arguments, [self] + secondary)
  }

  /// The view with `.id(label)`.
  package func labelled(_ label: String) -> View {
    var view = self
    view.label = label
    return view
  }
}
