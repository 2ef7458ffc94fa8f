import HaggleLayout

/// What a name stands for while source is evaluated.
enum Constant: Sendable {
  case number(Number)
  case boolean(Bool)
  case string(String)
  /// The dimensions that the closure of a guide is given.
  case dimensions
  /// The length and the axis that the closure of a frame is given.
  case containerLength
  case axis
  /// What the closure of a `GeometryReader` is given, or a part of it.
  case geometry(Geometry)
  /// An expression that is evaluated where the name is used.
  case deferred(Deferred)
  /// A property that is computed, or a function with its arguments.
  case computed(Computed)
  case function(Function)
  /// A value of a declared type, by its place among the evaluator's instances.
  case object(Int)
  /// A view that a modifier of the author's stands around.
  case view(Evaluator.Subtree)
  /// The elements of an array that was computed.
  case values([Constant])
  /// Several values in parentheses; a part without label has an empty name.
  case tuple([Binding])
  /// `nil`.
  case nothing

  /// An expression with the constants that stand in it.
  struct Deferred: Sendable {
    var syntax: Syntax
    var captured: [String: Constant]
    /// The type that was written for it; empty where none was.
    var type = ""
    /// How many such expressions stand in each other.
    var depth: Int

    var isArray: Bool { if case .array = syntax.bare.form { true } else { false } }
  }

  /// A body and everything that it can name.
  struct Computed: Sendable {
    var name: String
    /// The type as written; empty where none is.
    var type: String
    var body: Closure
    /// Whose member it is: the place of an instance.
    var instance: Int
    var arguments: [Binding] = []
  }

  /// A body that waits for its arguments.
  struct Function: Sendable {
    var parameters: [FunctionDeclaration.Parameter]
    var computed: Computed
  }

  /// A name and what it is bound to.
  struct Binding: Sendable {
    var name: String
    var value: Constant
  }
}

/// A number with the type that Swift would give it.
struct Number: Sendable {
  enum NumberType: Sendable {
    /// Whole literals only: takes the type of its surroundings.
    case literal
    /// `Int`: divides without remainder.
    case integer
    /// `Double` or `CGFloat`.
    case real
  }

  var expression: Expression
  var type: NumberType

  /// The value of a number that is not computed.
  var constant: Double? {
    if case .constant(let value) = expression { value } else { nil }
  }
}
