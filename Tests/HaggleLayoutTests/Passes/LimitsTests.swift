import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// How large a tree may be, and what no number in it may do.
struct LimitsTests {
  private static func padded(levels: Int) -> View {
    (1..<levels).reduce(View.color()) { view, _ in
      view.modified("padding", ["length": .number(1)])
    }
  }

  private static func stacked(levels: Int) -> View {
    (1..<levels).reduce(View.color()) { view, level in
      .make(level.isMultiple(of: 2) ? "HStack" : "VStack", [:], [view, .make("Spacer")])
    }
  }

  @Test(arguments: [padded(levels: 512), stacked(levels: 512)])
  func `512 levels are laid out`(_ tree: View) throws {
    let size = onBigStack { try? tree.layout(in: ProposedSize(width: 4000, height: 4000)).size }
    #expect(size == Size(width: 4000, height: 4000))
  }

  @Test(arguments: [padded(levels: 513), stacked(levels: 513)])
  func `513 levels are refused`(_ tree: View) {
    let error = onBigStack { #expect(throws: LayoutError.self) { try tree.layout(in: .zero) } }
    #expect(error == .tooDeep(limit: 512))
  }

  @Test func `as many views as the limit are laid out, one more is refused`() throws {
    let limits = LayoutLimits(levels: 3, views: 10)
    let fitting = View.make("HStack", [:], (0..<9).map { _ in .color() })
    #expect(try fitting.layout(in: .unspecified, limits: limits).placements.count == 10)
    let larger = View.make("HStack", [:], (0..<10).map { _ in .color() })
    let error = #expect(throws: LayoutError.self) {
      try larger.layout(in: .unspecified, limits: limits)
    }
    #expect(error == .tooManyViews(limit: 10))
  }

  @Test func `a long layout stops when it is no longer wanted`() {
    let tree = View.make("HStack", [:], (0..<5000).map { _ in View.color().modified("padding") })
    let error = #expect(throws: LayoutError.self) {
      try tree.layout(in: .zero, isInterrupted: { true })
    }
    #expect(error == .interrupted)
  }

  /// Numbers that arithmetic does not like.
  private static let numbers: [Double] = [
    0, -1, .infinity, -.infinity, .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 1e300,
  ]

  /// Every kind with every number in every place that takes one.
  private static let extremes: [View] = KindTable.standard.flatMap { kind -> [View] in
    kind.signature.forms.indices.flatMap { form -> [View] in
      let types = kind.signature.forms[form].parameters.map(\.type)
      guard
        types.contains(where: { [.number, .optionalNumber, .insets, .size, .point].contains($0) })
      else { return [] }
      return numbers.map { extreme in
        var view = View(kind, form: form, arguments: types.map { value(of: $0, extreme) })
        if kind.signature.role != .leaf {
          view.children = [.color().modified("frame", ["idealWidth": .number(20)])]
        }
        if kind.signature.role == .container { view.children += [.color(), .make("Spacer")] }
        return view
      }
    }
  }

  private static func value(of type: ValueType, _ extreme: Double) -> Value? {
    switch type {
    case .number, .optionalNumber, .integer: .number(extreme)
    case .insets:
      .insets(EdgeInsets(top: extreme, leading: -extreme, bottom: extreme, trailing: extreme))
    case .size: .size(Size(width: extreme, height: extreme))
    case .point: .point(Point(x: extreme, y: -extreme))
    default: nil
    }
  }

  @Test func `no number ends the program`() throws {
    #expect(Self.extremes.count > 150)
    for view in Self.extremes {
      for around in ["HStack", "VStack", "ZStack"] {
        let tree = View.make(
          around, [:], [.color(), view, .make("Text", ["text": .string("a b")])])
        for width in Self.numbers.map(Optional.some) + [nil] {
          _ = try tree.layout(in: ProposedSize(width: width, height: 50))
          _ = try tree.layout(in: ProposedSize(width: width, height: width))
        }
      }
    }
  }
}
