import Testing

/// Answering a question with choices by one key.
@Suite(.timeLimit(.minutes(5)), .enabled(if: Haggle.editsLines))
struct QuizTests {
  @Test func `one key answers, and Ctrl-C drops the question`() throws {
    let directory = try TemporaryDirectory()
    let terminal = try PseudoTerminal(environment: Haggle.environment(in: directory))
    try terminal.enter("resize 620 80")
    try terminal.enter(
      "HStack(spacing: 10) { Color.blue.relativeProposed(width: 0.5); Color.green }")
    try terminal.enter("quiz blue.width choices 310 152.5")
    try terminal.expect("for the answer> ")
    terminal.type("b")
    try terminal.expect("152.5")
    try terminal.expect("blue.width = 152.5")
    try terminal.enter("quiz blue.width choices")
    try terminal.expect("for the answer> ")
    terminal.type("\u{3}")
    try terminal.enter("blue.width")
    try terminal.expect("152.5")
    try terminal.enter("quit")
    #expect(terminal.end() == 0)
    #expect(terminal.isAsFound)
  }
}
