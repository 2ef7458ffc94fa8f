/// One expression of source, as written.
struct Syntax: Sendable {
  indirect enum Form: Sendable {
    case integer(Int)
    case decimal(Double)
    case string([StringPart])
    case boolean(Bool)
    case none
    /// `width`, `HStack`, `$0`.
    case name(String)
    /// `.leading`; also `.init`.
    case implicitMember(String)
    /// A base and everything that follows it: `Color.red.padding(8)`, `$0[.leading]`.
    ///
    /// Kept flat, so that a long chain is not a deep tree.
    case chain(Syntax, [Suffix])
    case array([Syntax])
    case parenthesized(Syntax)
    case tuple([Argument])
    case prefixed(String, Syntax)
    case binary(String, Syntax, Syntax)
    case ternary(Syntax, then: Syntax, otherwise: Syntax)
    case closure(Closure)
    /// Swift that only its text is needed of: a key path, a dictionary, a macro.
    case opaque
  }

  var form: Form
  /// The places of the expression's tokens.
  var tokens: Range<Int32>
  /// How deep expressions are nested here; closures start anew.
  var depth: Int32

  var range: Range<Int> { Int(tokens.lowerBound)..<Int(tokens.upperBound) }

  /// Whether anything stands there; the open end of a range is not written.
  var isWritten: Bool { !tokens.isEmpty }
}

/// A piece of a string.
enum StringPart: Sendable {
  /// Characters with their escapes resolved.
  case text(String)
  case interpolation(Syntax)
}

/// What follows an expression and belongs to it.
enum Suffix: Sendable {
  /// `.name`; `index` is the place of the name among the tokens.
  case member(String, index: Int32)
  /// `(…)` with the closures behind it; `tokens` are the places of all of it.
  case call([Argument], tokens: Range<Int32>)
  /// `[…]`.
  case `subscript`([Argument], tokens: Range<Int32>)
  /// `?` or `!`.
  case mark(index: Int32)
}

/// One argument of a call.
struct Argument: Sendable {
  var label: String?
  /// The place of the label, or else of the argument's first token.
  var index: Int32
  var value: Syntax
  /// Whether it is a closure behind the parentheses.
  var isTrailing = false
}

/// What stands between braces.
struct Closure: Sendable {
  var parameters: [String]
  var statements: [Statement]
  /// Why the body cannot be read; it can still be printed where only its text matters.
  var failure: Diagnostic?
  /// The places of the tokens between the braces and behind `in`.
  var body: Range<Int32>

  var range: Range<Int> { Int(body.lowerBound)..<Int(body.upperBound) }
}

/// One line of a body.
struct Statement: Sendable {
  indirect enum Form: Sendable {
    case expression(Syntax)
    /// `let name: Type = value`; the type is empty where none is written.
    case constant(name: String, type: String, value: Syntax)
    case conditional(Conditional)
    case choice(Choice)
    /// `guard conditions else { … }`.
    case guarded([Clause], otherwise: Closure)
    case result(Syntax)
    /// `import SwiftUI`.
    case imported
    case declaration(Declaration)
    /// Alignments and their ids.
    case alignment(AlignmentDeclaration)
    /// `name = value`.
    case assignment(Syntax, value: Syntax)
    /// Swift that is read by its first word only: a loop, another assignment.
    case other(String)
  }

  var form: Form
  var tokens: Range<Int32>

  var range: Range<Int> { Int(tokens.lowerBound)..<Int(tokens.upperBound) }
}

/// `if conditions { … } else { … }`.
struct Conditional: Sendable {
  var clauses: [Clause]
  /// The places of the conditions' tokens.
  var tokens: Range<Int32>
  var then: Closure
  /// Empty without `else`; `else if` holds one conditional.
  var otherwise: Closure?

  var range: Range<Int> { Int(tokens.lowerBound)..<Int(tokens.upperBound) }
}
