import HaggleLayout

/// Writes views over several lines, as they are written by hand.
struct BlockWriter {
  let indentation: Int
  private(set) var lines: [String] = []

  /// The most columns of a line that holds a view and its modifiers.
  private static let columns = 80

  init(indentation: Int) {
    self.indentation = indentation
  }

  /// A view with its modifiers, `level` steps from the margin.
  mutating func write(_ view: View, level: Int) {
    var chain: [View] = []
    var base = view
    while base.isModifier, let inner = base.children.first {
      chain.append(base)
      base = inner
    }
    chain.reverse()
    if !hasBlock(base), !chain.contains(where: hasBlock), writeShort(view, level: level) { return }
    if base.kind == StructuralKinds.joinedText {
      let line = SourcePrinter.head(base)
      add(chain.isEmpty || base.label != nil ? line : "(\(line))", level)
      writeLabel(of: base, level: level + 1)
    } else if base.isStatement && !chain.isEmpty {
      add("Group {", level)
      writeBase(base, level: level + 1)
      add("}", level)
    } else {
      writeBase(base, level: level)
    }
    let inset = hasBlock(base) ? level : level + 1
    for modifier in chain {
      writeLayer(modifier, prefix: ".", level: inset)
      writeLabel(of: modifier, level: inset)
    }
  }

  private func hasBlock(_ view: View) -> Bool {
    if view.kind == StructuralKinds.joinedText { return false }
    return view.kind == StructuralKinds.conditional || view.kind.makesChildren
      || Layer(view).body != nil
  }

  /// The whole view on one line, if it has room there.
  private mutating func writeShort(_ view: View, level: Int) -> Bool {
    let line = SourcePrinter.line(view)
    guard line.utf8.count + level * indentation <= Self.columns else { return false }
    add(line, level)
    return true
  }

  private mutating func writeBase(_ view: View, level: Int) {
    switch view.kind {
    case StructuralKinds.conditional:
      return writeConditional(view, level: level)
    case StructuralKinds.forEach:
      let variable = StructuralText.variable(view)
      add(SourcePrinter.head(view) + (variable == "$0" ? " {" : " { \(variable) in"), level)
      writeText(StructuralText.body(view), level: level + 1)
      add("}", level)
    default:
      writeLayer(view, prefix: "", level: level)
    }
    writeLabel(of: view, level: hasBlock(view) ? level : level + 1)
  }

  private mutating func writeLayer(_ view: View, prefix: String, level: Int) {
    var head = LineWriter()
    head.writeHead(view, withChildren: true)
    let line = prefix + head.text
    if view.kind == StructuralKinds.neutral { return add(line, level) }
    let layer = Layer(view)
    if let maker = view.readerContent?.maker, maker.isWritten {
      add(line + (maker.parameter == "$0" ? " {" : " { \(maker.parameter) in"), level)
      writeText(maker.body ?? "", level: level + 1)
      return add("}", level)
    }
    guard let body = layer.body else {
      return add(line + (layer.closure.map { " " + $0 } ?? ""), level)
    }
    if body.isEmpty && layer.parts.isEmpty && layer.opening.isEmpty {
      return add(line + " {}", level)
    }
    add(line + " {" + layer.opening, level)
    for child in body { write(child, level: level + 1) }
    for (label, views) in layer.parts {
      add("} \(label): {", level)
      for child in views { write(child, level: level + 1) }
    }
    add("}", level)
  }

  private mutating func writeLabel(of view: View, level: Int) {
    guard let label = view.label else { return }
    add(".id(\"\(Escapes.escaped(label))\")", level)
  }

  /// An `if`; `opening` stands in front of it on its first line.
  private mutating func writeConditional(_ view: View, level: Int, behind opening: String = "") {
    let isTrue = StructuralText.isTrue(view)
    add(opening + SourcePrinter.head(view) + " {", level)
    writeBranch(view, isTaken: isTrue, level: level + 1)
    if isTrue && StructuralText.otherIsConditional(view) {
      return add("} else " + StructuralText.other(view), level)
    }
    if !isTrue, let nested = view.onlyConditional {
      return writeConditional(nested, level: level, behind: "} else ")
    }
    if isTrue ? !StructuralText.other(view).isEmpty : !view.children.isEmpty {
      add("} else {", level)
      writeBranch(view, isTaken: !isTrue, level: level + 1)
    }
    add("}", level)
  }

  private mutating func writeBranch(_ view: View, isTaken: Bool, level: Int) {
    if !isTaken { return writeText(StructuralText.other(view), level: level) }
    for child in view.children { write(child, level: level) }
  }

  /// Statements that are kept as text, one a line.
  private mutating func writeText(_ text: String, level: Int) {
    for statement in CanonicalText.statements(text) { add(statement, level) }
  }

  private mutating func add(_ line: String, _ level: Int) {
    lines.append(String(repeating: " ", count: level * indentation) + line)
  }
}
