/// One view as its author wrote it: a kind, its arguments and its children.
///
/// A modifier is a view with one content child. Views are values: an edit makes a new tree, and
/// keeping the old one is undo.
public struct View: Sendable {
  /// What the view is.
  package var kind: any LayoutKind.Type
  /// Which of the signature's forms it is written in.
  package var form: Int
  /// One entry per parameter of the form; `nil` where the author wrote nothing.
  package var arguments: [Value?]
  /// The author's `.id("label")` on this view.
  public var label: String?
  /// A container's content; a modifier's content child, then its secondary children.
  public var children: [View]
  /// What the author calls it, such as the type whose body it is; a name is made of that.
  package var word: String?
  /// The name by which a person calls the view; given once by whoever keeps the tree.
  package var name: String?
  /// The bytes of the source it was read from; `nil` for a view made by hand.
  package var span: Range<Int>?

  package init(
    _ kind: any LayoutKind.Type, form: Int = 0, arguments: [Value?]? = nil, label: String? = nil,
    children: [View] = [], span: Range<Int>? = nil
  ) {
    self.kind = kind
    self.form = form
    self.arguments =
      arguments ?? Array(repeating: nil, count: kind.parameters(ofForm: form).count)
    self.label = label
    self.children = children
    self.span = span
  }
}

extension View {
  /// The word that makes the view in source, such as `HStack` or `padding`.
  public var kindName: String { kind.name(of: self) }

  /// Whether the view wraps the content that stands before it in a chain.
  public var isModifier: Bool { kind.role == .modifier }

  /// The parameters of the form in which the view is written.
  package var parameters: [Parameter] { kind.parameters(ofForm: form) }

  /// The argument for the parameter called `name`; `nil` when it was not written.
  package func argument(_ name: String) -> Value? {
    parameters.firstIndex { $0.name == name }.flatMap { arguments[$0] }
  }

  /// How many views the tree has, this one, modifiers and transparent ones included.
  ///
  /// - Complexity: O(*n*) in that number.
  public var count: Int { children.reduce(1) { $0 + $1.count } }
}

extension View: Equatable {
  /// Whether two trees are written alike; names and places in a source do not count.
  ///
  /// Nor do the views that a closure made whose text says what it makes.
  public static func == (left: View, right: View) -> Bool {
    left.kind == right.kind && left.form == right.form && left.arguments == right.arguments
      && left.label == right.label && (left.makesWrittenChildren || left.children == right.children)
  }

  /// Whether arguments say all about the children.
  private var makesWrittenChildren: Bool {
    kind.makesChildren && readerContent?.maker.isWritten ?? true
  }
}
