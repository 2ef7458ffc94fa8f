/// Makes the flat tree out of a value tree, by the rules for lists of views (spec 01 rules 17 to 20).
package struct Lowering: ~Copyable {
  /// What the view being lowered will tell its parent; starts without opinion.
  package var traits = Traits()
  /// What the surroundings of the view being lowered decide.
  package private(set) var environment = LoweringEnvironment()

  /// Whether the view being lowered draws its content by itself, to transform it; kinds set it.
  var isGeometryEffect = false

  private(set) var tree = LayoutTree()
  /// How many views the subtree of each node has, the node included.
  private var counts: ContiguousArray<Int32> = []
  /// How many entries each node has by now.
  private var copies: ContiguousArray<Int32> = []
  /// The modifiers that stand around the view being lowered, outermost first; those before
  /// `firstWrapper` stand around a container further out.
  private var wrappers: ContiguousArray<Wrapper> = []
  private var firstWrapper = 0
  /// The children of the containers that are being lowered; each container owns the end.
  private var children: ContiguousArray<Child> = []
  /// Where the children of the view being lowered start in `children`.
  private var firstChild = 0
  /// The row of a grid that is being lowered, and how many there have been.
  private var row: GridRowTraits?
  private var rowCount = 0
  private let limits: LayoutLimits
  /// Whether there were more guides than a tree may have.
  private var hasTooManyGuides = false

  /// A modifier whose content is still being looked for.
  private struct Wrapper {
    let view: View
    let node: Int
    let environment: LoweringEnvironment
  }

  /// A child with its traits, waiting for its container.
  private struct Child {
    let entry: ViewID
    let traits: Traits
    var row: GridRowTraits?
  }

  /// Lowers `root`; several views or none get a vertical stack (spec 01 rule 19).
  init(
    _ root: View, options: LayoutOptions = LayoutOptions(), limits: LayoutLimits
  ) throws(LayoutError) {
    self.limits = limits
    environment.text.measure = options.text
    environment.direction = options.direction
    environment.pixels = options.displayScale.map { PixelGrid(scale: $0) }
    tree.pixels = environment.pixels
    try count(root, level: 1)
    copies = ContiguousArray(repeating: 0, count: counts.count)
    let needed = MemberCount(of: root, in: environment).count
    if needed == 1 || root.isOnlyEmpty {
      lowerMembers(of: root, node: 0, parent: LayoutTree.none)
    } else {
      lowerImplicit(VStackKind.self, axis: .vertical, parent: LayoutTree.none) { lowering, id in
        lowering.lowerMembers(of: root, node: 0, parent: id)
      }
    }
    if hasTooManyGuides { throw .tooManyGuides(limit: AlignmentKey.mostOwn) }
  }

  consuming func finish() -> LayoutTree { tree }

  /// What the root would tell a parent.
  var rootTraits: Traits { childTraits(0) }
}

// MARK: - What kinds ask and say

extension Lowering {
  /// The traits of the only child, or of the content of a modifier.
  package var content: Traits {
    firstChild < children.count ? children[firstChild].traits : Traits()
  }

  /// The number of children.
  package var childCount: Int { children.count - firstChild }

  /// The traits of the child at `index`.
  package func childTraits(_ index: Int) -> Traits { children[firstChild + index].traits }

  /// The flat number of the child at `index`.
  package func entry(ofChild index: Int) -> ViewID { children[firstChild + index].entry }

  /// The row of a grid that the child at `index` stands in; `nil` outside rows.
  package func gridRow(ofChild index: Int) -> GridRowTraits? {
    index >= 0 ? children[firstChild + index].row : nil
  }

  /// Sets the distance before the child at `index`, in points.
  package mutating func setGap(_ distance: Double, beforeChild index: Int) {
    tree.entries[children[firstChild + index].entry].gap = distance
  }

  /// Takes over everything that the content tells, as modifiers without an opinion do.
  package mutating func forwardTraits() { traits = content }

  /// Keeps a number for the pass, which gives it back by its place among those kept.
  package mutating func keep(_ number: Double) { tree.numbers.append(number) }

  /// Keeps a number that may be absent.
  package mutating func keep(_ number: Double?) { keep(number ?? .nan) }

  /// Keeps a guide.
  package mutating func keep(_ key: AlignmentKey) { keep(Double(placed(key).index)) }

  /// The guide with its number in the tree, which it gets when it is first used.
  mutating func placed(_ key: AlignmentKey) -> AlignmentKey {
    if let placed = tree.placed(key) { return placed }
    guard tree.guides.count < AlignmentKey.mostOwn else {
      hasTooManyGuides = true
      return .center(of: key.axis)
    }
    let placed = key.placed(at: AlignmentKey.builtIn.count + tree.guides.count)
    tree.guides.append(placed)
    return placed
  }

  /// Keeps an alignment, as two numbers.
  package mutating func keep(_ alignment: Alignment) {
    keep(alignment.horizontal)
    keep(alignment.vertical)
  }

  /// Keeps insets, as four numbers.
  package mutating func keep(_ insets: EdgeInsets) {
    for edge in Edge.allCases { keep(insets[edge]) }
  }

  /// Keeps text; at most one for each view.
  package mutating func keep(_ text: TextRun) {
    tree.texts.append(text)
    markApproximate()
  }

  /// Says that the view's size is an estimate, which kinds multiply by `LayoutPass.approximation`.
  package mutating func markApproximate() { tree.hasApproximateContent = true }

  /// Says that content is made out of the size of the view that makes it.
  mutating func markReader() { tree.hasReaders = true }

  /// Keeps the name of a coordinate space, as a number.
  mutating func keep(space name: String) {
    keep(Double(tree.spaceNames.count))
    tree.spaceNames.append(name)
  }

  /// Keeps the closure of a guide; at most one for each view.
  package mutating func keep(_ expression: Expression) { tree.expressions.append(expression) }

  /// Keeps a layout written in Swift and what the children tell it, as two numbers.
  mutating func keep(_ layout: any Layout) {
    keep(Double(tree.subviewTraits.count))
    keep(Double(tree.layouts.count))
    tree.layouts.append(layout)
    for child in children[firstChild...] { tree.subviewTraits.append(child.traits) }
  }
}

extension Lowering {
  /// Adds a value to those that the content gives the layout around it.
  mutating func give(_ value: any Sendable, for key: ObjectIdentifier) {
    let known = content.layoutValues
    var values = known == LayoutTree.none ? [:] : tree.layoutValues[Int(known)]
    values[key] = value
    traits.layoutValues = Int32(tree.layoutValues.count)
    tree.layoutValues.append(values)
  }
}

// MARK: - Counting

extension Lowering {
  /// Fills `counts`, and refuses trees beyond the limits.
  private mutating func count(_ view: View, level: Int) throws(LayoutError) {
    guard level <= limits.levels else { throw .tooDeep(limit: limits.levels) }
    guard counts.count < limits.views else { throw .tooManyViews(limit: limits.views) }
    let node = counts.count
    counts.append(0)
    for child in view.children { try count(child, level: level + 1) }
    counts[node] = Int32(counts.count - node)
  }
}

// MARK: - Lowering

extension Lowering {
  /// Adds an entry for every child that `view` contributes, with the modifiers around it: a
  /// modifier of a group is applied to each member (spec 01 rule 18).
  private mutating func lowerMembers(of view: View, node: Int, parent: Int32) {
    let kind = view.kind
    switch kind.role {
    case .transparent:
      if let parts = kind.parts(of: view, in: environment) {
        return lower(parts, of: Owner(view: view, node: node), parent: parent)
      }
      let outer = row
      if kind == GridRowKind.self {
        row = GridRowTraits(
          index: rowCount, alignment: view.alignmentKey("alignment", on: .vertical))
        rowCount += 1
      }
      var next = node + 1
      for child in view.children {
        lowerMembers(of: child, node: next, parent: parent)
        next += Int(counts[next])
      }
      row = outer
    case .modifier where !kind.stacksContent:
      guard let content = view.children.first else { return }
      wrappers.append(Wrapper(view: view, node: node, environment: environment))
      let outer = environment
      kind.prepare(&environment, for: view)
      lowerMembers(of: content, node: node + 1, parent: parent)
      environment = outer
      wrappers.removeLast()
    case .leaf where kind == EmptyViewKind.self && parent != LayoutTree.none:
      return
    case .leaf, .container, .modifier:
      lowerChain(around: view, node: node, parent: parent)
    }
  }

  /// Adds the entries of the waiting modifiers, then `view`, then what belongs to each on the way
  /// back out.
  private mutating func lowerChain(around view: View, node: Int, parent: Int32) {
    lowerChain(parent: parent) { lowering, outer in
      lowering.lowerView(view, node: node, parent: outer)
    }
  }

  private mutating func lowerChain(
    parent: Int32, _ base: (inout Lowering, Int32) -> Child
  ) {
    let waiting = firstWrapper..<wrappers.count
    let firstEntry = tree.entries.count
    var outer = parent
    for index in waiting {
      let wrapper = wrappers[index]
      outer = Int32(
        addEntry(
          wrapper.view.kind, node: wrapper.node, parent: outer,
          direction: wrapper.environment.direction))
    }
    let inner = environment
    var child = base(&self, outer)
    for index in waiting.reversed() {
      let wrapper = wrappers[index]
      environment = wrapper.environment
      child = closeModifier(
        wrapper.view, node: wrapper.node, id: firstEntry + index - waiting.lowerBound,
        content: child)
    }
    environment = inner
    child.row = row
    children.append(child)
  }

  /// Adds a leaf or a container with all below it.
  private mutating func lowerView(_ written: View, node: Int, parent: Int32) -> Child {
    let view = written.kind.standIn(for: written)
    let kind = view.kind
    let id = addEntry(kind, node: node, parent: parent)
    let outer = environment
    let start = children.count
    kind.prepare(&environment, for: view)
    if let parts = kind.parts(of: view, in: environment) {
      lowerInside { lowering in
        lowering.lower(parts, of: Owner(view: view, node: node), parent: Int32(id))
      }
      environment = outer
      return close(view, id: id, start: start)
    }
    let members = MemberCount(of: view.children[...], in: environment)
    if kind.stacksContent && !(members.count == 1 && members.isStatic) {
      lowerImplicit(VStackKind.self, axis: .vertical, parent: Int32(id)) { lowering, stack in
        lowering.lowerList(view.children[...], node: node + 1, parent: stack)
      }
    } else {
      lowerList(view.children[...], node: node + 1, parent: Int32(id))
    }
    environment = outer
    if written.kind.onlyChild == .replacesContainer && members.count == 1 && members.isStatic {
      tree.entries[id].kind = ReplacedContainer.self
    }
    return close(view, id: id, start: start)
  }

  /// Ends a modifier whose content is there: adds its secondary views (spec 05 rules 16 and 17).
  private mutating func closeModifier(
    _ view: View, node: Int, id: ViewID, content: Child
  ) -> Child {
    let start = children.count
    children.append(content)
    let secondary = view.children.dropFirst()
    if !secondary.isEmpty {
      let next = node + 1 + Int(counts[node + 1])
      if MemberCount(of: secondary, in: environment).count == 1 {
        lowerList(secondary, node: next, parent: Int32(id))
      } else {
        lowerImplicit(ZStackKind.self, axis: nil, parent: Int32(id)) { lowering, stack in
          lowering.lowerList(secondary, node: next, parent: stack)
        }
      }
    }
    return close(view, id: id, start: start)
  }

  /// Lowers the views of a list into `children`.
  private mutating func lowerList(_ views: ArraySlice<View>, node: Int, parent: Int32) {
    lowerInside { lowering in
      var next = node
      for view in views {
        lowering.lowerMembers(of: view, node: next, parent: parent)
        next += Int(lowering.counts[next])
      }
    }
  }

  /// Lowers what is inside a view: modifiers and rows around that end there.
  private mutating func lowerInside(_ body: (inout Lowering) -> Void) {
    let outer = (firstWrapper, row)
    firstWrapper = wrappers.count
    row = nil
    body(&self)
    (firstWrapper, row) = outer
  }

  /// Adds a container that nobody wrote, with the children that `body` lowers.
  private mutating func lowerImplicit(
    _ kind: any LayoutKind.Type, axis: Axis?, parent: Int32,
    _ body: (inout Lowering, Int32) -> Void
  ) {
    let id = addEntry(kind, node: Int(LayoutTree.implicit), parent: parent)
    let outer = environment
    let start = children.count
    environment.orientation = axis
    body(&self, Int32(id))
    environment = outer
    children.append(close(View(kind), id: id, start: start))
  }

  /// Links the children from `start` on to their parent, lets the kind speak, and removes them.
  private mutating func close(_ view: View, id: ViewID, start: Int) -> Child {
    link(id, to: start)
    let outerFirst = firstChild
    firstChild = start
    traits = Traits()
    tree.entries[id].firstNumber = Int32(tree.numbers.count)
    let texts = tree.texts.count
    let expressions = tree.expressions.count
    tree.entries[id].kind.lower(view, &self)
    inheritTraits(view)
    if environment.isInReader { tree.formulas.append(contentsOf: view.formulas(of: id)) }
    tree.entries[id].readsContainer = traits.readsContainer
    if isGeometryEffect {
      tree.geometryEffects.insert(id)
      isGeometryEffect = false
    }
    if tree.texts.count > texts { tree.entries[id].extra = Int32(texts) }
    if tree.expressions.count > expressions { tree.entries[id].extra = Int32(expressions) }
    tree.entries[id].priority = traits.priority
    tree.entries[id].guides = traits.guides
    firstChild = outerFirst
    children.removeLast(children.count - start)
    return Child(entry: id, traits: traits)
  }

  /// Adds what children tell through every kind of view around them.
  private mutating func inheritTraits(_ view: View) {
    if view.isModifier {
      if traits.gridCell == nil { traits.gridCell = content.gridCell }
      if traits.listRow == nil { traits.listRow = content.listRow }
      if traits.layoutValues == LayoutTree.none { traits.layoutValues = content.layoutValues }
    }
    if view.kind.isSizeContainer {
      traits.readsContainer = false
    } else if children[firstChild...].contains(where: \.traits.readsContainer) {
      traits.readsContainer = true
    }
  }

  private mutating func link(_ id: ViewID, to start: Int) {
    tree.entries[id].childCount = Int32(children.count - start)
    var previous = LayoutTree.none
    for child in children[start...] {
      if previous == LayoutTree.none {
        tree.entries[id].firstChild = Int32(child.entry)
      } else {
        tree.entries[Int(previous)].nextSibling = Int32(child.entry)
      }
      previous = Int32(child.entry)
    }
  }

  /// Adds an entry that lays out in `direction`; in that of the environment unless it is told.
  private mutating func addEntry(
    _ kind: any LayoutKind.Type, node: Int, parent: Int32, direction: LayoutDirection? = nil
  ) -> ViewID {
    var copy: Int32 = 0
    if node >= 0 {
      copy = copies[node]
      copies[node] += 1
    }
    tree.entries.append(
      LayoutTree.Entry(
        kind: kind, node: Int32(node), copy: copy, parent: parent, firstChild: LayoutTree.none,
        nextSibling: LayoutTree.none, childCount: 0, firstNumber: 0, extra: LayoutTree.none,
        isCached: kind.isCached, answersAtOnce: !kind.isCached, readsContainer: false,
        isRightToLeft: (direction ?? environment.direction) == .rightToLeft, guides: [],
        priority: 0,
        gap: 0))
    return tree.entries.count - 1
  }
}

// MARK: - Views that stand for others

extension Lowering {
  /// A view whose parts are lowered, with its number.
  private struct Owner {
    let view: View
    let node: Int
  }

  /// Adds an entry for every view that parts of `owner` make.
  private mutating func lower(_ parts: [Part], of owner: Owner, parent: Int32) {
    for part in parts {
      switch part {
      case .written(let label):
        lowerWritten(label, of: owner, parent: parent)
      case .lines(let inner, let isWhole):
        let outer = row
        row = GridRowTraits(index: rowCount, isWhole: isWhole)
        rowCount += 1
        lower(inner, of: owner, parent: parent)
        row = outer
      case .made(let view, let inner) where view.isModifier:
        wrappers.append(
          Wrapper(view: view, node: Int(LayoutTree.implicit), environment: environment))
        let outer = environment
        view.kind.prepare(&environment, for: view)
        lower(inner, of: owner, parent: parent)
        environment = outer
        wrappers.removeLast()
      case .made(let view, let inner):
        lowerChain(parent: parent) { lowering, outer in
          lowering.lowerMade(view, inner, of: owner, parent: outer)
        }
      }
    }
  }

  /// Adds the views that somebody wrote for a parameter of `owner`.
  private mutating func lowerWritten(_ label: String?, of owner: Owner, parent: Int32) {
    var next = owner.node + 1
    for child in owner.view.children {
      if child.partLabel == label { lowerMembers(of: child, node: next, parent: parent) }
      next += Int(counts[next])
    }
  }

  /// Adds a view that nobody wrote, with the parts in it.
  private mutating func lowerMade(
    _ view: View, _ parts: [Part], of owner: Owner, parent: Int32
  ) -> Child {
    let kind = view.kind
    let id = addEntry(kind, node: Int(LayoutTree.implicit), parent: parent)
    let outer = environment
    let start = children.count
    kind.prepare(&environment, for: view)
    lowerInside { lowering in lowering.lower(parts, of: owner, parent: Int32(id)) }
    let members = MemberCount(of: parts, in: owner.view, environment)
    environment = outer
    if kind.onlyChild == .replacesContainer && members.count == 1 && members.isStatic {
      tree.entries[id].kind = ReplacedContainer.self
    }
    return close(view, id: id, start: start)
  }
}

extension View {
  /// Whether the view is `EmptyView`, modified or not: where one view is needed it stands for
  /// itself (spec 02 rule 26).
  fileprivate var isOnlyEmpty: Bool {
    isModifier ? children.first?.isOnlyEmpty ?? false : kind == EmptyViewKind.self
  }
}

/// How many children views contribute to a container, and whether that is known from the source
/// alone (spec 01 rules 17 and 20).
private struct MemberCount {
  private(set) var count = 0
  private(set) var isStatic = true

  init(of views: ArraySlice<View>, in environment: LoweringEnvironment) {
    for view in views { add(view, environment) }
  }

  init(of view: View, in environment: LoweringEnvironment) { add(view, environment) }

  init(of parts: [Part], in owner: View, _ environment: LoweringEnvironment) {
    add(parts, of: owner, environment)
  }

  private mutating func add(_ view: View, _ environment: LoweringEnvironment) {
    switch view.kind.role {
    case .transparent:
      if view.kind.isDynamic { isStatic = false }
      if let parts = view.kind.parts(of: view, in: environment) {
        return add(parts, of: view, environment)
      }
      for child in view.children { add(child, environment) }
    case .modifier where !view.kind.stacksContent:
      if let content = view.children.first { add(content, environment) }
    case .leaf where view.kind == EmptyViewKind.self:
      break
    case .leaf, .container, .modifier:
      count += 1
    }
  }

  private mutating func add(
    _ parts: [Part], of owner: View, _ environment: LoweringEnvironment
  ) {
    for part in parts {
      switch part {
      case .made(let view, let inner) where view.isModifier:
        add(inner, of: owner, environment)
      case .made: count += 1
      case .lines(let inner, _): add(inner, of: owner, environment)
      case .written(let label):
        for child in owner.children where child.partLabel == label { add(child, environment) }
      }
    }
  }
}
