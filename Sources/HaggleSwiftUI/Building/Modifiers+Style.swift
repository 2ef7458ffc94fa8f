import HaggleLanguage
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
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(
      .call(
        ".system",
        ["size": .number(size), "weight": weight?.text, "design": design?.text]))
  }

  /// The system's font in the size of a style.
  public static func system(_ style: Font, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.call(".system", ["": style.text, "design": design?.text, "weight": weight?.text]))
  }

  /// A font of the app, of a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.call(".custom", ["": .string(name), "size": .number(size)]))
  }

  /// The same with another weight, which layout does not read.
  public func weight(_ weight: Weight) -> Font { with(".weight(.\(weight.rawValue))") }

  /// The same with heavy letters, which layout does not read.
  public func bold() -> Font { with(".bold()") }

  /// The same with slanted letters, which layout does not read.
  public func italic() -> Font { with(".italic()") }

  /// The same with digits of one width, which layout does not read.
  public func monospacedDigit() -> Font { with(".monospacedDigit()") }

  private func with(_ suffix: String) -> Font {
    Font(.source(SourcePrinter.argument(text) + suffix))
  }

  private init(_ text: Value) { self.text = text }

  /// How heavy letters are.
  public enum Weight: String, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var text: Value { .source(".\(rawValue)") }
  }

  /// How letters are drawn.
  public enum Design: String, Sendable {
    case `default`, monospaced, rounded, serif

    var text: Value { .source(".\(rawValue)") }
  }
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
  /// How large symbols are.
  public var imageScale = ImageScale.medium
  /// How text is set.
  public var font: Font? = nil
  /// The greatest number of lines.
  public var lineLimit: Int? = nil
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

  /// The space between characters, in points.
  public func kerning(_ kerning: CGFloat) -> View {
    modified("kerning", ["kerning": .number(kerning)])
  }

  /// The space between characters, in points; it counts in place of kerning.
  public func tracking(_ tracking: CGFloat) -> View {
    modified("tracking", ["tracking": .number(tracking)])
  }

  /// How far letters stand above their baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> View {
    modified("baselineOffset", ["baselineOffset": .number(offset)])
  }

  /// The smallest part of its size to which text shrinks before it is cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> View {
    modified("minimumScaleFactor", ["factor": .number(factor)])
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

  /// How large symbols inside are.
  public func environment(
    _ key: KeyPath<EnvironmentValues, ImageScale>, _ value: ImageScale
  ) -> View {
    modified(
      "environment", ["key": .source("\\.imageScale"), "scale": .member(value.rawValue)])
  }

  /// How text inside is set.
  public func environment(_ key: KeyPath<EnvironmentValues, Font?>, _ value: Font) -> View {
    modified("environment", ["key": .source("\\.font"), "font": value.text])
  }

  /// The greatest number of lines of text inside.
  public func environment(_ key: KeyPath<EnvironmentValues, Int?>, _ value: Int?) -> View {
    modified(
      "environment",
      [
        "key": .source("\\.lineLimit"),
        "number": value.map { .number(Double($0)) } ?? Value.none,
      ])
  }
}
