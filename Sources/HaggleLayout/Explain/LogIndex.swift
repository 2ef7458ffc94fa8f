/// Finds what a log says of a view: the numbers of its entries, linked from the last to the first.
struct LogIndex: Sendable {
  private static var none: Int32 { -1 }

  /// The last entry of every view.
  private var last: ContiguousArray<Int32>
  /// The entry of the same view before each.
  private var previous: ContiguousArray<Int32>

  /// Links the entries of a log.
  ///
  /// - Parameters:
  ///   - viewCount: How many views there are.
  ///   - views: Whose each entry is.
  /// - Complexity: O(*n*) in the number of entries and views.
  init(viewCount: Int, _ views: some Collection<Int>) {
    last = ContiguousArray(repeating: Self.none, count: viewCount)
    previous = []
    previous.reserveCapacity(views.count)
    for (entry, view) in views.enumerated() {
      previous.append(last[view])
      last[view] = Int32(entry)
    }
  }

  /// The last entry of `view` that is wanted; `nil` when there is none.
  func last(of view: ViewID, where isWanted: (Int) -> Bool) -> Int? {
    first(from: last[view], where: isWanted)
  }

  /// The last entry of the same view before `entry` that is wanted; `nil` when there is none.
  func last(before entry: Int, where isWanted: (Int) -> Bool) -> Int? {
    first(from: previous[entry], where: isWanted)
  }

  private func first(from start: Int32, where isWanted: (Int) -> Bool) -> Int? {
    var entry = start
    while entry != Self.none {
      if isWanted(Int(entry)) { return Int(entry) }
      entry = previous[Int(entry)]
    }
    return nil
  }
}
