import HaggleLanguage
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

  /// A colour of the assets, `Color("brand")`.
  public func callAsFunction(_ name: String) -> View {
    .spelled("Color", ["definition": .text(of: .string(name))])
  }

  /// A colour of parts of red, green and blue, `Color(red: 1, green: 0, blue: 0)`.
  public func callAsFunction(
    red: Double, green: Double, blue: Double, opacity: Double = 1
  ) -> View {
    let parts: [(String, Double?)] = [
      ("red", red), ("green", green), ("blue", blue), ("opacity", opacity == 1 ? nil : opacity),
    ]
    let texts = parts.compactMap { name, part in
      part.map { "\(name): \(SourcePrinter.argument(.number($0)))" }
    }
    return .spelled("Color", ["definition": .source(texts.joined(separator: ", "))])
  }

  private func named(_ name: String) -> View {
    let kind = KindTable.kinds(named: "Color", isModifier: false)[0]
    return View(kind, form: 0, arguments: [.member(name)])
  }
}

/// A rectangle, which takes what it is offered.
public func Rectangle() -> View { .spelled("Rectangle") }

/// How corners are curved.
public enum RoundedCornerStyle: String, Sendable {
  case circular, continuous

  /// Nothing where it is the usual one.
  fileprivate var value: Value? { self == .continuous ? nil : .member(rawValue) }
}

/// A rectangle with round corners of a radius in points.
public func RoundedRectangle(
  cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
) -> View {
  .spelled("RoundedRectangle", ["cornerRadius": .number(cornerRadius), "style": style.value])
}

/// A rectangle with round corners of a size in points.
public func RoundedRectangle(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> View {
  .spelled("RoundedRectangle", ["cornerSize": .size(cornerSize), "style": style.value])
}

/// A rectangle with ends that are round.
public func Capsule(style: RoundedCornerStyle = .continuous) -> View {
  .spelled("Capsule", ["style": style.value])
}

/// An ellipse, which takes what it is offered.
public func Ellipse() -> View { .spelled("Ellipse") }

/// A circle: as large as the shorter side of what it is offered.
public func Circle() -> View { .spelled("Circle") }

/// A rectangle with corners of different radii, in points.
public func UnevenRoundedRectangle(
  topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
  bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
  style: RoundedCornerStyle = .continuous
) -> View {
  .spelled(
    "UnevenRoundedRectangle",
    [
      "topLeadingRadius": .number(topLeadingRadius, unless: 0),
      "bottomLeadingRadius": .number(bottomLeadingRadius, unless: 0),
      "bottomTrailingRadius": .number(bottomTrailingRadius, unless: 0),
      "topTrailingRadius": .number(topTrailingRadius, unless: 0), "style": style.value,
    ])
}

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Sendable {
  fileprivate let text: Value

  /// Makes radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    text = .call(
      "RectangleCornerRadii",
      [
        "topLeading": .number(topLeading, unless: 0),
        "bottomLeading": .number(bottomLeading, unless: 0),
        "bottomTrailing": .number(bottomTrailing, unless: 0),
        "topTrailing": .number(topTrailing, unless: 0),
      ])
  }
}

/// A rectangle with corners of different radii.
public func UnevenRoundedRectangle(
  cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
) -> View {
  .spelled("UnevenRoundedRectangle", ["cornerRadii": cornerRadii.text, "style": style.value])
}

/// A shape with the corners of what it stands in.
public func ContainerRelativeShape() -> View { .spelled("ContainerRelativeShape") }

/// A shape without lines, which takes what it is offered as every path does.
public func Path() -> View { .spelled("Path", form: 0) }

/// A rectangle as a path, which takes what it is offered whatever the rectangle is.
public func Path(_ rect: CGRect) -> View {
  let text = Value.call(
    "CGRect",
    [
      "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width),
      "height": .number(rect.height),
    ])
  return .spelled("Path", ["drawing": text])
}

/// A drawing, which is not run; it takes what it is offered.
public func Canvas(renderer: (CanvasContext, CGSize) -> Void) -> View {
  .spelled("Canvas", ["renderer": .source("{ _, _ in }")])
}

/// What a canvas draws with; nothing is drawn here.
public struct CanvasContext: Sendable {}

/// Colours from a point to another; only the place that it takes is laid out.
public func LinearGradient(colors: [View], startPoint: UnitPoint, endPoint: UnitPoint) -> View {
  linear("colors", .styles(colors), startPoint, endPoint)
}

/// The same of a gradient.
public func LinearGradient(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> View {
  linear("gradient", gradient.text, startPoint, endPoint)
}

/// The same with places for the colours.
public func LinearGradient(
  stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
) -> View {
  linear("stops", Gradient.list(stops), startPoint, endPoint)
}

private func linear(_ label: String, _ colors: Value, _ start: UnitPoint, _ end: UnitPoint) -> View
{
  .spelled(
    "LinearGradient", [label: colors, "startPoint": .text(of: start), "endPoint": .text(of: end)])
}

/// Colours from a centre outwards; only the place that it takes is laid out.
public func RadialGradient(
  colors: [View], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
) -> View {
  radial("colors", .styles(colors), center, startRadius, endRadius)
}

/// The same of a gradient.
public func RadialGradient(
  gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
) -> View {
  radial("gradient", gradient.text, center, startRadius, endRadius)
}

/// The same with places for the colours.
public func RadialGradient(
  stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
) -> View {
  radial("stops", Gradient.list(stops), center, startRadius, endRadius)
}

private func radial(
  _ label: String, _ colors: Value, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat
) -> View {
  .spelled(
    "RadialGradient",
    [
      label: colors, "center": .text(of: center), "startRadius": .text(of: .number(start)),
      "endRadius": .text(of: .number(end)),
    ])
}

/// Colours around a centre; only the place that it takes is laid out.
public func AngularGradient(colors: [View], center: UnitPoint) -> View {
  .spelled("AngularGradient", ["colors": .styles(colors), "center": .text(of: center)])
}

/// The same of a gradient.
public func AngularGradient(gradient: Gradient, center: UnitPoint) -> View {
  .spelled("AngularGradient", ["gradient": gradient.text, "center": .text(of: center)])
}

/// The same with places for the colours.
public func AngularGradient(stops: [Gradient.Stop], center: UnitPoint) -> View {
  .spelled("AngularGradient", ["stops": Gradient.list(stops), "center": .text(of: center)])
}

/// Text on as many lines as it needs.
public func Text(_ text: String) -> View { .spelled("Text", ["text": .string(text)]) }

extension View {
  /// Sets two texts as one.
  public static func + (left: View, right: View) -> View {
    let texts = [left, right].flatMap { $0.kindName == "+" ? $0.children : [$0] }
    return View(KindTable.kinds(named: "+", isModifier: false)[0], children: texts)
  }
}

/// Text that is not looked up.
public func Text(verbatim text: String) -> View { .spelled("Text", ["verbatim": .string(text)]) }

/// A symbol.
public func Image(systemName: String) -> View {
  .spelled("Image", ["systemName": .string(systemName)])
}

/// A picture of the assets.
public func Image(_ name: String) -> View {
  .spelled("Image", ["name": .text(of: .string(name))])
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
