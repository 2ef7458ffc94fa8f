/// The columns of a lazy vertical grid, or the rows of a horizontal one (spec 09 rules 2 to 4).
struct GridTracks {
  /// One column or row.
  struct Track {
    /// In points from the first track's start.
    let start: Double
    let length: Double
    /// The item that it comes from.
    let item: Int
  }

  private(set) var tracks: [Track] = []

  /// The length of all tracks with the distances between them, in points.
  var total: Double { tracks.last.map { $0.start + $0.length } ?? 0 }

  /// More tracks than this fit on no screen; the limit keeps endless offers finite.
  private static let mostTracks = 10_000.0

  /// Shares `length` among `items`: fixed ones first, the others in order (rules 2 and 3).
  init(_ items: [GridItem], length: Double) {
    let spacings = items.map { $0.spacing ?? 8 }
    var left = length - spacings.dropLast().reduce(0, +)
    var flexibleCount = 0.0
    for item in items {
      if case .fixed(let fixed) = item.size { left -= fixed } else { flexibleCount += 1 }
    }
    var start = 0.0
    for (index, item) in items.enumerated() {
      let share = max(left / max(flexibleCount, 1), 0)
      let taken: Double
      switch item.size {
      case .fixed(let fixed):
        taken = fixed
        add(1, of: fixed, from: start, spacing: 0, item: index)
      case .flexible(let minimum, let maximum):
        taken = min(max(share, minimum), maximum)
        add(1, of: taken, from: start, spacing: 0, item: index)
      case .adaptive(let minimum, let maximum):
        taken = share
        let spacing = spacings[index]
        let fitting = ((share + spacing) / (minimum + spacing)).rounded(.down)
        let count = max(1, min(fitting.isNaN ? 1 : fitting, Self.mostTracks))
        let length = min((share - (count - 1) * spacing) / count, maximum)
        add(Int(count), of: length, from: start, spacing: spacing, item: index)
      }
      if case .fixed = item.size {
      } else {
        let rest = left - taken
        if !rest.isNaN { left = rest }
        flexibleCount -= 1
      }
      start += taken + spacings[index]
    }
  }

  private mutating func add(
    _ count: Int, of length: Double, from start: Double, spacing: Double, item: Int
  ) {
    for index in 0..<count {
      tracks.append(
        Track(start: start + Double(index) * (length + spacing), length: length, item: item))
    }
  }
}
