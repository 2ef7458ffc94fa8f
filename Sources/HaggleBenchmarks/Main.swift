import HaggleLayout

/// Times layout and checks: `swift run -c release HaggleBenchmarks [TREE…] [check]`.
@main
enum Main {
  static func main() throws {
    print("tree            views  lower ns/view  pass ns/view  measures/view  traced")
    for (name, tree) in [
      ("wide-1000", Trees.wide(1000)), ("wide-100000", Trees.wide(100_000)),
      ("balanced-3", Trees.balanced(depth: 3)), ("balanced-4", Trees.balanced(depth: 4)),
      ("balanced-5", Trees.balanced(depth: 5)), ("chat-10000", Trees.chat(10_000)),
      ("deep-500", Trees.deep(500)), ("nest3-20", Trees.nest(depth: 20)),
      ("nest3-200", Trees.nest(depth: 200)),
    ] where CommandLine.arguments.count == 1 || CommandLine.arguments.contains(name) {
      let count = tree.count
      let timing = try LayoutTiming(of: tree, in: ProposedSize(width: 1000, height: 800))
      let measures = Double(timing.measureCount) / Double(count)
      print(
        column(name, 13), column(count, 7, isNumber: true),
        column(perView(timing.lowering, count), 14, isNumber: true),
        column(perView(timing.pass, count), 13, isNumber: true),
        column((measures * 10).rounded() / 10, 14, isNumber: true),
        column("×\(((timing.tracedPass / timing.pass) * 10).rounded() / 10)", 7, isNumber: true))
    }
    if CommandLine.arguments.count == 1 || CommandLine.arguments.contains("check") {
      let count = 100
      print("check: \(count) files in \(CheckTiming.best(of: count) / .milliseconds(1)) ms")
    }
  }

  private static func perView(_ duration: Duration, _ count: Int) -> Int {
    let parts = duration.components
    return (Int(parts.seconds) * 1_000_000_000 + Int(parts.attoseconds / 1_000_000_000)) / count
  }

  private static func column(
    _ value: some CustomStringConvertible, _ width: Int, isNumber: Bool = false
  )
    -> String
  {
    let text = value.description
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isNumber ? space + text : text + space
  }
}
