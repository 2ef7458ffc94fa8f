/// A piece of a view that stands for others, as a label stands for a row of a picture and a text.
package indirect enum Part: Sendable {
  /// A view that nobody wrote, with the pieces in it; a modifier is put around each of its pieces.
  case made(View, [Part])
  /// The views written for the parameter of this name; `nil` for the view's content.
  case written(String?)
  /// Pieces that begin on a line of their own in a lazy grid, each as long as the grid if `isWhole`.
  case lines([Part], isWhole: Bool)
}

extension Part {
  /// The view's own content.
  static let content = Part.written(nil)

  /// A view without anything in it.
  static func made(_ view: View) -> Part { .made(view, []) }

  static func text(_ text: String) -> Part {
    .made(View(TextKind.self).setting("text", to: .string(text)))
  }

  static func symbol(_ name: String) -> Part {
    .made(View(ImageKind.self, form: ImageKind.symbolForm).setting("systemName", to: .string(name)))
  }

  /// Space between neighbours, 8 points or more.
  static let space = Part.made(View(SpacerKind.self))

  /// A row; `spacing` in points, `nil` for what the views prefer.
  static func row(spacing: Double? = nil, _ parts: [Part]) -> Part {
    .made(View(HStackKind.self).setting("spacing", to: spacing.map { .number($0) }), parts)
  }

  /// A column; `spacing` in points, `nil` for what the views prefer.
  static func column(
    alignment: String = "center", spacing: Double? = nil, _ parts: [Part]
  ) -> Part {
    .made(
      View(VStackKind.self).setting("alignment", to: .member(alignment))
        .setting("spacing", to: spacing.map { .number($0) }), parts)
  }
}

extension Part {
  /// A view that takes what it is offered, a part in its middle.
  static func filling(_ part: Part) -> Part {
    .made(
      View(FlexibleFrameKind.self).setting("maxWidth", to: .number(.infinity))
        .setting("maxHeight", to: .number(.infinity)), [part])
  }

  /// Views with text in a font, such as `.title`.
  static func font(_ font: String, _ part: Part) -> Part {
    .made(View(FontKind.self).setting("font", to: .source(font)), [part])
  }
}

extension View {
  /// The view with another argument for the parameter called `name`.
  fileprivate func setting(_ name: String, to value: Value?) -> View {
    var view = self
    let place = kind.parameters(ofForm: form).firstIndex { $0.name == name }
    if let place { view.arguments[place] = value }
    return view
  }
}
