import HaggleLanguage
public import HaggleLayout

/// What shapes are filled and text is drawn with, as in `.background(.red)`; layout knows only how it
/// is written.
public struct Style: Sendable {
  let text: Value

  private init(_ text: String) { self.text = .source(text) }

  private init(named name: String) { self.init("." + name) }

  /// `.red`.
  public static let red = Style(named: "red")
  /// `.orange`.
  public static let orange = Style(named: "orange")
  /// `.yellow`.
  public static let yellow = Style(named: "yellow")
  /// `.green`.
  public static let green = Style(named: "green")
  /// `.mint`.
  public static let mint = Style(named: "mint")
  /// `.teal`.
  public static let teal = Style(named: "teal")
  /// `.cyan`.
  public static let cyan = Style(named: "cyan")
  /// `.blue`.
  public static let blue = Style(named: "blue")
  /// `.indigo`.
  public static let indigo = Style(named: "indigo")
  /// `.purple`.
  public static let purple = Style(named: "purple")
  /// `.pink`.
  public static let pink = Style(named: "pink")
  /// `.brown`.
  public static let brown = Style(named: "brown")
  /// `.white`.
  public static let white = Style(named: "white")
  /// `.gray`.
  public static let gray = Style(named: "gray")
  /// `.black`.
  public static let black = Style(named: "black")
  /// `.clear`.
  public static let clear = Style(named: "clear")
  /// `.primary`.
  public static let primary = Style(named: "primary")
  /// `.secondary`.
  public static let secondary = Style(named: "secondary")
  /// `.tertiary`.
  public static let tertiary = Style(named: "tertiary")
  /// `.quaternary`.
  public static let quaternary = Style(named: "quaternary")
  /// `.tint`.
  public static let tint = Style(named: "tint")
  /// `.background`.
  public static let background = Style(named: "background")
  /// `.ultraThinMaterial`.
  public static let ultraThinMaterial = Style(named: "ultraThinMaterial")
  /// `.thinMaterial`.
  public static let thinMaterial = Style(named: "thinMaterial")
  /// `.regularMaterial`.
  public static let regularMaterial = Style(named: "regularMaterial")
  /// `.thickMaterial`.
  public static let thickMaterial = Style(named: "thickMaterial")
  /// `.ultraThickMaterial`.
  public static let ultraThickMaterial = Style(named: "ultraThickMaterial")
  /// `.bar`.
  public static let bar = Style(named: "bar")

  /// How much is seen of it.
  public func opacity(_ opacity: Double) -> Style {
    Style(
      SourcePrinter.argument(text) + ".opacity(" + SourcePrinter.argument(.number(opacity)) + ")")
  }

  /// The same, going over from light to dark.
  public var gradient: Style { Style(SourcePrinter.argument(text) + ".gradient") }
}

/// Colours that go over into each other; layout knows only how they are written.
public struct Gradient: Sendable {
  let text: Value

  /// Colours at the same distances.
  public init(colors: [View]) { text = .call("Gradient", ["colors": .styles(colors)]) }

  /// Colours at places of their own.
  public init(stops: [Stop]) { text = .call("Gradient", ["stops": Self.list(stops)]) }

  static func list(_ stops: [Stop]) -> Value {
    .source("[" + stops.map { SourcePrinter.argument($0.text) }.joined(separator: ", ") + "]")
  }

  /// A colour and its place, from 0 to 1.
  public struct Stop: Sendable {
    let text: Value

    /// Makes a stop.
    public init(color: View, location: CGFloat) {
      text = .call(
        "Gradient.Stop", ["color": .styleText(color), "location": .number(location)])
    }
  }
}

extension View {
  /// A circle, for shapes that are written as members.
  public static var circle: View { Circle() }

  /// An ellipse, for shapes that are written as members.
  public static var ellipse: View { Ellipse() }

  /// A capsule, for shapes that are written as members.
  public static var capsule: View { Capsule() }

  /// A rectangle with round corners of a radius in points, for shapes that are written as members.
  public static func rect(cornerRadius: CGFloat) -> View {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}
