public import HaggleLayout

/// How text is set.
public struct Font: Sendable {
  let text: Value

  private init(_ name: String) { text = .source(".\(name)") }

  /// `.largeTitle`.
  public static let largeTitle = Font("largeTitle")
  /// `.title`.
  public static let title = Font("title")
  /// `.title2`.
  public static let title2 = Font("title2")
  /// `.title3`.
  public static let title3 = Font("title3")
  /// `.headline`.
  public static let headline = Font("headline")
  /// `.subheadline`.
  public static let subheadline = Font("subheadline")
  /// `.body`.
  public static let body = Font("body")
  /// `.callout`.
  public static let callout = Font("callout")
  /// `.footnote`.
  public static let footnote = Font("footnote")
  /// `.caption`.
  public static let caption = Font("caption")
  /// `.caption2`.
  public static let caption2 = Font("caption2")

  /// The system's font of a size in points.
  public static func system(size: CGFloat) -> Font { Font(of: .number(size)) }

  private init(of size: Value) { text = .call("system", ["size": size]) }
}

/// Capital or small letters.
public enum LetterCase: String, Sendable {
  case uppercase, lowercase
}

/// How buttons look.
public enum ButtonStyleName: String, Sendable {
  case automatic, bordered, borderedProminent, borderless, plain
}

/// How text fields look.
public enum TextFieldStyleName: String, Sendable {
  case automatic, plain, roundedBorder
}

/// What of a label shows.
public enum LabelStyleName: String, Sendable {
  case automatic, iconOnly, titleOnly, titleAndIcon
}

/// How lists look.
public enum ListStyleName: String, Sendable {
  case automatic, grouped, inset, insetGrouped, plain, sidebar
}

/// How large controls are.
public enum ControlSize: String, Sendable {
  case mini, small, regular, large, extraLarge
}

/// How large symbols are.
public enum ImageScale: String, Sendable {
  case small, medium, large
}

/// What views learn from those around them.
public struct EnvironmentValues: Sendable {
  /// The side at which views begin.
  public var layoutDirection = LayoutDirection.leftToRight
  /// How large controls are.
  public var controlSize = ControlSize.regular
  /// How many pixels a point has.
  public var displayScale: CGFloat = 1
}

extension View {
  /// Sets text.
  public func font(_ font: Font) -> View { modified("font", ["font": font.text]) }

  /// The greatest number of lines; `nil` for any.
  public func lineLimit(_ number: Int?) -> View {
    modified("lineLimit", ["number": number.map { .number(Double($0)) } ?? Value.none])
  }

  /// The number of lines, also for less text.
  public func lineLimit(_ number: Int, reservesSpace: Bool) -> View {
    modified(
      "lineLimit", ["number": .number(Double(number)), "reservesSpace": .bool(reservesSpace)])
  }

  /// The least and the greatest number of lines.
  public func lineLimit(_ range: ClosedRange<Int>) -> View {
    modified("lineLimit", ["range": .closedRange(range.lowerBound, range.upperBound)])
  }

  /// The least number of lines.
  public func lineLimit(_ range: PartialRangeFrom<Int>) -> View {
    modified("lineLimit", ["range": .closedRange(range.lowerBound, .max)])
  }

  /// The greatest number of lines.
  public func lineLimit(_ range: PartialRangeThrough<Int>) -> View {
    modified("lineLimit", ["range": .closedRange(.min, range.upperBound)])
  }

  /// The distance between lines, in points.
  public func lineSpacing(_ spacing: CGFloat) -> View {
    modified("lineSpacing", ["lineSpacing": .number(spacing)])
  }

  /// In which letters text is set; `nil` for those that are written.
  public func textCase(_ letters: LetterCase?) -> View {
    modified("textCase", ["case": .source(letters.map { ".\($0.rawValue)" } ?? "nil")])
  }

  /// How buttons inside look.
  public func buttonStyle(_ style: ButtonStyleName) -> View {
    modified("buttonStyle", ["style": .source(".\(style.rawValue)")])
  }

  /// How text fields inside look.
  public func textFieldStyle(_ style: TextFieldStyleName) -> View {
    modified("textFieldStyle", ["style": .source(".\(style.rawValue)")])
  }

  /// What of labels inside shows.
  public func labelStyle(_ style: LabelStyleName) -> View {
    modified("labelStyle", ["style": .source(".\(style.rawValue)")])
  }

  /// How lists inside look.
  public func listStyle(_ style: ListStyleName) -> View {
    modified("listStyle", ["style": .source(".\(style.rawValue)")])
  }

  /// The room around the view in its row, in points.
  public func listRowInsets(_ insets: EdgeInsets) -> View {
    modified("listRowInsets", ["insets": .insets(insets)])
  }

  /// How large controls inside are.
  public func controlSize(_ size: ControlSize) -> View {
    modified("controlSize", ["size": .member(size.rawValue)])
  }

  /// How large symbols inside are.
  public func imageScale(_ scale: ImageScale) -> View {
    modified("imageScale", ["scale": .member(scale.rawValue)])
  }

  /// Hides the labels of controls inside.
  public func labelsHidden() -> View { modified("labelsHidden") }

  /// The side at which views inside begin.
  public func environment(
    _ key: KeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
  ) -> View {
    modified(
      "environment",
      [
        "key": .source("\\.layoutDirection"),
        "direction": .member(value == .rightToLeft ? "rightToLeft" : "leftToRight"),
      ])
  }

  /// How many pixels a point has, for text and dividers inside.
  public func environment(_ key: KeyPath<EnvironmentValues, CGFloat>, _ value: CGFloat) -> View {
    modified("environment", ["key": .source("\\.displayScale"), "pixels": .number(value)])
  }

  /// How large controls inside are.
  public func environment(
    _ key: KeyPath<EnvironmentValues, ControlSize>, _ value: ControlSize
  ) -> View {
    modified(
      "environment", ["key": .source("\\.controlSize"), "size": .member(value.rawValue)])
  }
}

/// Modifiers that do not change the layout and are written back.
extension View {
  /// How much is seen of the view.
  public func opacity(_ opacity: Double) -> View {
    kept("opacity", [(nil, .number(opacity))])
  }

  /// The colour of what is inside.
  public func foregroundStyle(_ style: View) -> View {
    kept("foregroundStyle", [(nil, .text(of: style))])
  }

  /// The colour of what is inside, in its older spelling.
  public func foregroundColor(_ color: View) -> View {
    kept("foregroundColor", [(nil, .text(of: color))])
  }

  /// Rounds the corners by a radius in points.
  public func cornerRadius(_ radius: CGFloat) -> View {
    kept("cornerRadius", [(nil, .number(radius))])
  }

  /// Cuts off what sticks out.
  public func clipped() -> View { kept("clipped", []) }

  /// A line around the view, its width in points.
  public func border(_ style: View, width: CGFloat = 1) -> View {
    kept(
      "border", [(nil, .text(of: style))] + (width == 1 ? [] : [("width", .number(width))]))
  }

  /// A shadow, its radius in points.
  public func shadow(radius: CGFloat) -> View { kept("shadow", [("radius", .number(radius))]) }

  /// Heavy letters.
  public func bold() -> View { kept("bold", []) }

  /// Slanted letters.
  public func italic() -> View { kept("italic", []) }

  /// Which views are in front.
  public func zIndex(_ value: Double) -> View { kept("zIndex", [(nil, .number(value))]) }
}
