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
  .spelled("Section", form: 0, content().followed(by: ["header": header(), "footer": footer()]))
}

/// The same in the older spelling.
public func Section(
  header: View, footer: View, @ViewBuilder content: () -> [View]
) -> View {
  .spelled(
    "Section", form: 3,
    [WrittenPart.made("header", [header]), WrittenPart.made("footer", [footer])] + content())
}

/// The same in the older spelling, without a footer.
public func Section(header: View, @ViewBuilder content: () -> [View]) -> View {
  .spelled("Section", form: 2, [WrittenPart.made("header", [header])] + content())
}

/// The same in the older spelling, without a header.
public func Section(footer: View, @ViewBuilder content: () -> [View]) -> View {
  .spelled("Section", form: 4, [WrittenPart.made("footer", [footer])] + content())
}

/// Views in a box below a text.
public func GroupBox(_ title: String, @ViewBuilder content: () -> [View]) -> View {
  .spelled("GroupBox", ["title": .string(title)], content())
}

/// Views in a box below a label, in the older spelling.
public func GroupBox(label: View, @ViewBuilder content: () -> [View]) -> View {
  .spelled("GroupBox", form: 1, [WrittenPart.made("label", [label])] + content())
}

/// Views in a box below others.
public func GroupBox(
  @ViewBuilder content: () -> [View], @ViewBuilder label: () -> [View] = { [] }
) -> View {
  .spelled("GroupBox", form: 2, content().followed(by: ["label": label()]))
}

/// A stack of screens.
public func NavigationStack(
  path: Binding<some Any>, @ViewBuilder root: () -> [View]
) -> View {
  .spelled("NavigationStack", ["path": .binding(path)], root())
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

/// Screens of which one is chosen.
public func TabView(selection: Binding<some Any>, @ViewBuilder content: () -> [View]) -> View {
  .spelled("TabView", ["selection": .binding(selection)], content())
}
