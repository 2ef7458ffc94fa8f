package import HaggleLayout

extension SourcePrinter {
  /// The declarations of alignments as they are written by hand, one piece of Swift after another.
  package static func lines(_ declared: DeclaredAlignments, indentation: Int = 2) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    return extensions(declared).flatMap { piece in
      guard let owner = piece.owner else { return id(piece.ids[0], margin) }
      let members = piece.ids.flatMap { id($0, margin) } + piece.names
      return ["extension \(owner) {"] + members.map { margin + $0 } + ["}"]
    }
  }

  /// The declarations on one line, in front of a view.
  package static func line(_ declared: DeclaredAlignments) -> String {
    extensions(declared).map { piece in
      let ids = piece.ids.map { id($0, " ").map { $0.drop { $0 == " " } }.joined(separator: " ") }
      guard let owner = piece.owner else { return ids[0] }
      return "extension \(owner) { \((ids + piece.names).joined(separator: "; ")) }"
    }
    .map { $0 + "; " }.joined()
  }

  /// One extension, or a type that stands outside of all.
  private struct Piece {
    var owner: String?
    var ids: [DeclaredAlignments.ID] = []
    var names: [String] = []
  }

  private static func extensions(_ declared: DeclaredAlignments) -> [Piece] {
    var pieces = declared.ids.filter { !$0.type.contains(".") }.map { Piece(ids: [$0]) }
    for owner in ["HorizontalAlignment", "VerticalAlignment"] {
      let ids = declared.ids.filter { $0.type.hasPrefix(owner + ".") }
      let axis = owner == "HorizontalAlignment" ? Axis.horizontal : .vertical
      let names = declared.guides.filter { $0.axis == axis }.map { key in
        "static let \(key.name) = \(owner)(\(typeName(of: key)).self)"
      }
      if !ids.isEmpty || !names.isEmpty {
        pieces.append(Piece(owner: owner, ids: ids, names: names))
      }
    }
    let pairs = declared.alignments.compactMap { alignment in
      alignment.name.map { "static let \($0) = \(argument(.alignment(unnamed(alignment))))" }
    }
    return pairs.isEmpty ? pieces : pieces + [Piece(owner: "Alignment", names: pairs)]
  }

  private static func unnamed(_ alignment: Alignment) -> Alignment {
    Alignment(alignment.horizontal, alignment.vertical)
  }

  private static func typeName(of key: AlignmentKey) -> String {
    guard case .declared(let type, _) = key.id else { return key.name }
    return shortName(type)
  }

  /// The name of a type without the one that it is declared in.
  private static func shortName(_ type: String) -> String {
    type.split(separator: ".").last.map(String.init) ?? type
  }

  private static func id(_ id: DeclaredAlignments.ID, _ margin: String) -> [String] {
    let name = shortName(id.type)
    let value = expression(id.defaultValue)
    return [
      "enum \(name): AlignmentID {",
      "\(margin)static func defaultValue(in d: ViewDimensions) -> CGFloat { \(value) }",
      "}",
    ]
  }
}
