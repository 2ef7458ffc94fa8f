/// Which alignment guide is meant: an id on one axis (spec 06 rules 1 and 17).
///
/// Small, because stacks line every child up by one.
public struct AlignmentKey: Sendable {
  /// The number of the guide: SwiftUI's own have the first ones, others get theirs in the tree that
  /// is laid out and are `unplaced` elsewhere.
  package let index: UInt8
  /// The axis on which the guide is a position.
  public let axis: Axis
  /// What the guide is made of; `nil` for SwiftUI's own.
  private let own: OwnGuide?

  package static let unplaced = UInt8.max

  private init(_ guide: BuiltInGuide) { self.init(guide.rawValue, guide.axis, nil) }

  private init(_ index: UInt8, _ axis: Axis, _ own: OwnGuide?) {
    self.index = index
    self.axis = axis
    self.own = own
  }

  /// Makes a guide that is none of SwiftUI's own.
  package init(_ name: String, on axis: Axis, _ id: GuideID, isNamedTwice: Bool = false) {
    self.init(Self.unplaced, axis, .named(name, id, isNamedTwice: isNamedTwice))
  }

  /// Makes the one of SwiftUI's own guides that has this number; `nil` where none has.
  init?(builtIn index: Int) {
    guard let guide = BuiltInGuide(rawValue: UInt8(index)) else { return nil }
    self.init(guide)
  }

  /// The guide with its number in a tree.
  func placed(at index: Int) -> AlignmentKey { AlignmentKey(UInt8(index), axis, own) }

  /// The guide without its number, for another tree.
  var unplaced: AlignmentKey { own == nil ? self : AlignmentKey(Self.unplaced, axis, own) }

  /// The name as it is written, such as `leading` or `firstTextBaseline`.
  public var name: String {
    switch own {
    case .named(let name, _, _): name
    case nil: builtIn?.name ?? ""
    }
  }

  private var builtIn: BuiltInGuide? { BuiltInGuide(rawValue: index) }

  /// What the guide is made of; `nil` for SwiftUI's own.
  package var id: GuideID? {
    guard case .named(_, let id, _) = own else { return nil }
    return id
  }

  /// Whether a guide of the other axis has the same name, so that the axis must be written.
  package var isNamedTwice: Bool {
    guard case .named(_, _, let isNamedTwice) = own else {
      return self == .center(of: axis)
    }
    return isNamedTwice
  }

  /// The left edge; from right to left the right one.
  public static let leading = AlignmentKey(BuiltInGuide.leading)
  /// The middle between left and right.
  public static let horizontalCenter = AlignmentKey(BuiltInGuide.horizontalCenter)
  /// The right edge; from right to left the left one.
  public static let trailing = AlignmentKey(BuiltInGuide.trailing)
  /// The upper edge.
  public static let top = AlignmentKey(BuiltInGuide.top)
  /// The middle between top and bottom.
  public static let verticalCenter = AlignmentKey(BuiltInGuide.verticalCenter)
  /// The lower edge.
  public static let bottom = AlignmentKey(BuiltInGuide.bottom)
  /// The line on which the first line of text stands; the lower edge of other views.
  public static let firstTextBaseline = AlignmentKey(BuiltInGuide.firstTextBaseline)
  /// The line on which the last line of text stands; the lower edge of other views.
  public static let lastTextBaseline = AlignmentKey(BuiltInGuide.lastTextBaseline)

  /// Every built-in guide; a key's `index` is its place here.
  public static let builtIn = BuiltInGuide.allCases.map { AlignmentKey($0) }

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
    case nil: builtIn?.value(in: size) ?? 0
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
}

extension AlignmentKey: Hashable {
  /// Whether both are one id on one axis; what it is called does not count.
  public static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    guard left.own != nil || right.own != nil else { return left.index == right.index }
    return left.axis == right.axis && left.id == right.id
  }

  /// Feeds what equal guides have in common.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    if own == nil { hasher.combine(index) }
  }
}

/// SwiftUI's own guides (spec 06 rule 3).
private enum BuiltInGuide: UInt8, CaseIterable {
  case leading, horizontalCenter, trailing
  case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline

  var axis: Axis { rawValue < Self.top.rawValue ? .horizontal : .vertical }

  var name: String {
    switch self {
    case .leading: "leading"
    case .horizontalCenter, .verticalCenter: "center"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    }
  }

  /// Where the guide is on a rectangle of `size`, in points from its left or top edge.
  func value(in size: Size) -> Double {
    switch self {
    case .leading, .top: 0
    case .horizontalCenter: size.width / 2
    case .verticalCenter: size.height / 2
    case .trailing: size.width
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    }
  }
}

/// A guide that is none of SwiftUI's own, kept apart so that keys stay small.
private indirect enum OwnGuide: Sendable {
  case named(String, GuideID, isNamedTwice: Bool)
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
