import HaggleLayout

/// The word by which a view without a label is called before it is made unique.
enum DefaultName {
  /// `blue` for `Color.blue`, `helloWorld` for a text, `star` for an image, `hstack` for a stack.
  static func word(for view: View) -> String {
    if let word = view.word { return camelCased(word) }
    let kind = view.kindName
    if view.kind.signature.forms[view.form].isMember,
      case .member(let member)? = view.arguments.first
    {
      return member
    }
    switch (kind, view.arguments.first, view.argument("systemName")) {
    case ("Text", .string(let text)?, _): return firstWords(of: text) ?? "text"
    case ("Image", _, .string(let symbol)?): return firstPart(of: symbol) ?? "image"
    // Joined texts are called after the first.
    case ("+", _, _): return view.firstText.map(word) ?? "text"
    // `if` alone could not be typed: a line that begins with it is Swift.
    case ("if", _, _): return "conditional"
    default: return uncapitalized(kind)
    }
  }

  /// `chatBubble` for `ChatBubble`, `urlView` for `URLView`.
  private static func camelCased(_ type: String) -> String {
    let capitals = type.prefix(while: \.isUppercase)
    let count =
      capitals.count > 1 && capitals.count < type.count ? capitals.count - 1 : capitals.count
    return type.prefix(count).lowercased() + type.dropFirst(count)
  }

  private static let longestText = 16

  /// The first two words in camel case; `nil` when nothing that can be typed as a name remains.
  private static func firstWords(of text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace).lazy
      .map { $0.filter { $0.isLetter || $0.isNumber } }
      .filter { !$0.isEmpty }
      .prefix(2)
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    let name = first.lowercased() + rest.joined()
    return name.count <= longestText && startsAsName(name) ? name : nil
  }

  /// The part of a symbol's name before its first point.
  private static func firstPart(of symbol: String) -> String? {
    guard let part = symbol.split(separator: ".").first else { return nil }
    let name = part.lowercased().filter { $0.isLetter || $0.isNumber }
    return startsAsName(name) ? name : nil
  }

  private static func startsAsName(_ name: String) -> Bool {
    name.first?.isLetter == true
  }

  /// `hstack` for `HStack`, `roundedRectangle` for `RoundedRectangle`.
  private static func uncapitalized(_ kind: String) -> String {
    let capitals = kind.prefix(while: \.isUppercase)
    return capitals.lowercased() + kind.dropFirst(capitals.count)
  }
}

extension View {
  /// The first text of joined ones, without its modifiers.
  fileprivate var firstText: View? {
    guard var view = children.first else { return nil }
    while view.isModifier, let content = view.children.first { view = content }
    return view
  }
}
