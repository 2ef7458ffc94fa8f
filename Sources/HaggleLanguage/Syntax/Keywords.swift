/// Swift's reserved words.
enum Keywords {
  /// Whether the word begins a declaration or a statement that is read by its first word only.
  static func startsOtherStatement(_ word: String) -> Bool {
    declarations.contains(word) || statements.contains(word)
  }

  /// Whether an expression cannot begin with the word.
  static func startsNoExpression(_ word: String) -> Bool {
    startsOtherStatement(word) || others.contains(word)
  }

  static func startsDeclaration(_ word: String) -> Bool { declarations.contains(word) }

  /// Whether the word stands in front of a declaration and changes what it means.
  static func modifiesDeclaration(_ word: String) -> Bool { declarationModifiers.contains(word) }

  /// Whether something must follow the word, on the next line if not on the same.
  static func leadsOn(_ word: String) -> Bool { leading.contains(word) }

  private static let leading: Set<String> = [
    "in", "if", "else", "let", "var", "guard", "for", "while", "switch", "where", "try", "await",
    "func", "struct", "class", "enum", "import", "case",
  ]

  private static let declarationModifiers: Set<String> = [
    "private", "fileprivate", "public", "internal", "package", "open", "static", "final",
    "override",
    "lazy", "mutating", "nonmutating", "nonisolated", "required", "convenience", "indirect",
  ]

  private static let declarations: Set<String> = [
    "struct", "class", "enum", "extension", "protocol", "func", "var", "init", "deinit",
    "typealias", "subscript", "private", "fileprivate", "public", "internal", "static", "final",
    "override", "lazy", "mutating", "indirect", "nonisolated",
  ]

  private static let statements: Set<String> = [
    "for", "while", "repeat", "switch", "guard", "do", "defer", "break", "continue", "throw",
    "fallthrough",
  ]

  private static let others: Set<String> = [
    "let", "if", "else", "return", "import", "in", "as", "is", "case", "default", "where", "try",
    "await", "catch", "inout", "throws", "rethrows",
  ]
}
