import HaggleLanguage
import HaggleLayout

/// Arguments that layout does not read, as the source that stands for them.
extension Value {
  /// Views as styles: `[.red, .blue]`.
  static func styles(_ views: [View]) -> Value {
    .source("[" + views.map(styleSource).joined(separator: ", ") + "]")
  }

  /// A view as a style: `.red`.
  static func styleText(_ view: View) -> Value { .source(styleSource(view)) }

  private static func styleSource(_ view: View) -> String {
    view.kindName == "Color"
      ? SourcePrinter.head(view).replacing("Color.", with: ".") : SourcePrinter.line(view)
  }

  /// A value of which layout knows only how Swift writes it.
  static func text(of value: some Any) -> Value { .source(String(reflecting: value)) }

  static func text(of value: Value) -> Value { .source(SourcePrinter.argument(value)) }

  static func text(of point: UnitPoint) -> Value { text(of: unitPoint(point)) }

  /// A view as an argument that is not laid out.
  static func text(of view: View) -> Value { .source(SourcePrinter.line(view)) }

  /// Views in braces that are not laid out: `{ Button("Cut") {} }`.
  static func braces(around views: [View]) -> Value {
    let texts = views.map { SourcePrinter.line($0) }
    return .source(texts.isEmpty ? "{}" : "{ " + texts.joined(separator: "; ") + " }")
  }

  /// What is called with the arguments that are written: `.system(size: 20)`; an empty label is none.
  static func call(_ name: String, _ arguments: KeyValuePairs<String, Value?>) -> Value {
    let list = arguments.compactMap { label, value in
      value.map { (label.isEmpty ? "" : label + ": ") + SourcePrinter.argument($0) }
    }
    return .source("\(name)(\(list.joined(separator: ", ")))")
  }

  /// A range of numbers.
  static func text(ofRange range: ClosedRange<Double>) -> Value {
    let bounds = [range.lowerBound, range.upperBound].map { SourcePrinter.argument(.number($0)) }
    return .source(bounds.joined(separator: "..."))
  }
}

extension View {
  /// What stands in the braces of a `ForEach` that made these views, one for every number.
  static func body(of views: [View], from first: Int, variable: String) -> String {
    let texts = views.map { SourcePrinter.line($0) }
    guard let last = texts.last, Set(texts).count > 1 else { return texts.first ?? "EmptyView()" }
    let cases = texts.dropLast().enumerated().map { index, text in
      "if \(variable) == \(first + index) { \(text) } else "
    }
    return cases.joined() + "{ \(last) }"
  }
}

extension View {
  /// The view inside a modifier that does not change the layout.
  func kept(_ name: String, _ arguments: [(label: String?, value: Value)]) -> View {
    let list = arguments.map { label, value in
      (label.map { "\($0): " } ?? "") + SourcePrinter.argument(value)
    }
    return kept(name, braces: .source("(" + list.joined(separator: ", ") + ")"))
  }

  /// The same with what stands behind the modifier's name.
  func kept(_ name: String, braces rest: Value) -> View {
    let kind = KindTable.kinds(named: name, isModifier: true)[0]
    return View(kind, arguments: [.string(name), rest], children: [self])
  }
}
