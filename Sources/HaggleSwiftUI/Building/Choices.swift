public import HaggleLayout

/// A choice between options, of which the first shows.
public func Picker(
  _ title: String, selection: Binding<some Any>, @ViewBuilder content: () -> [View]
) -> View {
  .spelled("Picker", ["title": .string(title), "selection": .binding(selection)], content())
}

/// A choice between options, of which the first shows, with a symbol.
public func Picker(
  _ title: String, systemImage: String, selection: Binding<some Any>,
  @ViewBuilder content: () -> [View]
) -> View {
  .spelled(
    "Picker",
    [
      "title": .string(title), "systemImage": .string(systemImage),
      "selection": .binding(selection),
    ], content())
}

/// A choice between options with a label, in the older spelling.
public func Picker(
  selection: Binding<some Any>, label: View, @ViewBuilder content: () -> [View]
) -> View {
  .spelled(
    "Picker", ["selection": .binding(selection)], form: 2,
    [WrittenPart.made("label", [label])] + content())
}

/// A choice between options below views.
public func Picker(
  selection: Binding<some Any>, @ViewBuilder content: () -> [View],
  @ViewBuilder label: () -> [View]
) -> View {
  .spelled(
    "Picker", ["selection": .binding(selection)], form: 3,
    content().followed(by: ["label": label()]))
}

/// A button that opens a menu, which is not laid out.
public func Menu(_ title: String, @ViewBuilder content: () -> [View]) -> View {
  .spelled("Menu", ["title": .string(title), "content": .braces(around: content())])
}

/// A button with a symbol that opens a menu, which is not laid out.
public func Menu(
  _ title: String, systemImage: String, @ViewBuilder content: () -> [View]
) -> View {
  .spelled(
    "Menu",
    [
      "title": .string(title), "systemImage": .string(systemImage),
      "content": .braces(around: content()),
    ])
}

/// A button of views that opens a menu, which is not laid out.
public func Menu(
  @ViewBuilder content: () -> [View], @ViewBuilder label: () -> [View]
) -> View {
  .spelled("Menu", ["content": .braces(around: content())], form: 2, label())
}

/// A text and fields for date and time.
public func DatePicker(
  _ title: String, selection: Binding<some Any>,
  displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
) -> View {
  .spelled(
    "DatePicker",
    [
      "title": .string(title), "selection": .binding(selection),
      "displayedComponents": displayedComponents.value,
    ])
}

/// Views and fields for date and time.
public func DatePicker(
  selection: Binding<some Any>,
  displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
  @ViewBuilder label: () -> [View]
) -> View {
  .spelled(
    "DatePicker",
    ["selection": .binding(selection), "displayedComponents": displayedComponents.value],
    form: 1, label())
}

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt8

  /// Makes a set out of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The time.
  public static let hourAndMinute = Self(rawValue: 1)
  /// The day.
  public static let date = Self(rawValue: 2)

  /// Nothing where both are chosen, as usual.
  fileprivate var value: Value? {
    switch self {
    case .hourAndMinute: .member("hourAndMinute")
    case .date: .member("date")
    default: isEmpty ? .members([]) : nil
    }
  }
}

/// A text and a swatch.
public func ColorPicker(
  _ title: String, selection: Binding<some Any>, supportsOpacity: Bool = true
) -> View {
  .spelled(
    "ColorPicker",
    [
      "title": .string(title), "selection": .binding(selection),
      "supportsOpacity": supportsOpacity ? nil : .source("false"),
    ])
}

/// Views and a swatch.
public func ColorPicker(
  selection: Binding<some Any>, supportsOpacity: Bool = true, @ViewBuilder label: () -> [View]
) -> View {
  .spelled(
    "ColorPicker",
    [
      "selection": .binding(selection),
      "supportsOpacity": supportsOpacity ? nil : .source("false"),
    ], form: 1, label())
}

/// A row of controls.
public func ControlGroup(@ViewBuilder content: () -> [View]) -> View {
  .spelled("ControlGroup", [:], content())
}

/// A bar below views, and what its value is.
public func Gauge(
  value: Double, in bounds: ClosedRange<Double>? = nil, @ViewBuilder label: () -> [View],
  @ViewBuilder currentValueLabel: () -> [View] = { [] }
) -> View {
  .spelled(
    "Gauge", ["value": .text(of: .number(value)), "in": .bounds(bounds)], form: 0,
    label().followed(by: ["currentValueLabel": currentValueLabel()]))
}

/// A bar between two labels.
public func Gauge(
  value: Double, in bounds: ClosedRange<Double>? = nil, @ViewBuilder label: () -> [View],
  @ViewBuilder currentValueLabel: () -> [View], @ViewBuilder minimumValueLabel: () -> [View],
  @ViewBuilder maximumValueLabel: () -> [View]
) -> View {
  .spelled(
    "Gauge", ["value": .text(of: .number(value)), "in": .bounds(bounds)], form: 1,
    label().followed(by: [
      "currentValueLabel": currentValueLabel(), "minimumValueLabel": minimumValueLabel(),
      "maximumValueLabel": maximumValueLabel(),
    ]))
}

/// A text and another at the end of the row.
public func LabeledContent(_ title: String, value: String) -> View {
  .spelled("LabeledContent", ["title": .string(title), "value": .string(value)])
}

/// A text and views at the end of the row.
public func LabeledContent(_ title: String, @ViewBuilder content: () -> [View]) -> View {
  .spelled("LabeledContent", ["title": .string(title)], form: 1, content())
}

/// Views and others at the end of the row.
public func LabeledContent(
  @ViewBuilder content: () -> [View], @ViewBuilder label: () -> [View]
) -> View {
  .spelled("LabeledContent", form: 2, content().followed(by: ["label": label()]))
}

/// A row that discloses views, closed.
public func DisclosureGroup(
  _ title: String, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> [View]
) -> View {
  .spelled(
    "DisclosureGroup",
    ["title": .string(title), "isExpanded": isExpanded.map { .binding($0) }], content())
}

/// A row of views that discloses others, closed.
public func DisclosureGroup(
  isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> [View],
  @ViewBuilder label: () -> [View]
) -> View {
  .spelled(
    "DisclosureGroup", ["isExpanded": isExpanded.map { .binding($0) }], form: 1,
    content().followed(by: ["label": label()]))
}

/// Room for text of many lines.
public func TextEditor(text: Binding<String>) -> View {
  .spelled("TextEditor", ["text": .binding(text)])
}

/// Columns of screens, of which the first shows.
public func NavigationSplitView(
  @ViewBuilder sidebar: () -> [View], @ViewBuilder detail: () -> [View]
) -> View {
  .spelled(
    "NavigationSplitView", form: 0, sidebar().followed(by: ["detail": detail()]))
}

/// Three columns of screens, of which the first shows.
public func NavigationSplitView(
  @ViewBuilder sidebar: () -> [View], @ViewBuilder content: () -> [View],
  @ViewBuilder detail: () -> [View]
) -> View {
  .spelled(
    "NavigationSplitView", form: 1,
    sidebar().followed(by: ["content": content(), "detail": detail()]))
}

/// How pickers show their options.
public enum PickerStyleName: String, Sendable {
  case automatic, menu, segmented, wheel, inline, navigationLink, palette
}

/// How dates are chosen.
public enum DatePickerStyleName: String, Sendable {
  case automatic, compact, graphical, wheel
}

/// How gauges look.
public enum GaugeStyleName: String, Sendable {
  case automatic, linearCapacity, accessoryLinear, accessoryLinearCapacity, accessoryCircular
  case accessoryCircularCapacity
}

extension View {
  /// How pickers inside show their options.
  public func pickerStyle(_ style: PickerStyleName) -> View {
    modified("pickerStyle", ["style": .source(".\(style.rawValue)")])
  }

  /// How dates are chosen inside.
  public func datePickerStyle(_ style: DatePickerStyleName) -> View {
    modified("datePickerStyle", ["style": .source(".\(style.rawValue)")])
  }

  /// How gauges inside look.
  public func gaugeStyle(_ style: GaugeStyleName) -> View {
    modified("gaugeStyle", ["style": .source(".\(style.rawValue)")])
  }
}
