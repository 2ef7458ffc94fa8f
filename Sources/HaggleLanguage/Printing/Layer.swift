import HaggleLayout

/// One view apart from the view it modifies: what stands in parentheses and what in braces.
struct Layer {
  enum Item {
    case text(String)
    case child(View)
  }

  /// The views in braces; `nil` where there are no braces.
  private(set) var body: ArraySlice<View>?
  /// What stands behind the opening brace of `body`, such as `_ in`.
  private(set) var opening = ""
  /// What is written in the parentheses: labels and values, or a child.
  private(set) var arguments: [(label: String?, value: Item)] = []
  /// A closure behind the parentheses.
  private(set) var closure: String?

  /// Further braces, each behind its label.
  private(set) var parts: [(label: String, views: ArraySlice<View>)] = []

  init(_ view: View) {
    let parameters = view.parameters
    let written = view.isModifier ? view.children.dropFirst() : view.children[...]
    let main = parameters.mainContent
    for (place, parameter) in parameters.enumerated() {
      switch parameter.type {
      case .content where place == main:
        body = Self.own(written)
        if case .source(let name)? = view.arguments[place] { opening = " \(name) in" }
      case .view where place == main: addChild(Self.own(written), label: parameter.label)
      case .content, .view:
        guard let part = written.first(where: { $0.partLabel == parameter.label }) else { continue }
        addPart(part.children, parameter)
      case .readerContent where view.readerContent?.maker.isWritten == false:
        // The views that a program's closure made say what can be said of it.
        body = written
        opening = " _ in"
      default:
        guard let value = view.arguments[place] else { continue }
        let text = SourcePrinter.argument(value)
        let isLast = place == parameters.count - 1
        if isLast && parameter.label != nil && text.hasPrefix("{") {
          closure = text
        } else {
          arguments.append((parameter.label, .text(text)))
        }
      }
    }
  }

  /// The views that do not stand in further braces.
  private static func own(_ views: ArraySlice<View>) -> ArraySlice<View> {
    views.contains { $0.partLabel != nil } ? views.filter { $0.partLabel == nil }[...] : views
  }

  /// The views of a further parameter: in parentheses where one is written there, else in braces.
  private mutating func addPart(_ views: [View], _ parameter: Parameter) {
    if parameter.type == .view, views.count == 1, let view = views.first, !view.isStatement {
      arguments.append((parameter.label, .child(view)))
    } else {
      parts.append((parameter.label ?? "", views[...]))
    }
  }

  /// A view in parentheses, or in braces where it cannot be an argument.
  private mutating func addChild(_ children: ArraySlice<View>, label: String?) {
    if children.count == 1, let child = children.first, !child.isStatement {
      arguments.append((label, .child(child)))
    } else {
      body = children
    }
  }

  /// Whether the parentheses can be left out.
  var needsParentheses: Bool {
    !arguments.isEmpty || body == nil && closure == nil && parts.isEmpty
  }
}

extension View {
  /// The only child, if it is an `if`, so that `else if` is written.
  var onlyConditional: View? {
    children.count == 1 && children[0].isStatement ? children[0] : nil
  }

  /// Whether the view is written as a statement, behind which no modifier can stand.
  var isStatement: Bool { kind == StructuralKinds.conditional }
}
