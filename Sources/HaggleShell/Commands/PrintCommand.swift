import HaggleLanguage
import HaggleLayout

/// `print`: values of the layout.
enum PrintCommand: Command {
  static let name = "print"
  static let aliases = ["p"]
  static let usage = "VALUE…"
  static let summary = "prints values: blue.width, green.size, container.height"
  static let details = [
    "After a name come \(LineKind.properties.map { "." + $0 }.joined(separator: " ")); a name alone is its frame.",
    "One value typed alone is printed too: blue.width",
  ]
  static let example = "print blue.width green.width"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    var lines: [(name: String, value: String)] = []
    repeat {
      let word = try arguments.next("VALUE")
      let value = try session.value(word, in: arguments.line)
      lines.append((Text.escaped(word.text), session.styled(value.text)))
    } while !arguments.isEmpty
    if lines.count == 1 { return .output(lines[0].value) }
    return .output(lines.map { "\($0.name) = \($0.value)" }.joined(separator: "\n"))
  }
}
