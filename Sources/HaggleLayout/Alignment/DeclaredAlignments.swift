/// The alignments that a session's Swift declares (spec 06 rules 16 and 17).
package struct DeclaredAlignments: Sendable {
  /// A type that gives a guide its value on views that set none.
  package struct ID: Equatable, Sendable {
    /// With the type that it is declared in, such as `VerticalAlignment.Mid`.
    package var type: String
    package var defaultValue: Expression

    package init(type: String, defaultValue: Expression) {
      self.type = type
      self.defaultValue = defaultValue
    }
  }

  package private(set) var ids: [ID] = []
  /// The guides by name, the oldest first.
  package private(set) var guides: [AlignmentKey] = []
  /// The pairs of guides that have a name, the oldest first.
  package private(set) var alignments: [Alignment] = []

  package init() {}

  package var isEmpty: Bool { ids.isEmpty && guides.isEmpty && alignments.isEmpty }
}

// MARK: - Looking up

extension DeclaredAlignments {
  /// The guide of this name on `axis`; SwiftUI's own too.
  package func guide(named name: String, on axis: Axis) -> AlignmentKey? {
    AlignmentKey.named(name, on: axis) ?? own(name, on: axis)
  }

  /// The pair of guides that somebody gave this name.
  package func alignment(named name: String) -> Alignment? {
    alignments.first { $0.name == name }
  }

  /// The type of this name, looked for in the type `owner` first.
  package func id(named name: String, in owner: String) -> ID? {
    ids.first { $0.type == "\(owner).\(name)" } ?? ids.first { $0.type == name }
  }

  private func own(_ name: String, on axis: Axis) -> AlignmentKey? {
    guides.first { $0.name == name && $0.axis == axis }
  }

  /// Whether a guide is another's value, directly or by others.
  package func reads(_ name: String, on axis: Axis, in expression: Expression) -> Bool {
    expression.guides.contains { key in
      guard case .declared(_, let value) = key.id else { return false }
      return key.name == name && key.axis == axis || reads(name, on: axis, in: value)
    }
  }
}

// MARK: - Declaring

extension DeclaredAlignments {
  /// Takes a type, in place of an earlier one of the name.
  package mutating func declare(_ id: ID) {
    if let place = ids.firstIndex(where: { $0.type == id.type }) {
      ids[place] = id
    } else {
      ids.append(id)
    }
  }

  /// Takes a guide, in place of an earlier one of the name.
  package mutating func declareGuide(_ name: String, on axis: Axis, as id: ID) {
    let isNamedTwice = guide(named: name, on: axis.other) != nil
    let key = AlignmentKey(
      name, on: axis, .declared(type: id.type, defaultValue: id.defaultValue),
      isNamedTwice: isNamedTwice)
    if let place = guides.firstIndex(where: { $0.name == name && $0.axis == axis }) {
      guides[place] = key
    } else {
      guides.append(key)
    }
    guard isNamedTwice,
      let place = guides.firstIndex(where: { $0.name == name && $0.axis == axis.other }),
      let other = guides[place].id
    else { return }
    guides[place] = AlignmentKey(name, on: axis.other, other, isNamedTwice: true)
  }

  /// Takes a pair of guides, in place of an earlier one of the name.
  package mutating func declareAlignment(_ alignment: Alignment) {
    if let place = alignments.firstIndex(where: { $0.name == alignment.name }) {
      alignments[place] = alignment
    } else {
      alignments.append(alignment)
    }
  }

  /// Lets what was declared earlier read what was declared anew.
  package mutating func refresh() {
    let latest = self
    ids = ids.map { ID(type: $0.type, defaultValue: latest.current($0.defaultValue)) }
    guides = guides.map { latest.current($0) }
    alignments = alignments.map { latest.current($0) }
  }
}

// MARK: - Bringing up to date

extension DeclaredAlignments {
  /// The guide as it is declared now.
  package func current(_ key: AlignmentKey) -> AlignmentKey {
    guard case .declared = key.id, let found = own(key.name, on: key.axis),
      case .declared(let type, let value) = found.id
    else { return key }
    return AlignmentKey(
      found.name, on: found.axis, .declared(type: type, defaultValue: current(value)),
      isNamedTwice: found.isNamedTwice)
  }

  /// The pair of guides as it is declared now.
  package func current(_ alignment: Alignment) -> Alignment {
    let found = alignment.name.flatMap { self.alignment(named: $0) } ?? alignment
    return Alignment(current(found.horizontal), current(found.vertical), name: found.name)
  }

  package func current(_ expression: Expression) -> Expression {
    expression.replacingGuides(current)
  }
}

extension DeclaredAlignments: Equatable {
  /// Whether both declare the same under the same names.
  package static func == (left: DeclaredAlignments, right: DeclaredAlignments) -> Bool {
    left.ids == right.ids && left.guides == right.guides && left.alignments == right.alignments
      && left.guides.map(\.name) == right.guides.map(\.name)
      && left.alignments.map(\.name) == right.alignments.map(\.name)
  }
}

extension View {
  /// The tree with all guides as they are declared now.
  package func redeclaring(_ declared: DeclaredAlignments) -> View {
    var view = self
    view.arguments = arguments.map { $0.map { $0.redeclaring(declared) } }
    view.children = children.map { $0.redeclaring(declared) }
    return view
  }
}

extension Value {
  /// The value with all guides as they are declared now.
  fileprivate func redeclaring(_ declared: DeclaredAlignments) -> Value {
    switch self {
    case .guide(let key): return .guide(declared.current(key))
    case .alignment(let alignment): return .alignment(declared.current(alignment))
    case .closure(let expression): return .closure(declared.current(expression))
    case .gridItems(let items):
      return .gridItems(
        items.map { item in
          GridItem(
            item.size, spacing: item.spacing,
            alignment: item.alignment.map { declared.current($0) })
        })
    case .layout(let layout): return .layout(layout.redeclaring(declared))
    case .reader(let content): return .reader(content.redeclaring(declared))
    default: return self
    }
  }
}

// MARK: - What a tree uses

extension DeclaredAlignments {
  /// What the views of a tree need to be read again.
  package init(usedIn view: View) {
    collect(view)
  }

  private mutating func collect(_ view: View) {
    for value in view.arguments {
      switch value {
      case .guide(let key): collect(key)
      case .alignment(let alignment): collect(alignment)
      case .closure(let expression): expression.guides.forEach { collect($0) }
      case .gridItems(let items): items.compactMap(\.alignment).forEach { collect($0) }
      case .layout(let layout): collect(layout)
      case .reader(let content): collect(content.maker.declared)
      default: break
      }
    }
    for child in view.children { collect(child) }
  }

  private mutating func collect(_ declared: DeclaredAlignments) {
    declared.ids.forEach { declare($0) }
    declared.guides.forEach { collect($0) }
    declared.alignments.forEach { collect($0) }
  }

  private mutating func collect(_ key: AlignmentKey) {
    guard case .declared(let type, let value) = key.id, own(key.name, on: key.axis) == nil else {
      return
    }
    value.guides.forEach { collect($0) }
    let id = ID(type: type, defaultValue: value)
    declare(id)
    declareGuide(key.name, on: key.axis, as: id)
  }

  private mutating func collect(_ alignment: Alignment) {
    for axis in Axis.allCases { collect(alignment[axis]) }
    if alignment.name != nil { declareAlignment(alignment) }
  }
}
