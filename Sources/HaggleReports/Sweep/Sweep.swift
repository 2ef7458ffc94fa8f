package import HaggleLayout

/// How numbers of a layout follow a length or an argument that is varied.
package struct Sweep {
  /// What is varied, such as `container.width`, over which numbers.
  package struct Parameter {
    package var name: String
    package var range: ClosedRange<Double>
    /// The distance of the rows that a table adds; `nil` for none.
    package var step: Double?

    package init(name: String, range: ClosedRange<Double>, step: Double? = nil) {
      self.name = name
      self.range = range
      self.step = step
    }
  }

  /// A number that is watched: of the view with this pre-order number.
  package struct Subject {
    package var name: String
    /// What the view is called: where readers make views, its number is not always the same.
    package var view: String
    package var node: Int
    package var quantity: Quantity

    package init(name: String, view: String, node: Int, quantity: Quantity) {
      self.name = name
      self.view = view
      self.node = node
      self.quantity = quantity
    }
  }

  /// Where a number takes another course.
  struct Kink {
    var place: Double
    /// The numbers just before and just behind it, in points.
    var before: Double
    var after: Double
    /// Whether they stay apart however near one looks; on a steep curve they come together.
    var isJump: Bool
    /// What a point more adds, before and behind it.
    var slopeBefore: Double
    var slopeAfter: Double
    /// The rules that hold on one side only.
    var ruleBefore: String?
    var ruleAfter: String?
  }

  /// One number's course.
  struct Course {
    var subject: Subject
    /// The numbers at `xs`, in points.
    var ys: [Double]
    var kinks: [Kink]
    /// Whether the numbers rest on approximate measures.
    var isApproximate: Bool
    /// The number at every place that a table lists.
    var listed: [Double: Double] = [:]
  }

  /// How many equal parts the range is looked at in.
  private static let intervals = 600
  /// How far from a bend its rules are read: so near that numbers read as they are at the bend.
  private static let hair = 1e-6

  let parameter: Parameter
  let xs: [Double]
  private(set) var courses: [Course] = []

  /// Lays out the tree for every number.
  ///
  /// - Parameters:
  ///   - parameter: What is varied.
  ///   - subjects: What is watched.
  ///   - layout: The scene for a number of the parameter; with its trace where asked for.
  /// - Throws: `LayoutError.interrupted` when `layout` throws it.
  package init(
    _ parameter: Parameter, of subjects: [Subject],
    _ layout: (Double, SceneDetail) throws(LayoutError) -> Scene
  ) throws(LayoutError) {
    self.parameter = parameter
    let range = parameter.range
    let width = range.upperBound - range.lowerBound
    xs = (0...Self.intervals).map { index in
      index == Self.intervals
        ? range.upperBound : range.lowerBound + width * Double(index) / Double(Self.intervals)
    }
    let exact = try [range.lowerBound, (range.lowerBound + range.upperBound) / 2, range.upperBound]
      .map { x throws(LayoutError) in try layout(x, .exactness) }
    let values = subjects.map { WatchedNumber($0, in: exact[0]) }
    var ys = values.map { _ in [Double]() }
    for x in xs {
      let scene = try layout(x, .frames)
      for (index, value) in values.enumerated() { ys[index].append(value.number(in: scene)) }
    }
    for (index, value) in values.enumerated() {
      let isApproximate = exact.contains { !value.isExact(in: $0) }
      courses.append(
        Course(
          subject: subjects[index], ys: ys[index],
          kinks: try Self.kinks(of: value, xs, ys[index], layout), isApproximate: isApproximate))
    }
    for x in listedPlaces {
      let scene = try layout(x, .frames)
      for (index, value) in values.enumerated() {
        courses[index].listed[x] = value.number(in: scene)
      }
    }
  }

  /// The ends, the bends of all numbers and the steps that were asked for, ascending.
  var listedPlaces: [Double] {
    let range = parameter.range
    var places = [range.lowerBound, range.upperBound] + courses.flatMap(\.kinks).map(\.place)
    if let step = parameter.step {
      let count = Int(((range.upperBound - range.lowerBound) / step).rounded(.down))
      places += (0...count).map { range.lowerBound + Double($0) * step }
    }
    var listed: [Double] = []
    for place in places.sorted() where listed.last.map({ place - $0 > 1e-6 }) ?? true {
      listed.append(place)
    }
    return listed
  }

  private static func kinks(
    of value: WatchedNumber, _ xs: [Double], _ ys: [Double],
    _ layout: (Double, SceneDetail) throws(LayoutError) -> Scene
  ) throws(LayoutError) -> [Kink] {
    try withoutActuallyEscaping(layout) { layout throws(LayoutError) in
      let number = { (x: Double) throws(LayoutError) in try value.number(in: layout(x, .frames)) }
      let rules = { (x: Double) throws(LayoutError) in try value.rules(in: layout(x, .trace)) }
      let finder = KinkFinder(value: number) { x, next throws(LayoutError) in
        try rules(x) != rules(next)
      }
      let near = min((xs[1] - xs[0]) / 8, 1e-3)
      var kinks: [Kink] = []
      for place in try finder.kinks(in: xs, ys) {
        let before = Line(
          try number(place - 2 * near), try number(place - near), from: place - 2 * near, near)
        let after = Line(
          try number(place + near), try number(place + 2 * near), from: place + near, near)
        guard let rulesBefore = try rules(place - hair), let rulesAfter = try rules(place + hair)
        else { continue }
        let isJump = try jumps(at: place, number)
        var kink = Kink(
          place: place,
          before: isJump ? try number(place - hair) : before.start + 2 * near * before.slope,
          after: isJump ? try number(place + hair) : after.start - near * after.slope,
          isJump: isJump, slopeBefore: before.slope, slopeAfter: after.slope,
          ruleBefore: rulesBefore.firstRule(missingIn: rulesAfter),
          ruleAfter: rulesAfter.firstRule(missingIn: rulesBefore))
        if rulesBefore == rulesAfter && !kink.isJump { continue }
        if kink.ruleBefore == nil, kink.ruleAfter == nil, kink.isJump, rulesAfter.includesText {
          kink.ruleAfter = "the text breaks elsewhere"
        }
        kinks.append(kink)
      }
      return kinks
    }
  }
}

extension Sweep {
  /// Whether the number takes a step at a place, which stays when one looks closer.
  private static func jumps(
    at place: Double, _ number: (Double) throws(LayoutError) -> Double
  ) throws(LayoutError) -> Bool {
    let (before, after) = (try number(place - hair), try number(place + hair))
    if before == after || abs(after - before) < 1e-3 { return false }
    let wide = try number(place + 16 * hair) - number(place - 16 * hair)
    return !(abs(after - before) < 0.5 * abs(wide))
  }
}

/// How much a scene of a sweep has to hold.
package enum SceneDetail: Sendable {
  /// Frames only.
  case frames
  /// Frames, and which of them are exact.
  case exactness
  /// Frames and the trace.
  case trace
}

/// A number of a view in many layouts of one tree.
private struct WatchedNumber {
  private let view: String
  private let index: Int?
  private let quantity: Quantity

  init(_ subject: Sweep.Subject, in scene: Scene) {
    view = subject.view
    index = scene.result?.placements.firstIndex { $0.node == subject.node }
    quantity = subject.quantity
  }

  func number(in scene: Scene) -> Double {
    guard let frame = placement(in: scene)?.frame else { return .nan }
    return switch quantity {
    case .width: frame.size.width
    case .height: frame.size.height
    case .x: frame.minX
    case .y: frame.minY
    }
  }

  func isExact(in scene: Scene) -> Bool {
    !(placement(in: scene)?.approximate.contains(FrameNumbers(quantity)) ?? false)
  }

  /// The rules that made the number; `nil` without a trace.
  func rules(in scene: Scene) -> RulesOfValue? {
    guard let index = place(in: scene), let layout = NamedRecord(scene),
      let view = layout.record.view(atPlacement: index)
    else { return nil }
    return RulesOfValue(quantity, of: view, in: layout)
  }

  private func placement(in scene: Scene) -> Placement? {
    guard let index = place(in: scene), let placements = scene.result?.placements,
      placements.indices.contains(index)
    else { return nil }
    return placements[index]
  }

  /// The place among the placements; `nil` where readers do not make the view.
  private func place(in scene: Scene) -> Int? {
    guard scene.result?.tree != nil else { return index }
    let node = scene.names.entries.firstIndex { $0.name == view }
    return node.flatMap { node in scene.result?.placements.firstIndex { $0.node == node } }
  }
}
