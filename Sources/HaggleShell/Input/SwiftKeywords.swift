/// Words with which a line of Swift can begin; no command has such a name.
package enum SwiftKeywords {
  package static let all: Set<String> = [
    "actor", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "final", "for", "func", "guard", "if", "import", "in", "indirect",
    "infix", "init", "inout", "internal", "is", "lazy", "let", "macro", "mutating", "nil",
    "nonisolated", "nonmutating", "open", "operator", "override", "package", "postfix",
    "precedencegroup", "prefix", "private", "protocol", "public", "repeat", "required",
    "rethrows", "return", "self", "some", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]
}
