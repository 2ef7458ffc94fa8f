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

  /// The length of all items with the distances between them, in points.
  ///
  /// Tracks that their maximum cuts leave the end of their item empty: SwiftUI's place for them is
  /// unknown (rule 3).
  private(set) var total = 0.0

  /// How much of the length each item took, in points.
  private var taken: [Double] = []

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
      self.taken.append(taken)
      total = start + taken
      start = total + spacings[index]
    }
  }

  private mutating func add(
    _ count: Int, of length: Double, from start: Double, spacing: Double, item: Int
  ) {
    var start = start
    for _ in 0..<count {
      tracks.append(Track(start: start, length: length, item: item))
      start += length + spacing
    }
  }
}

// MARK: - Explanation

extension GridTracks {
  /// How the length of a track follows from the grid's own (rules 2 and 3).
  ///
  /// - Parameters:
  ///   - place: The track's number, from 0.
  ///   - items: The items from which the tracks were made.
  ///   - length: The grid's length across, in points.
  ///   - name: What the track is called, such as `column 2`.
  /// - Returns: Arithmetic that begins with the grid's length.
  func reason(
    forTrack place: Int, of items: [GridItem], in length: Double, _ name: Cause
  ) -> Reason {
    let index = tracks[place].item
    var reason = Reason(.length)
    let left = takeOthers(before: index, of: items, from: length, &reason)
    let sharers = items[index...].count { !$0.isFixed }
    if sharers > 1 {
      reason.then(.divide, Double(sharers), "\(sharers.words) items share what is left")
    }
    var share = left / Double(max(sharers, 1))
    if share < 0 {
      reason.then(.maximum, 0, "no share is negative")
      share = 0
    }
    switch items[index].size {
    case .fixed(let length):
      return Reason(length, "\(name) is fixed")
    case .flexible(let minimum, let maximum):
      if share < minimum { reason.then(.maximum, minimum, "\(name) is not smaller") }
      if max(share, minimum) > maximum {
        reason.then(.minimum, maximum, "\(name) is not larger")
      }
    case .adaptive(let minimum, let maximum):
      let count = tracks.count { $0.item == index }
      let gaps = Double(count - 1) * (items[index].spacing ?? 8)
      if gaps != 0 { reason.then(.subtract, gaps, "the spacing between \(count.words)") }
      reason.then(
        .divide, Double(count), "so many of at least \(minimum) fit, and they are equal")
      if (share - gaps) / Double(count) > maximum {
        reason.then(.minimum, maximum, "\(name) is not larger")
      }
    }
    return reason
  }

  /// Takes away what is not for the item at `index` or those behind it.
  private func takeOthers(
    before index: Int, of items: [GridItem], from length: Double, _ reason: inout Reason
  ) -> Double {
    let spacing = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    if spacing != 0 { reason.then(.subtract, spacing, "the spacing between the items") }
    let fixed = items.reduce(0) { $0 + ($1.fixedLength ?? 0) }
    if fixed != 0 { reason.then(.subtract, fixed, "what is fixed") }
    let earlier = items[..<index].indices.reduce(0) { sum, item in
      items[item].isFixed ? sum : sum + taken[item]
    }
    if earlier != 0 { reason.then(.subtract, earlier, "taken by the items before") }
    return length - spacing - fixed - earlier
  }
}

extension GridItem {
  fileprivate var fixedLength: Double? { if case .fixed(let length) = size { length } else { nil } }
  fileprivate var isFixed: Bool { fixedLength != nil }
}
