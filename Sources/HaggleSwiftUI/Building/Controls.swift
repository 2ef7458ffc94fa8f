public import HaggleLayout

/// A value that a control changes, of which layout knows only how it is written.
public struct Binding<Value>: Sendable {
  let text: String

  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding {
    Binding(text: ".constant(\(String(reflecting: value)))")
  }
}

extension Value {
  static func binding(_ binding: Binding<some Any>) -> Value { .source(binding.text) }

  /// What happens then; layout does not run it.
  static var nothing: Value { .source("{}") }

  /// The same with something that is told.
  static var ignoring: Value { .source("{ _ in }") }
}

// MARK: - Labels and buttons

/// A symbol and a text.
public func Label(_ title: String, systemImage: String) -> View {
  .spelled("Label", ["title": .string(title), "systemImage": .string(systemImage)])
}

/// A picture of the assets and a text.
public func Label(_ title: String, image: String) -> View {
  .spelled("Label", ["title": .string(title), "image": .string(image)])
}

/// A picture and a text made of views.
public func Label(@ViewBuilder title: () -> [View], @ViewBuilder icon: () -> [View]) -> View {
  .spelled("Label", form: 2, title().followed(by: ["icon": icon()]))
}

/// What a button is for.
public enum ButtonRole: String, Sendable {
  case cancel, destructive

  fileprivate var value: Value { .source(".\(rawValue)") }
}

/// A button with a text.
public func Button(_ title: String, role: ButtonRole? = nil, action: () -> Void) -> View {
  .spelled("Button", ["title": .string(title), "role": role?.value, "action": .nothing])
}

/// A button with a symbol and a text.
public func Button(
  _ title: String, systemImage: String, role: ButtonRole? = nil, action: () -> Void
) -> View {
  .spelled(
    "Button",
    [
      "title": .string(title), "systemImage": .string(systemImage), "role": role?.value,
      "action": .nothing,
    ])
}

/// A button with views.
public func Button(
  role: ButtonRole? = nil, action: () -> Void, @ViewBuilder label: () -> [View]
) -> View {
  .spelled("Button", ["role": role?.value, "action": .nothing], form: 2, label())
}

/// A button that says Edit.
public func EditButton() -> View { .spelled("EditButton") }

/// A text that leads elsewhere.
public func Link(_ title: String, destination: some Any) -> View {
  .spelled("Link", ["title": .string(title), "destination": .text(of: destination)])
}

/// Views that lead elsewhere.
public func Link(destination: some Any, @ViewBuilder label: () -> [View]) -> View {
  .spelled("Link", ["destination": .text(of: destination)], form: 1, label())
}

/// A button that shares something.
public func ShareLink(item: some Any) -> View {
  .spelled("ShareLink", ["item": .text(of: item)], form: 0)
}

/// A button with a symbol and a text that shares something.
public func ShareLink(_ title: String, item: some Any) -> View {
  .spelled("ShareLink", ["title": .string(title), "item": .text(of: item)])
}

/// A button with views that shares something.
public func ShareLink(item: some Any, @ViewBuilder label: () -> [View]) -> View {
  .spelled("ShareLink", ["item": .text(of: item)], form: 2, label())
}

// MARK: - Links inside of an app

/// A row that leads to another screen, which is not laid out.
public func NavigationLink(_ title: String, destination: View) -> View {
  .spelled("NavigationLink", ["title": .string(title), "destination": .text(of: destination)])
}

/// A row that leads to the screen for a value.
public func NavigationLink(_ title: String, value: some Any) -> View {
  .spelled("NavigationLink", ["title": .string(title), "value": .text(of: value)])
}

/// A row of views that leads to another screen, which is not laid out.
public func NavigationLink(
  @ViewBuilder destination: () -> [View], @ViewBuilder label: () -> [View]
) -> View {
  .spelled("NavigationLink", ["destination": .braces(around: destination())], form: 2, label())
}

/// The same in an older spelling.
public func NavigationLink(destination: View, @ViewBuilder label: () -> [View]) -> View {
  .spelled("NavigationLink", ["destination": .text(of: destination)], form: 2, label())
}

/// The same in an older spelling that can be opened by a program.
public func NavigationLink(
  destination: View, isActive: Binding<Bool>, @ViewBuilder label: () -> [View]
) -> View {
  .spelled(
    "NavigationLink", ["destination": .text(of: destination), "isActive": .binding(isActive)],
    form: 3, label())
}

/// A row of views that leads to the screen for a value.
public func NavigationLink(value: some Any, @ViewBuilder label: () -> [View]) -> View {
  .spelled("NavigationLink", ["value": .text(of: value)], form: 4, label())
}

// MARK: - Values that are changed

/// A text and a switch.
public func Toggle(_ title: String, isOn: Binding<Bool>) -> View {
  .spelled("Toggle", ["title": .string(title), "isOn": .binding(isOn)])
}

/// A symbol, a text and a switch.
public func Toggle(_ title: String, systemImage: String, isOn: Binding<Bool>) -> View {
  .spelled(
    "Toggle",
    ["title": .string(title), "systemImage": .string(systemImage), "isOn": .binding(isOn)])
}

/// Views and a switch.
public func Toggle(isOn: Binding<Bool>, @ViewBuilder label: () -> [View]) -> View {
  .spelled("Toggle", ["isOn": .binding(isOn)], form: 2, label())
}

/// A text and two buttons.
public func Stepper(
  _ title: String, value: Binding<some Any>, in bounds: ClosedRange<Double>? = nil,
  step: Double? = nil
) -> View {
  .spelled(
    "Stepper",
    [
      "title": .string(title), "value": .binding(value), "in": .bounds(bounds),
      "step": .step(step),
    ])
}

/// A text and two buttons that do something.
public func Stepper(
  _ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
) -> View {
  .spelled(
    "Stepper",
    [
      "title": .string(title), "onIncrement": onIncrement == nil ? .source("nil") : .nothing,
      "onDecrement": onDecrement == nil ? .source("nil") : .nothing,
    ])
}

/// Views and two buttons.
public func Stepper(
  value: Binding<some Any>, in bounds: ClosedRange<Double>? = nil, step: Double? = nil,
  @ViewBuilder label: () -> [View]
) -> View {
  .spelled(
    "Stepper", ["value": .binding(value), "in": .bounds(bounds), "step": .step(step)], form: 2,
    label())
}

/// A track with a knob.
public func Slider(
  value: Binding<Double>, in bounds: ClosedRange<Double>? = nil, step: Double? = nil
) -> View {
  .spelled(
    "Slider", ["value": .binding(value), "in": .bounds(bounds), "step": .step(step)], form: 0)
}

/// A track with a knob between two labels.
public func Slider(
  value: Binding<Double>, in bounds: ClosedRange<Double>? = nil, step: Double? = nil,
  @ViewBuilder label: () -> [View], @ViewBuilder minimumValueLabel: () -> [View],
  @ViewBuilder maximumValueLabel: () -> [View]
) -> View {
  .spelled(
    "Slider",
    [
      "value": .binding(value), "in": .bounds(bounds), "step": .step(step),
      "label": .braces(around: label()),
    ], form: 1,
    minimumValueLabel().followed(by: ["maximumValueLabel": maximumValueLabel()]))
}

/// The same in the older spelling.
public func Slider(
  value: Binding<Double>, in bounds: ClosedRange<Double>? = nil, step: Double? = nil,
  minimumValueLabel: View, maximumValueLabel: View, @ViewBuilder label: () -> [View]
) -> View {
  .spelled(
    "Slider",
    [
      "value": .binding(value), "in": .bounds(bounds), "step": .step(step),
      "label": .braces(around: label()),
    ], form: 2, [minimumValueLabel].followed(by: ["maximumValueLabel": [maximumValueLabel]]))
}

extension Value {
  /// The bounds of a value, where there are any.
  static func bounds(_ range: ClosedRange<Double>?) -> Value? { range.map { .text(ofRange: $0) } }

  fileprivate static func step(_ step: Double?) -> Value? { step.map { .text(of: .number($0)) } }

  fileprivate static func total(_ total: Double) -> Value? {
    total == 1 ? nil : .text(of: .number(total))
  }
}

// MARK: - Progress

/// A wheel that turns.
public func ProgressView() -> View { .spelled("ProgressView", form: 0) }

/// A wheel that turns, and views.
public func ProgressView(@ViewBuilder label: () -> [View]) -> View {
  .spelled("ProgressView", form: 1, label())
}

/// A wheel that turns, and a text.
public func ProgressView(_ title: String) -> View {
  .spelled("ProgressView", ["title": .string(title)])
}

/// A bar that says how much of a total is done, and a text.
public func ProgressView(_ title: String, value: Double, total: Double = 1) -> View {
  .spelled(
    "ProgressView",
    ["title": .string(title), "value": .text(of: .number(value)), "total": .total(total)])
}

/// A bar that says how much of a total is done.
public func ProgressView(value: Double, total: Double = 1) -> View {
  .spelled("ProgressView", ["value": .text(of: .number(value)), "total": .total(total)])
}

/// A bar that says how much of a total is done, and views.
public func ProgressView(
  value: Double, total: Double = 1, @ViewBuilder label: () -> [View]
) -> View {
  .spelled(
    "ProgressView", ["value": .text(of: .number(value)), "total": .total(total)], form: 5, label())
}

// MARK: - Text that is typed

/// The axis along which a field grows.
private func growth(_ axis: Axis?) -> Value? {
  axis.map { .source($0 == .vertical ? ".vertical" : ".horizontal") }
}

/// A line of text to type in.
public func TextField(_ title: String, text: Binding<String>) -> View {
  .spelled("TextField", ["title": .string(title), "text": .binding(text)])
}

/// A line of text to type in, after which something happens.
public func TextField(_ title: String, text: Binding<String>, onCommit: () -> Void) -> View {
  .spelled(
    "TextField", ["title": .string(title), "text": .binding(text), "onCommit": .nothing])
}

/// Text to type in that grows along an axis.
public func TextField(
  _ title: String, text: Binding<String>, prompt: View? = nil, axis: Axis? = nil
) -> View {
  .spelled(
    "TextField",
    [
      "title": .string(title), "text": .binding(text), "prompt": prompt.map { .text(of: $0) },
      "axis": growth(axis),
    ], form: 1)
}

/// How a value is written.
public enum FormatStyleName: String, Sendable {
  case number, percent
}

/// A line of text that is a value.
public func TextField(
  _ title: String, value: Binding<some Any>, format: FormatStyleName, prompt: View? = nil
) -> View {
  .spelled(
    "TextField",
    [
      "title": .string(title), "value": .binding(value), "format": .source(".\(format.rawValue)"),
      "prompt": prompt.map { .text(of: $0) },
    ])
}

/// A line of text to type in, while and after which something happens.
public func TextField(
  _ title: String, text: Binding<String>, onEditingChanged: (Bool) -> Void,
  onCommit: () -> Void
) -> View {
  .spelled(
    "TextField",
    [
      "title": .string(title), "text": .binding(text), "onEditingChanged": .ignoring,
      "onCommit": .nothing,
    ])
}

/// Text to type in, with a label that does not show.
public func TextField(
  text: Binding<String>, prompt: View? = nil, axis: Axis? = nil,
  @ViewBuilder label: () -> [View]
) -> View {
  .spelled(
    "TextField",
    [
      "text": .binding(text), "prompt": prompt.map { .text(of: $0) }, "axis": growth(axis),
      "label": .braces(around: label()),
    ])
}

/// A line of text that does not show.
public func SecureField(_ title: String, text: Binding<String>, prompt: View? = nil) -> View {
  .spelled(
    "SecureField",
    [
      "title": .string(title), "text": .binding(text), "prompt": prompt.map { .text(of: $0) },
    ])
}

/// A line of text that does not show, after which something happens.
public func SecureField(_ title: String, text: Binding<String>, onCommit: () -> Void) -> View {
  .spelled(
    "SecureField", ["title": .string(title), "text": .binding(text), "onCommit": .nothing])
}

// MARK: - Pictures that are to come

/// The placeholder of a picture that is still to come.
public func AsyncImage(url: (some Any)?) -> View {
  .spelled("AsyncImage", ["url": .address(url)], form: 0)
}

/// A placeholder made of views; what is made of the picture is not laid out.
public func AsyncImage(
  url: (some Any)?, @ViewBuilder content: (View) -> [View],
  @ViewBuilder placeholder: () -> [View]
) -> View {
  .spelled(
    "AsyncImage", ["url": .address(url), "content": .source("{ image in image }")], form: 1,
    placeholder())
}

/// A picture whose states are not laid out.
public func AsyncImage(url: (some Any)?, content: (AsyncImagePhase) -> Void) -> View {
  .spelled("AsyncImage", ["url": .address(url), "content": .ignoring], form: 2)
}

/// How far a picture has come.
public struct AsyncImagePhase: Sendable {}

extension Value {
  fileprivate static func address(_ url: (some Any)?) -> Value {
    url.map { .text(of: $0) } ?? .source("nil")
  }
}

/// A symbol, a title and a description in the middle of a screen.
public func ContentUnavailableView(
  _ title: String, systemImage: String, description: View? = nil
) -> View {
  .spelled(
    "ContentUnavailableView", ["title": .string(title), "systemImage": .string(systemImage)],
    form: 0, [description].compactMap(\.self))
}

/// A label, a description and buttons in the middle of a screen.
public func ContentUnavailableView(
  @ViewBuilder label: () -> [View], @ViewBuilder description: () -> [View] = { [] },
  @ViewBuilder actions: () -> [View] = { [] }
) -> View {
  .spelled(
    "ContentUnavailableView", form: 1,
    label().followed(by: ["description": description(), "actions": actions()]))
}
