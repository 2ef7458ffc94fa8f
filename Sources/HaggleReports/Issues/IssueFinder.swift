import HaggleLanguage
import HaggleLayout

/// Looks for views that stick out, vanish, never end or cannot be seen.
package struct IssueFinder {
  /// What was found, parents first.
  package private(set) var issues: [LayoutIssue] = []
  private let layout: NamedRecord
  private let container: ProposedSize
  private let safeArea: EdgeInsets

  /// Looks through a scene that was laid out with its trace.
  ///
  /// - Returns: `nil` for an empty scene.
  package init?(_ scene: Scene) {
    container = scene.container
    safeArea = scene.result?.safeArea ?? EdgeInsets()
    guard let layout = NamedRecord(scene) else {
      return nil
    }
    self.layout = layout
    for (name, view) in layout.views { inspect(name, view) }
  }

  /// Words that are no leaves by nature: nothing of them is seen anyway.
  private static let invisible: Set<String> = ["Spacer", "EmptyView", "Divider"]
  /// Modifiers that cut what is outside their frame.
  private static let clipping: Set<String> = ["clipped", "clipShape", "cornerRadius", "mask"]
  /// Modifiers that move views on purpose.
  private static let moving = shifting.union(["ignoresSafeArea", "edgesIgnoringSafeArea"])
  /// Those of them that move a view as far as anybody likes.
  private static let shifting: Set<String> = ["offset", "position"]

  private mutating func inspect(_ name: String, _ view: ViewID) {
    guard let frame = layout.placement(of: view)?.frame, let source = layout.source(of: view) else {
      return
    }
    let isLeaf = layout.record.childCount(of: view) == 0
    if isLeaf && !Self.invisible.contains(source.kindName) { inspectEmptiness(name, view, frame) }
    for axis in Axis.allCases where frame.size[axis] == .infinity {
      if !hasInfiniteChild(view, axis) {
        add(.infinite, axis, view, "\(name).\(axis.word) is infinite")
      }
    }
    if isOutside(frame) {
      if isScrolled(view) { return }
      let parent = layout.record.parent(of: view).flatMap { layout.placement(of: $0)?.frame }
      if parent.map({ !isOutside($0) }) ?? true, frame.size.width > 0, frame.size.height > 0 {
        add(.outside, nil, view, "\(name) lies outside the container, at \(place(frame))")
      }
    } else if frame.size.width.isFinite, frame.size.height.isFinite {
      for axis in Axis.allCases { inspectOverflow(name, view, frame, axis) }
    }
  }

  private func place(_ frame: Rect) -> String {
    "\(layout.number(frame.minX)),\(layout.number(frame.minY))"
  }

  private mutating func add(
    _ kind: LayoutIssue.Kind, _ axis: Axis?, _ view: ViewID, _ statement: String,
    amount: Double = 0, outer: ViewID? = nil
  ) {
    let axes = axis.map { [$0] } ?? Axis.allCases
    let causes = axes.map { axis in
      let words = ShareWords(layout: layout, axis: axis)
      if kind == .moved { return words.placeCause(of: view) }
      guard kind == .outside else { return words.cause(of: view) }
      return outsideAxes(of: layout.placement(of: view)?.frame).contains(axis)
        ? words.placeCause(of: view) : ""
    }
    guard let placement = layout.placement(of: view) else { return }
    issues.append(
      LayoutIssue(
        kind: kind, axis: axis, name: layout.name(of: view),
        path: layout.scene.names.entries[placement.node].path, amount: amount,
        outer: outer.map { layout.name(of: $0) }, statement: statement,
        cause: causes.first { !$0.isEmpty } ?? ""))
  }
}

// MARK: - Lengths of 0 and without end

extension IssueFinder {
  private mutating func inspectEmptiness(_ name: String, _ view: ViewID, _ frame: Rect) {
    let empty = Axis.allCases.filter { frame.size[$0] == 0 }
    guard let axis = empty.first else { return }
    if empty.count == 2 {
      add(.empty, nil, view, "\(name) is 0×0")
    } else {
      add(.empty, axis, view, "\(name).\(axis.word) is 0")
    }
  }

  private func hasInfiniteChild(_ view: ViewID, _ axis: Axis) -> Bool {
    layout.record.children(of: view).contains {
      layout.length(of: $0, along: axis) == .infinity
    }
  }

  private func isOutside(_ frame: Rect) -> Bool { !outsideAxes(of: frame).isEmpty }

  /// The axes along which nothing of a frame is in the container.
  private func outsideAxes(of frame: Rect?) -> [Axis] {
    guard let frame else { return [] }
    return Axis.allCases.filter { axis in
      guard let length = container[axis], length.isFinite else { return false }
      return frame.origin[axis] + frame.size[axis] <= 0 && frame.origin[axis] < 0
        || frame.origin[axis] >= length && frame.origin[axis] > 0
    }
  }
}

// MARK: - Overflow

extension IssueFinder {
  private mutating func inspectOverflow(
    _ name: String, _ view: ViewID, _ frame: Rect, _ axis: Axis
  ) {
    guard !isMovedOrSecondary(view) else { return inspectMove(name, view, frame, axis) }
    let outer = layout.record.parent(of: view)
    guard !isScrolled(view, along: axis), let bounds = bounds(of: outer, axis) else { return }
    let excess = Excess(of: frame, over: bounds, axis)
    guard excess.isAny else { return }
    let amount = excess.before + excess.behind
    if let clip = clip(around: view, cutting: frame, axis) {
      add(
        .clipped, axis, view,
        "\(name) is cut by \(layout.name(of: clip)): \(excess.words(axis, layout.number))",
        amount: amount, outer: outer)
      return
    }
    let room = safeArea == EdgeInsets() ? "the container" : "the safe area"
    let outerName = outer.map { layout.name(of: $0) } ?? room
    add(
      .overflow, axis, view,
      "\(name) sticks out of \(outerName): \(excess.words(axis, layout.number))",
      amount: amount, outer: outer)
  }

  /// Tells what `offset` or `position` moves out of the container, which would be in it without.
  private mutating func inspectMove(
    _ name: String, _ view: ViewID, _ frame: Rect, _ axis: Axis
  ) {
    guard let length = container[axis], length.isFinite, !isScrolled(view),
      let mover = writtenParent(of: view),
      Self.shifting.contains(layout.source(of: mover)?.kindName ?? ""),
      let place = layout.placement(of: mover)?.frame
    else { return }
    let excess = Excess(of: frame, over: 0...length, axis)
    let before = Excess(of: place, over: 0...length, axis)
    let amount = excess.before + excess.behind
    guard excess.isAny, amount > before.before + before.behind + ShareWords.tolerance else {
      return
    }
    add(
      .moved, axis, view,
      "\(name) is moved out of the container: \(excess.words(axis, layout.number))",
      amount: amount)
  }

  /// The view around that somebody wrote.
  private func writtenParent(of view: ViewID) -> ViewID? {
    sequence(first: view) { layout.record.parent(of: $0) }
      .dropFirst().first { !layout.record.isImplicit($0) }
  }

  /// From where to where the view around reaches, or what the safe area leaves of the container;
  /// `nil` for a container without limit.
  private func bounds(of outer: ViewID?, _ axis: Axis) -> ClosedRange<Double>? {
    guard let outer else {
      guard let length = container[axis], length.isFinite else { return nil }
      let start = axis == .horizontal ? safeArea.leading : safeArea.top
      return start...max(start, length - safeArea.total(along: axis) + start)
    }
    guard let frame = layout.placement(of: outer)?.frame, frame.size[axis].isFinite,
      frame.size[axis] >= 0, frame.origin[axis].isFinite
    else { return nil }
    return frame.origin[axis]...(frame.origin[axis] + frame.size[axis])
  }

  /// Whether somebody put the view elsewhere, or laid it over or behind another.
  private func isMovedOrSecondary(_ view: ViewID) -> Bool {
    var current = view
    while let parent = layout.record.parent(of: current) {
      guard let source = layout.source(of: parent) else {
        current = parent
        continue
      }
      guard source.isModifier else { return false }
      return Self.moving.contains(source.kindName) || layout.record.content(of: parent) != current
    }
    return false
  }

  /// Whether a view can be scrolled to.
  private func isScrolled(_ view: ViewID) -> Bool {
    sequence(first: view) { layout.record.parent(of: $0) }
      .contains { layout.source(of: $0)?.kind.scrolls == true }
  }

  /// Whether the view around lets this one be longer than itself, to be scrolled.
  private func isScrolled(_ view: ViewID, along axis: Axis) -> Bool {
    var content = view
    while let outer = layout.record.parent(of: content), layout.record.isImplicit(outer) {
      content = outer
    }
    guard let outer = layout.record.parent(of: content),
      layout.source(of: outer)?.kindName == "ScrollView",
      let proposal = try? layout.record.proposal(of: content)
    else { return false }
    return proposal[axis] == nil
  }

  /// The nearest modifier around the view that cuts it.
  private func clip(around view: ViewID, cutting frame: Rect, _ axis: Axis) -> ViewID? {
    var next = layout.record.parent(of: view)
    while let outer = next {
      if let source = layout.source(of: outer), Self.clipping.contains(source.kindName),
        let bounds = bounds(of: outer, axis)
      {
        return Excess(of: frame, over: bounds, axis).isAny ? outer : nil
      }
      next = layout.record.parent(of: outer)
    }
    return nil
  }
}

/// How far a frame reaches beyond another on both sides, in points.
private struct Excess {
  let before: Double
  let behind: Double

  init(of frame: Rect, over bounds: ClosedRange<Double>, _ axis: Axis) {
    before = max(0, bounds.lowerBound - frame.origin[axis])
    behind = max(0, frame.origin[axis] + frame.size[axis] - bounds.upperBound)
  }

  var isAny: Bool { max(before, behind) > ShareWords.tolerance }

  /// `25 left, 25 right`.
  func words(_ axis: Axis, _ number: (Double) -> String) -> String {
    let sides = axis == .horizontal ? ["left", "right"] : ["above", "below"]
    return zip([before, behind], sides).filter { $0.0 > ShareWords.tolerance }
      .map { "\(number($0)) \($1)" }.joined(separator: ", ")
  }
}

extension Axis {
  /// What a length along the axis is called in commands.
  fileprivate var word: String { Quantity.length(self).rawValue }
}
