import HaggleLanguage
import HaggleLayout

/// What a person can ask about the alignments that Swift declared.
extension Session {
  /// What a name stands for, and where it can be written; `nil` for a name that is not declared.
  func aboutAlignment(_ name: String) -> String? {
    let declared = document.state.declared
    let guides = declared.guides.filter { $0.name == name }.map(about)
    let pair = declared.alignment(named: name).map(about)
    let texts = guides + (pair.map { [$0] } ?? [])
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Every declared alignment, for a list.
  var alignmentList: String? {
    let declared = document.state.declared
    let names = declared.guides.map { SourcePrinter.argument(.guide($0)) }
    let pairs = declared.alignments.compactMap { $0.name.map { "Alignment.\($0)" } }
    let all = names + pairs
    return all.isEmpty ? nil : "  yours    " + all.joined(separator: ", ")
  }

  private func about(_ key: AlignmentKey) -> String {
    guard case .declared(_, let value) = key.id else { return "" }
    let isHorizontal = key.axis == .horizontal
    let head = isHorizontal ? "VStack" : "HStack"
    return """
      \(key.name): a \(isHorizontal ? "horizontal" : "vertical") guide of your own
        value    \(SourcePrinter.argument(.closure(value))) where a view does not set it
        use      \(head)(alignment: .\(key.name)), .alignmentGuide(\(SourcePrinter.argument(.guide(key)))) { d in … }
        rule     06 rules 8, 16 and 17: a container has it at the mean of those that its views set
      """
  }

  private func about(_ alignment: Alignment) -> String {
    let value = SourcePrinter.argument(
      .alignment(Alignment(alignment.horizontal, alignment.vertical)))
    return """
      \(alignment.name ?? ""): an alignment of your own
        value    \(value)
      """
  }
}
