import HaggleLayout

extension Evaluator {
  /// The items of a grid: `[GridItem(.fixed(60))]` or `Array(repeating: GridItem(), count: 3)`.
  mutating func gridItems(_ syntax: Syntax, title: String?) throws(Diagnostic) -> [GridItem] {
    if case .array(let elements) = syntax.form {
      var items: [GridItem] = []
      for element in elements { items.append(try gridItem(element, title: title)) }
      return items
    }
    guard let arguments = callArguments(of: syntax, named: ["Array"]) else {
      throw wrongType(syntax, .gridItems, title: title)
    }
    let parts = try labelled(arguments, ["repeating", "count"], of: "Array", syntax)
    guard let repeated = parts[0], let count = parts[1] else {
      throw wrongType(syntax, .gridItems, title: title)
    }
    let number = try wholeNumber(count)
    guard (0...1000).contains(number) else {
      throw Diagnostic(
        "a grid cannot have \(number) items", at: span(count), details: ["expected 0 to 1000"])
    }
    return Array(repeating: try gridItem(repeated, title: title), count: number)
  }

  private mutating func gridItem(_ syntax: Syntax, title: String?) throws(Diagnostic) -> GridItem {
    guard let arguments = callArguments(of: syntax, named: ["GridItem", "init"]) else {
      throw wrongType(syntax, .gridItems, title: title)
    }
    let parts = try labelled(arguments, ["", "spacing", "alignment"], of: "GridItem", syntax)
    var item = GridItem()
    if let size = parts[0] { item.size = try gridItemSize(size, title: title) }
    if let spacing = parts[1], case .number(let number) = try constantNumber(spacing) {
      item.spacing = number
    }
    if let alignment = parts[2] {
      switch try value(alignment, as: .alignment, title: nil) {
      case .alignment(let alignment): item.alignment = alignment
      case .member(let name): item.alignment = Alignment.named.first { $0.name == name }?.alignment
      default: break
      }
    }
    return item
  }

  /// `.fixed(60)`, `.flexible(minimum: 10)`, `.adaptive(minimum: 40)`.
  private mutating func gridItemSize(
    _ syntax: Syntax, title: String?
  ) throws(Diagnostic) -> GridItem.Size {
    if let arguments = callArguments(of: syntax, named: ["fixed"]) {
      let parts = try labelled(arguments, [""], of: "fixed", syntax)
      guard let length = parts[0], case .number(let number) = try constantNumber(length) else {
        throw wrongType(syntax, .gridItems, title: title)
      }
      return .fixed(number)
    }
    if let arguments = callArguments(of: syntax, named: ["flexible"]) {
      let limits = try limits(arguments, of: "flexible", syntax)
      return .flexible(minimum: limits.minimum ?? 10, maximum: limits.maximum)
    }
    if let arguments = callArguments(of: syntax, named: ["adaptive"]) {
      let limits = try limits(arguments, of: "adaptive", syntax)
      guard let minimum = limits.minimum else {
        throw missingLabels(["minimum"], of: "adaptive", syntax)
      }
      return .adaptive(minimum: minimum, maximum: limits.maximum)
    }
    throw wrongType(syntax, .gridItems, title: title)
  }

  private mutating func limits(
    _ arguments: [Argument], of name: String, _ syntax: Syntax
  ) throws(Diagnostic) -> (minimum: Double?, maximum: Double) {
    let parts = try labelled(arguments, ["minimum", "maximum"], of: name, syntax)
    var numbers: [Double?] = []
    for part in parts {
      guard let part, case .number(let number) = try constantNumber(part) else {
        numbers.append(nil)
        continue
      }
      numbers.append(number)
    }
    return (numbers[0], numbers[1] ?? .infinity)
  }

  /// The arguments of `Name(…)`, `.name(…)` or `.init(…)` if it is a call of one of `names`.
  private func callArguments(of syntax: Syntax, named names: [String]) -> [Argument]? {
    guard case .chain(let base, let suffixes) = syntax.bare.form,
      case .call(let arguments, _)? = suffixes.last
    else { return nil }
    switch (base.form, suffixes.count) {
    case (.name(let name), 1), (.implicitMember(let name), 1):
      return names.contains(name) ? arguments : nil
    default:
      return nil
    }
  }
}
