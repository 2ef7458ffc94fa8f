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
}

/// A symbol and a text.
public func Label(_ title: String, systemImage: String) -> View {
  .spelled("Label", ["title": .string(title), "systemImage": .string(systemImage)])
}

/// A picture and a text made of views.
public func Label(@ViewBuilder title: () -> [View], @ViewBuilder icon: () -> [View]) -> View {
  .spelled("Label", form: 2, title() + [WrittenPart.made("icon", icon())])
}

/// A button with a text.
public func Button(_ title: String, action: () -> Void) -> View {
  .spelled("Button", ["title": .string(title), "action": .nothing])
}

/// A button with views.
public func Button(action: () -> Void, @ViewBuilder label: () -> [View]) -> View {
  .spelled("Button", ["action": .nothing], label())
}

/// A text that leads elsewhere.
public func Link(_ title: String, destination: some Any) -> View {
  .spelled(
    "Link", ["title": .string(title), "destination": .source(String(reflecting: destination))])
}

/// A row that leads to another screen, which is not laid out.
public func NavigationLink(_ title: String, destination: View) -> View {
  .spelled("NavigationLink", ["title": .string(title), "destination": .text(of: destination)])
}

/// A text and a switch.
public func Toggle(_ title: String, isOn: Binding<Bool>) -> View {
  .spelled("Toggle", ["title": .string(title), "isOn": .binding(isOn)])
}

/// Views and a switch.
public func Toggle(isOn: Binding<Bool>, @ViewBuilder label: () -> [View]) -> View {
  .spelled("Toggle", ["isOn": .binding(isOn)], label())
}

/// A text and two buttons.
public func Stepper(_ title: String, value: Binding<some Any>) -> View {
  .spelled("Stepper", ["title": .string(title), "value": .binding(value)])
}

/// A track with a knob.
public func Slider(value: Binding<Double>, in bounds: ClosedRange<Double>? = nil) -> View {
  .spelled("Slider", ["value": .binding(value), "in": bounds.map { .text(of: $0) }])
}

/// A wheel that turns.
public func ProgressView() -> View { .spelled("ProgressView") }

/// A wheel that turns, and a text.
public func ProgressView(_ title: String) -> View {
  .spelled("ProgressView", ["title": .string(title)])
}

/// A bar that says how much of a total is done.
public func ProgressView(value: Double, total: Double = 1) -> View {
  .spelled(
    "ProgressView",
    [
      "value": .text(of: .number(value)),
      "total": total == 1 ? nil : .text(of: .number(total)),
    ])
}

/// A line of text to type in.
public func TextField(_ title: String, text: Binding<String>) -> View {
  .spelled("TextField", ["title": .string(title), "text": .binding(text)])
}

/// A line of text that does not show.
public func SecureField(_ title: String, text: Binding<String>) -> View {
  .spelled("SecureField", ["title": .string(title), "text": .binding(text)])
}

/// The placeholder of a picture that is still to come.
public func AsyncImage(url: (some Any)?) -> View {
  .spelled("AsyncImage", ["url": .source(url.map { String(reflecting: $0) } ?? "nil")])
}
