/// Where an entry comes from.
package enum EntryLocation: Equatable, Sendable {
  /// A person typed or pasted it.
  case typed
  /// The `-c` argument with this number, from 1.
  case argument(Int)
  /// A file or pipe and the number of the entry's first line, from 1.
  ///
  /// In a transcript `margin` characters stand in front of that line, one more in front of the
  /// entry's other lines.
  case file(String, line: Int, margin: Int = 0)
  /// A transcript that is compared: messages name no place, so that lines above may come and go.
  case transcript

  /// Whether words may be shortened: only where a person sees at once what was understood.
  var allowsPrefixes: Bool { self == .typed }

  /// Whether only files below the first file's directory can be reached.
  var isFile: Bool {
    switch self {
    case .typed, .argument: false
    case .file, .transcript: true
    }
  }
}
