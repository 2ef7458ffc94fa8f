/// How a child of a lazy grid begins (spec 09 rules 8 and 11).
enum LineStart: Double {
  /// Behind the child before it, while there is a track left.
  case goesOn
  /// On a new line, as the first view of a section does.
  case newLine
  /// On a line that is its own, as long as the grid.
  case wholeLine

  /// Keeps how every child begins: whether any does not simply go on, then a number for each.
  static func keep(in lowering: inout Lowering) {
    var starts: [LineStart] = []
    for index in 0..<lowering.childCount {
      let row = lowering.gridRow(ofChild: index)
      let before = lowering.gridRow(ofChild: index - 1)
      starts.append(
        row?.isWhole == true ? .wholeLine : row?.index != before?.index ? .newLine : .goesOn)
    }
    let isPlain = starts.allSatisfy { $0 == .goesOn }
    lowering.keep(isPlain ? 0.0 : 1.0)
    if !isPlain { for start in starts { lowering.keep(start.rawValue) } }
  }
}

/// Goes through the children of a lazy grid line by line.
struct LineWalk {
  private let trackCount: Int
  private let view: ViewID
  private let firstNumber: Int
  private var child = 0
  private var line = -1
  private var nextTrack: Int

  /// - Parameters:
  ///   - tracks: The tracks, one at least.
  ///   - view: The grid.
  ///   - firstNumber: Where the numbers are that `LineStart.keep` kept for it.
  init(_ tracks: GridTracks, _ view: ViewID, from firstNumber: Int) {
    trackCount = tracks.tracks.count
    nextTrack = trackCount
    self.view = view
    self.firstNumber = firstNumber
  }

  /// The line of the next child and its track; no track for a child that fills its line.
  mutating func next(
    _ tree: borrowing some FlatTreeReader & ~Copyable
  ) -> (line: Int, track: Int?) {
    var start = LineStart.goesOn
    if tree.number(firstNumber, of: view) == 1 {
      start = LineStart(rawValue: tree.number(firstNumber + 1 + child, of: view)) ?? .goesOn
    }
    child += 1
    if start != .goesOn || nextTrack == trackCount {
      line += 1
      nextTrack = 0
    }
    guard start != .wholeLine else {
      nextTrack = trackCount
      return (line, nil)
    }
    nextTrack += 1
    return (line, nextTrack - 1)
  }
}
