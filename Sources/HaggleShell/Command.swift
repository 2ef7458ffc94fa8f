/// A word that the shell understands.
///
/// One command is one file in `Commands` and one line in `CommandTable`. Help, usage errors and
/// completion are made from what it declares.
package protocol Command: SendableMetatype {
  static var name: String { get }
  /// Short words that mean the command, for ever.
  static var aliases: [String] { get }
  /// What follows the name. Words in capitals stand for something: see `Placeholder`; `[…]` may be
  /// left out, `…` may be repeated, the rest is typed as it stands.
  static var usage: String { get }
  /// One line for lists, without a full stop.
  static var summary: String { get }
  /// What else there is to know, in whole lines; empty for most commands.
  static var details: [String] { get }
  /// A whole line that works after the example row.
  static var example: String { get }

  /// Does what the line says; on an error the session is as before.
  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome
}

extension Command {
  package static var aliases: [String] { [] }
  package static var details: [String] { [] }

  /// The command as it is typed, such as `swap A B`.
  static var fullUsage: String { usage.isEmpty ? name : name + " " + usage }
}
