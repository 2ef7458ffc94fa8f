import HaggleLanguage
import HaggleLayout
import HaggleReports

/// `order`: the lengths of a stack's views in every order.
enum OrderCommand: Command {
  static let name = "order"
  static let usage = "NAME"
  static let summary = "lists the lengths of a stack's views in every order"
  static let details = ["Orders that give the same lengths by position are one line."]
  static let example = "order hstack"

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    let word = try arguments.next("NAME")
    let target = try session.target(word, in: arguments.line)
    try arguments.finish()
    let root = try session.tree(span: word.span)
    guard let path = root.layers(ofChainAt: target.path).last, let stack = root.at(path),
      let axis = ["HStack": Axis.horizontal, "VStack": .vertical][stack.kindName]
    else { throw session.noStack(word, in: arguments.line) }
    let count = stack.children.count
    guard count <= StackOrders.mostViews else {
      throw ShellError(
        "'\(word.text)' has \(count) views, which have too many orders", at: word.span,
        details: ["up to \(StackOrders.mostViews) are tried"])
    }
    guard count > 1 else {
      throw ShellError(
        "'\(word.text)' has \(count == 1 ? "one view" : "no views"): there is nothing to order",
        at: word.span)
    }
    let names = stack.children.map { child in
      Text.escaped(child.label ?? child.innermost.name ?? child.kindName)
    }
    let stackNode = try session.node(of: path, span: word.span)
    do throws(LayoutError) {
      let orders = try StackOrders(of: names, in: Text.escaped(session.name(at: path))) {
        order throws(LayoutError) in
        try session.lengths(of: root, stack, at: path, stackNode, in: order, along: axis)
      }
      return .output(orders.text(session.reportOptions))
    } catch {
      throw session.stopped(error, span: word.span)
    }
  }
}

extension Session {
  fileprivate func noStack(_ word: Word, in line: String) -> ShellError {
    var stacks: [String] = []
    document.root?.forEachView { view, _ in
      if ["HStack", "VStack"].contains(view.kindName), let name = view.label ?? view.name {
        stacks.append(name)
      }
    }
    return ShellError(
      "'\(word.text)' is no HStack or VStack: only they serve views in an order", at: word.span,
      hint: stacks.first.flatMap { line.corrected(word.span, with: $0) })
  }

  /// The lengths of a stack and its children when these stand in another order.
  fileprivate func lengths(
    of root: View, _ stack: View, at path: ViewPath, _ node: Int, in order: [Int], along axis: Axis
  ) throws(LayoutError) -> StackOrders.Lengths {
    if settings.isInterrupted?() == true { throw .interrupted }
    var changed = root
    let children = order.map { stack.children[$0] }
    changed.update(at: path) { $0.children = children }
    let result = try changed.layout(
      in: document.container, options: document.state.options,
      isInterrupted: settings.isInterrupted)
    let placements = result.placements
    let laidOut = (result.tree ?? changed).at(path)?.children ?? children
    var first = node + 1
    var isExact = true
    let views = laidOut.map { child in
      let nodes = first..<(first + child.count)
      first = nodes.upperBound
      return placements.filter { placement in
        nodes.contains(placement.node)
          && !(placement.parent.map { nodes.contains(placements[$0].node) } ?? false)
      }
      .reduce(0) { sum, placement in
        isExact = isExact && !placement.approximate.contains(FrameNumbers(.length(axis)))
        return sum + placement.frame.size[axis]
      }
    }
    let length = placements.first { $0.node == node }?.frame.size[axis] ?? 0
    return StackOrders.Lengths(views: views, stack: length, isExact: isExact)
  }
}
