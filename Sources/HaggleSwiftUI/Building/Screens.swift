public import HaggleLayout

/// Rows that scroll.
public func List(@ViewBuilder content: () -> [View]) -> View { .spelled("List", [:], content()) }

/// Rows of controls that scroll.
public func Form(@ViewBuilder content: () -> [View]) -> View { .spelled("Form", [:], content()) }

/// Rows of a list or form.
public func Section(@ViewBuilder content: () -> [View]) -> View {
  .spelled("Section", form: 0, content())
}

/// Rows of a list or form below a text.
public func Section(_ title: String, @ViewBuilder content: () -> [View]) -> View {
  .spelled("Section", ["title": .string(title)], content())
}

/// Rows of a list or form with views above and below.
public func Section(
  @ViewBuilder content: () -> [View], @ViewBuilder header: () -> [View],
  @ViewBuilder footer: () -> [View] = { [] }
) -> View {
  let parts = [("header", header()), ("footer", footer())].filter { !$0.1.isEmpty }
  return .spelled(
    "Section", form: 0, content() + parts.map { WrittenPart.made($0.0, $0.1) })
}

/// Views in a box below a text.
public func GroupBox(_ title: String, @ViewBuilder content: () -> [View]) -> View {
  .spelled("GroupBox", ["title": .string(title)], content())
}

/// A stack of screens.
public func NavigationStack(@ViewBuilder root: () -> [View]) -> View {
  .spelled("NavigationStack", [:], root())
}

/// A stack of screens in its older spelling.
public func NavigationView(@ViewBuilder content: () -> [View]) -> View {
  .spelled("NavigationView", [:], content())
}

/// Screens of which one is shown.
public func TabView(@ViewBuilder content: () -> [View]) -> View {
  .spelled("TabView", [:], content())
}
