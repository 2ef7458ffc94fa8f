package import HaggleLayout

/// Writes views as SwiftUI that reads back as the same views.
package enum SourcePrinter {
  /// The view on one line.
  package static func line(_ view: View) -> String {
    var writer = LineWriter()
    writer.write(view)
    return writer.text
  }

  /// The view as it is written by hand: content indented, one modifier a line where it is long.
  package static func lines(_ view: View, indentation: Int = 2) -> [String] {
    var writer = BlockWriter(indentation: indentation)
    writer.write(view, level: 0)
    return writer.lines
  }

  /// One layer without its content and label: `HStack(spacing: 10)`, `relativeProposed(width: 0.5)`.
  package static func head(_ view: View) -> String {
    var writer = LineWriter()
    writer.writeHead(view)
    return writer.text
  }

  /// One argument's value.
  package static func argument(_ value: Value) -> String {
    switch value {
    case .none: "nil"
    case .number(let number): Numbers.source(number)
    case .expression(let expression): self.expression(expression)
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .string(let text): "\"\(Escapes.escaped(text))\""
    case .member(let name): ".\(name)"
    case .members(let names): "[" + names.map { ".\($0)" }.joined(separator: ", ") + "]"
    case .alignment(let alignment): self.alignment(alignment)
    case .guide(let key): guide(key)
    case .insets(let insets): self.insets(insets)
    case .size(let size):
      "CGSize(width: \(Numbers.source(size.width)), height: \(Numbers.source(size.height)))"
    case .point(let point): "CGPoint(x: \(Numbers.source(point.x)), y: \(Numbers.source(point.y)))"
    case .angle(let degrees): degrees == 0 ? ".zero" : ".degrees(\(Numbers.source(degrees)))"
    case .unitPoint(let point):
      "UnitPoint(x: \(Numbers.source(point.x)), y: \(Numbers.source(point.y)))"
    case .range(let lower, let upper): "\(lower)..<\(upper)"
    case .closedRange(let lower, let upper):
      (lower == .min ? "" : "\(lower)") + "..." + (upper == .max ? "" : "\(upper)")
    case .gridItems(let items): "[" + items.map(gridItem).joined(separator: ", ") + "]"
    case .closure(let expression): closure(expression)
    case .lengthClosure(let expression): "{ length, axis in \(self.expression(expression)) }"
    case .source(let text): text
    case .layout(let view): layout(view)
    case .swift(let value): value.text
    case .reader(let content):
      StructuralText.closure(content.maker.parameter, content.maker.body ?? "")
    }
  }

  /// A layout without its views, always in parentheses.
  private static func layout(_ view: View) -> String {
    let head = head(view)
    return head.hasSuffix(")") ? head : head + "()"
  }

  private static func insets(_ insets: EdgeInsets) -> String {
    let parts = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    let list = parts.map { "\($0): \(Numbers.source($1))" }.joined(separator: ", ")
    return "EdgeInsets(\(list))"
  }

  private static func gridItem(_ item: GridItem) -> String {
    var parts: [String] = []
    switch item.size {
    case .fixed(let length): parts.append(".fixed(\(Numbers.source(length)))")
    case .flexible(let minimum, let maximum):
      let limits = (minimum == 10 ? [] : ["minimum: \(Numbers.source(minimum))"])
      parts.append(".flexible(\(limited(limits, by: maximum)))")
    case .adaptive(let minimum, let maximum):
      parts.append(".adaptive(\(limited(["minimum: \(Numbers.source(minimum))"], by: maximum)))")
    }
    if let spacing = item.spacing { parts.append("spacing: \(Numbers.source(spacing))") }
    if let alignment = item.alignment {
      let name = Alignment.named.first { $0.alignment == alignment }?.name
      parts.append("alignment: \(name.map { ".\($0)" } ?? self.alignment(alignment))")
    }
    return "GridItem(\(parts.joined(separator: ", ")))"
  }

  private static func limited(_ limits: [String], by maximum: Double) -> String {
    let all = limits + (maximum == .infinity ? [] : ["maximum: \(Numbers.source(maximum))"])
    return all.joined(separator: ", ")
  }

  /// A pair of guides by its name, where it has one.
  private static func alignment(_ alignment: Alignment) -> String {
    if let name = alignment.name { return ".\(name)" }
    let guides = Axis.allCases.map { guide(alignment[$0], isAxisKnown: true) }
    return "Alignment(horizontal: \(guides[0]), vertical: \(guides[1]))"
  }

  /// A guide by its shortest name; one whose name two guides have says its axis.
  static func guide(_ key: AlignmentKey, isAxisKnown: Bool = false) -> String {
    let type = key.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
    if case .type = key.id { return "\(type)(\(key.name).self)" }
    return key.isNamedTwice && !isAxisKnown ? "\(type).\(key.name)" : ".\(key.name)"
  }

  private static func closure(_ expression: Expression) -> String {
    "{ \(expression.readsDimensions ? "d" : "_") in \(self.expression(expression)) }"
  }
}
