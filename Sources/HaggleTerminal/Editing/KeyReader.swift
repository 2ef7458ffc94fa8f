#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads single keys, which need no Return, at a terminal that can do without lines.
enum KeyReader {
  /// Waits for a key, or for a number that ends with Return.
  ///
  /// Arrows to the right and to the left are `n` and `p`; Ctrl-D is the end.
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
        guard let key = readKey() else { return .end }
        if let event = follow(key, &number) { return event }
      }
    }
  }

  /// What a key has come to; `nil` while a number is typed.
  private static func follow(_ key: String, _ number: inout String) -> EntryEvent? {
    switch key {
    case "\u{4}": return .end
    case "\r", "\n": return .entry(number)
    case "\u{7F}", "\u{8}":
      if number.popLast() != nil { show("\u{8} \u{8}") }
      return nil
    case "0"..."9":
      number += key
      show(key)
      return nil
    case "\u{1B}[C", "\u{1B}OC", "\u{1B}[B", "\u{1B}OB", " ": return .entry("n")
    case "\u{1B}[D", "\u{1B}OD", "\u{1B}[A", "\u{1B}OA": return .entry("p")
    case _ where key.hasPrefix("\u{1B}"): return nil
    default:
      show(PrintableText.of(key))
      return .entry(PrintableText.of(key))
    }
  }

  /// The bytes of one key; more than one for arrows and characters beyond ASCII.
  private static func readKey() -> String? {
    guard let first = (try? Descriptor.input.read(count: 1))?.first else { return nil }
    var bytes = [first]
    let count = first == 0x1B ? 2 : max(0, first.leadingBitCount - 1)
    while bytes.count <= count, Descriptor.input.hasMore,
      let next = (try? Descriptor.input.read(count: 1))?.first
    {
      bytes.append(next)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What cannot be shown is no reason to stop: whatever is written next will fail as well.
  private static func show(_ text: String) {
    try? StandardStream.output.write(text)
  }
}

extension UInt8 {
  /// How many bits are set from the highest on: the bytes of a character that begins with it.
  fileprivate var leadingBitCount: Int { (~self).leadingZeroBitCount }
}

extension Descriptor {
  /// Whether something can be read at once.
  fileprivate var hasMore: Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 20) > 0
  }
}

/// How the terminal hands its input over.
private struct TerminalSettings {
  private let found: termios

  /// The settings as they are; `nil` without a terminal.
  init?() {
    var settings = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    found = settings
  }

  /// Keys come one by one and are not echoed.
  func useKeys() {
    var settings = found
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    TerminalGuard.setEditing(true)
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  func restore() {
    var settings = found
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    TerminalGuard.setEditing(false)
  }
}
