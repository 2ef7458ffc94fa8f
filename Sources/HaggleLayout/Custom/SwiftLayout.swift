/// A view with a layout that was made in Swift, as in `Diagonal() { … }`; source cannot write it.
enum SwiftLayout: CustomLayoutKind {
  static let signature = Signature(
    "layout", .container,
    [
      Form([
        Parameter(nil, name: "layout", .any, "what the layout is made of"),
        Parameter("content", .content, "the views to lay out"),
      ])
    ],
    summary: "lays views out by a type that conforms to Layout",
    example: "",
    about: About(answers: "", rule: "14 rules 1 to 12"))

  /// The name of the layout's type.
  static func name(of view: View) -> String { SwiftValue.typeName(of: layout(of: view)) }

  static func layout(of view: View) -> any Layout {
    guard case .swift(let value) = view.argument("layout"),
      let layout = value.value as? any Layout
    else { preconditionFailure("a view of a layout made in Swift holds it") }
    return layout
  }
}

extension Layout {
  /// Makes a view that lays `content` out by this layout (spec 14 rule 15).
  ///
  /// It prints as the type's name with the stored properties as arguments.
  public func callAsFunction(@ViewBuilder _ content: () -> [View]) -> View {
    var view = written
    view.children = content()
    return view
  }
}
