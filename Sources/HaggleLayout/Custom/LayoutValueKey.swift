/// Names a value that a view gives to the layout around it (spec 14 rule 13).
public protocol LayoutValueKey {
  /// What is given. SwiftUI does not ask for `Sendable`; trees of views are values here.
  associatedtype Value: Sendable

  /// What a view has to which nothing is attached.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives the layout directly around the view a value; modifiers in between pass it on.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> View {
    View(
      LayoutValueModifier.self,
      arguments: [
        .source("\(Key.self).self"),
        .swift(
          SwiftValue(LayoutValueModifier.Attachment(ObjectIdentifier(key), value), "\(value)")),
      ],
      children: [self])
  }
}

/// `layoutValue(key:value:)`, which only Swift can write: its key is a type.
enum LayoutValueModifier: ForwardingKind {
  /// A value by its key.
  struct Attachment: Sendable {
    let key: ObjectIdentifier
    let value: any Sendable

    init(_ key: ObjectIdentifier, _ value: any Sendable) {
      self.key = key
      self.value = value
    }
  }

  static let signature = Signature(
    "layoutValue", .modifier,
    [
      Form([Parameter("key", .any, "a type that names it"), Parameter("value", .any, "any value")])
    ],
    summary: "gives the layout around the view a value",
    example: "",
    about: About(
      proposes: "what it is offered",
      answers: "the size of the view inside",
      places: "the view inside where it begins itself",
      rule: "14 rule 13"))

  static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.forwardTraits()
    guard case .swift(let value) = view.argument("value"),
      let attachment = value.value as? Attachment
    else { return }
    lowering.give(attachment.value, for: attachment.key)
  }
}
