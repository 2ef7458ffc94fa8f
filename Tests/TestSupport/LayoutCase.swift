import HaggleLanguage
package import HaggleLayout

/// One row of a layout table: a tree as source, what it is offered, and what comes of it.
///
/// Frames are `(x, y, width, height)` in points from the root's own top left corner, whatever the
/// container's size, or from the container's where that has a safe area; labels are those of
/// `.id("label")`.
package struct LayoutCase: Sendable, CustomStringConvertible {
  /// A width and a height in points; `nil` is unspecified in a proposal.
  package typealias Lengths = (Double, Double)
  package typealias Offer = (Double?, Double?)
  package typealias Frame = (Double, Double, Double, Double)

  /// The rule's number and what it says.
  package let description: String
  let source: String
  let proposal: ProposedSize
  let size: Size?
  let frames: [(label: String, frame: Rect)]
  /// What views must be offered when they are placed.
  let placed: [(label: String, proposal: ProposedSize)]
  /// What the container keeps on its edges.
  let safeArea: EdgeInsets
  /// How many pixels a point has; `nil` for what a layout takes by itself.
  let displayScale: Double?

  package init(
    _ description: String, _ source: String, _ proposal: Offer, size: Lengths? = nil,
    frames: KeyValuePairs<String, Frame> = [:], placed: KeyValuePairs<String, Offer> = [:],
    safeArea: EdgeInsets = EdgeInsets(), displayScale: Double? = nil
  ) {
    self.safeArea = safeArea
    self.displayScale = displayScale
    self.description = description
    self.source = source
    self.proposal = ProposedSize(width: proposal.0, height: proposal.1)
    self.size = size.map { Size(width: $0.0, height: $0.1) }
    self.frames = frames.map { label, frame in
      (label, Rect(x: frame.0, y: frame.1, width: frame.2, height: frame.3))
    }
    self.placed = placed.map { ($0.key, ProposedSize(width: $0.value.0, height: $0.value.1)) }
  }

  /// A row for each proposal that one tree is offered: proposal, then answer.
  package static func answers(
    _ description: String, _ source: String, _ answers: [(Offer, Lengths)]
  ) -> [LayoutCase] {
    answers.map { offer, size in
      LayoutCase(
        "\(description), offered \(text(offer.0)), \(text(offer.1))", source, offer, size: size)
    }
  }
}

extension LayoutCase {
  /// What comes out otherwise than the row says, one sentence each; nothing when all is well.
  package func disagreements() throws -> [String] {
    let view = try SwiftSource.view(source).view
    let options = LayoutOptions(safeArea: safeArea, displayScale: displayScale)
    let result = try view.layout(in: proposal, options: options)
    let origin = safeArea == EdgeInsets() ? result.placements.first?.frame.origin : nil
    var sentences: [String] = []
    if let size, !isNear(result.size, size) {
      sentences.append("the root is \(text(result.size)), not \(text(size))")
    }
    for (label, frame) in frames {
      let found = result.placements(labelled: label, in: view)
        .map { $0.frame.moved(from: origin ?? .zero) }
      if !found.contains(where: { isNear($0, frame) }) {
        sentences.append("\(label) is at \(found.map(text)), not \(text(frame))")
      }
    }
    for (label, proposal) in placed {
      let found = result.placements(labelled: label, in: view).map(\.proposal)
      if !found.contains(where: { isNear($0, proposal) }) {
        sentences.append("\(label) is offered \(found.map(text)), not \(text(proposal))")
      }
    }
    return sentences
  }
}

extension LayoutResult {
  /// The frames of the views with a label, from the root's own top left corner.
  package func frames(labelled label: String, in view: View) -> [Rect] {
    let origin = placements.first?.frame.origin ?? .zero
    return placements(labelled: label, in: view).map { $0.frame.moved(from: origin) }
  }

  /// Where the views with a label ended up; several when a modifier of a group has it.
  package func placements(labelled label: String, in view: View) -> [Placement] {
    let nodes = (tree ?? view).nodes(labelled: label)
    return placements.filter { nodes.contains($0.node) }
  }
}

extension View {
  /// The numbers of the views with a label when the tree is walked parents first.
  package func nodes(labelled label: String) -> [Int] {
    var nodes = self.label == label ? [0] : []
    var next = 1
    for child in children {
      nodes += child.nodes(labelled: label).map { $0 + next }
      next += child.count
    }
    return nodes
  }
}

// MARK: - Comparing and writing

extension Rect {
  /// The rectangle as seen from a point.
  fileprivate func moved(from point: Point) -> Rect {
    Rect(origin: Point(x: minX - point.x, y: minY - point.y), size: size)
  }
}

/// Whether two lengths are the same but for the dust of floating point.
private func isNear(_ left: Double?, _ right: Double?) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return left == right || abs(left - right) < 0.005
}

private func isNear(_ left: Size, _ right: Size) -> Bool {
  isNear(left.width, right.width) && isNear(left.height, right.height)
}

private func isNear(_ left: ProposedSize, _ right: ProposedSize) -> Bool {
  isNear(left.width, right.width) && isNear(left.height, right.height)
}

private func isNear(_ left: Rect, _ right: Rect) -> Bool {
  isNear(left.minX, right.minX) && isNear(left.minY, right.minY) && isNear(left.size, right.size)
}

private func text(_ length: Double?) -> String { Numbers.text(length) }

private func text(_ size: Size) -> String { "\(text(size.width))×\(text(size.height))" }

private func text(_ proposal: ProposedSize) -> String {
  "(\(text(proposal.width)), \(text(proposal.height)))"
}

private func text(_ frame: Rect) -> String {
  "[\(text(frame.minX)), \(text(frame.minY)), \(text(frame.size.width)), \(text(frame.size.height))]"
}
