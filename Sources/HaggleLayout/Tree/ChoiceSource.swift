/// A piece of Swift that chooses a member of a type such as `ListStyle` or `Font`.
package struct ChoiceSource {
  /// The member: `insetGrouped` for `.insetGrouped`, `ListStyle.insetGrouped`, `.insetGrouped(…)`
  /// and `InsetGroupedListStyle()`; `nil` for Swift of another form.
  package let member: String?
  /// Whether it is written as a member, not as a type of its own.
  package let isMember: Bool

  package init(_ source: String, of type: String) {
    let path = source.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let words = path.split(separator: ".", omittingEmptySubsequences: false)
    isMember = words.count > 1 && (words[0].isEmpty || words[0] == type)
    if isMember {
      member = String(words[1])
    } else if words.count == 1, words[0].hasSuffix(type) {
      let name = words[0].dropLast(type.count)
      member = name.prefix(1).lowercased() + name.dropFirst()
    } else {
      member = nil
    }
  }
}
