import HaggleLayout

/// The trees that are timed; their shapes are those on which other layout engines were measured.
enum Trees {
  /// A row of `count` flexible views.
  static func wide(_ count: Int) -> View {
    View(kind("HStack"), children: Array(repeating: View(kind("Color")), count: count))
  }

  /// Rows and columns in turn, ten children each; leaves are fixed, flexible and relative in turn.
  static func balanced(depth: Int) -> View {
    var leaf = 0
    func tree(_ depth: Int) -> View {
      guard depth > 0 else {
        leaf += 1
        return leaves[leaf % leaves.count]
      }
      return View(
        depth.isMultiple(of: 2) ? kind("HStack") : kind("VStack"),
        children: (0..<10).map { _ in tree(depth - 1) })
    }
    return tree(depth)
  }

  /// A column of `count` rows, each with a bubble of 80 % capped at 400 and a square of 24.
  static func chat(_ count: Int) -> View {
    let bubble = relative(frame(View(kind("Color")), ["maxWidth": 400]), 0.8)
    let row = View(
      kind("HStack"), children: [bubble, frame(View(kind("Color")), ["width": 24, "height": 24])])
    return View(kind("VStack"), children: Array(repeating: row, count: count))
  }

  /// A view in `count` paddings.
  static func deep(_ count: Int) -> View {
    (0..<count).reduce(frame(View(kind("Color")), ["width": 10, "height": 10])) { view, _ in
      View(modifier("padding"), arguments: [.number(1)], children: [view])
    }
  }

  /// Rows and columns in turn, `depth` levels of them, two flexible siblings on every level.
  static func nest(depth: Int) -> View {
    (0..<depth).reduce(View(kind("Color"))) { view, level in
      View(
        level.isMultiple(of: 2) ? kind("HStack") : kind("VStack"),
        children: [View(kind("Color")), view, View(kind("Color"))])
    }
  }

  private static let leaves = [
    frame(View(kind("Color")), ["width": 24, "height": 24]),
    View(kind("Color")),
    relative(View(kind("Color")), 0.5),
  ]

  private static func relative(_ view: View, _ factor: Double) -> View {
    View(modifier("relativeProposed"), arguments: [.number(factor), nil], children: [view])
  }

  private static func frame(_ view: View, _ lengths: [String: Double]) -> View {
    let kind = modifier("frame", with: lengths.keys.first ?? "width")
    let arguments = kind.parameters(ofForm: 0).map { parameter in
      lengths[parameter.name].map { Value.number($0) }
    }
    return View(kind, arguments: arguments, children: [view])
  }

  private static func kind(_ name: String) -> any LayoutKind.Type {
    KindTable.kinds(named: name, isModifier: false)[0]
  }

  /// The modifier of this name, the one with the parameter where there are several.
  private static func modifier(
    _ name: String, with parameter: String? = nil
  ) -> any LayoutKind.Type {
    let kinds = KindTable.kinds(named: name, isModifier: true)
    return kinds.first { kind in
      kind.parameters(ofForm: 0).contains { $0.name == parameter }
    } ?? kinds[0]
  }
}
