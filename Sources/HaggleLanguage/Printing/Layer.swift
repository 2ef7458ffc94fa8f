import HaggleLayout

/// One view apart from the view it modifies: what stands in parentheses and what in braces.
struct Layer {
  enum Item {
    case text(String)
    case child(View)
  }

  /// The views in braces; `nil` where there are no braces.
  private(set) var body: ArraySlice<View>?
  /// What is written in the parentheses: labels and values, or a child.
  private(set) var arguments: [(label: String?, value: Item)] = []
  /// A closure behind the parentheses.
  private(set) var closure: String?

  init(_ view: View) {
    let parameters = view.kind.signature.forms[view.form].parameters
    let own = view.isModifier ? view.children.dropFirst() : view.children[...]
    for (place, parameter) in parameters.enumerated() {
      switch parameter.type {
      case .content: body = own
      case .view: addChild(own, label: parameter.label)
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

  /// A view in parentheses, or in braces where it cannot be an argument.
  private mutating func addChild(_ children: ArraySlice<View>, label: String?) {
    if children.count == 1, let child = children.first, !child.isStatement {
      arguments.append((label, .child(child)))
    } else {
      body = children
    }
  }

  /// Whether the parentheses can be left out.
  var needsParentheses: Bool { !arguments.isEmpty || body == nil && closure == nil }
}

extension View {
  /// The only child, if it is an `if`, so that `else if` is written.
  var onlyConditional: View? {
    children.count == 1 && children[0].isStatement ? children[0] : nil
  }

  /// Whether the view is written as a statement, behind which no modifier can stand.
  var isStatement: Bool { kind == StructuralKinds.conditional }
}
