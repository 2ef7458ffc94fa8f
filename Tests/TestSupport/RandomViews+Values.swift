import HaggleLanguage
import HaggleLayout

extension RandomViews {
  /// A random argument of the parameter's type; `nil` for children.
  mutating func value(_ parameter: Parameter, of kind: any LayoutKind.Type) -> Value? {
    switch parameter.type {
    case .number, .optionalNumber: number(isOptional: parameter.type == .optionalNumber)
    case .integer: .number(Double(Int.random(in: 0...9, using: &generator)))
    case .boolean: .bool(Bool.random(using: &generator))
    case .string: kind.signature.name == "neutral" ? .string("opacity") : .string(choice(texts))
    case .member(let names): .member(choice(names))
    case .members(let names): choice([.member(choice(names)), .members(names)])
    case .choice(let names, _): .source("." + choice(names))
    case .horizontalAlignment: .member(choice(["leading", "center", "trailing"]))
    case .verticalAlignment: .member(choice(["top", "center", "lastTextBaseline"]))
    case .alignment:
      choice([
        .member("topLeading"), .member("center"),
        .alignment(Alignment(horizontal: .trailing, vertical: .top)),
      ])
    case .guide: .guide(choice(AlignmentKey.builtIn))
    case .edges: choice([.member("top"), .member("all"), .members(["top", "leading"])])
    case .axes: choice([.member("horizontal"), .members(["horizontal", "vertical"])])
    case .gridItems:
      .gridItems([
        GridItem(.fixed(length())), GridItem(.adaptive(minimum: 20), spacing: 4),
        GridItem(.flexible(maximum: 90), alignment: .center),
      ])
    case .angle: choice([.angle(degrees: 0), .angle(degrees: length())])
    case .unitPoint: choice([.member("topLeading"), .unitPoint(Point(x: 0.25, y: length()))])
    case .insets: .insets(EdgeInsets(top: length(), leading: length(), bottom: 0, trailing: -1.5))
    case .size: .size(Size(width: length(), height: length()))
    case .point: .point(Point(x: length(), y: length()))
    case .range: .range(0, 3)
    case .closedRange: .closedRange(1, 3)
    case .keyPath(let name): .source("\\.\(name)")
    case .guideClosure: .closure(expression(depth: 3))
    case .lengthClosure:
      .lengthClosure(
        choice([
          .binary(.multiply, .variable(.length), .constant(0.8)),
          .conditional(
            .variable(.isAxis(.vertical)), then: .variable(.length), otherwise: .constant(40)),
        ]))
    case .layout:
      .layout(
        choice([
          HStackLayout(spacing: length()).written, ZStackLayout(alignment: .bottomTrailing).written,
          Flow().written, AnyLayout(VStackLayout()).callAsFunction {},
        ]))
    case .style: .source(choice([".blue", ".red.opacity(0.5)", "Color(white: 0.3)"]))
    case .shape: .source(choice(["Capsule()", ".rect(cornerRadius: 8)"]))
    case .any: .source(source(parameter, of: kind))
    case .action: .source("{ save() }")
    case .view, .content: nil
    case .readerContent: readerContent(choice(Self.closures)).map { .reader($0) }
    }
  }

  private static let closures = [
    "{ proxy in Color.red.frame(width: proxy.size.width / 2).id(\"half\"); Text(\"over it\") }",
    "{ _ in }",
    "{ Color.blue.position(x: $0.size.width, y: $0.frame(in: .global).minY) }",
    "{ g in if g.size.width > 100 { Color.red } else { Divider(); Spacer() } }",
    "{ g in ForEach(0..<3) { i in Color.red.frame(width: CGFloat(i) * g.size.height) } }",
    "{ outer in GeometryReader { g in Color.red.frame(width: outer.size.width - g.size.height) } }",
  ]

  private func readerContent(_ closure: String) -> ReaderContent? {
    (try? SwiftSource.view("GeometryReader " + closure))?.view.readerContent
  }

  private var texts: [String] {
    ["a", "Hello world", "say \"hi\"", "back\\slash", "line\nbreak", "日本 👍🏽", ""]
  }

  private func source(_ parameter: Parameter, of kind: any LayoutKind.Type) -> String {
    if kind.signature.name == "neutral" { return "(0.5)" }
    switch parameter.name {
    case "renderer": return "{ _ in }"
    case "definition", "name": return "\"brand\""
    default: return ".title"
    }
  }

  private mutating func number(isOptional: Bool) -> Value {
    switch Int.random(in: 0...9, using: &generator) {
    case 0 where isOptional: .none
    case 1: .number(.infinity)
    case 2: .expression(.binary(.divide, .constant(16), .constant(9)))
    default: .number(length())
    }
  }

  private mutating func length() -> Double {
    choice([0, 1, 7.5, 10, -3, 57.333, 1e6, 0.1])
  }

  private mutating func expression(depth: Int) -> Expression {
    if depth == 0 {
      return choice([
        .constant(length()), .length(.horizontal), .length(.vertical),
        .guide(choice(AlignmentKey.builtIn)),
      ])
    }
    let left = expression(depth: depth - 1)
    let right = expression(depth: depth - 1)
    switch Int.random(in: 0...5, using: &generator) {
    case 0: return .negation(.binary(.add, .length(.horizontal), right))
    case 1: return .call(choice([.min, .max]), [left, right])
    case 2: return .coalescing(.explicitGuide(choice(AlignmentKey.builtIn)), right)
    case 3:
      let test = Expression.binary(.less, .length(.vertical), right)
      return .conditional(test, then: left, otherwise: .length(.horizontal))
    default:
      return .binary(choice([.add, .subtract, .multiply, .divide]), .length(.vertical), left)
    }
  }

  private mutating func choice<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: choices.indices, using: &generator)]
  }
}
