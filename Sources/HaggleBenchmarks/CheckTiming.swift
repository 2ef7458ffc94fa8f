import HaggleShell

/// How long session files take to be checked, one after another.
enum CheckTiming {
  /// A picture, a table, an explanation, a claim and a mistake.
  private static let text = """
    ---
    haggle-session: 1
    container: 620x80
    tolerance: 0.01
    ---
    ```haggle
    > HStack(spacing: 10) { Color.blue.relativeProposed(width: 0.5); Color.green; Color.yellow }
    > show --dims
    > tree
    > why yellow.width
    > expect blue.width == 100
    ```
    ```haggle fails=3
    > relative bule 0.8
    ```

    """

  /// The best time of ten to check `count` files with their output.
  static func best(of count: Int) -> Duration {
    let files = Recorded()
    var check = Check()
    check.updates = true
    _ = check.outcome(of: ["a.md"], in: files, program: "check") { $0.map($1) }
    check.updates = false
    let names = Array(repeating: "a.md", count: count)
    return (0..<10).map { _ in
      ContinuousClock().measure {
        let outcome = check.outcome(of: names, in: files, program: "check") { $0.map($1) }
        precondition(outcome.failure == nil, "the file that was recorded differs")
      }
    }
    .min() ?? .zero
  }

  /// One file, in memory.
  private final class Recorded: FileAccess, @unchecked Sendable {
    private var text = CheckTiming.text

    func read(_ path: String) throws(FileError) -> String { text }
    func write(_ text: String, to path: String) throws(FileError) { self.text = text }
    func list(_ directory: String) -> [String] { [] }
    func canonicalPath(_ path: String) -> String? { "/" + path }
  }
}
