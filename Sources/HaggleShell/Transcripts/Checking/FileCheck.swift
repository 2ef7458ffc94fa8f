/// What a check of one file came to.
package struct FileCheck: Sendable {
  var path: String
  /// How many commands were judged.
  var commandCount = 0
  var differingCount = 0
  /// How many commands had their output replaced.
  var updatedCount = 0
  /// Whether the person did not wait; nothing else is known then.
  var isInterrupted = false
  /// The report about the file, and messages.
  var outcome = Outcome()

  init(path: String) { self.path = path }
}
