import HaggleLayout

/// Layouts as values: `AnyLayout(HStackLayout())`, and a constant that is one called with views.
extension Evaluator {
  /// The layout that a call makes, as a view without content.
  mutating func layout(of syntax: Syntax) throws(Diagnostic) -> View {
    guard case .chain(let base, let suffixes) = syntax.form, suffixes.count == 1,
      case .name(let name) = base.bare.form, case .call(let arguments, let tokens) = suffixes[0]
    else { throw notALayout(syntax) }
    let named = kinds.kinds(named: name, isModifier: false)
    let layouts = named.filter { $0.isLayout }
    guard !layouts.isEmpty else { throw notALayout(syntax, name: name) }
    let end = tokens.upperBound
    let nothing = Syntax(
      form: .closure(Closure(parameters: [], statements: [], body: end..<end)), tokens: end..<end,
      depth: 0)
    let call = Call(
      name: name, arguments: arguments + [Argument(index: end, value: nothing, isTrailing: true)],
      isModifier: false, nameIndex: Int(base.tokens.lowerBound), range: syntax.range)
    return try made(call, of: layouts, around: nil).view
  }

  /// A layout that stands for itself, called with views: `layout { … }`.
  mutating func view(
    by layout: Syntax, _ content: Argument, at place: Range<Int>
  ) throws(Diagnostic) -> Subtree {
    guard case .layout(var view) = try value(layout, as: .layout, title: nil) else {
      throw notALayout(layout)
    }
    let call = Call(
      name: excerpt(layout), arguments: [content], isModifier: false, nameIndex: place.lowerBound,
      range: place)
    let views = try contentViews(of: content.value, call)
    view.children = views.map(\.view)
    view.span = list.span(place)
    return try counted(view, above: views.map(\.levels).max() ?? 0, at: place)
  }

  /// Something else where a layout should be; most containers have a twin that is one.
  private func notALayout(_ syntax: Syntax, name: String? = nil) -> Diagnostic {
    var error = Diagnostic(
      "'\(excerpt(syntax))' is not a layout", at: span(syntax),
      details: ["expected \(ValueType.layout.expectation)"])
    if let name, !kinds.kinds(named: name + "Layout", isModifier: false).isEmpty {
      let start = span(syntax).lowerBound
      error.hint = repaired(start..<start + name.utf8.count, with: name + "Layout")
    }
    return error
  }
}
