extension LayoutRecord {
  /// How a number of the frame in which a view is drawn follows from its frame (spec 13 rule 4).
  ///
  /// - Parameters:
  ///   - quantity: Which number.
  ///   - view: The flat number of a placed view.
  /// - Returns: Arithmetic that ends in the number.
  /// - Throws: `ExplanationError` when the record does not hold what the number rests on.
  /// - Complexity: O(*d*) in the depth of the view.
  package func explainDrawn(
    _ quantity: Quantity, of view: ViewID
  ) throws(ExplanationError) -> Explanation {
    let axis = quantity.axis
    let frame = try frame(of: view)
    let drawn = try drawing(around: view).frame(frame, on: pixels)
    // A frame of negative length begins at its other edge.
    let isBackwards = frame.drawable.size[axis] < 0
    guard quantity == .length(axis) else {
      return try explainEdge(of: view, isFar: isBackwards, along: axis)
    }
    guard frame.size[axis].isFinite else {
      return Explanation(start: 0, "a \(axis.lengthWord) without end counts as 0 when it is drawn")
    }
    var explanation = try explainEdge(of: view, isFar: !isBackwards, along: axis)
    explanation.then(
      .subtract, drawn.origin[axis],
      "\(axis.edgeWords.first) as it is drawn: \(seeWhyDrawn: view, .origin(axis))")
    return explanation
  }

  /// From an edge of the frame to the pixel on which it is drawn.
  private func explainEdge(
    of view: ViewID, isFar: Bool, along axis: Axis
  ) throws(ExplanationError) -> Explanation {
    let frame = try frame(of: view)
    let drawing = try drawing(around: view)
    var explanation =
      frame.origin[axis].isFinite
      ? Explanation(
        start: frame.origin[axis], "\(view) begins there: \(seeWhy: view, .origin(axis))")
      : Explanation(start: 0, "a place without end counts as 0 when it is drawn")
    if isFar {
      explanation.add(
        frame.drawable.size[axis],
        "its \(axis.lengthWord), to \(axis.edgeWords.last): \(seeWhy: view, .length(axis))")
    }
    let edge = explanation.total
    let effect = effect(around: view)
    if let effect, drawing.layout.origin[axis] != 0 {
      explanation.add(
        -drawing.layout.origin[axis],
        "\(effect) draws its content from its own corner: \(seeWhy: effect, .origin(axis))")
    }
    let rounded = drawing.edge(edge, along: axis, on: pixels) - drawing.drawn.origin[axis]
    if let effect, drawing.isOuter(edge, along: axis) {
      explanation.add(
        rounded - explanation.total, "the \(axis.lengthWord) in which \(effect) is drawn")
    } else {
      explanation.round(to: rounded, on: pixels, along: axis)
    }
    if let effect, drawing.drawn.origin[axis] != 0 {
      explanation.add(
        drawing.drawn.origin[axis],
        "where \(effect) is drawn: \(seeWhyDrawn: effect, .origin(axis))")
    }
    return explanation
  }

  /// What the frame of `view` is rounded in.
  private func drawing(around view: ViewID) throws(ExplanationError) -> Drawing {
    guard let effect = effect(around: view) else { return .container }
    let frame = try frame(of: effect)
    return Drawing(
      layout: frame, drawn: try drawing(around: effect).frame(frame, on: pixels))
  }

  /// The nearest geometry effect around `view`.
  private func effect(around view: ViewID) -> ViewID? {
    var next = parent(of: view)
    while let outer = next, !tree.geometryEffects.contains(outer) { next = parent(of: outer) }
    return next
  }

  private func frame(of view: ViewID) throws(ExplanationError) -> Rect {
    Rect(origin: try origin(of: view), size: try size(of: view))
  }

  private var pixels: PixelGrid { tree.pixels ?? PixelGrid() }
}

extension Explanation {
  /// Adds a step, or subtracts what is below 0.
  fileprivate mutating func add(_ distance: Double, _ cause: Cause) {
    then(distance < 0 ? .subtract : .add, abs(distance), cause)
  }

  /// Adds the step to the nearest pixel, where the number is not on one.
  fileprivate mutating func round(to rounded: Double, on pixels: PixelGrid, along axis: Axis) {
    let distance = rounded - total
    if abs(distance) < 1e-9 {
      if steps.isEmpty { conclusion = "\(axis.edgeWords.first) is on the edge of a pixel" }
      return
    }
    let isHalf = abs(abs(distance) - pixels.pixelLength / 2) < 1e-9
    let way: Cause = isHalf ? "; a half goes \(axis == .horizontal ? "right" : "down")" : ""
    add(distance, "to the nearest pixel (\(pixels.pixelWords))\(way)")
  }
}

extension Axis {
  /// The edges where a frame begins and ends.
  fileprivate var edgeWords: (first: Cause, last: Cause) {
    self == .horizontal
      ? ("its left edge", "its right edge") : ("its upper edge", "its lower edge")
  }
}
