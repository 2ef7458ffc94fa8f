public import HaggleLayout

/// Colours as views, `Color.blue`.
public let Color = Colors()

/// The colours that have names.
public struct Colors: Sendable {
  fileprivate init() {}

  /// `Color.red`.
  public var red: View { named("red") }
  /// `Color.orange`.
  public var orange: View { named("orange") }
  /// `Color.yellow`.
  public var yellow: View { named("yellow") }
  /// `Color.green`.
  public var green: View { named("green") }
  /// `Color.mint`.
  public var mint: View { named("mint") }
  /// `Color.teal`.
  public var teal: View { named("teal") }
  /// `Color.cyan`.
  public var cyan: View { named("cyan") }
  /// `Color.blue`.
  public var blue: View { named("blue") }
  /// `Color.indigo`.
  public var indigo: View { named("indigo") }
  /// `Color.purple`.
  public var purple: View { named("purple") }
  /// `Color.pink`.
  public var pink: View { named("pink") }
  /// `Color.brown`.
  public var brown: View { named("brown") }
  /// `Color.white`.
  public var white: View { named("white") }
  /// `Color.gray`.
  public var gray: View { named("gray") }
  /// `Color.black`.
  public var black: View { named("black") }
  /// `Color.clear`.
  public var clear: View { named("clear") }
  /// `Color.primary`.
  public var primary: View { named("primary") }
  /// `Color.secondary`.
  public var secondary: View { named("secondary") }
  /// `Color.accentColor`.
  public var accentColor: View { named("accentColor") }

  private func named(_ name: String) -> View {
    let kind = KindTable.kinds(named: "Color", isModifier: false)[0]
    return View(kind, form: 0, arguments: [.member(name)])
  }
}

/// A rectangle, which takes what it is offered.
public func Rectangle() -> View { .spelled("Rectangle") }

/// A rectangle with round corners of a radius in points.
public func RoundedRectangle(cornerRadius: CGFloat) -> View {
  .spelled("RoundedRectangle", ["cornerRadius": .number(cornerRadius)])
}

/// A rectangle with ends that are round.
public func Capsule() -> View { .spelled("Capsule") }

/// An ellipse, which takes what it is offered.
public func Ellipse() -> View { .spelled("Ellipse") }

/// A shape as its container has it.
public func ContainerRelativeShape() -> View { .spelled("ContainerRelativeShape") }

/// A circle: as large as the shorter side of what it is offered.
public func Circle() -> View { .spelled("Circle") }

/// A rectangle with corners of different radii, in points.
public func UnevenRoundedRectangle(
  topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
  bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0
) -> View {
  .spelled(
    "UnevenRoundedRectangle",
    [
      "topLeadingRadius": .number(topLeadingRadius, unless: 0),
      "bottomLeadingRadius": .number(bottomLeadingRadius, unless: 0),
      "bottomTrailingRadius": .number(bottomTrailingRadius, unless: 0),
      "topTrailingRadius": .number(topTrailingRadius, unless: 0),
    ])
}

/// Colours from a point to another; only the place that it takes is laid out.
public func LinearGradient(colors: [View], startPoint: UnitPoint, endPoint: UnitPoint) -> View {
  .spelled(
    "LinearGradient",
    [
      "colors": .styles(colors), "startPoint": .text(of: startPoint),
      "endPoint": .text(of: endPoint),
    ])
}

/// Colours from a centre outwards; only the place that it takes is laid out.
public func RadialGradient(
  colors: [View], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
) -> View {
  .spelled(
    "RadialGradient",
    [
      "colors": .styles(colors), "center": .text(of: center),
      "startRadius": .text(of: .number(startRadius)), "endRadius": .text(of: .number(endRadius)),
    ])
}

/// Colours around a centre; only the place that it takes is laid out.
public func AngularGradient(colors: [View], center: UnitPoint) -> View {
  .spelled("AngularGradient", ["colors": .styles(colors), "center": .text(of: center)])
}

/// Text on as many lines as it needs.
public func Text(_ text: String) -> View { .spelled("Text", ["text": .string(text)]) }

/// Text that is not looked up.
public func Text(verbatim text: String) -> View { .spelled("Text", ["verbatim": .string(text)]) }

/// A symbol.
public func Image(systemName: String) -> View {
  .spelled("Image", ["systemName": .string(systemName)])
}

/// A picture of a natural size, in points, that a closure draws; only the place is laid out.
public func Image(size: CGSize) -> View { .spelled("Image", ["size": .size(size)]) }

/// Room that grows along the stack around it, not below a length in points.
public func Spacer(minLength: CGFloat? = nil) -> View {
  .spelled("Spacer", ["minLength": .length(minLength)])
}

/// A line across the stack around it.
public func Divider() -> View { .spelled("Divider") }

/// No view.
public func EmptyView() -> View { .spelled("EmptyView") }
