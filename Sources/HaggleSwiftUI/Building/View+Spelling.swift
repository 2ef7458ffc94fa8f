public import HaggleLayout

extension View {
  /// The view that source with these arguments makes; `nil` stands for what is not written.
  ///
  /// The first form that has all of them and needs no other is meant, unless another is asked for.
  static func spelled(
    _ name: String, _ arguments: KeyValuePairs<String, Value?> = [:], form wanted: Int? = nil,
    isModifier: Bool = false, _ children: [View] = []
  ) -> View {
    for kind in KindTable.kinds(named: name, isModifier: isModifier) {
      for (form, spelling) in kind.signature.forms.enumerated()
      where wanted.map({ $0 == form }) ?? spelling.takes(arguments) {
        let values = spelling.parameters.map { parameter in
          arguments.first { $0.key == parameter.name }?.value
        }
        return View(kind, form: form, arguments: values, children: children)
      }
    }
    preconditionFailure("'\(name)' is written in another way")
  }

  /// The view inside a modifier.
  func modified(
    _ name: String, _ arguments: KeyValuePairs<String, Value?> = [:], form: Int? = nil,
    _ others: [View] = []
  ) -> View {
    .spelled(name, arguments, form: form, isModifier: true, [self] + others)
  }
}

extension [View] {
  /// The views and, behind them, those of further braces that have any.
  func followed(by parts: KeyValuePairs<String, [View]>) -> [View] {
    self + parts.filter { !$0.value.isEmpty }.map { WrittenPart.made($0.key, $0.value) }
  }
}

extension Form {
  /// Whether the form has a parameter for every argument, and an argument for every parameter that
  /// must be written.
  fileprivate func takes(_ arguments: KeyValuePairs<String, Value?>) -> Bool {
    let written = arguments.filter { $0.value != nil }.map(\.key)
    return !isMember && written.allSatisfy { name in parameters.contains { $0.name == name } }
      && parameters.allSatisfy { parameter in
        parameter.defaultText != nil || parameter.takesViews || written.contains(parameter.name)
      }
  }
}

// MARK: - Values

extension Value {
  /// A length that may be left out.
  static func length(_ length: Double?) -> Value? { length.map { .number($0) } }

  /// A number that is left out where it is the usual one.
  static func number(_ number: Double, unless usual: Double) -> Value? {
    number == usual ? nil : .number(number)
  }

  /// A guide that is left out where it is the centre.
  static func guide(_ guide: HorizontalAlignment) -> Value? {
    guide == .center ? nil : .naming(guide.key)
  }

  /// A guide that is left out where it is the centre.
  static func guide(_ guide: VerticalAlignment) -> Value? {
    guide == .center ? nil : .naming(guide.key)
  }

  /// An alignment that is left out where it is the centre.
  static func point(_ alignment: Alignment) -> Value? {
    if alignment == .center { return nil }
    return Alignment.named.first { $0.alignment == alignment }.map { .member($0.name) }
      ?? .alignment(alignment)
  }

  static func edges(_ edges: Edge.Set) -> Value {
    let names: [(Edge.Set, String)] = [
      (.all, "all"), (.horizontal, "horizontal"), (.vertical, "vertical"), (.top, "top"),
      (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    if let name = names.first(where: { $0.0 == edges })?.1 { return .member(name) }
    return .members(names.suffix(4).filter { edges.contains($0.0) }.map(\.1))
  }

  static func axes(_ axes: Axis.Set) -> Value {
    switch axes {
    case .horizontal: .member("horizontal")
    case .vertical: .member("vertical")
    default: .members(axes.isEmpty ? [] : ["horizontal", "vertical"])
    }
  }

  /// An anchor that is left out where it is the centre.
  static func anchor(_ point: UnitPoint) -> Value? {
    point == .center ? nil : .unitPoint(point)
  }

  /// A point of a unit square, by its name where it has one.
  static func unitPoint(_ point: UnitPoint) -> Value {
    let names: [(UnitPoint, String)] = [
      (.center, "center"), (.leading, "leading"), (.trailing, "trailing"), (.top, "top"),
      (.bottom, "bottom"), (.topLeading, "topLeading"), (.topTrailing, "topTrailing"),
      (.bottomLeading, "bottomLeading"), (.bottomTrailing, "bottomTrailing"),
    ]
    return names.first { $0.0 == point }.map { .member($0.1) }
      ?? .unitPoint(Point(x: point.x, y: point.y))
  }
}

extension Axis {
  /// Some of the axes.
  public struct Set: OptionSet, Sendable {
    /// One bit for each axis.
    public let rawValue: UInt8

    /// Makes a set out of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// From left to right.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}
