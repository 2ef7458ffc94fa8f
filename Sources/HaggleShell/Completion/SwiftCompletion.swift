import HaggleLanguage
import HaggleLayout

/// What could follow an unfinished piece of Swift; read from the signatures of the kinds.
struct SwiftCompletion {
  typealias Item = CompletionList.Item

  private let text: String
  /// What can be written.
  private let kinds: KindTable
  /// The alignments of the author's own.
  private let declared: DeclaredAlignments
  /// The word that is being typed.
  private let word: Substring
  /// What stands in front of it.
  private let before: Substring

  init(_ text: String, _ kinds: KindTable, _ declared: DeclaredAlignments) {
    self.text = text
    self.kinds = kinds
    self.declared = declared
    let end = text.lastIndex { !($0.isLetter || $0.isNumber || $0 == "_") }
    word = end.map { text[text.index(after: $0)...] } ?? text[...]
    before = text[..<word.startIndex]
  }

  /// The completions; `start` counts in the text.
  var list: CompletionList {
    CompletionList(start: before.utf8.count, items: items, beginningWith: word)
  }

  private var items: [Item] {
    let context = CallContext(String(before))
    guard before.last == "." else {
      return context.isInCall ? arguments(of: context) : views
    }
    let owner = before.dropLast()
    let last = owner.last { !$0.isWhitespace }
    if last == "\\" { return members(of: context, behind: "\\.") }
    if last == nil || last == "(" || last == "," || last == ":" || last == "[" {
      return context.isInCall ? members(of: context, behind: ".") : modifiers
    }
    return members(ofView: owner) ?? modifiers
  }

  /// The views, in the order of the table.
  var views: [Item] {
    kinds.map { $0.signature }.filter { $0.role != .modifier }
      .map { Item($0.name, $0.summary) }
  }

  /// The layouts that can be kept and called.
  private var layouts: [Item] {
    kinds.filter { $0.isLayout }.map { Item($0.signature.name + "(", $0.signature.summary) }
  }

  /// The modifiers, with the parenthesis that follows.
  var modifiers: [Item] {
    kinds.map { $0.signature }
      .filter { $0.role == .modifier && $0.name != "neutral" }
      .map { signature in
        let isPlain = signature.forms.allSatisfy { $0.parameters.isEmpty }
        return Item(signature.name + (isPlain ? "()" : "("), signature.summary)
      }
  }

  /// The members that a view's word has itself, such as the colours of `Color`.
  private func members(ofView owner: Substring) -> [Item]? {
    let name = owner.suffix(owner.reversed().prefix { $0.isLetter }.count)
    let isMember = owner.dropLast(name.count).last == "."
    let forms =
      isMember
      ? [] : kinds.kinds(named: String(name), isModifier: false).flatMap { $0.signature.forms }
    guard let form = forms.first(where: \.isMember), let parameter = form.parameters.first,
      case .member(let names) = parameter.type
    else { return nil }
    return names.map { Item($0, parameter.summary) }
  }

  /// Labels that are not written yet, or values for the argument that has one.
  private func arguments(of context: CallContext) -> [Item] {
    let parameters = parameters(of: context)
    if let label = context.label {
      return parameters.first { $0.label == label }.map { values(for: $0) } ?? []
    }
    let labels = parameters.filter { parameter in
      parameter.isSettable && parameter.label.map { !context.labels.contains($0) } ?? false
    }
    let plain = parameters.filter { $0.label == nil && context.labels.isEmpty }
    return labels.map { Item(($0.label ?? "") + ": ", $0.summary) }
      + plain.flatMap { values(for: $0) }
  }

  /// The names behind the dot of an implicit member or of a key path.
  private func members(of context: CallContext, behind mark: String) -> [Item] {
    parameters(of: context).filter { $0.label == context.label }
      .flatMap { values(for: $0) }
      .filter { $0.text.hasPrefix(mark) }
      .map { Item(String($0.text.dropFirst(mark.count)), $0.description) }
  }

  private func parameters(of context: CallContext) -> [Parameter] {
    kinds.kinds(named: context.callee, isModifier: context.isModifier)
      .flatMap { $0.signature.forms }.flatMap { $0.parameters }
  }

  /// The values that can be listed for a parameter.
  func values(for parameter: Parameter) -> [Item] {
    let own = parameter.type.declaredNames(declared).map { "." + $0 }
    return (parameter.type.listedValues + own).map { Item($0, parameter.summary) }
      + (parameter.type == .view ? views : [])
      + (parameter.type == .layout ? layouts : [])
  }
}

extension ValueType {
  /// The values of the type, where they can be listed.
  fileprivate var listedValues: [String] {
    switch self {
    case .number: [".infinity"]
    case .optionalNumber: [".infinity", "nil"]
    case .boolean: ["true", "false"]
    case .keyPath(let name): ["\\.\(name)"]
    default: memberNames.map { "." + $0 }
    }
  }
}
