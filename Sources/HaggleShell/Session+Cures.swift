import HaggleLanguage
import HaggleLayout
import HaggleReports

extension Session {
  /// How many views all tries of one issue may lay out together.
  private static let effort = 200_000
  private static let mostTries = 80

  /// The edit that clears an issue, makes no other, and moves the fewest views; `nil` if none of
  /// those that are tried does.
  func smallestEdit(
    clearing issue: LayoutIssue, of issues: [LayoutIssue], _ scene: Scene, span: Range<Int>
  ) throws(ShellError) -> String? {
    guard let root = document.root else { return nil }
    let tries = max(4, min(Self.mostTries, Self.effort / root.count))
    var best: (entry: String, moved: Int)?
    for entry in Cures(of: issue, in: root, container: document.container).entries.prefix(tries) {
      if settings.isInterrupted?() == true {
        throw ShellError("stopped", at: span, code: ExitCode.interrupted)
      }
      let word = Word(text: entry, span: 0..<entry.utf8.count)
      guard let copy = try? trying(word, of: entry, at: .argument(1)).session,
        copy.document.state != document.state, copy.document.root != nil
      else { continue }
      let after = try explainedScene(of: copy.document.state, span: span)
      let left = IssueFinder(after)?.issues ?? []
      guard left.count < issues.count, !left.contains(where: { $0.isSame(as: issue) }) else {
        continue
      }
      let moved = after.countOfViewsMoved(since: scene)
      if moved < best?.moved ?? .max { best = (entry, moved) }
    }
    return best?.entry
  }
}

extension Scene {
  /// How many frames are others than in an earlier scene, came or went, views being the same by
  /// their names.
  fileprivate func countOfViewsMoved(since earlier: Scene) -> Int {
    let (before, after) = (earlier.framesByName, framesByName)
    return after.count { before[$0.key] != $0.value } + before.count { after[$0.key] == nil }
  }

  private var framesByName: [String: Rect] {
    Dictionary(
      (result?.placements ?? []).map { (names.entries[$0.node].name, $0.frame) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// The edits that may clear an issue, as they are typed.
private struct Cures {
  private(set) var entries: [String] = []
  private let issue: LayoutIssue
  private let root: View
  private let container: ProposedSize

  /// More views around and inside the one with the issue are not looked at.
  private static let mostViews = 40

  init(of issue: LayoutIssue, in root: View, container: ProposedSize) {
    self.issue = issue
    self.root = root
    self.container = container
    let places = places
    for path in places { addLengths(at: path) }
    for path in places { addRemovals(at: path) }
    addWrappers()
    addResizing()
  }

  /// The view with the issue, those around it, and those inside it.
  private var places: [ViewPath] {
    guard let path = ViewPath(issue.path) else { return [] }
    let around = path.indices.indices.reversed().map { ViewPath(Array(path.indices[..<$0])) }
    var inside: [ViewPath] = []
    root.at(path)?.forEachView { _, place in inside.append(ViewPath(path.indices + place.indices)) }
    return Array(inside.prefix(Self.mostViews)) + around.prefix(Self.mostViews)
  }

  private var axes: [Axis] { issue.axis.map { [$0] } ?? Axis.allCases }

  /// The view at `path` as a command finds it.
  private func word(at path: ViewPath) -> String {
    let name = root.name(at: path)
    let isFound = (try? root.address(of: name))?.path == path
    return isFound && Text.escaped(name) == name && !name.contains(" ") ? name : "\(path)"
  }

  /// Other numbers for the arguments that a view has.
  private mutating func addLengths(at path: ViewPath) {
    guard let view = root.at(path) else { return }
    let word = word(at: path)
    for (parameter, value) in zip(view.parameters, view.arguments) {
      if parameter.name == "minLength", value == nil { entries.append("set \(word) minLength 0") }
      guard case .number(let number)? = value, number.isFinite, concerns(parameter.name) else {
        continue
      }
      let gaps = parameter.name == "spacing" ? max(1, view.children.count - 1) : 1
      let change = issue.amount / Double(gaps)
      for length in change == 0 ? [0, 10, 1] : [number - change, number + change, 0]
      where length != number && (length >= 0 || parameter.name == "x" || parameter.name == "y") {
        entries.append("set \(word) \(parameter.name) \(Numbers.text(length, digits: 6))")
      }
    }
  }

  /// Whether an argument can change lengths along the axes of the issue.
  private func concerns(_ key: String) -> Bool {
    let words = ["spacing", "length", "minLength"]
    let ofAxes = axes.flatMap { $0 == .horizontal ? ["width", "x"] : ["height", "y"] }
    return words.contains(key)
      || ofAxes.contains { key == $0 || key.lowercased().hasSuffix($0) && $0.count > 1 }
  }

  /// Arguments and modifiers that can go.
  private mutating func addRemovals(at path: ViewPath) {
    guard let view = root.at(path) else { return }
    let word = word(at: path)
    for (parameter, value) in zip(view.parameters, view.arguments)
    where value != nil && parameter.defaultText != nil && concerns(parameter.name) {
      entries.append("unset \(word) \(parameter.name)")
    }
    if view.isModifier { entries.append("unwrap \(word)") }
  }

  /// What can be put around the view.
  private mutating func addWrappers() {
    guard let path = ViewPath(issue.path) else { return }
    let word = word(at: path)
    guard !word.hasPrefix("/") else { return }
    switch issue.kind {
    case .empty: entries.append("\(word).layoutPriority(1)")
    case .infinite:
      for axis in axes {
        entries.append("\(word).frame(\(axis == .horizontal ? "width" : "height"): 100)")
      }
    case .overflow, .clipped, .outside, .moved: break
    }
  }

  /// A container in which there is room.
  private mutating func addResizing() {
    var size = container
    for axis in axes {
      switch (issue.kind, size[axis]) {
      case (.infinite, let length): if length?.isFinite != true { size[axis] = 320 }
      case (.overflow, let length?), (.clipped, let length?), (.moved, let length?):
        size[axis] = length + issue.amount
      case (.empty, let length?): size[axis] = max(100, 2 * length)
      default: break
      }
    }
    if size == container { return }
    entries.append("resize \(lengthText(size.width)) \(lengthText(size.height))")
  }

  private func lengthText(_ length: Double?) -> String { Numbers.text(length, digits: 6) }
}
