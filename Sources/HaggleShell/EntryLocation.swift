/// Where an entry comes from.
package enum EntryLocation: Equatable, Sendable {
  /// A person typed or pasted it.
  case typed
  /// The `-c` argument with this number, from 1.
  case argument(Int)
  /// A file or pipe and the number of the entry's first line, from 1.
  case file(String, line: Int)

  /// Whether words may be shortened: only where a person sees at once what was understood.
  var allowsPrefixes: Bool { self == .typed }

  /// Whether files may be reached without regard to directories.
  var isFile: Bool {
    if case .file = self { true } else { false }
  }
}
