/// Arguments as kinds read them while a view is lowered.
extension View {
  /// The number for a parameter; `nil` when none was written or `nil` was.
  package func number(_ name: String) -> Double? { argument(name)?.number }

  /// The truth value for a parameter.
  package func bool(_ name: String) -> Bool? {
    if case .bool(let value) = argument(name) { value } else { nil }
  }

  /// The number for a parameter; `nil` also for what is infinite.
  func finiteNumber(_ name: String) -> Double? { number(name).flatMap { $0.isFinite ? $0 : nil } }

  /// The angle for a parameter.
  func angle(_ name: String) -> Angle? {
    if case .angle(let degrees) = argument(name) { Angle(degrees: degrees) } else { nil }
  }

  /// The text for a parameter.
  package func string(_ name: String) -> String? {
    if case .string(let text) = argument(name) { text } else { nil }
  }

  /// The member for a parameter, such as `fill` for `.fill`.
  package func member(_ name: String) -> String? {
    if case .member(let member) = argument(name) { member } else { nil }
  }

  /// The members for a parameter, one or several.
  package func members(_ name: String) -> [String]? {
    switch argument(name) {
    case .member(let member): [member]
    case .members(let members): members
    default: nil
    }
  }

  /// The size for a parameter, in points.
  package func size(_ name: String) -> Size? {
    if case .size(let size) = argument(name) { size } else { nil }
  }

  /// The insets for a parameter, in points.
  package func insets(_ name: String) -> EdgeInsets? {
    if case .insets(let insets) = argument(name) { insets } else { nil }
  }

  /// The member that was chosen for a parameter, such as a style; `nil` for the author's own.
  package func choice(_ name: String) -> String? {
    guard case .source(let source) = argument(name),
      case .choice(let members, let type)? = parameters.first(where: { $0.name == name })?.type,
      let member = ChoiceSource(source, of: type).member
    else { return nil }
    return members.contains(member) ? member : nil
  }

  /// The point for a parameter, in points.
  package func point(_ name: String) -> Point? {
    if case .point(let point) = argument(name) { point } else { nil }
  }

  /// The point of a unit square for a parameter.
  package func unitPoint(_ name: String) -> Point? {
    switch argument(name) {
    case .unitPoint(let point): return point
    case .member(let member):
      guard let alignment = Alignment.named.first(where: { $0.name == member })?.alignment else {
        return Point.zero
      }
      let unit = Size(width: 1, height: 1)
      return Point(
        x: alignment.horizontal.defaultValue(in: unit), y: alignment.vertical.defaultValue(in: unit)
      )
    default: return nil
    }
  }

  /// The edges for a parameter; all of them when none were written.
  package func edges(_ name: String) -> Edge.Set {
    let names: [String]
    switch argument(name) {
    case .member(let member): names = [member]
    case .members(let members): names = members
    default: return .all
    }
    return names.reduce(into: []) { $0.formUnion(Edge.Set(named: $1)) }
  }

  /// The axes for a parameter; `nil` when none were written.
  package func axes(_ name: String) -> [Axis]? {
    guard let names = members(name) else { return nil }
    return Axis.allCases.filter { names.contains($0 == .horizontal ? "horizontal" : "vertical") }
  }

  /// The items of a grid for a parameter.
  package func gridItems(_ name: String) -> [GridItem] {
    if case .gridItems(let items) = argument(name) { items } else { [] }
  }

  /// The guide on `axis` that a parameter names.
  package func alignmentKey(_ name: String, on axis: Axis) -> AlignmentKey? {
    if case .guide(let key) = argument(name) { return key }
    return member(name).flatMap { AlignmentKey.named($0, on: axis) }
  }

  /// The alignment for a parameter; the centre when none was written.
  package func alignment(_ name: String) -> Alignment {
    argument(name)?.alignment ?? .center
  }
}

extension Value {
  /// The alignment that was written; `nil` for what is none.
  var alignment: Alignment? {
    switch self {
    case .alignment(let alignment): alignment
    case .member(let member): Alignment.named.first { $0.name == member }?.alignment
    default: nil
    }
  }

  /// The number that was written or computed; `nil` for what is none.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .expression(let expression): expression.constantValue
    default: nil
    }
  }
}
