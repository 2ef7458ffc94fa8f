public import HaggleLayout

/// A row; `spacing` in points, `nil` for what neighbours prefer.
public func HStack(
  alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
  @ViewBuilder content: () -> [View]
) -> View {
  .spelled("HStack", ["alignment": .guide(alignment), "spacing": .length(spacing)], content())
}

/// A column; `spacing` in points, `nil` for what neighbours prefer.
public func VStack(
  alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
  @ViewBuilder content: () -> [View]
) -> View {
  .spelled("VStack", ["alignment": .guide(alignment), "spacing": .length(spacing)], content())
}

/// Views in front of each other, the rearmost first.
public func ZStack(
  alignment: Alignment = .center, @ViewBuilder content: () -> [View]
) -> View {
  .spelled("ZStack", ["alignment": .point(alignment)], content())
}

/// A row of a scroll view.
public func LazyHStack(
  alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
  @ViewBuilder content: () -> [View]
) -> View {
  .spelled("LazyHStack", ["alignment": .guide(alignment), "spacing": .length(spacing)], content())
}

/// A column of a scroll view.
public func LazyVStack(
  alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
  @ViewBuilder content: () -> [View]
) -> View {
  .spelled("LazyVStack", ["alignment": .guide(alignment), "spacing": .length(spacing)], content())
}

/// Rows of cells that share columns; distances in points.
public func Grid(
  alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
  verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> [View]
) -> View {
  .spelled(
    "Grid",
    [
      "alignment": .point(alignment), "horizontalSpacing": .length(horizontalSpacing),
      "verticalSpacing": .length(verticalSpacing),
    ], content())
}

/// The cells of a row of a grid.
public func GridRow(
  alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> [View]
) -> View {
  .spelled("GridRow", ["alignment": alignment.map { .naming($0.key) }], content())
}

/// Lines of cells below each other; `spacing` between the lines, in points.
public func LazyVGrid(
  columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
  @ViewBuilder content: () -> [View]
) -> View {
  .spelled(
    "LazyVGrid",
    [
      "columns": .gridItems(columns), "alignment": .guide(alignment), "spacing": .length(spacing),
    ], content())
}

/// Lines of cells next to each other; `spacing` between the lines, in points.
public func LazyHGrid(
  rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
  @ViewBuilder content: () -> [View]
) -> View {
  .spelled(
    "LazyHGrid",
    ["rows": .gridItems(rows), "alignment": .guide(alignment), "spacing": .length(spacing)],
    content())
}

/// Views that scroll along some axes.
public func ScrollView(
  _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> [View]
) -> View {
  .spelled(
    "ScrollView",
    [
      "axes": axes == .vertical ? nil : .axes(axes),
      "showsIndicators": showsIndicators ? nil : .source("false"),
    ], content())
}

/// The first of the views that fits on the axes.
public func ViewThatFits(
  in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> [View]
) -> View {
  .spelled(
    "ViewThatFits", ["in": axes == [.horizontal, .vertical] ? nil : .axes(axes)], content())
}

/// A view whose type is not told.
public func AnyView(_ view: View) -> View { .spelled("AnyView", form: 0, [view]) }

/// The same.
public func AnyView(erasing view: View) -> View { .spelled("AnyView", form: 1, [view]) }

/// Views that can scroll by a proxy, of which layout knows nothing.
public func ScrollViewReader(@ViewBuilder content: (ScrollViewProxy) -> [View]) -> View {
  .spelled("ScrollViewReader", ["content": .source("proxy")], content(ScrollViewProxy()))
}

/// What scrolls; nothing does here.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a view, when a program runs.
  public func scrollTo(_ id: some Any) {}
}

/// Views at one moment of a schedule.
public func TimelineView(
  _ schedule: TimelineScheduleName, @ViewBuilder content: (TimelineContext) -> [View]
) -> View {
  .spelled(
    "TimelineView",
    ["schedule": .source(".\(schedule.rawValue)"), "content": .source("context")],
    content(TimelineContext()))
}

/// When views are made anew.
public enum TimelineScheduleName: String, Sendable {
  case animation, everyMinute
}

/// What the views of a moment are given.
public struct TimelineContext: Sendable {}

/// Views that stand for themselves.
public func Group(@ViewBuilder content: () -> [View]) -> View {
  .spelled("Group", [:], content())
}

/// The views that a closure makes for every number of a range.
public func ForEach(_ range: Range<Int>, @ViewBuilder content: (Int) -> [View]) -> View {
  let views = range.map { number in
    let views = content(number)
    return views.count == 1 ? views[0] : .spelled("Group", [:], views)
  }
  return .spelled(
    "ForEach",
    [
      "range": .range(range.lowerBound, range.upperBound), "variable": .source("i"),
      "body": .source(View.body(of: views, from: range.lowerBound, variable: "i")),
    ], views)
}
