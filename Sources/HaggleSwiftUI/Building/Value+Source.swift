import HaggleLanguage
import HaggleLayout

/// Arguments that layout does not read, as the source that stands for them.
extension Value {
  /// Views as styles: `[.red, .blue]`.
  static func styles(_ views: [View]) -> Value {
    let texts = views.map { view in
      view.kindName == "Color"
        ? SourcePrinter.head(view).replacing("Color.", with: ".") : SourcePrinter.line(view)
    }
    return .source("[" + texts.joined(separator: ", ") + "]")
  }

  static func text(of value: Value) -> Value { .source(SourcePrinter.argument(value)) }

  static func text(of point: UnitPoint) -> Value { text(of: unitPoint(point)) }

  /// A view as an argument that is not laid out.
  static func text(of view: View) -> Value { .source(SourcePrinter.line(view)) }

  /// Views in braces that are not laid out: `{ Button("Cut") {} }`.
  static func braces(around views: [View]) -> Value {
    let texts = views.map { SourcePrinter.line($0) }
    return .source(texts.isEmpty ? "{}" : "{ " + texts.joined(separator: "; ") + " }")
  }

  /// A member that is called: `.system(size: 20)`.
  static func call(_ name: String, _ arguments: KeyValuePairs<String, Value>) -> Value {
    let list = arguments.map { "\($0.key): \(SourcePrinter.argument($0.value))" }
    return .source(".\(name)(\(list.joined(separator: ", ")))")
  }

  /// A range of numbers.
  static func text(of range: ClosedRange<Double>) -> Value {
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
    let kind = KindTable.kinds(named: name, isModifier: true)[0]
    return View(
      kind, arguments: [.string(name), .source("(" + list.joined(separator: ", ") + ")")],
      children: [self])
  }
}
