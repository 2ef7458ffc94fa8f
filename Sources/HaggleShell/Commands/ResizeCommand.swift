import HaggleLanguage
import HaggleLayout

/// `resize`: changes the container.
enum ResizeCommand: Command {
  static let name = "resize"
  static let aliases = ["size"]
  static let usage = "W H"
  static let summary = "gives the container another size"
  static let details = [
    "Sizes: 620 80 · 620x80 · +20 0 for more and less · nil 80 and inf for no limit",
    "Devices: "
      + DeviceTable.all.map { "\($0.name) \(sizeText($0.size))" }.joined(separator: " · "),
  ]
  static let example = "resize 620 80"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let start = arguments.first?.span ?? arguments.end
    let size = try arguments.size(from: session.document.container)
    try arguments.finish()
    if size != session.document.container {
      try session.apply(.resize(size), span: start, line: arguments.line)
    }
    return Outcome()
  }
}

/// The size of a container or proposal as people write it: `620×80`, `nil×80`.
func sizeText(_ size: ProposedSize) -> String {
  "\(Numbers.text(size.width))×\(Numbers.text(size.height))"
}
