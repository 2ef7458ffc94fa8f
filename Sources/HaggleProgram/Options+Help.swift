import HaggleTerminal

nonisolated extension Options {
  /// What `--help` shows.
  static var help: String {
    """
    haggle: a playground for SwiftUI-style layout

      haggle                        a terminal: prompt; a pipe: entries from standard input
      haggle FILE ...               .haggle and .md replay; .swift lays out and draws; - is
                                    standard input
      haggle -c 'ENTRY' ...         entries, after files, in one session
      haggle check FILE|DIR ...     compares session files with what their commands print now
      haggle present FILE           gives a talk from a session file, one key a step

    options:
    \(syntax.help.joined(separator: "\n"))

    At the prompt, help lists the commands.

    """
  }
}
