import Testing

/// Going through the steps of a layout with single keys.
@Suite(.timeLimit(.minutes(5)), .enabled(if: Haggle.editsLines))
struct StepTests {
  @Test func `single keys move, and what leaves the steps does not leave the prompt`() throws {
    let directory = try TemporaryDirectory()
    let terminal = try PseudoTerminal(environment: Haggle.environment(in: directory))
    try terminal.enter("Color.blue.padding(8)")
    try terminal.enter("step")
    try terminal.expect("step 1 of 5: ")
    terminal.type("n")
    try terminal.expect("step 2 of 5: ")
    terminal.type("\u{1b}[C")
    try terminal.expect("step 3 of 5: ")
    terminal.type("p")
    try terminal.expect("step 2 of 5: ")
    terminal.type("5\r")
    try terminal.expect("step 5 of 5: ")
    terminal.type("nn")
    try terminal.expect("step 5 is the last")
    try terminal.expect("step 5 is the last")
    try terminal.expect("q> ")
    terminal.type("q")
    try terminal.enter("blue.width")
    try terminal.expect("304")
    try terminal.enter("step")
    try terminal.expect("q> ")
    terminal.type("\u{3}")
    try terminal.enter("quit")
    #expect(terminal.end() == 0)
    #expect(terminal.isAsFound)
  }

  @Test func `a terminal that knows only lines takes them`() throws {
    let directory = try TemporaryDirectory()
    let terminal = try PseudoTerminal(
      environment: Haggle.environment(in: directory, ["TERM=dumb"]))
    try terminal.enter("Color.blue")
    try terminal.enter("step")
    try terminal.expect("step 1 of 2: ")
    terminal.type("n\r")
    try terminal.expect("step 2 of 2: ")
    terminal.type("q\r")
    try terminal.enter("quit")
    #expect(terminal.end() == 0)
  }
}
