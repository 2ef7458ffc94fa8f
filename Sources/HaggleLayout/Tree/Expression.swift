/// A number computed from the dimensions of a view, as the closure of an alignment guide writes it.
///
/// Values can be compared and printed, which a Swift closure cannot.
public indirect enum Expression: Equatable, Sendable {
  case constant(Double)
  /// `d.width` or `d.height`.
  case length(Axis)
  /// `d[.leading]`: the guide's value, explicit or default.
  case guide(AlignmentKey)
  /// `d[explicit: .leading]`: the explicit value or `nil`.
  case explicitGuide(AlignmentKey)
  /// What the closure of a frame is given.
  case variable(Variable)
  case negation(Expression)
  case binary(Operator, Expression, Expression)
  case call(Function, [Expression])
  /// `test ? then : otherwise`.
  case conditional(Expression, then: Expression, otherwise: Expression)
  /// `value ?? fallback`.
  case coalescing(Expression, Expression)

  /// What the closure of `containerRelativeFrame` or of a `GeometryReader` is given.
  public enum Variable: Equatable, Sendable {
    /// The container's length along the axis, in points.
    case length
    /// Whether the length along that axis is asked for, 1 or 0.
    case isAxis(Axis)
    /// What the closure of a program computes.
    case program(GuideProgram)
    /// A number of a reader's geometry, whose closure was run.
    case geometry(GeometryReading)
  }

  /// An infix operator, in Swift's spelling; comparisons give 1 or 0.
  public enum Operator: String, Sendable, CaseIterable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case equal = "=="
    case notEqual = "!="
    case and = "&&"
    case or = "||"
  }

  /// A function of numbers, in Swift's spelling.
  public enum Function: String, Sendable, CaseIterable {
    case min, max, abs, sqrt, sin, cos, tan, pow, floor, ceil, round
    /// A conversion, `CGFloat(x)`, `Double(x)` or `Int(x)`.
    case cgFloat = "CGFloat"
    case double = "Double"
    case int = "Int"
  }
}
