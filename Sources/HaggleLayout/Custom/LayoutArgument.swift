/// One argument in the spelling of a layout, and the property that it sets.
public struct LayoutArgument<Content: Layout>: Sendable {
  let parameter: Parameter
  /// What the argument is in a layout.
  let value: @Sendable (Content) -> Value
  /// Gives a layout the argument; a value of another type changes nothing.
  let set: @Sendable (Value, inout Content) -> Void

  private init<Property>(
    _ parameter: Parameter, _ property: any WritableKeyPath<Content, Property> & Sendable,
    to value: @escaping @Sendable (Property) -> Value,
    from read: @escaping @Sendable (Value) -> Property?
  ) {
    self.parameter = parameter
    self.value = { value($0[keyPath: property]) }
    set = { value, layout in
      if let known = read(value) { layout[keyPath: property] = known }
    }
  }
}

extension LayoutArgument {
  /// A number, in points where it is a length.
  ///
  /// - Parameters:
  ///   - label: The label in source.
  ///   - property: What the argument sets.
  ///   - defaultText: What holds when nothing is written, in Swift.
  ///   - summary: One line for help, without a full stop.
  /// - Returns: The argument.
  public static func number(
    _ label: String, _ property: any WritableKeyPath<Content, Double> & Sendable,
    default defaultText: String, _ summary: String
  ) -> LayoutArgument {
    Self(
      Parameter(label, .number, default: defaultText, summary), property,
      to: { .number($0) }, from: { $0.number })
  }

  /// A number or `nil`.
  public static func optionalNumber(
    _ label: String, _ property: any WritableKeyPath<Content, Double?> & Sendable,
    default defaultText: String = "nil", _ summary: String
  ) -> LayoutArgument {
    Self(
      Parameter(label, .optionalNumber, default: defaultText, summary), property,
      to: { $0.map { .number($0) } ?? .none }, from: { .some($0.number) })
  }

  /// A whole number.
  public static func integer(
    _ label: String, _ property: any WritableKeyPath<Content, Int> & Sendable,
    default defaultText: String, _ summary: String
  ) -> LayoutArgument {
    Self(
      Parameter(label, .integer, default: defaultText, summary), property,
      to: { .number(Double($0)) }, from: { $0.number.flatMap { Int(exactly: $0) } })
  }

  /// `true` or `false`.
  public static func boolean(
    _ label: String, _ property: any WritableKeyPath<Content, Bool> & Sendable,
    default defaultText: String, _ summary: String
  ) -> LayoutArgument {
    Self(
      Parameter(label, .boolean, default: defaultText, summary), property, to: { .bool($0) },
      from: { if case .bool(let value) = $0 { value } else { nil } })
  }

  /// A guide on the horizontal axis, such as `.leading`.
  public static func horizontalAlignment(
    _ label: String, _ property: any WritableKeyPath<Content, HorizontalAlignment> & Sendable,
    default defaultText: String, _ summary: String
  ) -> LayoutArgument {
    Self(
      Parameter(label, .horizontalAlignment, default: defaultText, summary), property,
      to: { .naming($0.key) },
      from: { $0.guide(on: .horizontal).map(HorizontalAlignment.init) })
  }

  /// A guide on the vertical axis, such as `.firstTextBaseline`.
  public static func verticalAlignment(
    _ label: String, _ property: any WritableKeyPath<Content, VerticalAlignment> & Sendable,
    default defaultText: String, _ summary: String
  ) -> LayoutArgument {
    Self(
      Parameter(label, .verticalAlignment, default: defaultText, summary), property,
      to: { .naming($0.key) }, from: { $0.guide(on: .vertical).map(VerticalAlignment.init) })
  }

  /// A point of a view given by two guides, such as `.topLeading`.
  public static func alignment(
    _ label: String, _ property: any WritableKeyPath<Content, Alignment> & Sendable,
    default defaultText: String, _ summary: String
  ) -> LayoutArgument {
    Self(
      Parameter(label, .alignment, default: defaultText, summary), property,
      to: { alignment in
        Alignment.named.first { $0.alignment == alignment }.map { .member($0.name) }
          ?? .alignment(alignment)
      },
      from: { $0.alignment })
  }

  /// A case of an enumeration whose raw values are the names of its cases, written as `.name`.
  public static func choice<Choice: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ label: String, _ property: any WritableKeyPath<Content, Choice> & Sendable,
    default defaultText: String, _ summary: String
  ) -> LayoutArgument {
    Self(
      Parameter(label, .member(Choice.allCases.map(\.rawValue)), default: defaultText, summary),
      property, to: { .member($0.rawValue) },
      from: { if case .member(let name) = $0 { Choice(rawValue: name) } else { nil } })
  }
}

extension Value {
  /// The guide on `axis` that a member names.
  fileprivate func guide(on axis: Axis) -> AlignmentKey? {
    switch self {
    case .member(let name): AlignmentKey.named(name, on: axis)
    case .guide(let key): key
    default: nil
    }
  }
}
