import HaggleLayout

/// Writes views on one line.
struct LineWriter {
  private(set) var text = ""

  /// A view with everything around and in it.
  mutating func write(_ view: View) {
    guard view.isModifier, let content = view.children.first else {
      writeBase(view)
      writeLabel(of: view)
      return
    }
    var chain = [view]
    var base = content
    while base.isModifier, let inner = base.children.first {
      chain.append(base)
      base = inner
    }
    if base.isStatement {
      text += "Group { "
      write(base)
      text += " }"
    } else if base.kind == StructuralKinds.joinedText, base.label == nil, !chain.isEmpty {
      text += "("
      write(base)
      text += ")"
    } else {
      write(base)
    }
    for modifier in chain.reversed() {
      text += "."
      writeLayer(modifier)
      writeLabel(of: modifier)
    }
  }

  /// A view without its label and, if it is a modifier, without its content.
  private mutating func writeBase(_ view: View) {
    switch view.kind {
    case StructuralKinds.joinedText: writeJoined(view)
    case StructuralKinds.conditional: writeConditional(view)
    case StructuralKinds.forEach:
      writeHead(view)
      text += " { " + StructuralText.forEachBody(view) + " }"
    default: writeLayer(view)
    }
  }

  /// Texts with a plus between them; those with a label of all in parentheses.
  private mutating func writeJoined(_ view: View) {
    if view.label != nil { text += "(" }
    for (place, child) in view.children.enumerated() {
      if place > 0 { text += " + " }
      write(child)
    }
    if view.label != nil { text += ")" }
  }

  private mutating func writeLabel(of view: View) {
    guard let label = view.label, !view.isStatement else { return }
    text += ".id(\"" + Escapes.escaped(label) + "\")"
  }

  private mutating func writeLayer(_ view: View) {
    writeHead(view, withChildren: true)
    if view.kind == StructuralKinds.neutral { return }
    let layer = Layer(view)
    if let closure = layer.closure { text += " " + closure }
    if let body = layer.body { writeBody(body, behind: layer.opening) }
    for (label, views) in layer.parts {
      text += " " + label + ":"
      writeBody(views)
    }
  }

  /// The layer without braces; a view in parentheses is its content too.
  mutating func writeHead(_ view: View, withChildren: Bool = false) {
    switch view.kind {
    case StructuralKinds.conditional:
      text += "if " + StructuralText.condition(view)
    case StructuralKinds.forEach:
      text += "ForEach(" + StructuralText.range(view) + ")"
    case StructuralKinds.neutral:
      text += StructuralText.neutral(view)
    case StructuralKinds.joinedText:
      writeJoined(view)
    default:
      let form = view.kind.signature.forms[view.form]
      text += view.kindName
      if form.isMember {
        if let member = view.arguments.first ?? nil { text += SourcePrinter.argument(member) }
      } else {
        writeArguments(Layer(view), withChildren: withChildren)
      }
    }
  }

  private mutating func writeArguments(_ layer: Layer, withChildren: Bool) {
    guard layer.needsParentheses else { return }
    var isFirst = true
    for (label, value) in layer.arguments {
      if case .child = value, !withChildren { continue }
      text += isFirst ? "(" : ", "
      isFirst = false
      if let label { text += label + ": " }
      switch value {
      case .text(let argument): text += argument
      case .child(let view): write(view)
      }
    }
    if !isFirst { text += ")" } else if layer.arguments.isEmpty { text += "()" }
  }

  private mutating func writeBody(_ views: ArraySlice<View>, behind opening: String = "") {
    if views.isEmpty && opening.isEmpty {
      text += " {}"
      return
    }
    text += " {" + opening + " "
    for (place, view) in views.enumerated() {
      if place > 0 { text += "; " }
      write(view)
    }
    text += " }"
  }

  private mutating func writeConditional(_ view: View) {
    writeHead(view)
    let other = StructuralText.other(view)
    if StructuralText.isTrue(view) {
      writeBody(view.children[...])
      if other.isEmpty { return }
      text += StructuralText.otherIsConditional(view) ? " else " + other : " else { \(other) }"
      return
    }
    text += other.isEmpty ? " {}" : " { \(other) }"
    if view.children.isEmpty { return }
    text += " else"
    if let nested = view.onlyConditional {
      text += " "
      writeConditional(nested)
    } else {
      writeBody(view.children[...])
    }
  }
}
