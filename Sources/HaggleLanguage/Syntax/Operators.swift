/// Swift's infix operators.
enum Operators {
  /// How strongly an operator binds, higher is stronger; `nil` for one that Swift does not have.
  static func precedence(_ text: String) -> Int? {
    switch text {
    case "<<", ">>", "&<<", "&>>": 9
    case "*", "/", "%", "&", "&*": 8
    case "+", "-", "|", "^", "&+", "&-": 7
    case "..<", range: 6
    case "??": 5
    case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=": 4
    case "&&": 3
    case "||": 2
    case "?": ternary
    default: nil
    }
  }

  /// Makes a range with both its bounds, one of which may be missing.
  static let range = "..."

  /// Whether an operator makes a range.
  static func makesRange(_ text: String) -> Bool { text == range || text == "..<" }

  /// The strength of `? :`.
  static let ternary = 1

  /// Whether `a op b op c` is `a op (b op c)`.
  static func groupsRight(_ precedence: Int) -> Bool { precedence == 5 || precedence == ternary }

  static func isAssignment(_ text: String) -> Bool {
    switch text {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=": true
    default: false
    }
  }
}
