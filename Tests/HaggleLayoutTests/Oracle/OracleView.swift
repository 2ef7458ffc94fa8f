import HaggleLayout

/// A view of the second implementation: flattened, but otherwise the author's.
///
/// The oracle was written from the spec alone, without a look at the engine, and is as plain as the
/// spec's sentences: recursive functions that ask again whatever they need, without a cache. What both
/// agree on is therefore more than one person's reading of the code.
struct OracleView {
  /// What the view is: the word in source, `flexibleFrame` for the second kind of frame, or
  /// `vanished` for a stack that an only child replaces (01 rule 20).
  var kind: String
  /// The view as written; `nil` for implicit containers, which are not reported.
  var view: View?
  /// The number of the view when the tree is walked parents first, from 0.
  var number: Int
  /// The content; for overlay and background then the secondary view.
  var children: [OracleView]
  /// The axis of the nearest enclosing container; `nil` where it has none (02 rule 8).
  var orientation: Axis?
  /// How early a stack serves the view (05 rule 2, 04 rule 23).
  private(set) var priority = 0.0
  /// The distances the view prefers (04 rules 17 to 21, 05 rule 2).
  private(set) var spacing = OracleSpacing.standard
  /// The distances before each child of a stack but the first (04 rule 2).
  private(set) var gaps: [Double] = []
  /// The row of a grid that the view stands in (08 rule 1).
  var row: OracleRow?
  /// Takes down what the view is asked.
  private(set) var log: OracleLog?

  init(
    kind: String, view: View?, number: Int, children: [OracleView], orientation: Axis? = nil
  ) {
    self.kind = kind
    self.view = view
    self.number = number
    self.children = children
    self.orientation = orientation
    priority = findPriority()
    spacing = findSpacing()
    if kind.hasSuffix("HStack") || kind.hasSuffix("VStack") { gaps = findGaps() }
  }

  var content: OracleView { children[0] }

  /// The view with a log that it and all below it write into.
  func logged(in log: OracleLog) -> OracleView {
    var view = self
    view.log = log
    view.children = children.map { $0.logged(in: log) }
    return view
  }

  /// The axis along which a stack stacks.
  var majorAxis: Axis { kind.hasSuffix("HStack") ? .horizontal : .vertical }
}

extension OracleView {
  /// The tree of a root: several views become an implicit column (01 rule 19).
  init(root: View) {
    let list = ViewList(root, number: 0, orientation: nil)
    self = list.single(orElse: "VStack") {
      ViewList(root, number: 0, orientation: .vertical)
    }
  }
}

/// A row of a grid: the number of its view, and its own guide.
struct OracleRow: Equatable {
  var number: Int
  var guide: AlignmentKey?
}

/// Which sizes views were offered, by number.
final class OracleLog {
  private(set) var offers: [Int: [ProposedSize]] = [:]

  func note(_ proposal: ProposedSize, to number: Int) {
    if offers[number]?.contains(proposal) != true { offers[number, default: []].append(proposal) }
  }
}

/// What a view contributes to the container around it (01 rules 17 and 18).
struct ViewList {
  var views: [OracleView] = []
  /// Whether some are only known while it runs: `ForEach` and conditionals.
  var isDynamic = false

  init(views: [OracleView], isDynamic: Bool = false) {
    self.views = views
    self.isDynamic = isDynamic
  }

  /// The list of one view; `number` is the view's, `orientation` that of the container around it.
  init(_ view: View, number: Int, orientation: Axis?) {
    switch view.kind.signature.role {
    case .leaf:
      guard view.kindName != "EmptyView" else { return }
      views = [OracleView(view, number, [], orientation)]
    case .transparent:
      self = ViewList(view.children, firstNumber: number + 1, orientation: orientation)
      if view.kindName == "GridRow" {
        let row = OracleRow(number: number, guide: view.alignmentKey("alignment", on: .vertical))
        for index in views.indices { views[index].row = row }
      } else if view.kindName != "Group" {
        isDynamic = true
      }
    case .container:
      let axis: Axis? =
        switch view.kindName {
        case "HStack", "LazyHStack": .horizontal
        case "VStack", "LazyVStack", "ScrollView": .vertical
        case "ViewThatFits": orientation
        default: nil
        }
      let list = ViewList(view.children, firstNumber: number + 1, orientation: axis)
      let isSingle = list.views.count == 1 && !list.isDynamic
      let vanishes = isSingle && ["HStack", "VStack", "ZStack"].contains(view.kindName)
      let isStacked = view.kindName == "ScrollView" && !isSingle
      views = [
        OracleView(
          kind: vanishes ? "vanished" : view.kindName, view: view, number: number,
          children: isStacked ? [.implicit("VStack", list.views)] : list.views,
          orientation: orientation)
      ]
    case .modifier:
      self = .modifier(view, number: number, orientation: orientation)
    }
  }

  /// The lists of several views, one after another.
  init(_ siblings: some Sequence<View>, firstNumber: Int, orientation: Axis?) {
    var number = firstNumber
    for view in siblings {
      let list = ViewList(view, number: number, orientation: orientation)
      views += list.views
      isDynamic = isDynamic || list.isDynamic
      number += view.count
    }
  }

  /// A modifier goes to each member of its content, except that `relativeProposed` stacks them (07
  /// rule 5).
  private static func modifier(_ modifier: View, number: Int, orientation: Axis?) -> ViewList {
    let content = modifier.children[0]
    if modifier.kindName == "relativeProposed" {
      let list = ViewList(content, number: number + 1, orientation: .vertical)
      let isVanished = list.views.count == 1 && !list.isDynamic
      let stacked = isVanished ? list.views : [.implicit("VStack", list.views)]
      return ViewList(views: [OracleView(modifier, number, stacked, orientation)])
    }
    let list = ViewList(content, number: number + 1, orientation: orientation)
    let secondary = ViewList.secondary(of: modifier, number: number, orientation: orientation)
    let views = list.views.map { content in
      var view = OracleView(modifier, number, [content] + secondary, orientation)
      view.row = content.row
      return view
    }
    return ViewList(views: views, isDynamic: list.isDynamic)
  }

  /// The view over or behind another; several become an implicit `ZStack` (05 rule 17).
  private static func secondary(
    of modifier: View, number: Int, orientation: Axis?
  ) -> [OracleView] {
    let first = number + 1 + modifier.children[0].count
    let views = modifier.children.dropFirst()
    let list = ViewList(views, firstNumber: first, orientation: orientation)
    guard !list.views.isEmpty else { return [] }
    return [
      list.single(orElse: "ZStack") {
        ViewList(views, firstNumber: first, orientation: nil)
      }
    ]
  }

  /// The only view, else an implicit container of the views that `members` gives.
  func single(orElse container: String, of members: () -> ViewList) -> OracleView {
    if views.count == 1 { return views[0] }
    return .implicit(container, members().views)
  }
}

extension OracleView {
  /// A container that nobody wrote.
  fileprivate static func implicit(_ kind: String, _ children: [OracleView]) -> OracleView {
    OracleView(kind: kind, view: nil, number: -1, children: children)
  }

  fileprivate init(_ view: View, _ number: Int, _ children: [OracleView], _ orientation: Axis?) {
    let isFlexible = view.kind.signature.forms[0].parameters.first?.name == "minWidth"
    self.init(
      kind: isFlexible ? "flexibleFrame" : view.kindName, view: view, number: number,
      children: children, orientation: orientation)
  }
}

// MARK: - Arguments

extension OracleView {
  /// A number that was written; `nil` for one that was not.
  func number(_ name: String) -> Double? {
    if case .number(let number) = view?.argument(name) { number } else { nil }
  }

  func member(_ name: String) -> String? {
    if case .member(let member) = view?.argument(name) { member } else { nil }
  }

  /// The alignment of a frame, `ZStack`, overlay or background; the centre by default.
  var alignment: Alignment {
    guard let name = member("alignment") else { return .center }
    return Alignment.named.first { $0.name == name }?.alignment ?? .center
  }

  /// The guide by which a stack aligns.
  var stackGuide: AlignmentKey {
    AlignmentKey.named(member("alignment") ?? "center", on: majorAxis.other) ?? .horizontalCenter
  }
}
