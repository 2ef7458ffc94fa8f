package import HaggleLayout

extension RandomTrees {
  /// The next tree, with views at edges, insets, views that ignore them and styles in many places.
  package mutating func nextWithSafeAreas() -> View { withSafeAreas(next()) }

  /// The next insets of a container, small ones and none.
  package mutating func insets() -> EdgeInsets {
    EdgeInsets(
      top: length(0...40), leading: length(0...20), bottom: length(0...40),
      trailing: length(0...20))
  }

  private mutating func withSafeAreas(_ view: View) -> View {
    var view = view
    for index in view.children.indices {
      view.children[index] = withSafeAreas(view.children[index])
    }
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return inset(view, ["top", "bottom"], ["leading", "center", "trailing"])
    case 1: return inset(view, ["leading", "trailing"], ["top", "center", "bottom"])
    case 2: return view.modified("safeAreaPadding", ["insets": .insets(insets())])
    case 3, 4: return view.modified("ignoresSafeArea")
    case 5: return view.modified("edgesIgnoringSafeArea", ["edges": .member("top")])
    case 6: return view.modified("background", ["content": .none], [.color("red")])
    case 7: return view.modified("background", ["style": .source(".red")])
    default: return view
    }
  }

  private mutating func inset(_ view: View, _ edges: [String], _ alignments: [String]) -> View {
    let spacing: Value? = random.oneIn(2) ? .number(length(0...20)) : nil
    let children = [view, self.view(levels: 2)]
    let arguments: KeyValuePairs<String, Value> = [
      "edge": .member(random.pick(edges)), "alignment": .member(random.pick(alignments)),
    ]
    var made = View.make("safeAreaInset", arguments, children)
    if let spacing {
      made = .make(
        "safeAreaInset",
        [
          "edge": made.argument("edge") ?? .none, "alignment": made.argument("alignment") ?? .none,
          "spacing": spacing,
        ], children)
    }
    return made
  }
}
