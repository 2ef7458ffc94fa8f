import HaggleLayout

extension OracleView {
  func findPriority() -> Double {
    switch kind {
    case "layoutPriority": number("priority") ?? 0
    case "Spacer": -.infinity
    case "HStack", "VStack", "ZStack": children.isEmpty ? -.infinity : 0
    case "frame", "flexibleFrame", "padding", "aspectRatio", "scaledToFit", "scaledToFill",
      "position", "relativeProposed":
      0
    default: children.isEmpty ? 0 : content.priority
    }
  }

  func findSpacing() -> OracleSpacing {
    switch kind {
    case "Spacer": .none(on: orientation)
    case "HStack", "VStack": stackSpacing
    case "ZStack":
      children.isEmpty ? .none(on: nil) : OracleSpacing(uniting: children.map(\.spacing))
    case "frame", "flexibleFrame": frameSpacing
    case "padding": content.spacing.resetting(paddedEdges)
    case "position": .standard
    default: children.isEmpty ? .standard : content.spacing
    }
  }

  func findGaps() -> [Double] {
    zip(children, children.dropFirst()).map { before, after in
      number("spacing") ?? before.spacing.distance(to: after.spacing, along: majorAxis)
    }
  }

  private var stackSpacing: OracleSpacing {
    guard let first = children.first, let last = children.last else { return .none(on: nil) }
    var spacing = OracleSpacing(uniting: children.map(\.spacing))
    let ends: (OracleEdge, OracleEdge) =
      majorAxis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    spacing.edges[ends.0] = first.spacing.edges[ends.0]
    spacing.edges[ends.1] = last.spacing.edges[ends.1]
    return spacing
  }

  /// 03 rule 19.
  private var frameSpacing: OracleSpacing {
    guard !content.keepsSpacing else { return content.spacing }
    return content.spacing.resetting(
      Axis.allCases.filter(isConstrained).flatMap { axis -> [OracleEdge] in
        axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
      })
  }

  /// Whether frames leave the spacing alone: a Spacer, also in modifiers that take its spacing over
  /// as it is.
  private var keepsSpacing: Bool {
    switch kind {
    case "Spacer": true
    case "HStack", "VStack", "ZStack", "padding", "position", "relativeProposed": false
    default: !children.isEmpty && content.keepsSpacing
    }
  }

  private func isConstrained(_ axis: Axis) -> Bool {
    if kind == "frame" { return fixedLength(axis) != nil }
    let (least, ideal, most) = limits(axis)
    return least != nil || ideal != nil || most != nil
  }

  private var paddedEdges: [OracleEdge] {
    let lengths: [(OracleEdge, Double)] = [
      (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
      (.trailing, insets.trailing),
    ]
    return lengths.filter { $0.1 != 0 }.map(\.0)
  }
}

enum OracleEdge: CaseIterable {
  case top, leading, bottom, trailing
}

/// A preference for distances by edge and category (04 rule 17).
struct OracleSpacing {
  /// Values by category; the category "" is the uncategorised value.
  var edges: [OracleEdge: [String: Double]]

  /// What a view without opinion prefers.
  static let standard = OracleSpacing(edges: [
    .top: ["edge below text": 0], .bottom: ["edge above text": 0],
    .leading: ["edge right of text": 0], .trailing: ["edge left of text": 0],
  ])

  /// No distance to any neighbour: along `axis`, or on every side (rules 20 and 21).
  static func none(on axis: Axis?) -> OracleSpacing {
    let edges: [OracleEdge] =
      switch axis {
      case .horizontal: [.leading, .trailing]
      case .vertical: [.top, .bottom]
      case nil: OracleEdge.allCases
      }
    return OracleSpacing(edges: Dictionary(uniqueKeysWithValues: edges.map { ($0, ["": 0]) }))
  }
}

extension OracleSpacing {
  /// The largest preference of each kind (rule 21).
  init(uniting all: [OracleSpacing]) {
    edges = [:]
    for spacing in all {
      for (edge, values) in spacing.edges {
        edges[edge, default: [:]].merge(values) { max($0, $1) }
      }
    }
  }

  /// The same with the preference of a view without opinion on some edges.
  func resetting(_ edges: [OracleEdge]) -> OracleSpacing {
    var spacing = self
    for edge in edges { spacing.edges[edge] = Self.standard.edges[edge] }
    return spacing
  }

  /// Rule 18.
  func distance(to next: OracleSpacing, along axis: Axis) -> Double {
    let before = edges[axis == .horizontal ? .trailing : .bottom] ?? [:]
    let after = next.edges[axis == .horizontal ? .leading : .top] ?? [:]
    let sums = before.compactMap { category, value in
      category.isEmpty ? nil : after[category].map { $0 + value }
    }
    return sums.max() ?? [before[""], after[""]].compactMap { $0 }.max() ?? 8
  }
}
