/// A layout that can be typed as well as compiled.
///
/// Its spelling says how it is written. A table of kinds that has it reads it, completes it, has
/// help for it, explains it and writes it back as any other view.
public protocol TypedLayout: Layout {
  /// How the layout is written; best a `static let`, since it is asked for often.
  static var spelling: LayoutSpelling<Self> { get }
}

/// How a layout is written: its word and its arguments.
///
/// All that the layout decides by must have an argument: a view keeps the arguments, not the layout.
public struct LayoutSpelling<Content: Layout>: Sendable {
  /// What parser, printer, completion, help and JSON read.
  public let signature: Signature
  /// The layout that stands for the word alone.
  let plain: Content
  let arguments: [LayoutArgument<Content>]
  /// The container whose arguments these are, which lays out in the layout's place.
  let container: (any LayoutKind.Type)?

  /// Makes a spelling.
  ///
  /// - Parameters:
  ///   - name: The word in source, which begins with a capital letter.
  ///   - plain: The layout with every argument left out.
  ///   - arguments: What may stand in the parentheses, in order; each may be left out.
  ///   - summary: What the layout does, in one line without a full stop.
  ///   - example: A whole entry that can be typed as it stands.
  ///   - about: How it takes part in layout.
  public init(
    _ name: String, _ plain: Content, _ arguments: [LayoutArgument<Content>] = [],
    summary: String, example: String, about: About
  ) {
    self.init(
      name, plain, arguments, summary: summary, example: example, about: about, container: nil)
  }

  init(
    _ name: String, _ plain: Content, _ arguments: [LayoutArgument<Content>], summary: String,
    example: String, about: About, container: (any LayoutKind.Type)?
  ) {
    self.plain = plain
    self.container = container
    self.arguments = arguments
    let content = Parameter("content", .content, "the views to lay out")
    signature = Signature(
      name, .container, [Form(arguments.map(\.parameter) + [content])], summary: summary,
      example: example, about: about)
  }
}

/// The kind of the views that a layout with a spelling makes.
enum TypedLayoutKind<Content: TypedLayout>: CustomLayoutKind {
  static var signature: Signature { Content.spelling.signature }

  static func standIn(for view: View) -> View {
    guard let container = Content.spelling.container else { return view }
    return View(
      container, arguments: view.arguments, label: view.label, children: view.children)
  }

  static func layout(of view: View) -> any Layout {
    var layout = Content.spelling.plain
    for (argument, value) in zip(Content.spelling.arguments, view.arguments) {
      if let value { argument.set(value, &layout) }
    }
    return layout
  }

  /// The view of a layout; arguments that are as if left out are left out.
  static func view(of layout: Content, _ content: [View]) -> View {
    let spelling = Content.spelling
    let arguments = spelling.arguments.map { argument in
      let value = argument.value(layout)
      return value == argument.value(spelling.plain) ? nil : value
    }
    return View(Self.self, arguments: arguments + [nil], children: content)
  }
}

extension TypedLayout {
  /// The layout as a view without content.
  fileprivate var bare: View { TypedLayoutKind.view(of: self, []) }
}

extension Layout {
  /// A view of the layout without content, by which it is kept and written.
  package var written: View {
    if let any = self as? AnyLayout { return any.base.written }
    if let typed = self as? any TypedLayout { return typed.bare }
    return View(
      SwiftLayout.self,
      arguments: [.swift(SwiftValue(self, SwiftValue.properties(of: self))), nil])
  }
}
