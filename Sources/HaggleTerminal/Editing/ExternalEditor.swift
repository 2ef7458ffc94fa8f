#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The editor that the environment names, a program of its own.
package enum ExternalEditor {
  /// What came of editing a text.
  package enum Result: Equatable, Sendable {
    case edited(String)
    /// Nothing came of it; why, if there is more to say than that nothing was changed.
    case unchanged(String?)
  }

  /// The most bytes that are read back.
  private static let limit = 64 << 20

  /// Lets somebody edit a text, as a Swift file, at the terminal.
  package static func edit(_ text: String) -> Result {
    do throws(SystemError) {
      return try edit(text, with: command)
    } catch {
      return .unchanged(error.reason)
    }
  }

  private static var command: String {
    Environment.nonEmpty("VISUAL") ?? Environment.nonEmpty("EDITOR") ?? "vi"
  }

  private static func edit(_ text: String, with command: String) throws(SystemError) -> Result {
    let directory = try Files.makeTemporaryDirectory()
    let path = directory + "/haggle.swift"
    defer {
      unsafe unlink(path)
      unsafe rmdir(directory)
    }
    try Files.write(text.isEmpty ? "" : text + "\n", to: path)
    let code = Shell.run("\(command) \(Shell.quoted(path))")
    guard code == 0 else { return .unchanged("the editor '\(command)' ended with code \(code)") }
    let edited = withoutLastEnds(try Files.read(path, limit: limit))
    return edited == withoutLastEnds(text) ? .unchanged(nil) : .edited(edited)
  }

  /// Most editors end the last line.
  private static func withoutLastEnds(_ text: String) -> String {
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
