extension Session {
  /// The view with which everything begins: half of a third, in a row.
  package static let exampleView =
    "HStack(spacing: 10) { Color.blue.relativeProposed(width: 0.5); Color.green; Color.yellow }"

  /// The entry that shows the example in a container of its size.
  package static let example = "resize 620 80\n" + exampleView

  /// Whether a person pressed Return in front of an empty tree.
  func isExampleWanted(_ text: String, at location: EntryLocation) -> Bool {
    settings.isInteractive && location == .typed && document.root == nil
      && text.allSatisfy(\.isWhitespace)
  }

  /// Shows the example and says what could be typed next.
  mutating func runExample() throws(ShellError) -> Outcome {
    var outcome = Outcome.output(Self.example)
    outcome.append(try follow(Self.example, at: .typed))
    if settings.autoshow { outcome.append(shown()) }
    let next = "next: why blue.width · whatif swap blue green · step · or a view of your own"
    let lines = PageText(columns: settings.terminal.columns).lines(styled(next))
    outcome.append(.output(lines.joined(separator: "\n")))
    outcome.showsChange = true
    return outcome
  }
}
