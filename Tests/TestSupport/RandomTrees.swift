package import HaggleLayout

/// Makes trees of all kinds of views, the same for the same seed.
///
/// Numbers are small and often whole, so that ties, zeros and overflows happen often; arguments that
/// are out of order or negative are in it too. Text and pictures are not: their sizes are a matter
/// of tables.
package struct RandomTrees {
  /// How many levels a tree may have below its root.
  package var depth = 5
  /// The most children a container gets.
  package var breadth = 3
  /// Whether grids, lazy containers, scroll views and views that fit are in it.
  package var hasContainers = false
  package var random: SplitMix64

  package init(seed: UInt64, depth: Int = 5, breadth: Int = 3, hasContainers: Bool = false) {
    random = SplitMix64(seed: seed)
    self.depth = depth
    self.breadth = breadth
    self.hasContainers = hasContainers
  }

  /// The next tree.
  package mutating func next() -> View { view(levels: depth) }

  /// The next tree with at most `levels` levels below its root.
  package mutating func view(levels: Int) -> View {
    guard levels > 0, !random.oneIn(6) else { return leaf() }
    return random.oneIn(2) ? container(levels: levels - 1) : modifier(levels: levels - 1)
  }

  /// A proposal; components are independently unspecified, zero, infinite or a number.
  package mutating func proposal() -> ProposedSize {
    ProposedSize(width: offer(), height: offer())
  }

  private mutating func offer() -> Double? {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: nil
    case 2: 0
    case 3: .infinity
    default: length(0...300)
    }
  }
}

// MARK: - Numbers

extension RandomTrees {
  /// A number of points: mostly a multiple of 10, sometimes any number.
  package mutating func length(_ range: ClosedRange<Int>) -> Double {
    let whole = Double(Int.random(in: range, using: &random))
    return random.oneIn(4) ? whole + 0.37 : (whole / 10).rounded() * 10
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Value { .number(length(range)) }

  private mutating func maybe(_ value: Value) -> Value? { random.oneIn(2) ? value : nil }
}

// MARK: - Views

extension RandomTrees {
  private mutating func leaf() -> View {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .make("Circle")
    case 1: .make("Divider")
    case 2: .make("Spacer")
    case 3: .make("Spacer", ["minLength": number(0...40)])
    case 4: .make("Rectangle")
    case 5, 6, 7:
      View.color(random.pick(["red", "green"]))
        .modified("frame", ["width": number(0...120), "height": number(0...90)])
    default: .color(random.pick(["blue", "yellow", "gray"]))
    }
  }

  private mutating func content(levels: Int, atLeast least: Int = 0) -> [View] {
    let most = max(least, breadth)
    let count = random.oneIn(12) ? least : Int.random(in: max(1, least)...most, using: &random)
    return (0..<count).map { _ in view(levels: levels) }
  }

  private mutating func container(levels: Int) -> View {
    if hasContainers, random.oneIn(2) { return other(levels: levels) }
    let row = ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]
    let column = ["leading", "center", "trailing"]
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2, 3: return stack("HStack", row, levels)
    case 4, 5, 6, 7: return stack("VStack", column, levels)
    case 8, 9:
      guard random.oneIn(2) else { return .make("ZStack", [:], content(levels: levels)) }
      return .make("ZStack", ["alignment": alignment()], content(levels: levels))
    case 10: return transparent(levels: levels)
    default: return .make("Group", [:], content(levels: levels))
    }
  }

  private mutating func stack(_ name: String, _ alignments: [String], _ levels: Int) -> View {
    var view = View.make(name, [:], content(levels: levels))
    let arguments = [
      maybe(.member(random.pick(alignments))), maybe(number(random.oneIn(6) ? -12...0 : 0...20)),
    ]
    view.arguments.replaceSubrange(0..<2, with: arguments)
    if let first = view.children.first, random.oneIn(3),
      let key = view.alignmentKey("alignment", on: name == "HStack" ? .vertical : .horizontal)
    {
      view.children[0] = guide(first, key)
    }
    return view
  }

  private mutating func transparent(levels: Int) -> View {
    if random.oneIn(2) {
      let count = Int.random(in: 0...2, using: &random)
      let instances = (0..<count).map { _ in View.color("teal") }
      return .make(
        "ForEach",
        ["range": .range(0, count), "variable": .source("i"), "body": .source("Color.teal")],
        instances)
    }
    let isTrue = !random.oneIn(4)
    return .make(
      "if",
      ["condition": .source("\(isTrue)"), "isTrue": .bool(isTrue), "other": .source("")],
      isTrue ? content(levels: levels, atLeast: 1) : [])
  }
}

// MARK: - Grids, lazy containers, scroll views, views that fit

extension RandomTrees {
  /// One of these in padding, so that what is around it sees a view without opinion.
  private mutating func other(levels: Int) -> View {
    let view =
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2: grid(levels)
      case 3, 4: lazyGrid(levels)
      case 5:
        View.make(
          random.pick(["LazyVStack", "LazyHStack"]), ["spacing": number(0...20)],
          content(levels: levels, atLeast: 1))
      case 6: View.make("ViewThatFits", ["in": axes()], content(levels: levels, atLeast: 1))
      default: View.make("ScrollView", ["axes": axes()], content(levels: levels, atLeast: 1))
      }
    return view.modified("padding", ["length": .number(1)])
  }

  private mutating func axes() -> Value {
    .members(random.pick([["horizontal"], ["vertical"], ["horizontal", "vertical"]]))
  }

  private mutating func grid(_ levels: Int) -> View {
    let rows = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      if random.oneIn(5) { return view(levels: levels) }
      let cells = (0..<Int.random(in: 1...3, using: &random)).map { _ in cell(levels) }
      let guides = ["top", "bottom", "firstTextBaseline"]
      return random.oneIn(3)
        ? View.make("GridRow", ["alignment": .member(random.pick(guides))], cells)
        : View.make("GridRow", [:], cells)
    }
    return .make(
      "Grid",
      [
        "alignment": alignment(), "horizontalSpacing": number(0...20),
        "verticalSpacing": number(0...20),
      ], rows)
  }

  private mutating func cell(_ levels: Int) -> View {
    let content = view(levels: levels)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return content.modified("gridCellColumns", ["count": .number(2)])
    case 1: return content.modified("gridCellUnsizedAxes", ["axes": axes()])
    case 2:
      return content.modified("gridCellAnchor", ["anchor": .unitPoint(Point(x: 0.25, y: 1))])
    case 3:
      return content.modified(
        "gridColumnAlignment", ["guide": .member(random.pick(["leading", "trailing"]))])
    default: return content
    }
  }

  private mutating func lazyGrid(_ levels: Int) -> View {
    let items = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let least = Double(random.pick([10, 20, 30]))
      let most = least + random.pick([0, 20, .infinity])
      let size: GridItem.Size = random.pick([
        .fixed(least), .flexible(minimum: least, maximum: most),
        .adaptive(minimum: least, maximum: most),
      ])
      return GridItem(
        size, spacing: random.pick([nil, 0, 3]), alignment: random.pick([nil, nil, .topLeading]))
    }
    return .make(
      "LazyVGrid",
      [
        "columns": .gridItems(items),
        "alignment": .member(random.pick(["leading", "center", "trailing"])),
        "spacing": number(0...20),
      ], content(levels: levels, atLeast: 1))
  }
}

// MARK: - Modifiers

extension RandomTrees {
  private mutating func alignment() -> Value {
    .member(random.pick(Alignment.named.map(\.name)))
  }

  private mutating func modifier(levels: Int) -> View {
    let content = view(levels: levels)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return fixedFrame(content)
    case 1, 2, 3: return flexibleFrame(content)
    case 4, 5: return padding(content)
    case 6, 7: return relative(content)
    case 8: return fixedSize(content)
    case 9, 10:
      return content.modified(
        "layoutPriority", ["priority": .number(random.pick([-1, 0, 1, 1, 2]))])
    case 11: return aspectRatio(content)
    case 12: return content.modified("offset", ["x": number(-20...20), "y": number(-20...20)])
    case 13: return content.modified("position", ["x": number(-10...90), "y": number(-10...90)])
    case 14, 15: return layered(content, levels)
    case 16: return neutral(content)
    default: return guide(content)
    }
  }

  private mutating func fixedFrame(_ content: View) -> View {
    var view = content.modified("frame", ["width": number(0...150)])
    if random.oneIn(8) { view.arguments[0] = .number(random.pick([-20, .infinity])) }
    if random.oneIn(3) { view.arguments[0] = nil }
    if random.oneIn(2) { view.arguments[1] = number(0...100) }
    if random.oneIn(2) { view.arguments[2] = alignment() }
    return view
  }

  /// Any of the six limits, in any order of magnitude.
  private mutating func flexibleFrame(_ content: View) -> View {
    var view = content.modified("frame", ["maxWidth": .number(.infinity)])
    for index in 0..<6 where random.oneIn(3) { view.arguments[index] = number(0...200) }
    if random.oneIn(3) { view.arguments[2] = nil }
    if random.oneIn(3) { view.arguments[5] = .number(.infinity) }
    if random.oneIn(8) { view.arguments[0] = number(-30...0) }
    if view.arguments.allSatisfy({ $0 == nil }) { view.arguments[0] = number(0...50) }
    if random.oneIn(3) { view.arguments[6] = alignment() }
    return view
  }

  private mutating func padding(_ content: View) -> View {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return content.modified("padding")
    case 1: return content.modified("padding", ["length": number(-12...24)])
    case 2:
      let edges = random.pick(["top", "leading", "bottom", "trailing", "horizontal", "vertical"])
      return content.modified("padding", ["edges": .member(edges), "length": number(0...24)])
    default:
      let insets = EdgeInsets(
        top: length(-8...20), leading: length(-8...20), bottom: length(-8...20),
        trailing: length(-8...20))
      return content.modified("padding", ["insets": .insets(insets)])
    }
  }

  private mutating func relative(_ content: View) -> View {
    let factors = [0.0, 0.25, 0.5, 0.8, 1, 1.5]
    var view = content.modified("relativeProposed", ["width": .number(random.pick(factors))])
    if random.oneIn(2) { view.arguments[1] = .number(random.pick(factors)) }
    if random.oneIn(20) { view.arguments[0] = .number(-0.5) }
    return view
  }

  private mutating func fixedSize(_ content: View) -> View {
    guard random.oneIn(2) else { return content.modified("fixedSize") }
    let flags = [Bool.random(using: &random), Bool.random(using: &random)]
    return content.modified(
      "fixedSize", ["horizontal": .bool(flags[0]), "vertical": .bool(flags[1])])
  }

  private mutating func aspectRatio(_ content: View) -> View {
    let mode = Value.member(random.pick(["fit", "fill"]))
    if random.oneIn(3) { return content.modified(random.pick(["scaledToFit", "scaledToFill"])) }
    return content.modified(
      "aspectRatio", ["ratio": .number(random.pick([0.5, 1, 2, 1.6])), "contentMode": mode])
  }

  private mutating func layered(_ content: View, _ levels: Int) -> View {
    let name = random.pick(["overlay", "background"])
    let count = random.oneIn(4) ? 2 : 1
    let secondary = (0..<count).map { _ in view(levels: levels) }
    var layered = content.modified(name, ["alignment": alignment()], secondary)
    layered.form = 1
    layered.arguments = [random.oneIn(2) ? alignment() : nil, nil]
    return layered
  }

  private mutating func neutral(_ content: View) -> View {
    content.modified("opacity", ["name": .string("opacity"), "rest": .source("(0.5)")])
  }

  private mutating func guide(_ content: View, _ wanted: AlignmentKey? = nil) -> View {
    let key = wanted ?? random.pick(AlignmentKey.builtIn)
    let constant = Expression.constant(length(-30...60))
    let half = Expression.binary(.multiply, .length(key.axis), .constant(0.25))
    let shifted = Expression.binary(.add, .guide(key), constant)
    return content.modified(
      "alignmentGuide",
      ["guide": .guide(key), "computeValue": .closure(random.pick([constant, half, shifted]))])
  }
}

// MARK: - Choices

extension SplitMix64 {
  /// Whether something happens that happens once in `count` times.
  package mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// One of the choices; there must be some.
  package mutating func pick<Choices: RandomAccessCollection>(
    _ choices: Choices
  ) -> Choices.Element {
    let offset = Int.random(in: 0..<choices.count, using: &self)
    return choices[choices.index(choices.startIndex, offsetBy: offset)]
  }
}
