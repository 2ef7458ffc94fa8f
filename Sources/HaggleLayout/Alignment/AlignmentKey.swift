/// Which alignment guide is meant: an id on one axis (spec 06 rules 1 and 17).
public struct AlignmentKey: Sendable {
  /// The number of the guide: SwiftUI's own have the first ones, others get theirs in the tree that
  /// is laid out and are `unplaced` elsewhere.
  package let index: UInt8
  /// The axis on which the guide is a position.
  public let axis: Axis
  /// The name as it is written, such as `leading` or `firstTextBaseline`.
  public let name: String
  /// What the guide is made of; `nil` for SwiftUI's own.
  package let id: GuideID?
  /// Whether a guide of the other axis has the same name, so that the axis must be written.
  package let isNamedTwice: Bool

  package static let unplaced = UInt8.max

  private init(_ index: UInt8, _ axis: Axis, _ name: String, isNamedTwice: Bool = false) {
    self.init(index, axis, name, nil, isNamedTwice: isNamedTwice)
  }

  private init(
    _ index: UInt8, _ axis: Axis, _ name: String, _ id: GuideID?, isNamedTwice: Bool
  ) {
    self.index = index
    self.axis = axis
    self.name = name
    self.id = id
    self.isNamedTwice = isNamedTwice
  }

  /// Makes a guide that is none of SwiftUI's own.
  package init(_ name: String, on axis: Axis, _ id: GuideID, isNamedTwice: Bool = false) {
    self.init(Self.unplaced, axis, name, id, isNamedTwice: isNamedTwice)
  }

  /// The guide with its number in a tree.
  func placed(at index: Int) -> AlignmentKey {
    AlignmentKey(UInt8(index), axis, name, id, isNamedTwice: isNamedTwice)
  }

  /// The guide without its number, for another tree.
  var unplaced: AlignmentKey {
    id == nil
      ? self : AlignmentKey(Self.unplaced, axis, name, id, isNamedTwice: isNamedTwice)
  }

  /// The left edge; from right to left the right one.
  public static let leading = AlignmentKey(0, .horizontal, "leading")
  /// The middle between left and right.
  public static let horizontalCenter = AlignmentKey(1, .horizontal, "center", isNamedTwice: true)
  /// The right edge; from right to left the left one.
  public static let trailing = AlignmentKey(2, .horizontal, "trailing")
  /// The upper edge.
  public static let top = AlignmentKey(3, .vertical, "top")
  /// The middle between top and bottom.
  public static let verticalCenter = AlignmentKey(4, .vertical, "center", isNamedTwice: true)
  /// The lower edge.
  public static let bottom = AlignmentKey(5, .vertical, "bottom")
  /// The line on which the first line of text stands; the lower edge of other views.
  public static let firstTextBaseline = AlignmentKey(6, .vertical, "firstTextBaseline")
  /// The line on which the last line of text stands; the lower edge of other views.
  public static let lastTextBaseline = AlignmentKey(7, .vertical, "lastTextBaseline")

  /// Every built-in guide; a key's `index` is its place here.
  public static let builtIn: [AlignmentKey] = [
    .leading, .horizontalCenter, .trailing,
    .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]

  /// How many other guides one tree may have.
  package static let mostOwn = 24

  /// The built-in guide of this name on `axis`, if there is one.
  public static func named(_ name: String, on axis: Axis) -> AlignmentKey? {
    builtIn.first { $0.name == name && $0.axis == axis }
  }

  /// The built-in guide in the middle of an axis.
  package static func center(of axis: Axis) -> AlignmentKey {
    axis == .horizontal ? .horizontalCenter : .verticalCenter
  }

  /// The value of the guide on a rectangle of `size`, where nothing is explicit (spec 06 rules 3 and
  /// 15), in points from the left or top edge.
  public func defaultValue(in size: Size) -> Double {
    switch id {
    case nil: standardValue(in: size)
    case .type(let type): type.defaultValue(in: ViewDimensions(size))
    case .declared(_, let expression):
      expression.value { query in
        switch query {
        case .length(let axis): size[axis]
        case .guide(let key): key.defaultValue(in: size)
        case .explicitGuide, .variable: nil
        }
      } ?? 0
    }
  }

  private func standardValue(in size: Size) -> Double {
    switch self {
    case .leading, .top: 0
    case .horizontalCenter: size.width / 2
    case .verticalCenter: size.height / 2
    case .trailing: size.width
    default: size.height
    }
  }
}

extension AlignmentKey: Hashable {
  /// Whether both are one id on one axis; what it is called does not count.
  public static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    guard left.id != nil || right.id != nil else { return left.index == right.index }
    return left.axis == right.axis && left.id == right.id
  }

  /// Feeds what equal guides have in common.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    if id == nil { hasher.combine(index) }
  }
}

/// What makes an alignment guide that is none of SwiftUI's own (spec 06 rules 16 to 18).
package indirect enum GuideID: Sendable {
  /// A type in source, and where the guide is on a view that sets none.
  case declared(type: String, defaultValue: Expression)
  /// A type in Swift.
  case type(any AlignmentID.Type)
}

extension GuideID: Equatable {
  package static func == (left: GuideID, right: GuideID) -> Bool {
    switch (left, right) {
    case (.declared(let type, let value), .declared(let otherType, let otherValue)):
      type == otherType && value == otherValue
    case (.type(let type), .type(let other)): ObjectIdentifier(type) == ObjectIdentifier(other)
    default: false
    }
  }
}
