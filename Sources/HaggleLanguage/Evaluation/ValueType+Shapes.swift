package import HaggleLayout

extension ValueType {
  /// Whether an expression of this shape may be written for a parameter of this type, alignments of
  /// the author's own included.
  func admits(_ shape: Shape, _ declared: DeclaredAlignments) -> Bool {
    Self.isMember(shape, of: declaredNames(declared)) || admits(shape)
  }

  /// Whether an expression of this shape may be written for a parameter of this type.
  func admits(_ shape: Shape) -> Bool {
    switch self {
    case .number, .integer:
      shape == .number || shape == .numericMember || shape == .member("zero")
    case .optionalNumber: shape == .none || ValueType.number.admits(shape)
    case .boolean: shape == .boolean
    case .string: shape == .string
    case .member: Self.isMember(shape, of: memberNames)
    case .horizontalAlignment:
      Self.isMember(shape, of: memberNames) || shape == .made(by: "HorizontalAlignment")
    case .verticalAlignment:
      Self.isMember(shape, of: memberNames) || shape == .made(by: "VerticalAlignment")
    case .guide:
      Self.isMember(shape, of: memberNames) || shape == .made(by: "HorizontalAlignment")
        || shape == .made(by: "VerticalAlignment")
    case .alignment:
      Self.isMember(shape, of: memberNames) || shape == .made(by: "Alignment")
        || shape == .made(by: "init")
    case .edges, .axes, .members: shape == .array || Self.isMember(shape, of: memberNames)
    case .insets: Self.isMade(shape, by: "EdgeInsets")
    case .size: Self.isMade(shape, by: "CGSize")
    case .point: Self.isMade(shape, by: "CGPoint")
    case .unitPoint: Self.isMember(shape, of: memberNames) || Self.isMade(shape, by: "UnitPoint")
    case .angle:
      shape == .implicitlyMade || shape == .member("zero") || shape == .made(by: "Angle")
        || shape == .made(by: "init")
    case .range, .closedRange: shape == .range
    case .keyPath(let name): shape == .keyPath(name)
    case .gridItems: shape == .array || shape == .made(by: "Array")
    case .guideClosure, .lengthClosure, .content, .readerContent: shape == .closure
    case .style: Self.isStyle(shape)
    case .shape: Self.isShape(shape)
    case .any: true
    case .choice: ![.number, .string, .boolean, .array, .range, .closure].contains(shape)
    case .layout:
      if case .made = shape { true } else { shape == .implicitlyMade }
    case .action: ![.number, .string, .boolean, .array, .range].contains(shape)
    case .view: Self.isView(shape)
    }
  }

  /// Braces that can stand behind a view; `nil` for a type of which none do.
  var exampleBraces: String? {
    switch self {
    case .content: "{ Color.blue }"
    case .readerContent: "{ proxy in Color.blue }"
    default: nil
    }
  }

  /// Whether it is a length, which may be left out.
  var isNumber: Bool { self == .number || self == .optionalNumber }

  /// Whether an argument of the type is kept as it is written.
  var isKeptAsText: Bool { self == .style || self == .shape || self == .any || self == .action }

  private static func isMember(_ shape: Shape, of names: [String]) -> Bool {
    if case .member(let name) = shape { names.contains(name) } else { false }
  }

  private static func isMade(_ shape: Shape, by type: String) -> Bool {
    shape == .made(by: type) || shape == .made(by: "init") || shape == .member("zero")
  }

  private static func isStyle(_ shape: Shape) -> Bool {
    switch shape {
    case .member, .implicitlyMade: true
    case .made(let name): StyleNames.types.contains(name)
    default: false
    }
  }

  private static func isShape(_ shape: Shape) -> Bool {
    switch shape {
    case .member, .implicitlyMade, .made: true
    default: false
    }
  }

  private static func isView(_ shape: Shape) -> Bool {
    guard case .made(let name) = shape, name != "init" else { return false }
    return !StyleNames.types.contains(name)
      || !KindTable.kinds(named: name, isModifier: false).isEmpty
  }

  /// The members that the type has.
  package var memberNames: [String] {
    switch self {
    case .member(let names), .members(let names), .choice(let names, _): names
    case .horizontalAlignment: Self.guideNames(on: .horizontal)
    case .verticalAlignment: Self.guideNames(on: .vertical)
    case .guide: Self.guideNames(on: .horizontal) + Self.guideNames(on: .vertical)
    case .alignment: Alignment.named.map(\.name)
    case .edges: ["top", "leading", "bottom", "trailing", "horizontal", "vertical", "all"]
    case .axes: ["horizontal", "vertical"]
    case .unitPoint: ["zero"] + Alignment.named.map(\.name).filter { !$0.hasSuffix("Baseline") }
    default: []
    }
  }

  /// Whether the author can declare values of the type.
  var takesDeclared: Bool {
    [.horizontalAlignment, .verticalAlignment, .guide, .alignment].contains(self)
  }

  /// The names of the author's own that the type has.
  package func declaredNames(_ declared: DeclaredAlignments) -> [String] {
    switch self {
    case .horizontalAlignment: declared.guides.filter { $0.axis == .horizontal }.map(\.name)
    case .verticalAlignment: declared.guides.filter { $0.axis == .vertical }.map(\.name)
    case .guide: declared.guides.map(\.name)
    case .alignment: declared.alignments.compactMap(\.name)
    default: []
    }
  }

  private static func guideNames(on axis: Axis) -> [String] {
    AlignmentKey.builtIn.filter { $0.axis == axis }.map(\.name)
  }

  /// What the type is called in a message.
  var phrase: String {
    switch self {
    case .number: "a number"
    case .optionalNumber: "a number"
    case .integer: "a whole number"
    case .boolean: "true or false"
    case .string: "text in quotes"
    case .member, .members: "a name"
    case .horizontalAlignment: "a horizontal alignment"
    case .verticalAlignment: "a vertical alignment"
    case .alignment: "an alignment"
    case .guide: "a guide"
    case .edges: "edges"
    case .axes: "axes"
    case .gridItems: "the items of a grid"
    case .insets: "insets"
    case .size: "a size"
    case .point: "a point"
    case .unitPoint: "a point of a unit square"
    case .angle: "an angle"
    case .range, .closedRange: "a range"
    case .keyPath: "a key path"
    case .guideClosure, .lengthClosure: "a closure"
    case .style: "a colour or style"
    case .shape: "a shape"
    case .any: "a value"
    case .choice(_, let type): "a \(type)"
    case .action: "a closure"
    case .layout: "a layout"
    case .view: "a view"
    case .content, .readerContent: "views in braces"
    }
  }

  /// The phrase with examples of what can be typed.
  var expectation: String {
    switch self {
    case .number: "a number such as 10 or 7.5"
    case .optionalNumber: "a number such as 10 or 7.5, or nil"
    case .integer: "a whole number such as 3"
    case .string: "text in quotes, such as \"Hello\""
    case .member, .members, .choice, .horizontalAlignment, .verticalAlignment, .alignment, .edges,
      .axes:
      "one of " + memberNames.map { "." + $0 }.joined(separator: " ")
    case .guide: "a guide such as .leading, .top or HorizontalAlignment.center"
    case .gridItems: "items such as [GridItem(.fixed(60)), GridItem(.flexible())]"
    case .insets: "EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)"
    case .size: "a size such as CGSize(width: 40, height: 30)"
    case .unitPoint: "a point such as .topLeading or UnitPoint(x: 0.25, y: 0)"
    case .angle: "an angle such as .degrees(45)"
    case .point: "a point such as CGPoint(x: 40, y: 30)"
    case .range: "a range such as 0..<3"
    case .closedRange: "a range such as 1...3"
    case .keyPath(let name): "\\.\(name)"
    case .lengthClosure: "a closure such as { length, axis in length / 2 }"
    case .guideClosure: "a closure such as { d in d.width / 2 }"
    case .style: "a colour or style such as .blue"
    case .shape: "a shape such as Capsule()"
    case .action: "a closure such as { save() }"
    case .view: "a view such as Color.blue"
    case .layout: "a layout such as HStackLayout(spacing: 8)"
    case .readerContent: "{ proxy in and views"
    case .boolean, .any, .content: phrase
    }
  }
}
