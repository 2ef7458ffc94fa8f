package import HaggleLayout

extension View {
  /// A way to write a view and one of its arguments.
  struct Spelling {
    var view: View
    /// Which parameter of the view's form is meant.
    var index: Int

    var parameter: Parameter { view.parameters[index] }

    /// The view with the argument; `nil` takes it away.
    func setting(_ value: Value?) -> View {
      var changed = view
      changed.arguments[index] = value
      return changed
    }
  }

  /// The names of the arguments that the view could have, in any of its forms.
  package var keys: [String] {
    var keys: [String] = []
    for form in namesakes.flatMap({ $0.signature.forms }) {
      for parameter in form.parameters where parameter.isSettable && !keys.contains(parameter.name)
      {
        keys.append(parameter.name)
      }
    }
    return keys
  }

  /// The parameter called `key`, in any of the view's forms.
  package func parameter(named key: String) -> Parameter? { spelling(with: key)?.parameter }

  /// The view as it is if its form has the argument, else in the first form that has it and keeps
  /// the arguments that are written; `nil` if there is none.
  func spelling(with key: String) -> Spelling? {
    for view in [self] + spellings {
      let parameters = view.parameters
      guard let index = parameters.firstIndex(where: { $0.name == key && $0.isSettable }) else {
        continue
      }
      return Spelling(view: view, index: index)
    }
    return nil
  }

  /// The view in every form of every kind with its name that can hold its arguments.
  private var spellings: [View] {
    namesakes.flatMap { kind in
      kind.signature.forms.indices.compactMap { rewritten(as: kind, form: $0) }
    }
  }

  /// The kinds written with the view's word; its own where it is the only one and not in the table.
  private var namesakes: [any LayoutKind.Type] {
    let kinds = KindTable.kinds(named: kindName, isModifier: isModifier)
    return kinds.isEmpty ? [kind] : kinds
  }

  private func rewritten(as kind: any LayoutKind.Type, form: Int) -> View? {
    let old = parameters
    let new = kind.parameters(ofForm: form)
    var arguments: [Value?] = Array(repeating: nil, count: new.count)
    for (parameter, value) in zip(old, self.arguments) {
      guard let value else { continue }
      guard let index = new.firstIndex(where: { $0.name == parameter.name }) else { return nil }
      arguments[index] = value
    }
    var view = self
    view.kind = kind
    view.form = form
    view.arguments = arguments
    return view
  }
}

extension Parameter {
  /// Whether a command can write the argument: everything but views.
  package var isSettable: Bool { ![.view, .content, .readerContent].contains(type) }
}
