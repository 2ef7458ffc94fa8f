/// A grid that grows along an axis; the tracks across it are given (spec 09 rules 1 to 13).
///
/// Two things are unknown in SwiftUI: where tracks stand that an adaptive item's maximum cuts, which
/// is where the item begins here (rule 3), and whether their lengths are rounded, which happens only
/// for drawing here (rule 13).
protocol LazyGridKind: LayoutKind {
  /// The axis along which the grid grows.
  static var majorAxis: Axis { get }
}

extension LazyGridKind {
  /// What `about` says of the rules that nobody states.
  static var unknown: String {
    "what the maximum of an adaptive item leaves stays empty behind its tracks"
  }

  /// The axis that is divided into tracks.
  private static var minorAxis: Axis { majorAxis.other }

  package static func prepare(_ environment: inout LoweringEnvironment, for view: View) {
    environment.orientation = nil
    environment.isInLazyGrid = true
  }

  package static func lower(_ view: View, _ lowering: inout Lowering) {
    lowering.keep(view.alignmentKey("alignment", on: minorAxis) ?? .center(of: minorAxis))
    lowering.keep(view.number("spacing") ?? 8)
    let items = view.gridItems(majorAxis == .vertical ? "columns" : "rows")
    lowering.keep(Double(items.count))
    for item in items { lowering.keep(item) }
    LineStart.keep(in: &lowering)
  }

  /// At least what is offered across, and the lines along (rules 5 and 9).
  package static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size {
    let tracks = tracks(of: view, length: proposal[minorAxis] ?? 10, pass)
    var size = Size.zero
    size[minorAxis] = max(proposal[minorAxis] ?? 0, tracks.total)
    size[majorAxis] = lines(of: view, tracks, across: size[minorAxis], &pass).end
    return size
  }

  /// Divides the grid's own length anew, and puts every view in its cell (rules 6, 7 and 10).
  package static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {
    let cells = cells(of: view, size: bounds.size, &pass)
    for cell in cells {
      let offer = ProposedSize(cell.frame.size)
      let inset = pass.origin(
        ofContent: cell.view, proposal: offer, alignment: cell.alignment, inFrame: cell.frame.size)
      let origin = Point(
        x: bounds.minX + cell.frame.minX + inset.x, y: bounds.minY + cell.frame.minY + inset.y)
      pass.place(cell.view, at: origin, proposal: offer)
    }
  }

  private static func tracks(
    of view: ViewID, length: Double, _ pass: borrowing some FlatTreeReader & ~Copyable
  ) -> GridTracks {
    GridTracks(items(of: view, pass), length: length)
  }

  /// How many numbers are kept in front of those of the children.
  private static func numberCount(
    of view: ViewID, _ pass: borrowing some FlatTreeReader & ~Copyable
  ) -> Int { 3 + Int(pass.number(2, of: view)) * Lowering.numbersOfGridItem }

  private static func items(
    of view: ViewID, _ pass: borrowing some FlatTreeReader & ~Copyable
  ) -> [GridItem] {
    var items: [GridItem] = []
    for index in 0..<Int(pass.number(2, of: view)) {
      items.append(pass.gridItem(3 + index * Lowering.numbersOfGridItem, of: view))
    }
    return items
  }
}

// MARK: - Lines and cells

/// A view's cell in a grid.
private struct Cell {
  let view: ViewID
  /// In points from the grid's top left corner.
  var frame: Rect
  let alignment: Alignment
}

extension LazyGridKind {
  /// The lengths of the lines along the grid, and where the last one ends (rules 8 and 11).
  private static func lines(
    of view: ViewID, _ tracks: GridTracks, across width: Double, _ pass: inout LayoutPass
  ) -> (lengths: [Double], end: Double) {
    guard !tracks.tracks.isEmpty else { return ([], 0) }
    var lengths: [Double] = []
    var walk = LineWalk(tracks, view, from: numberCount(of: view, pass))
    forEachChild(of: view, &pass) { child, pass in
      let cell = walk.next(pass)
      if cell.line == lengths.count { lengths.append(0) }
      var offer = ProposedSize.unspecified
      offer[minorAxis] = cell.track.map { tracks.tracks[$0].length } ?? width
      lengths[cell.line] = max(lengths[cell.line], pass.sizeThatFits(offer, child)[majorAxis])
    }
    return (lengths, lengths.reduce(0, +) + gaps(of: view, lengths, pass))
  }

  /// The distances between the lines together; none where there is only one, whatever is written.
  private static func gaps(
    of view: ViewID, _ lines: [Double], _ reader: borrowing some FlatTreeReader & ~Copyable
  ) -> Double {
    lines.count > 1 ? Double(lines.count - 1) * reader.number(1, of: view) : 0
  }

  private static func cells(
    of view: ViewID, size: Size, _ pass: inout LayoutPass
  ) -> [Cell] {
    let tracks = tracks(of: view, length: size[minorAxis], pass)
    guard !tracks.tracks.isEmpty else { return [] }
    let lengths = lines(of: view, tracks, across: size[minorAxis], &pass).lengths
    let items = items(of: view, pass)
    let key = pass.guide(0, of: view)
    let start = blockStart(key, tracks, size[minorAxis])
    let gap = pass.number(1, of: view)
    var cells: [Cell] = []
    var position = 0.0
    var walk = LineWalk(tracks, view, from: numberCount(of: view, pass))
    var lastLine = 0
    forEachChild(of: view, &pass) { child, pass in
      let (line, place) = walk.next(pass)
      if line > lastLine { position += lengths[lastLine] + gap }
      lastLine = line
      let track = place.map { tracks.tracks[$0] }
      var frame = Rect(x: 0, y: 0, width: 0, height: 0)
      frame.origin[minorAxis] = track.map { start + $0.start } ?? 0
      frame.origin[majorAxis] = position
      frame.size[minorAxis] = track?.length ?? size[minorAxis]
      frame.size[majorAxis] = lengths[line]
      let own = track.flatMap { items[$0.item].alignment }
      cells.append(Cell(view: child, frame: frame, alignment: own ?? alignment(key)))
    }
    return cells
  }

  /// Where the tracks begin in a grid that is longer than they are; at its start if they are longer
  /// (rule 7).
  private static func blockStart(
    _ key: AlignmentKey, _ tracks: GridTracks, _ length: Double
  ) -> Double {
    guard tracks.total < length else { return 0 }
    var slot = Size.zero
    slot[minorAxis] = length
    var block = Size.zero
    block[minorAxis] = tracks.total
    return key.defaultValue(in: slot) - key.defaultValue(in: block)
  }

  /// The grid's alignment across, the centre along.
  private static func alignment(_ key: AlignmentKey) -> Alignment {
    key.axis == .horizontal
      ? Alignment(key, .verticalCenter)
      : Alignment(.horizontalCenter, key)
  }
}

// MARK: - Items as numbers

extension Lowering {
  /// How many numbers an item of a grid is kept as.
  static let numbersOfGridItem = 6

  /// Keeps an item of a grid, which `FlatTreeReader.gridItem` gives back.
  mutating func keep(_ item: GridItem) {
    switch item.size {
    case .fixed(let length): keepSize(0, length, length)
    case .flexible(let minimum, let maximum): keepSize(1, minimum, maximum)
    case .adaptive(let minimum, let maximum): keepSize(2, minimum, maximum)
    }
    keep(item.spacing)
    for axis in Axis.allCases { keep(item.alignment.map { Double(placed($0[axis]).index) }) }
  }

  private mutating func keepSize(_ sort: Double, _ minimum: Double, _ maximum: Double) {
    keep(sort)
    keep(minimum)
    keep(maximum)
  }
}

extension FlatTreeReader where Self: ~Copyable {
  /// The item of a grid that was kept from `index` on.
  fileprivate func gridItem(_ index: Int, of view: ViewID) -> GridItem {
    let (minimum, maximum) = (number(index + 1, of: view), number(index + 2, of: view))
    let size: GridItem.Size =
      switch number(index, of: view) {
      case 0: .fixed(minimum)
      case 1: .flexible(minimum: minimum, maximum: maximum)
      default: .adaptive(minimum: minimum, maximum: maximum)
      }
    let hasAlignment = optionalNumber(index + 4, of: view) != nil
    return GridItem(
      size, spacing: optionalNumber(index + 3, of: view),
      alignment: hasAlignment ? alignment(index + 4, of: view) : nil)
  }
}

// MARK: - Explanation

/// A line of a grid with the view that is the longest in it.
private struct Line {
  let longest: ViewID
  /// In points.
  let length: Double
}

extension LazyGridKind {
  package static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let proposal = try record.proposal(of: view)
    let tracks = tracks(of: view, length: proposal[minorAxis] ?? 10, record)
    if axis == minorAxis {
      guard let offer = proposal[axis], offer >= tracks.total - 1e-6 else {
        return Reason(tracks.total, "its \(trackWord)s and the distances between them need this")
      }
      return Reason(.offer, conclusion: "a lazy grid takes what it is offered across")
    }
    return explainLines(
      try lines(of: view, tracks, across: record.size(of: view)[minorAxis], record),
      gap: record.number(1, of: view), along: axis)
  }

  /// More lines than this are added up in one.
  private static var longestList: Int { 6 }

  /// The lines and the distances between them.
  private static func explainLines(_ lines: [Line], gap: Double, along axis: Axis) -> Reason {
    guard let first = lines.first else { return Reason(0, "a grid without views takes nothing") }
    guard lines.count <= longestList else {
      var reason = Reason(
        lines.reduce(0) { $0 + $1.length },
        "\(lines.count.words) lines together, each as \(axis.adjective) as its \(axis.superlative) view"
      )
      let gaps = Double(lines.count - 1) * gap
      if gaps != 0 { reason.then(.add, gaps, "\((lines.count - 1).words) gaps of \(gap)") }
      return reason
    }
    func words(_ line: Int) -> Cause {
      "line \(String(line + 1)): \(chain: lines[line].longest) is its \(axis.superlative) view"
    }
    var reason = Reason(first.length, words(0))
    for line in lines.indices.dropFirst() {
      if gap != 0 { reason.then(.add, gap, "the gap before the next") }
      reason.then(.add, lines[line].length, words(line))
    }
    return reason
  }

  package static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let offer = try record.proposal(of: child)[axis] ?? 0
    guard axis == minorAxis else {
      return Reason(offer, "the \(axis.superlative) view beside it is this \(axis.adjective)")
    }
    let (items, length) = (items(of: view, record), try record.size(of: view)[axis])
    let tracks = tracks(of: view, length: length, record)
    guard let place = track(of: child, in: view, tracks, record) else {
      return Reason(.length, conclusion: "a heading is as \(axis.adjective) as the grid")
    }
    return tracks.reason(
      forTrack: place, of: items, in: length, "\(trackWord) \(String(place + 1))")
  }

  package static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    let cell = try record.proposal(of: child)
    let size = Size(width: cell.width ?? 0, height: cell.height ?? 0)
    let item = items(of: view, record)
    let tracks = tracks(of: view, length: try record.size(of: view)[minorAxis], record)
    let own = track(of: child, in: view, tracks, record).flatMap {
      item[tracks.tracks[$0].item].alignment
    }
    let key = (own ?? alignment(record.guide(0, of: view)))[axis]
    let guide = try record.guide(key, of: child, for: cell)
    let inset = key.defaultValue(in: size) - guide
    var reason = Reason(.origin)
    let start = try record.distance(of: child, in: view, along: axis) - inset
    let gridKey = record.guide(0, of: view)
    let block =
      axis == minorAxis ? blockStart(gridKey, tracks, try record.size(of: view)[axis]) : 0
    if block != 0, block.isFinite {
      reason.then(.add, block, "\(gridKey.words) of all \(trackWord)s lies on that of \(view)")
    }
    let before = block.isFinite ? start - block : start
    if abs(before) > 1e-9 {
      let lineWord = axis == minorAxis ? trackWord : "line"
      reason.then(.add, before, "the \(lineWord)s and gaps before its own")
    }
    try reason.then(child, by: key, inCell: size, record)
    return reason
  }

  private static var trackWord: String { minorAxis == .horizontal ? "column" : "row" }

  private static func lines(
    of view: ViewID, _ tracks: GridTracks, across width: Double, _ record: LayoutRecord
  ) throws(ExplanationError) -> [Line] {
    var lines: [Line] = []
    guard !tracks.tracks.isEmpty else { return lines }
    var walk = LineWalk(tracks, view, from: numberCount(of: view, record))
    for child in record.children(of: view) {
      let cell = walk.next(record)
      if cell.line == lines.count { lines.append(Line(longest: child, length: 0)) }
      var offer = ProposedSize.unspecified
      offer[minorAxis] = cell.track.map { tracks.tracks[$0].length } ?? width
      let length = try record.answer(of: child, to: offer)[majorAxis]
      if length > lines[cell.line].length {
        lines[cell.line] = Line(longest: child, length: length)
      }
    }
    return lines
  }

  /// The number of the track in which a child stands; `nil` for one that fills its line.
  private static func track(
    of child: ViewID, in view: ViewID, _ tracks: GridTracks, _ record: LayoutRecord
  ) -> Int? {
    var walk = LineWalk(tracks, view, from: numberCount(of: view, record))
    for other in record.children(of: view) {
      let cell = walk.next(record)
      if other == child { return cell.track }
    }
    return nil
  }
}
