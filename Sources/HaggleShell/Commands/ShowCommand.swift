import HaggleLanguage
import HaggleLayout
import HaggleReports

/// `show`: draws the layout.
enum ShowCommand: Command {
  static let name = "show"
  static let aliases = ["s", "draw"]
  static let usage = "[NAME] [--dims] [--depth N] [--scale N] [--window X,Y]"
  static let summary = "draws the layout, or one view of it"
  static let details = [
    "--dims        the distances between edges",
    "--depth N     only N levels of views",
    "--scale N     N points per column",
    "--window X,Y  only what fits, from the point X,Y on",
  ]
  static let example = "show --dims"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let start = arguments.end
    var options = session.reportOptions
    while let word = arguments.first {
      switch word.text {
      case "--dims":
        _ = arguments.nextIfAny()
        options.showsDimensions = true
      case "--depth":
        _ = arguments.nextIfAny()
        options.depth = try arguments.integer("N", in: 1...LayoutLimits.standard.levels)
      case "--scale":
        _ = arguments.nextIfAny()
        options.scale = try scale(&arguments)
      case "--window":
        _ = arguments.nextIfAny()
        options.window = try point(&arguments)
      case let flag where flag.hasPrefix("-"):
        try arguments.finish()
      default:
        guard options.focus == nil else { throw arguments.unexpected(word) }
        options.focus = try session.node(of: session.target(&arguments).path, span: word.span)
      }
    }
    return .output(try session.render(session.pictureReport, options, span: start))
  }

  private static func scale(_ arguments: inout Arguments) throws(ShellError) -> Double {
    let word = try arguments.next("N")
    guard let scale = CommandNumber.read(word.text), scale.isFinite else {
      throw arguments.notANumber(word, "points per column, such as 4")
    }
    if scale > 0 { return scale }
    throw ShellError("a scale must be more than 0, found \(word.text)", at: word.span)
  }

  private static func point(_ arguments: inout Arguments) throws(ShellError) -> Point {
    let word = try arguments.next("X,Y")
    let parts = word.text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = CommandNumber.read(parts[0]), x.isFinite,
      let y = CommandNumber.read(parts[1]), y.isFinite
    else { throw arguments.notANumber(word, "two numbers such as 100,0", kind: "a point") }
    return Point(x: x, y: y)
  }
}

extension Session {
  /// The number of the view at `path` when the tree is walked parents first.
  func node(of path: ViewPath, span: Range<Int>) throws(ShellError) -> Int {
    var view = try tree(span: span)
    var number = 0
    for index in path.indices {
      number += 1 + view.children[..<index].reduce(0) { $0 + $1.count }
      view = view.children[index]
    }
    return number
  }
}
