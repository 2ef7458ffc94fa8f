/// An argument that only Swift can make, such as a layout, with the text by which it is shown.
public struct SwiftValue: Sendable {
  /// What was made.
  package let value: any Sendable
  /// What stands for it in source.
  package let text: String

  /// Takes a value and the text that stands for it.
  package init(_ value: any Sendable, _ text: String) {
    self.value = value
    self.text = text
  }

  /// The name of a value's type, generic arguments left out.
  static func typeName(of value: Any) -> String {
    String("\(type(of: value))".prefix { $0 != "<" })
  }

  /// The stored properties as the arguments of a memberwise initialiser.
  static func properties(of value: Any) -> String {
    Mirror(reflecting: value).children.map { property in
      "\(property.label ?? "_"): \(String(reflecting: property.value))"
    }
    .joined(separator: ", ")
  }
}

extension SwiftValue: Equatable {
  /// Whether the values are equal, or of one type and shown alike where nothing says more.
  public static func == (left: SwiftValue, right: SwiftValue) -> Bool {
    guard type(of: left.value) == type(of: right.value), left.text == right.text else {
      return false
    }
    guard let value = left.value as? any Equatable else { return true }
    return value.equals(right.value)
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
