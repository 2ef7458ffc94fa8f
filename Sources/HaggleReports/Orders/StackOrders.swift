import HaggleLanguage
package import HaggleLayout

/// The lengths of a stack's views in every order that they could stand in.
package struct StackOrders {
  /// What one order leads to.
  package struct Lengths {
    /// The lengths of the views by position, in points.
    package var views: [Double]
    /// The length of the stack.
    package var stack: Double
    /// Whether all of them are independent of approximate measures.
    package var isExact: Bool

    package init(views: [Double], stack: Double, isExact: Bool) {
      self.views = views
      self.stack = stack
      self.isExact = isExact
    }
  }

  /// Orders that give the same lengths by position.
  private struct Row {
    var text: String
    var stack: String
    var patterns: [[Int]]
    var isToday: Bool
  }

  /// More views than this have too many orders.
  package static let mostViews = 6
  /// More patterns of one row than this are counted, not shown.
  private static let mostPatterns = 4

  private let stackName: String
  private let names: [String]
  private var rows: [Row] = []
  /// Whether rows tell lengths view by view, because that makes fewer than position by position.
  private var isByView = false
  private var orderCount = 0
  /// For every view the first that could change places with it without any length by position
  /// changing.
  private var twins: [Int] = []

  /// Tries every order.
  ///
  /// - Parameters:
  ///   - names: What the views are called, in today's order.
  ///   - stack: What the stack is called.
  ///   - lengths: The lengths for an order: which view of today's stands at each position.
  /// - Throws: What `lengths` throws.
  package init(
    of names: [String], in stack: String, _ lengths: ([Int]) throws(LayoutError) -> Lengths
  ) throws(LayoutError) {
    self.names = names
    stackName = stack
    let orders = Self.permutations(of: names.count)
    var found: [[Int]: Lengths] = [:]
    for order in orders { found[order] = try lengths(order) }
    orderCount = orders.count
    let byPosition = found.mapValues(\.text)
    let byView = Dictionary(
      uniqueKeysWithValues: found.map { order, lengths in (order, lengths.text(of: names, order)) })
    twins = Self.twins(among: names.count, orders) { byPosition[$0] }
    isByView = Set(byView.values).count < Set(byPosition.values).count
    if isByView { twins = Array(names.indices) }
    for order in orders {
      guard let text = (isByView ? byView : byPosition)[order], let lengths = found[order] else {
        continue
      }
      add(
        order.map { twins[$0] }, text, Numbers.text(lengths.stack), isToday: order == orders[0])
    }
  }

  private mutating func add(_ pattern: [Int], _ text: String, _ stack: String, isToday: Bool) {
    if let index = rows.firstIndex(where: { $0.text == text && $0.stack == stack }) {
      if !rows[index].patterns.contains(pattern) { rows[index].patterns.append(pattern) }
      rows[index].isToday = rows[index].isToday || isToday
    } else {
      rows.append(Row(text: text, stack: stack, patterns: [pattern], isToday: isToday))
    }
  }

  /// Views whose exchange never changes a length by position, each by the first of them.
  private static func twins(
    among count: Int, _ orders: [[Int]], _ text: ([Int]) -> String?
  ) -> [Int] {
    var twins = Array(0..<count)
    for view in twins.indices {
      for other in 0..<view where twins[other] == other {
        let isTwin = orders.allSatisfy { order in
          text(order) == text(order.map { $0 == view ? other : $0 == other ? view : $0 })
        }
        if isTwin {
          twins[view] = other
          break
        }
      }
    }
    return twins
  }

  /// All orders of `count` things, the given one first.
  private static func permutations(of count: Int) -> [[Int]] {
    var orders: [[Int]] = []
    func extend(_ order: [Int], _ rest: [Int]) {
      if rest.isEmpty { orders.append(order) }
      for (index, next) in rest.enumerated() {
        var remaining = rest
        remaining.remove(at: index)
        extend(order + [next], remaining)
      }
    }
    extend([], Array(0..<count))
    return orders
  }
}

extension StackOrders {
  /// A line for every row of different lengths: who stands where, and how long each is.
  package func text(_ options: ReportOptions) -> String {
    if rows.count == 1, let row = rows.first {
      return options.styled([
        "orders of \(stackName): \(orderCount), no length depends on them", row.text,
      ])
    }
    let head = "orders of \(stackName): \(orderCount), \(rows.count) different"
    let lengthsDiffer = Set(rows.map(\.stack)).count > 1
    var cells: [[String]] = []
    for row in rows {
      let shown = row.patterns.prefix(Self.mostPatterns)
      for (index, pattern) in shown.enumerated() {
        let isFirst = index == 0
        cells.append(
          pattern.map(word) + [
            isFirst ? row.text : "", isFirst && lengthsDiffer ? "\(stackName) \(row.stack)" : "",
            isFirst && row.isToday ? "← today" : "",
          ])
      }
      let rest = row.patterns.count - shown.count
      if rest > 0 {
        cells.append(Array(repeating: "…", count: names.count) + ["and \(rest) more"])
      }
    }
    let sides = names.map { _ in TextTable.Side.left } + [.left, .left, .left]
    let table = TextTable.lines(cells.map { $0.map { options.twins($0) } }, sides)
    return options.styled([head] + table + legend)
  }

  /// The views that can be exchanged, each group by its first; those alone are left out.
  private var groups: [[Int]] {
    Set(twins).sorted().map { first in names.indices.filter { twins[$0] == first } }
      .filter { $0.count > 1 }
  }

  /// The name of a view, or a dot for the only group of views that can be exchanged.
  private func word(_ view: Int) -> String {
    guard let group = groups.first(where: { $0.contains(view) }) else { return names[view] }
    return groups.count == 1 ? "·" : group.map { names[$0] }.joined(separator: "|")
  }

  private var legend: [String] {
    guard groups.count == 1, let group = groups.first else { return [] }
    let words = group.map { names[$0] }
    return [
      "· is " + words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    ]
  }
}

extension StackOrders.Lengths {
  /// `100/250/250`, by position.
  fileprivate var text: String {
    (isExact ? "" : "≈") + views.map { Numbers.text($0) }.joined(separator: "/")
  }

  /// `blue 100, green 250`, by view, whatever the order.
  fileprivate func text(of names: [String], _ order: [Int]) -> String {
    let mark = isExact ? "" : "≈"
    return zip(order, views).sorted { $0.0 < $1.0 }
      .map { "\(names[$0]) \(mark)\(Numbers.text($1))" }.joined(separator: ", ")
  }
}
