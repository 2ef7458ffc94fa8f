/// A view that stands for others: a control that is laid out as the stack of its pieces.
///
/// The pieces are views that nobody wrote; they have no name and no placement.
protocol CompositeKind: ForwardingKind {
  /// What the view is made of in its surroundings; never a modifier around several views.
  static func part(of view: View, in environment: LoweringEnvironment) -> Part
}

extension CompositeKind {
  /// The pieces compute, even of a view that is written as a leaf.
  package static var isCached: Bool { true }

  package static func parts(of view: View, in environment: LoweringEnvironment) -> [Part]? {
    [part(of: view, in: environment)]
  }

  /// The title, as text, or the content of a view that has no title.
  static func titleOrContent(of view: View) -> Part {
    view.string("title").map { Part.text($0) } ?? .row([.content])
  }

  /// The same; a title with a symbol is a label.
  static func titleOrContent(of view: View, in environment: LoweringEnvironment) -> Part {
    view.string("systemImage").map {
      LabelKind.row(.symbol($0), .text(view.string("title") ?? ""), environment)
    } ?? titleOrContent(of: view)
  }

  /// A row of the label at its beginning and a piece at its end; the piece alone where labels are
  /// hidden.
  static func labelled(_ label: Part, _ piece: Part, in environment: LoweringEnvironment) -> Part {
    .row(environment.controls.hidesLabels ? [piece] : [label, .space, piece])
  }
}
