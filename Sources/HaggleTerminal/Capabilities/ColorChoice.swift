/// When output is coloured.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether output to a terminal of that name (`TERM`; `nil` for no terminal) is coloured.
  ///
  /// An explicit choice wins over `NO_COLOR`, that over `CLICOLOR_FORCE`, and without any of them a
  /// terminal that can do it gets colour.
  package func isColored(
    terminal: String?, environment: (String) -> String? = Environment.nonEmpty
  ) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      if environment("NO_COLOR") != nil {
        false
      } else if let force = environment("CLICOLOR_FORCE"), force != "0" {
        true
      } else {
        terminal.map { !$0.isEmpty && $0 != "dumb" } ?? false
      }
    }
  }
}
