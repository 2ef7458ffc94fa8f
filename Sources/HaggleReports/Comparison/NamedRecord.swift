import HaggleLanguage
package import HaggleLayout

/// The record of a layout with words for its views.
package struct NamedRecord {
  package let scene: Scene
  package let record: LayoutRecord
  /// The views that somebody wrote, parents first, with what they are called.
  package let views: [(name: String, view: ViewID)]

  private let placements: [Placement]
  private let nodes: NodeTable
  private let numbers: [String: ViewID]
  private let digits: Int

  /// Takes a scene that was laid out with its trace; `nil` for an empty one.
  package init?(_ scene: Scene, digits: Int = 3) {
    guard let result = scene.result, let record = result.record else { return nil }
    self.scene = scene
    self.record = record
    self.digits = digits
    placements = result.placements
    nodes = NodeTable(scene.root)
    var views: [(name: String, view: ViewID)] = []
    for (view, place) in record.places.enumerated() where !record.isImplicit(view) {
      guard let place else { continue }
      views.append((Text.escaped(scene.name(of: result.placements[place])), view))
    }
    self.views = views
    numbers = Dictionary(views.map { ($0.name, $0.view) }, uniquingKeysWith: { first, _ in first })
  }

  /// The view called `name`, as it may go to a screen; `nil` when there is none.
  package func view(named name: String) -> ViewID? { numbers[name] }

  /// The placement of a view; that of the view around it for a stack that nobody wrote.
  func placement(of view: ViewID) -> Placement? {
    record.places[view].map { placements[$0] }
  }

  /// The view as it is written; `nil` for a stack that nobody wrote.
  func source(of view: ViewID) -> View? {
    guard !record.isImplicit(view), let placement = placement(of: view) else { return nil }
    return nodes[placement.node].view
  }

  /// What a person calls the view.
  package func name(of view: ViewID) -> String {
    if record.isImplicit(view) {
      guard let parent = record.parent(of: view) else { return "the stack around the views" }
      return "the \(record.noun(of: view)) in \(name(of: owner(of: parent)))"
    }
    if let placement = placement(of: view) { return Text.escaped(scene.name(of: placement)) }
    // A view that was only tried has no place.
    return record.node(of: view).map { Text.escaped(scene.names.entries[$0].name) } ?? ""
  }

  /// The view, or the nearest around it that somebody wrote.
  private func owner(of view: ViewID) -> ViewID {
    var view = view
    while record.isImplicit(view), let parent = record.parent(of: view) { view = parent }
    return view
  }

  /// The innermost view of a chain of modifiers, or the first that has a label.
  func core(of view: ViewID) -> ViewID {
    var view = view
    while let source = source(of: view), source.isModifier, source.label == nil,
      record.childCount(of: view) > 0
    {
      view = record.content(of: view)
    }
    return view
  }

  /// Whether a view is another with all or some of its modifiers.
  func isChain(_ chain: ViewID, down view: ViewID) -> Bool {
    var current = chain
    while current != view {
      guard let source = source(of: current), source.isModifier,
        record.childCount(of: current) > 0
      else { return false }
      current = record.content(of: current)
    }
    return true
  }

  /// The name by which a chain of modifiers is known.
  func coreName(of view: ViewID) -> String { name(of: core(of: view)) }

  /// The size, such as `100×80`.
  func sizeText(of view: ViewID) -> String {
    let size = (try? record.size(of: view)) ?? .zero
    return Lengths(digits: digits).size(size, estimates: placement(of: view)?.approximate ?? [])
  }

  /// The length along `axis`, in points; 0 for a view that was not placed.
  func length(of view: ViewID, along axis: Axis) -> Double {
    (try? record.size(of: view))?[axis] ?? 0
  }

  /// The place in the view around it, in points.
  func place(of view: ViewID, along axis: Axis) -> Double {
    let origin = (try? record.origin(of: view))?[axis] ?? 0
    guard let parent = record.parent(of: view) else { return origin }
    return origin - ((try? record.origin(of: parent))?[axis] ?? 0)
  }

  /// Whether a number of the frame is independent of approximate measures.
  func isExact(_ quantity: Quantity, of view: ViewID) -> Bool {
    !(placement(of: view)?.approximate.contains(FrameNumbers(quantity)) ?? false)
  }

  /// A number as a person reads it.
  func number(_ value: Double) -> String {
    let text = Numbers.text(value, digits: digits)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  /// A cause in words.
  func words(_ cause: Cause) -> String {
    cause.fragments.map { fragment in
      switch fragment {
      case .text(let text): text
      case .number(let value): number(value)
      case .view(let view): name(of: view)
      case .source(let view): source(of: view).map { SourcePrinter.head($0) } ?? name(of: view)
      case .chain(let view): coreName(of: view)
      case .expression(let expression): SourcePrinter.expression(expression)
      case .reference(let view, let quantity): "see why \(name(of: view)).\(quantity.rawValue)"
      case .drawnReference(let view, let quantity):
        "see why \(name(of: view)).drawn.\(quantity.rawValue)"
      }
    }.joined()
  }

  /// A cause without the hint where else to look.
  func shortWords(_ cause: Cause) -> String {
    words(cause).before(": see why ").before(", see why ")
  }

  /// The cause of a step; of a limit with the limit.
  func shortWords(of step: Step) -> String {
    let words = shortWords(step.cause)
    let isLimit = words.hasSuffix("is not larger") || words.hasSuffix("is not smaller")
    return isLimit ? "\(words) than \(number(step.operand))" : words
  }
}

extension String {
  /// The text up to `mark`, or all of it.
  fileprivate func before(_ mark: String) -> String {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(mark) { return String(self[..<start]) }
      start = index(after: start)
    }
    return self
  }
}
