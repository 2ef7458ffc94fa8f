/// Distances in points by which a rectangle is made smaller; negative ones make it larger.
public struct EdgeInsets: Equatable, Sendable {
  /// In points.
  public var top: Double
  /// In points.
  public var leading: Double
  /// In points.
  public var bottom: Double
  /// In points.
  public var trailing: Double

  /// Makes insets out of four distances in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Both insets along `axis` together, in points.
  public func total(along axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}

extension EdgeInsets {
  /// No distance on any edge.
  static let zero = EdgeInsets()

  /// The distance on one edge, in points.
  subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The inset at the edge where a walk along `axis` begins, in points.
  func leading(along axis: Axis) -> Double { axis == .horizontal ? leading : top }

  /// The same distances on `edges`, none on the others.
  func only(_ edges: Edge.Set) -> EdgeInsets {
    var insets = EdgeInsets.zero
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { insets[edge] = self[edge] }
    return insets
  }

  /// The insets with leading as the left edge, out of those of a view with another direction, and the
  /// other way round.
  func turned(for direction: LayoutDirection) -> EdgeInsets {
    guard direction == .rightToLeft else { return self }
    return EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  /// Both distances together on every edge.
  static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom, trailing: left.trailing + right.trailing)
  }
}

extension Edge {
  /// The axis along which the edge is the first or the last.
  var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }

  /// Whether a walk along the axis begins at the edge.
  var isFirst: Bool { self == .top || self == .leading }
}

extension Edge.Set {
  /// The set of one edge.
  init(_ edge: Edge) {
    switch edge {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    }
  }
}

extension ProposedSize {
  /// A proposal made smaller by insets, never below 0; unspecified stays unspecified.
  func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.total(along: .horizontal)) },
      height: height.map { max(0, $0 - insets.total(along: .vertical)) })
  }

  /// A proposal made larger by insets; unspecified stays unspecified.
  func outset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { $0 + insets.total(along: .horizontal) },
      height: height.map { $0 + insets.total(along: .vertical) })
  }
}
