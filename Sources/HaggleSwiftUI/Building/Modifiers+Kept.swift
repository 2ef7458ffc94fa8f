import HaggleLanguage
public import HaggleLayout

/// Where lines of text begin.
public enum TextAlignment: String, Sendable {
  case leading, center, trailing
}

/// Where text is cut that has no room.
public enum TextTruncationMode: String, Sendable {
  case head, middle, tail
}

/// The modifiers that do not change the layout and are seen most often; they are written back.
extension View {
  /// How much is seen of the view.
  public func opacity(_ opacity: Double) -> View {
    kept("opacity", [(nil, .number(opacity))])
  }

  /// The colour of what is inside.
  public func foregroundStyle(_ style: View) -> View {
    kept("foregroundStyle", [(nil, .text(of: style))])
  }

  /// The colour of what is inside.
  public func foregroundStyle(_ style: Style) -> View {
    kept("foregroundStyle", [(nil, style.text)])
  }

  /// The colour of what is inside, in its older spelling.
  public func foregroundColor(_ color: View) -> View {
    kept("foregroundColor", [(nil, .text(of: color))])
  }

  /// The colour of what is inside, in its older spelling.
  public func foregroundColor(_ color: Style) -> View {
    kept("foregroundColor", [(nil, color.text)])
  }

  /// The colour of controls inside.
  public func tint(_ style: Style) -> View { kept("tint", [(nil, style.text)]) }

  /// What a shape is filled with.
  public func fill(_ style: View) -> View { kept("fill", [(nil, .text(of: style))]) }

  /// What a shape is filled with.
  public func fill(_ style: Style) -> View { kept("fill", [(nil, style.text)]) }

  /// The line along a shape, its width in points.
  public func stroke(_ style: Style, lineWidth: CGFloat = 1) -> View {
    kept(
      "stroke", [(nil, style.text)] + (lineWidth == 1 ? [] : [("lineWidth", .number(lineWidth))]))
  }

  /// The line inside of a shape, its width in points.
  public func strokeBorder(_ style: Style, lineWidth: CGFloat = 1) -> View {
    kept(
      "strokeBorder",
      [(nil, style.text)] + (lineWidth == 1 ? [] : [("lineWidth", .number(lineWidth))]))
  }

  /// Rounds the corners by a radius in points.
  public func cornerRadius(_ radius: CGFloat) -> View {
    kept("cornerRadius", [(nil, .number(radius))])
  }

  /// Cuts off what sticks out of a shape.
  public func clipShape(_ shape: View) -> View { kept("clipShape", [(nil, .text(of: shape))]) }

  /// Cuts off what sticks out.
  public func clipped() -> View { kept("clipped", []) }

  /// Where the view is touched.
  public func contentShape(_ shape: View) -> View {
    kept("contentShape", [(nil, .text(of: shape))])
  }

  /// A line around the view, its width in points.
  public func border(_ style: View, width: CGFloat = 1) -> View {
    kept(
      "border", [(nil, .text(of: style))] + (width == 1 ? [] : [("width", .number(width))]))
  }

  /// A line around the view, its width in points.
  public func border(_ style: Style, width: CGFloat = 1) -> View {
    kept("border", [(nil, style.text)] + (width == 1 ? [] : [("width", .number(width))]))
  }

  /// A shadow, its radius and distance in points.
  public func shadow(
    color: Style? = nil, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> View {
    kept(
      "shadow",
      (color.map { [("color", $0.text)] } ?? []) + [("radius", .number(radius))]
        + (x == 0 ? [] : [("x", .number(x))]) + (y == 0 ? [] : [("y", .number(y))]))
  }

  /// Blurs the view by a radius in points.
  public func blur(radius: CGFloat) -> View { kept("blur", [("radius", .number(radius))]) }

  /// Takes colour away.
  public func grayscale(_ amount: Double) -> View { kept("grayscale", [(nil, .number(amount))]) }

  /// Heavy letters.
  public func bold() -> View { kept("bold", []) }

  /// Slanted letters.
  public func italic() -> View { kept("italic", []) }

  /// A line below letters.
  public func underline() -> View { kept("underline", []) }

  /// A line through letters.
  public func strikethrough() -> View { kept("strikethrough", []) }

  /// Digits of one width.
  public func monospacedDigit() -> View { kept("monospacedDigit", []) }

  /// How heavy letters are.
  public func fontWeight(_ weight: Font.Weight) -> View {
    kept("fontWeight", [(nil, weight.text)])
  }

  /// Where lines of text begin.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> View {
    kept("multilineTextAlignment", [(nil, .source(".\(alignment.rawValue)"))])
  }

  /// Where text is cut that has no room.
  public func truncationMode(_ mode: TextTruncationMode) -> View {
    kept("truncationMode", [(nil, .source(".\(mode.rawValue)"))])
  }

  /// Which views are in front.
  public func zIndex(_ value: Double) -> View { kept("zIndex", [(nil, .number(value))]) }

  /// Hides the view; its place stays.
  public func hidden() -> View { kept("hidden", []) }

  /// Whether controls inside do nothing.
  public func disabled(_ isDisabled: Bool) -> View { kept("disabled", [(nil, .bool(isDisabled))]) }

  /// Whether the view can be touched.
  public func allowsHitTesting(_ isEnabled: Bool) -> View {
    kept("allowsHitTesting", [(nil, .bool(isEnabled))])
  }

  /// What a picker or tab view calls the view.
  public func tag(_ tag: some Any) -> View { kept("tag", [(nil, .text(of: tag))]) }

  /// The label of a screen in a tab view, which is not laid out.
  public func tabItem(@ViewBuilder _ label: () -> [View]) -> View {
    kept("tabItem", braces: .braces(around: label()))
  }

  /// The title of a screen, which is not laid out.
  public func navigationTitle(_ title: String) -> View {
    kept("navigationTitle", [(nil, .string(title))])
  }

  /// What is read out for the view.
  public func accessibilityLabel(_ label: String) -> View {
    kept("accessibilityLabel", [(nil, .string(label))])
  }

  /// Whether the view is not read out.
  public func accessibilityHidden(_ isHidden: Bool) -> View {
    kept("accessibilityHidden", [(nil, .bool(isHidden))])
  }

  /// What happens when the view appears; layout does not run it.
  public func onAppear(perform action: () -> Void) -> View {
    kept("onAppear", braces: .nothing)
  }

  /// What happens when the view is touched; layout does not run it.
  public func onTapGesture(perform action: () -> Void) -> View {
    kept("onTapGesture", braces: .nothing)
  }
}
