import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// Insets that content may reach into: spec 12 rule 13.
struct SafeAreaPaddingKindTests {
  static let rows = [
    LayoutCase(
      "12 E5: for ordinary content it is padding", "\(color("p")).safeAreaPadding(10)", (100, 100),
      size: (100, 100), frames: ["p": (10, 10, 80, 80)]),
    LayoutCase(
      "12.13: what ignores the safe area does not see it",
      "\(color("p")).ignoresSafeArea(edges: .top).safeAreaPadding(10)", (100, 100),
      frames: ["p": (10, 0, 80, 90)]),
    LayoutCase(
      "12.13: 16 by default", "\(color("p")).safeAreaPadding()", (100, 100),
      frames: ["p": (16, 16, 68, 68)]),
    LayoutCase(
      "12.13: some edges", "\(color("p")).safeAreaPadding([.top, .leading], 12)", (100, 100),
      frames: ["p": (12, 12, 88, 88)]),
    LayoutCase(
      "12.13: an edge with the usual length", "\(color("p")).safeAreaPadding(.horizontal)",
      (100, 100), frames: ["p": (16, 0, 68, 100)]),
    LayoutCase(
      "12.13: every edge its own",
      "\(color("p")).safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))",
      (100, 100), frames: ["p": (2, 1, 94, 96)]),
    LayoutCase(
      "06.11: there are no explicit guides",
      "HStack(alignment: .top, spacing: 0) { Color.red.alignmentGuide(.top) { d in 9 }.safeAreaPadding(1).id(\"i\"); \(box(10, 10, "b")) }",
      (100, 100), frames: ["i": (0, 0, 90, 100), "b": (90, 0, 10, 10)]),
  ]

  @Test(arguments: rows)
  func `insets`(_ row: LayoutCase) throws { #expect(try row.disagreements() == []) }

  /// The insets as the rule has them: one `safeAreaInset` for each edge, top innermost.
  private static func nested(_ view: View, _ insets: EdgeInsets) -> View {
    let edges: [(String, String, Double)] = [
      ("top", "height", insets.top), ("bottom", "height", insets.bottom),
      ("leading", "width", insets.leading), ("trailing", "width", insets.trailing),
    ]
    return edges.reduce(view) { view, edge in
      let (name, side, length) = edge
      let other = side == "width" ? "height" : "width"
      let strip = View.color().modified("frame", [side: .number(length)])
        .modified("frame", [other: .number(0)])
      return view.modified(
        "safeAreaInset", ["edge": .member(name), "spacing": .number(0)], [strip])
    }
  }

  @Test func `they lay out as four insets inside of each other`() throws {
    var trees = RandomTrees(seed: 12, depth: 3)
    for _ in 0..<400 {
      let content = trees.next().labelled("c")
      let insets = EdgeInsets(
        top: trees.length(0...30), leading: trees.length(0...30), bottom: trees.length(0...30),
        trailing: trees.length(0...30))
      let offer = trees.proposal()
      let padded = content.modified("safeAreaPadding", ["insets": .insets(insets)])
      let nested = Self.nested(content, insets)
      let (left, right) = (try padded.layout(in: offer), try nested.layout(in: offer))
      #expect(isNear(left.size, right.size), "\(content) offered \(offer)")
      let (one, other) = (
        left.frames(labelled: "c", in: padded), right.frames(labelled: "c", in: nested)
      )
      #expect(one.count == other.count)
      for (one, other) in zip(one, other) {
        #expect(
          isNear(one.size, other.size)
            && isNear(
              Size(width: one.minX, height: one.minY), Size(width: other.minX, height: other.minY)),
          "\(content) offered \(offer)")
      }
    }
  }

  private func isNear(_ left: Size, _ right: Size) -> Bool {
    Axis.allCases.allSatisfy { left[$0] == right[$0] || abs(left[$0] - right[$0]) < 1e-6 }
  }
}
