public import HaggleLayout

/// An edge above or below.
public enum VerticalEdge: String, Sendable {
  case top, bottom
}

/// An edge at a side.
public enum HorizontalEdge: String, Sendable {
  case leading, trailing
}

/// What reaches into a window.
public enum SafeAreaRegions: String, Sendable {
  case all, container, keyboard
}

/// The name of a coordinate space.
public struct NamedCoordinateSpace: Sendable {
  let text: Value

  /// `.named("card")`.
  public static func named(_ name: String) -> NamedCoordinateSpace {
    NamedCoordinateSpace(text: .call(".named", ["": .string(name)]))
  }
}

extension View {
  /// Moves what is seen by points; the frame stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> View {
    modified("offset", ["x": .number(x, unless: 0), "y": .number(y, unless: 0)], form: 0)
  }

  /// Moves what is seen by points; the frame stays.
  public func offset(_ offset: CGSize) -> View { modified("offset", ["offset": .size(offset)]) }

  /// Shows the view larger or smaller; its place stays.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> View {
    modified("scaleEffect", ["scale": .number(scale), "anchor": .anchor(anchor)])
  }

  /// Shows the view wider and higher by two factors; its place stays.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> View {
    modified(
      "scaleEffect",
      ["x": .number(x, unless: 1), "y": .number(y, unless: 1), "anchor": .anchor(anchor)], form: 1)
  }

  /// Shows the view wider and higher by the factors of a size; its place stays.
  public func scaleEffect(_ size: CGSize, anchor: UnitPoint = .center) -> View {
    modified("scaleEffect", ["size": .size(size), "anchor": .anchor(anchor)])
  }

  /// Shows the view turned; its place stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> View {
    modified(
      "rotationEffect", ["angle": .angle(degrees: angle.degrees), "anchor": .anchor(anchor)])
  }

  /// Puts the view's centre somewhere, in points, and takes all room.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> View {
    modified("position", ["x": .number(x, unless: 0), "y": .number(y, unless: 0)], form: 0)
  }

  /// Puts the view's centre somewhere, in points, and takes all room.
  public func position(_ position: CGPoint) -> View {
    modified("position", ["position": .point(position)])
  }

  /// Puts a view at the upper or lower edge and makes room for it; `spacing` in points.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> [View]
  ) -> View {
    modified(
      "safeAreaInset",
      [
        "edge": .member(edge.rawValue), "alignment": .guide(alignment),
        "spacing": .length(spacing),
      ], form: 0, content())
  }

  /// Puts a view at the edge at the side and makes room for it; `spacing` in points.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> [View]
  ) -> View {
    modified(
      "safeAreaInset",
      [
        "edge": .member(edge.rawValue), "alignment": .guide(alignment),
        "spacing": .length(spacing),
      ], form: 1, content())
  }

  /// Room on every edge, in points, into which reaches what ignores the safe area.
  public func safeAreaPadding(_ length: CGFloat) -> View {
    modified("safeAreaPadding", ["length": .number(length)])
  }

  /// Room on some edges, in points, into which reaches what ignores the safe area.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> View {
    modified(
      "safeAreaPadding",
      ["edges": edges == .all && length == nil ? nil : .edges(edges), "length": .length(length)])
  }

  /// Room of its own on each edge, in points, into which reaches what ignores the safe area.
  public func safeAreaPadding(_ insets: EdgeInsets) -> View {
    modified("safeAreaPadding", ["insets": .insets(insets)])
  }

  /// Lets the view reach into the safe area.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> View {
    modified(
      "ignoresSafeArea",
      [
        "regions": regions == .all ? nil : .member(regions.rawValue),
        "edges": edges == .all ? nil : .edges(edges),
      ])
  }

  /// Lets the view reach into the safe area, in the older spelling.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> View {
    modified("edgesIgnoringSafeArea", ["edges": .edges(edges)])
  }

  /// How many columns of a grid the view covers.
  public func gridCellColumns(_ count: Int) -> View {
    modified("gridCellColumns", ["count": .number(Double(count))])
  }

  /// Which point of the view lies on the same point of its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> View {
    modified("gridCellAnchor", ["anchor": .unitPoint(anchor)])
  }

  /// Where the views of a column stand.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> View {
    modified("gridColumnAlignment", ["guide": .naming(guide.key)])
  }

  /// The axes on which the view has no say in the size of its column or row.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> View {
    modified("gridCellUnsizedAxes", ["axes": .axes(axes)])
  }

  /// Names the view for readers inside.
  public func coordinateSpace(name: String) -> View {
    modified("coordinateSpace", ["name": .text(of: .string(name))])
  }

  /// Names the view for readers inside.
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> View {
    modified("coordinateSpace", ["space": space.text])
  }

  /// The name by which the view is called.
  public func id(_ label: String) -> View {
    var view = self
    view.label = label
    return view
  }
}
