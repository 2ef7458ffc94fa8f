public import HaggleLayout

/// How a ratio is kept where two lengths are on offer.
public enum ContentMode: String, Sendable {
  /// Inside of both lengths.
  case fit
  /// Over both lengths.
  case fill
}

/// How a picture fills its frame.
public enum ResizingMode: Sendable {
  case stretch, tile
}

extension View {
  /// A box of lengths in points around the view.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> View {
    modified(
      "frame",
      ["width": .length(width), "height": .length(height), "alignment": .point(alignment)])
  }

  /// A box with limits in points around the view.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> View {
    modified(
      "frame",
      [
        "minWidth": .length(minWidth), "idealWidth": .length(idealWidth),
        "maxWidth": .length(maxWidth), "minHeight": .length(minHeight),
        "idealHeight": .length(idealHeight), "maxHeight": .length(maxHeight),
        "alignment": .point(alignment),
      ])
  }

  /// Room on every edge, in points.
  public func padding(_ length: CGFloat) -> View {
    modified("padding", ["length": .number(length)])
  }

  /// Room on some edges, in points; 16 where nothing is said.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> View {
    modified(
      "padding",
      ["edges": edges == .all && length == nil ? nil : .edges(edges), "length": .length(length)])
  }

  /// Room of its own on each edge, in points.
  public func padding(_ insets: EdgeInsets) -> View {
    modified("padding", ["insets": .insets(insets)])
  }

  /// Offers the view a part of what is on offer (not part of SwiftUI).
  public func relativeProposed(width: CGFloat = 1, height: CGFloat = 1) -> View {
    modified(
      "relativeProposed",
      ["width": .number(width, unless: 1), "height": .number(height, unless: 1)])
  }

  /// A box as large as the container.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> View {
    modified("containerRelativeFrame", ["axes": .axes(axes), "alignment": .point(alignment)])
  }

  /// A box as large as some of the parts of the container, with distances in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> View {
    modified(
      "containerRelativeFrame",
      [
        "axes": .axes(axes), "count": .number(Double(count)),
        "span": .number(Double(span), unless: 1), "spacing": .number(spacing),
        "alignment": .point(alignment),
      ])
  }

  /// A box whose length a closure computes from the container's, for either axis.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: (Expression, Axis) -> Expression
  ) -> View {
    let (width, height) = (
      length(.variable(.length), .horizontal), length(.variable(.length), .vertical)
    )
    let expression =
      width == height
      ? width : .conditional(.variable(.isAxis(.horizontal)), then: width, otherwise: height)
    return modified(
      "containerRelativeFrame",
      [
        "axes": .axes(axes), "alignment": .point(alignment), "length": .lengthClosure(expression),
      ])
  }

  /// The view at its ideal size.
  public func fixedSize() -> View { modified("fixedSize", form: 0) }

  /// The view at its ideal size along some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> View {
    modified("fixedSize", ["horizontal": .bool(horizontal), "vertical": .bool(vertical)])
  }

  /// Who is served first in a stack.
  public func layoutPriority(_ value: Double) -> View {
    modified("layoutPriority", ["priority": .number(value)])
  }

  /// Offers the view lengths of a ratio, width by height; its own where nothing is said.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> View {
    modified(
      "aspectRatio", ["ratio": .length(ratio), "contentMode": .member(contentMode.rawValue)],
      form: 0)
  }

  /// Offers the view lengths of the ratio that a size has.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> View {
    modified(
      "aspectRatio", ["size": .size(size), "contentMode": .member(contentMode.rawValue)])
  }

  /// Keeps the view's ratio inside of the offer.
  public func scaledToFit() -> View { modified("scaledToFit") }

  /// Keeps the view's ratio over the offer.
  public func scaledToFill() -> View { modified("scaledToFill") }

  /// Lets a picture take what it is offered; insets in points are not stretched.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> View {
    modified(
      "resizable",
      [
        "capInsets": capInsets == EdgeInsets() ? nil : .insets(capInsets),
        "resizingMode": resizingMode == .stretch ? nil : .source(".tile"),
      ])
  }
}
