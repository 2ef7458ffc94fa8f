#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads single keys, which need no Return, at a terminal that can do without lines.
enum KeyReader {
  /// Waits for a key, or for a number that ends with Return.
  ///
  /// Arrows and page keys forwards and back are `n` and `p`; Ctrl-D is the end.
  static func read(prompt: String) -> EntryEvent {
    guard let lines = TerminalSettings() else { return .end }
    InputWait.discardSignals()
    Signals.catch(SIGTSTP)
    defer { Signals.release(SIGTSTP) }
    show(prompt)
    lines.useKeys()
    defer {
      lines.restore()
      show("\n")
    }
    var number = ""
    while true {
      switch InputWait.next() {
      case .signal(SIGINT): return .interrupted(hadText: !number.isEmpty)
      case .signal(SIGTSTP):
        lines.restore()
        Signals.yield(to: SIGTSTP)
        lines.useKeys()
        show("\r" + prompt + number)
      case .signal: break
      case .hangUp: return .end
      case .input:
        guard let key = Key.read() else { return .end }
        if let event = follow(key, &number) { return event }
      }
    }
  }

  /// What a key has come to; `nil` while a number is typed.
  private static func follow(_ key: Key, _ number: inout String) -> EntryEvent? {
    switch key {
    case .character("\u{4}"): return .end
    case .named(.enter): return .entry(number)
    case .named(.backspace):
      if number.popLast() != nil { show("\u{8} \u{8}") }
      return nil
    case .character(let digit) where digit.isASCII && digit.isNumber:
      number.append(digit)
      show("\(digit)")
      return nil
    case .named(.right), .named(.down), .named(.pageDown), .character(" "): return .entry("n")
    case .named(.left), .named(.up), .named(.pageUp): return .entry("p")
    case .named, .other: return nil
    case .character(let character):
      let text = PrintableText.of("\(character)")
      show(text)
      return .entry(text)
    }
  }

  /// What cannot be shown is no reason to stop: whatever is written next will fail as well.
  private static func show(_ text: String) {
    try? StandardStream.output.write(text)
  }
}
