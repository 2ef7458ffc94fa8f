import HaggleLayout

/// A child of a container of 08 to 11 with its place in it and what it is offered there.
struct OracleCell {
  var view: OracleView
  var origin: Point
  var offer: ProposedSize
}

extension OracleView {
  /// The children that such a container places; `nil` for other views.
  func cells(_ proposal: ProposedSize) -> [OracleCell]? {
    switch kind {
    case "Grid": gridCells(proposal)
    case "LazyVGrid": lazyGridCells(proposal)
    case "LazyHStack", "LazyVStack": lazyStackCells(proposal)
    case "ViewThatFits":
      fitting(proposal).map { [OracleCell(view: $0, origin: .zero, offer: proposal)] } ?? []
    case "ScrollView":
      [OracleCell(view: content, origin: .zero, offer: scrolledOffer(proposal))]
    default: nil
    }
  }

  /// 06 rules 8 and 11, 10 rule 9.
  func guideOfCells(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? {
    guard let cells = cells(proposal), kind != "ScrollView", kind != "LazyVGrid" else { return nil }
    if kind == "ViewThatFits" { return cells.first?.view.explicitGuide(key, proposal) }
    guard [.firstTextBaseline, .lastTextBaseline].contains(key) else { return nil }
    let values = cells.compactMap { cell in
      cell.view.explicitGuide(key, cell.offer).map { $0 + cell.origin[key.axis] }
    }.filter(\.isFinite)
    return key == .firstTextBaseline ? values.min() : values.max()
  }
}

// MARK: - ViewThatFits, ScrollView

extension OracleView {
  /// 10 rules 2 to 5.
  func fitting(_ proposal: ProposedSize) -> OracleView? {
    let axes = view?.axes("in") ?? Axis.allCases
    var ideal = proposal
    for axis in axes { ideal[axis] = nil }
    return children.dropLast().first { child in
      let size = child.size(ideal)
      return axes.allSatisfy { axis in proposal[axis].map { size[axis] <= $0 } ?? true }
    } ?? children.last
  }

  /// 11 rule 7.
  private func scrolledOffer(_ proposal: ProposedSize) -> ProposedSize {
    var offer = proposal
    for axis in view?.axes("axes") ?? [.vertical] { offer[axis] = nil }
    return offer
  }

  /// 11 rule 8.
  func scrolledSize(_ proposal: ProposedSize) -> Size {
    var size = content.size(scrolledOffer(proposal))
    for axis in view?.axes("axes") ?? [.vertical] { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }
}

// MARK: - Lazy stacks

extension OracleView {
  private func idealAlong(_ proposal: ProposedSize) -> ProposedSize {
    var offer = proposal
    offer[majorAxis] = nil
    return offer
  }

  /// 09 rule 14.
  func lazyStackSize(_ proposal: ProposedSize) -> Size {
    var size = stackRun(idealAlong(proposal)).size
    size[majorAxis.other] = proposal[majorAxis.other] ?? size[majorAxis.other]
    return size
  }

  private func lazyStackCells(_ proposal: ProposedSize) -> [OracleCell] {
    let size = lazyStackSize(proposal)
    let minor = majorAxis.other
    var offer = idealAlong(proposal)
    offer[minor] = size[minor]
    let run = stackRun(offer)
    return children.indices.map { index in
      var origin = run.origins[index]
      origin[minor] = stackGuide.defaultValue(in: size) - children[index].guide(stackGuide, offer)
      return OracleCell(view: children[index], origin: origin, offer: offer)
    }
  }
}

// MARK: - LazyVGrid

extension OracleView {
  /// A column: where it begins, how wide it is, and its item's alignment.
  private typealias Column = (start: Double, width: Double, alignment: Alignment?)

  /// 09 rules 2 and 3.
  private func columns(_ width: Double) -> (columns: [Column], total: Double) {
    let items = view?.gridItems("columns") ?? []
    var rest = width - items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    var others = 0.0
    for item in items {
      if case .fixed(let fixed) = item.size { rest -= fixed } else { others += 1 }
    }
    var columns: [Column] = []
    var start = 0.0
    var end = 0.0
    for item in items {
      let offer = max(rest / others, 0)
      let spacing = item.spacing ?? 8
      var taken = offer
      switch item.size {
      case .fixed(let fixed):
        taken = fixed
        columns.append((start, fixed, item.alignment))
      case .flexible(let least, let most):
        taken = clamp(offer, least, most)
        columns.append((start, taken, item.alignment))
      case .adaptive(let least, let most):
        let count = max(1, ((offer + spacing) / (least + spacing)).rounded(.down))
        let width = min((offer - (count - 1) * spacing) / count, most)
        for place in 0..<Int(count) {
          columns.append((start + Double(place) * (width + spacing), width, item.alignment))
        }
      }
      if case .fixed = item.size {} else { (rest, others) = (rest - taken, others - 1) }
      end = start + taken
      start = end + spacing
    }
    return (columns, end)
  }

  /// 09 rule 8.
  private func lineHeights(_ columns: [Column]) -> [Double] {
    stride(from: 0, to: children.count, by: columns.count).map { first in
      zip(children[first...], columns).map { child, column in
        child.size(ProposedSize(width: column.width, height: nil)).height
      }.max() ?? 0
    }
  }

  /// 09 rules 5 and 9.
  func lazyGridSize(_ proposal: ProposedSize) -> Size {
    let (columns, total) = columns(proposal.width ?? 10)
    let heights = lineHeights(columns)
    let gaps = Double(max(heights.count - 1, 0)) * (number("spacing") ?? 8)
    return Size(width: max(proposal.width ?? 0, total), height: heights.reduce(0, +) + gaps)
  }

  /// 09 rules 6, 7 and 10.
  private func lazyGridCells(_ proposal: ProposedSize) -> [OracleCell] {
    let size = lazyGridSize(proposal)
    let (columns, total) = columns(size.width)
    let heights = lineHeights(columns)
    let key = AlignmentKey.named(member("alignment") ?? "center", on: .horizontal) ?? .leading
    let block = Size(width: total, height: 0)
    let start = total < size.width ? key.defaultValue(in: size) - key.defaultValue(in: block) : 0
    return children.indices.map { index in
      let (line, place) = index.quotientAndRemainder(dividingBy: columns.count)
      let top = heights[..<line].reduce(0, +) + Double(line) * (number("spacing") ?? 8)
      let cell = Size(width: columns[place].width, height: heights[line])
      let alignment = columns[place].alignment ?? Alignment(key, .verticalCenter)
      var origin = Point(x: start + columns[place].start, y: top)
      for axis in Axis.allCases {
        origin[axis] +=
          alignment[axis].defaultValue(in: cell)
          - children[index].guide(alignment[axis], ProposedSize(cell))
      }
      return OracleCell(view: children[index], origin: origin, offer: ProposedSize(cell))
    }
  }
}
