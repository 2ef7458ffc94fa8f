import HaggleLayout

/// The arguments of the views that the language itself makes.
enum StructuralText {
  static func condition(_ view: View) -> String { source(view, "condition") }

  static func isTrue(_ view: View) -> Bool { view.argument("isTrue") == .bool(true) }

  /// The branch that was not taken.
  static func other(_ view: View) -> String { source(view, "other") }

  /// Whether the branch that was not taken is one `if`, so that `else if` is written.
  static func otherIsConditional(_ view: View) -> Bool {
    let other = other(view)
    return other.hasPrefix("if ") && CanonicalText.statements(other).count == 1
  }

  static func range(_ view: View) -> String { source(view, "range") }

  static func variable(_ view: View) -> String { source(view, "variable") }

  static func body(_ view: View) -> String { source(view, "body") }

  /// What stands between the braces of a `ForEach`.
  static func forEachBody(_ view: View) -> String {
    let body = body(view)
    let variable = variable(view)
    return variable == "$0" ? body : variable + " in" + (body.isEmpty ? "" : " " + body)
  }

  /// A closure on one line that calls what it is given `variable`.
  static func closure(_ variable: String, _ body: String) -> String {
    let head = variable == "$0" ? [] : [variable + " in"]
    return (["{"] + head + (body.isEmpty ? [] : [body]) + ["}"]).joined(separator: " ")
  }

  /// A modifier that does not change the layout, without its period.
  static func neutral(_ view: View) -> String {
    let rest = source(view, "rest")
    return view.kindName + (rest.hasPrefix("{") ? " " : "") + rest
  }

  private static func source(_ view: View, _ name: String) -> String {
    view.argument(name).map(SourcePrinter.argument) ?? ""
  }
}
