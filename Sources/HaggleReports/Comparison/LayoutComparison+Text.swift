import HaggleLanguage
import HaggleLayout

extension LayoutComparison {
  /// More lines than this are counted, not shown.
  private static let longest = 40

  /// A line for every change and one for every balance; `no frame changes` where there are none.
  package func text(_ options: ReportOptions) -> String {
    if isEmpty { return options.styled(["no frame changes"]) }
    let onlyWidths = changes.allSatisfy { $0.quantity == .width && $0.name != "container" }
    let shown = Array(changes.prefix(Self.longest))
    let arrow = options.twins(" → ")
    let numbers = TextTable.lines(
      shown.map { [text($0.old, $0), text($0.new, $0)] }, [.right, .right], gap: arrow)
    let rows = zip(shown, numbers).map { change, numbers in
      let name = onlyWidths ? change.name : "\(change.name).\(change.quantity.rawValue)"
      return [name, numbers, difference(change), change.cause].map { options.twins($0) }
    }
    var lines = TextTable.lines(
      rows, [.left, .left, .right, .left], width: options.columns)
    let wrap = { (line: String) in Wrapping.lines(line, columns: options.columns) }
    if changes.count > shown.count { lines.append("… and \(changes.count - shown.count) more") }
    let others = members.prefix(Self.longest)
    lines += others.flatMap(wrap)
    if members.count > others.count { lines.append("… and \(members.count - others.count) more") }
    return options.styled(lines + balances.flatMap(wrap))
  }

  private func text(_ value: Double?, _ change: Change) -> String {
    guard let value else { return "nil" }
    return (change.isExact ? "" : "≈") + number(value)
  }

  /// `−50`; nothing where nothing changed.
  private func difference(_ change: Change) -> String {
    guard let old = change.old, let new = change.new, old != new else { return "" }
    let difference = new - old
    guard difference.isFinite, abs(difference) > ShareWords.tolerance else { return "" }
    return (difference > 0 ? "+" : "") + number(difference)
  }

  private func number(_ value: Double) -> String {
    (new ?? old)?.number(value) ?? Numbers.text(value)
  }
}

extension ReportOptions {
  /// The text in the characters that were asked for, before it is put in columns.
  package func twins(_ text: String) -> String {
    style == .ascii ? Glyphs.ascii(text) : text
  }
}
