/// The entries of a person who tries things, some of them wrong.
package enum TriedEntries {
  /// So many entries, the same for the same seed, one of which may follow `file`.
  package static func entries(_ count: Int, seed: UInt64, file: String) -> [String] {
    var generator = SplitMix64(seed: seed)
    let colors = ["blue", "green", "red", "yellow"]
    var entries = ["resize 620 80", row]
    while entries.count < count {
      let (one, other) = (colors.randomElement(using: &generator) ?? "", colors[entries.count % 4])
      let number = Int.random(in: 1...40, using: &generator)
      let choices = [
        "add Color.\(one)", "swap \(one) \(other)", "remove \(one)", "\(one).padding(\(number))",
        "resize \(300 + number * 10) 80", "undo", "undo \(number % 4 + 1)", "redo",
        "snapshot s\(number % 3)", "restore s\(number % 3)", "relative \(one) \(number)%",
        "option digits \(number % 4)", "wrap \(one) in VStack(spacing: \(number))",
        "duplicate \(one)", "name \(one) n\(entries.count)", "why \(one).width", "bogus \(one)",
        "source \(file)", "resize +\(number) 0\nadd Color.\(one)\n\(other).frame(width: 20)",
        "let width\(entries.count) = \(number)", "unwrap \(one)", "set hstack spacing \(number)",
        row, "option text \(number % 2 == 0 ? "cells" : "proportional")",
      ]
      entries.append(choices.randomElement(using: &generator) ?? "")
    }
    return entries
  }

  private static let row =
    "HStack(spacing: 10) { Color.blue.relativeProposed(width: 0.5); Color.green; Color.yellow }"
}
