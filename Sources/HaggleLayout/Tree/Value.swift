/// One argument of a view as its author wrote it.
///
/// Which cases can stand for which parameter is said by `ValueType`.
public enum Value: Equatable, Sendable {
  /// The literal `nil`.
  case none
  /// A literal number, `.infinity` included; in points where it is a length.
  case number(Double)
  /// A number written as a sum of others, such as `16 / 9`; it depends on no view.
  case expression(Expression)
  case bool(Bool)
  case string(String)
  /// A member such as `leading` in `.leading`, without its dot.
  case member(String)
  /// Several members, `[.top, .leading]`.
  case members([String])
  /// `Alignment(horizontal: .leading, vertical: .top)`.
  case alignment(Alignment)
  /// The guide that `HorizontalAlignment.center` or `.top` names.
  case guide(AlignmentKey)
  /// `EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)`.
  case insets(EdgeInsets)
  /// `CGSize(width: 40, height: 30)`.
  case size(Size)
  /// `CGPoint(x: 10, y: 20)`.
  case point(Point)
  /// `UnitPoint(x: 0.25, y: 0)`, in parts of a size.
  case unitPoint(Point)
  /// `0..<3`; the upper bound is not part of it.
  case range(Int, Int)
  /// `1...3`; both bounds are part of it. The least `Int` stands for the open end of `...3`, the
  /// greatest for that of `1...`.
  case closedRange(Int, Int)
  /// `[GridItem(.fixed(60)), GridItem(.flexible())]`.
  case gridItems([GridItem])
  /// The closure of an alignment guide.
  case closure(Expression)
  /// The closure of a frame that goes by its container.
  case lengthClosure(Expression)
  /// `.degrees(45)`.
  case angle(degrees: Double)
  /// Swift that layout does not read, such as a style; kept to be printed back.
  case source(String)
  /// `HStackLayout(spacing: 8)`: a view of a layout without its children.
  case layout(View)
  /// What only Swift can make.
  case swift(SwiftValue)
  /// The closure of a `GeometryReader`.
  case reader(ReaderContent)
}

extension Value {
  /// The name of a guide where its axis is clear.
  package static func naming(_ key: AlignmentKey) -> Value {
    key.id == nil ? .member(key.name) : .guide(key)
  }
}

/// What may be written for a parameter.
public enum ValueType: Equatable, Sendable {
  /// A finite number or `.infinity`: `.number`, `.expression`.
  case number
  /// The same or `nil`: also `.none`.
  case optionalNumber
  /// A whole number: `.number`, `.expression`.
  case integer
  case boolean
  case string
  /// One of these members: `.member`.
  case member([String])
  /// One or several of these members: `.member` or `.members`.
  case members([String])
  /// `.member` of `leading center trailing`, or `.guide`.
  case horizontalAlignment
  /// `.member` of `top center bottom firstTextBaseline lastTextBaseline`, or `.guide`.
  case verticalAlignment
  /// `.member` of a name in `Alignment.named`, or `.alignment`.
  case alignment
  /// `.guide`: `.leading`, `HorizontalAlignment.center`, `VerticalAlignment.top`.
  case guide
  /// `.member` or `.members` of `top leading bottom trailing horizontal vertical all`.
  case edges
  /// `.member` or `.members` of `horizontal vertical`.
  case axes
  /// `.gridItems`: `[GridItem(.fixed(60))]` or `Array(repeating: GridItem(), count: 3)`.
  case gridItems
  /// `.insets`: `EdgeInsets(…)` or `.init(…)`.
  case insets
  /// `.size`: `CGSize(…)` or `.init(…)`.
  case size
  /// `.member` of `UnitPoint`'s names, or `.unitPoint`: `UnitPoint(x: 0.25, y: 0)`.
  case unitPoint
  /// `.angle`: `.degrees(45)`, `Angle(degrees: 45)`, `.radians(.pi / 4)` or `.zero`.
  case angle
  /// `.point`: `CGPoint(…)` or `.init(…)`.
  case point
  /// `.range`: `0..<3` or `0...2`.
  case range
  /// `.closedRange`: `1...3`.
  case closedRange
  /// `.source`: the key path `\.name` with this name, a type in front of it or not.
  case keyPath(String)
  /// `.closure`: a closure from dimensions to a number.
  case guideClosure
  /// `.lengthClosure`: a closure from a container's length and an axis to a length.
  case lengthClosure
  /// `.source`: a colour, gradient, material or other style. Layout does not read it.
  case style
  /// `.source`: a shape such as `Capsule()`. Layout does not read it.
  case shape
  /// `.source`: any expression. Layout does not read it.
  case any
  /// `.source`: a member of a type such as `ListStyle`, or a value of the author's own; layout reads
  /// which of these members it is.
  case choice([String], of: String)
  /// `.source`: a closure that layout does not run, such as what a button does, or its name.
  case action
  /// `.layout`: a layout such as `HStackLayout(spacing: 8)`.
  case layout
  /// A view in parentheses, which becomes a child; the argument itself is `nil`.
  case view
  /// A view-builder closure, whose views become children; the argument itself is `nil`.
  case content
  /// `.reader`: a view-builder closure that is given a geometry; its views become children, made
  /// anew for every size.
  case readerContent
}
