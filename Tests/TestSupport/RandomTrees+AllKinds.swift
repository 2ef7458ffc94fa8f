import HaggleLanguage
package import HaggleLayout

extension RandomTrees {
  /// The next tree, with views and modifiers of whatever kinds there are in many places.
  ///
  /// Stacks, frames and guides make the most of it, with likely numbers; the others come with any
  /// arguments that their signatures allow, or as in their examples.
  package mutating func nextOfAllKinds() -> View {
    var others = RandomViews(seed: random.next())
    let tree = random.oneIn(3) ? nextWithSafeAreas() : next()
    return withAllKinds(tree, &others)
  }

  private mutating func withAllKinds(_ view: View, _ others: inout RandomViews) -> View {
    var view = view
    for index in view.children.indices {
      view.children[index] = withAllKinds(view.children[index], &others)
    }
    let isLeaf = view.kind.signature.role == .leaf
    switch Int.random(in: 0..<(isLeaf ? 12 : 20), using: &random) {
    case 0: return modified(view)
    case 1, 2: return held(view, &others)
    case 3: return others.modified(view)
    case 4 where isLeaf, 5 where isLeaf:
      return others.view(size: Int.random(in: 1...5, using: &random))
    case 6 where isLeaf: return text()
    case 7 where isLeaf: return example()
    case 8 where isLeaf: return reader()
    default: return view
    }
  }

  private mutating func text() -> View {
    var text = View.make(
      "Text",
      ["text": .string(random.pick(["a", "Hello world", "one two three four five six", ""]))])
    if random.oneIn(3) {
      text = text.modified("lineLimit", ["number": .number(random.pick([1, 2, 3]))])
    }
    return text
  }

  /// The view that a kind's signature shows.
  private mutating func example() -> View {
    let kind = random.pick(Array(KindTable.standard))
    return Self.view(kind.signature.example)
  }

  private mutating func reader() -> View {
    Self.view(
      random.pick([
        "GeometryReader { g in Color.red.frame(width: g.size.width / 2, height: 20) }",
        "GeometryReader { g in Color.red.frame(width: max(g.size.height - 10, 4)); Color.blue }",
        "GeometryReader { g in Color.red.offset(x: g.frame(in: .global).minX, y: g.size.height) }",
        "GeometryReader { g in Color.red.position(x: g.size.width, y: g.safeAreaInsets.top) }",
        "GeometryReader { g in if g.size.width > 60 { Color.red } else { Divider() } }",
      ]))
  }

  /// The view that source makes; there must be no mistake in it.
  private static func view(_ source: String) -> View {
    guard let view = try? SwiftSource.view(source).view else {
      preconditionFailure("\(source) is no view")
    }
    return view
  }

  /// A modifier that no other generator here has.
  private mutating func modified(_ view: View) -> View {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      view.modified(
        "environment",
        [
          "key": .source("\\.layoutDirection"),
          "direction": .member(random.pick(["leftToRight", "rightToLeft"])),
        ])
    case 1: view.modified("containerRelativeFrame", ["axes": .member("horizontal")])
    case 2:
      view.modified(
        "containerRelativeFrame",
        [
          "axes": .member(random.pick(["horizontal", "vertical"])), "count": .number(4),
          "span": .number(random.pick([1, 2])), "spacing": .number(random.pick([0, 10])),
        ])
    case 3: view.modified("ignoresSafeArea")
    case 4: view.modified("safeAreaPadding", ["insets": .insets(insets())])
    default: view.modified("scaledToFit")
    }
  }

  /// A container with the view and some others.
  private mutating func held(_ view: View, _ others: inout RandomViews) -> View {
    let views = (0..<random.pick([0, 1, 1, 2])).map { _ in self.view(levels: 2) }
    var all = views + [view]
    all.shuffle(using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: return grid(all)
    case 2: return lazyGrid(all)
    case 3:
      return .make(random.pick(["LazyVStack", "LazyHStack"]), [:], all)
    case 4: return .make("ViewThatFits", [:], all)
    case 5: return .make("ScrollView", [:], all)
    case 6: return .make(random.pick(["Flow", "EqualWidthHStack", "Radial"]), [:], all)
    case 7: return .make("List", [:], all)
    default: return others.container(all)
    }
  }

  private mutating func grid(_ views: [View]) -> View {
    var rows: [View] = []
    var rest = views[...]
    while let first = rest.popFirst() {
      if random.oneIn(4) {
        rows.append(first)
        continue
      }
      var cells = [first, .color("teal")]
      if let second = rest.popFirst() { cells.append(second) }
      let cell = Int.random(in: cells.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: cells[cell] = cells[cell].modified("gridCellColumns", ["count": .number(2)])
      case 1:
        cells[cell] = cells[cell].modified("gridCellAnchor", ["anchor": .member("topLeading")])
      case 2:
        cells[cell] = cells[cell].modified("gridColumnAlignment", ["guide": .member("trailing")])
      case 3:
        cells[cell] = cells[cell].modified("gridCellUnsizedAxes", ["axes": .member("horizontal")])
      default: break
      }
      rows.append(.make("GridRow", [:], cells))
    }
    guard random.oneIn(2) else { return .make("Grid", [:], rows) }
    return .make("Grid", ["alignment": .member(random.pick(["topLeading", "bottom"]))], rows)
  }

  private mutating func lazyGrid(_ views: [View]) -> View {
    let items = (0..<random.pick([1, 2, 3])).map { _ in gridItem() }
    return random.oneIn(2)
      ? .make("LazyVGrid", ["columns": .gridItems(items)], views)
      : .make("LazyHGrid", ["rows": .gridItems(items)], views)
  }

  private mutating func gridItem() -> GridItem {
    let size: GridItem.Size =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .fixed(length(0...90))
      case 1: .adaptive(minimum: length(10...60), maximum: random.pick([80, .infinity]))
      case 2: .flexible(minimum: length(0...60), maximum: random.pick([70, .infinity]))
      default: .flexible(minimum: 10, maximum: .infinity)
      }
    return GridItem(
      size, spacing: random.oneIn(2) ? length(0...20) : nil,
      alignment: random.oneIn(3) ? .topTrailing : nil)
  }
}
