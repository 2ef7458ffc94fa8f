import HaggleLayout

/// Alignment ids and alignments that source declares (spec 06 rules 16 and 17).
extension Evaluator {
  /// A type or a name that waits to be declared.
  private struct Pending {
    let declaration: AlignmentDeclaration
    /// The type that is extended; empty outside of extensions.
    let owner: String
    let statement: Statement
  }

  /// Takes over what statements declare, whatever the order in which one thing uses another.
  mutating func declareAlignments(_ statements: [Statement]) throws(Diagnostic) {
    var pending = Self.pending(in: statements)
    guard !pending.isEmpty else { return }
    let scope = environment.openScope()
    defer { environment.close(scope) }
    for case .constant(let name, let type, let value) in statements.map(\.form) {
      try define(name, type: type, as: value)
    }
    while !pending.isEmpty {
      var failure: Diagnostic?
      var rest: [Pending] = []
      for next in pending {
        do throws(Diagnostic) {
          try declare(next)
        } catch {
          if failure == nil { failure = error }
          rest.append(next)
        }
      }
      if rest.count == pending.count, let failure { throw failure }
      pending = rest
    }
    declared.refresh()
  }

  private static func pending(in statements: [Statement]) -> [Pending] {
    statements.flatMap { statement -> [Pending] in
      guard case .alignment(let declaration) = statement.form else { return [] }
      guard case .extended(let members) = declaration.form else {
        return [Pending(declaration: declaration, owner: "", statement: statement)]
      }
      return members.map {
        Pending(declaration: $0, owner: declaration.name, statement: statement)
      }
    }
  }

  private mutating func declare(_ pending: Pending) throws(Diagnostic) {
    let declaration = pending.declaration
    switch declaration.form {
    case .id(let closure):
      let body = Syntax(
        form: .closure(closure), tokens: pending.statement.tokens, depth: 0)
      let value = try closureValue(body, given: [.dimensions], .guideClosure)
      let type = pending.owner.isEmpty ? declaration.name : "\(pending.owner).\(declaration.name)"
      declared.declare(DeclaredAlignments.ID(type: type, defaultValue: value))
    case .constant(let value):
      try checkName(declaration, of: pending.owner)
      switch pending.owner {
      case "Alignment": try declareAlignment(declaration, as: value)
      case "HorizontalAlignment": try declareGuide(declaration, on: .horizontal, as: value)
      default: try declareGuide(declaration, on: .vertical, as: value)
      }
    case .extended:
      break
    }
  }

  /// Refuses names that SwiftUI has taken.
  private func checkName(_ declaration: AlignmentDeclaration, of owner: String) throws(Diagnostic) {
    let taken =
      owner == "Alignment"
      ? Alignment.named.map(\.name) : AlignmentKey.builtIn.map(\.name)
    guard taken.contains(declaration.name) else { return }
    throw Diagnostic(
      "SwiftUI has an alignment '.\(declaration.name)' already",
      at: list.tokens[declaration.nameIndex].span, details: ["expected another name"])
  }

  /// `static let mid = VerticalAlignment(Mid.self)`.
  private mutating func declareGuide(
    _ declaration: AlignmentDeclaration, on axis: Axis, as value: Syntax
  ) throws(Diagnostic) {
    let owner = axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
    let place = list.tokens[declaration.nameIndex].span
    guard let type = typeName(in: value, madeBy: owner) else {
      throw Diagnostic(
        "'\(declaration.name)' needs its id, found '\(excerpt(value))'", at: span(value),
        details: ["expected \(owner)(Mid.self) of an enum Mid that is an AlignmentID"])
    }
    let id = try alignmentID(type, in: owner, at: value)
    if declared.reads(declaration.name, on: axis, in: id.defaultValue) {
      throw Diagnostic("'\(declaration.name)' would be its own default value", at: place)
    }
    try addGuide(declaration.name, on: axis, as: id, at: place)
  }

  private mutating func addGuide(
    _ name: String, on axis: Axis, as id: DeclaredAlignments.ID, at place: Range<Int>
  ) throws(Diagnostic) {
    let isNew = declared.guide(named: name, on: axis) == nil
    if isNew, declared.guides.count >= AlignmentKey.mostOwn {
      throw Diagnostic(
        "more than \(AlignmentKey.mostOwn) alignment guides of your own", at: place)
    }
    declared.declareGuide(name, on: axis, as: id)
  }

  /// The guide that `VerticalAlignment(Mid.self)` makes at its place, called after the type; `nil` for
  /// another expression.
  mutating func madeGuide(_ value: Syntax, on axis: Axis) throws(Diagnostic) -> AlignmentKey? {
    let owner = axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
    guard let type = typeName(in: value, madeBy: owner) else { return nil }
    let id = try alignmentID(type, in: owner, at: value)
    let isSame = { (key: AlignmentKey) in
      guard case .declared(id.type, _)? = key.id else { return false }
      return key.axis == axis
    }
    if let known = declared.guides.first(where: isSame) { return known }
    let word = type.prefix(1).lowercased() + type.dropFirst()
    let isTaken = declared.guide(named: word, on: axis) != nil
    let name = isTaken ? word + "Guide" : word
    try addGuide(name, on: axis, as: id, at: span(value))
    return declared.guide(named: name, on: axis)
  }

  /// The type with a guide's default value.
  private func alignmentID(
    _ type: String, in owner: String, at value: Syntax
  ) throws(Diagnostic) -> DeclaredAlignments.ID {
    guard let id = declared.id(named: type, in: owner) else {
      let names = declared.ids.map { $0.type.split(separator: ".").last.map(String.init) ?? "" }
      let error = Diagnostic(
        "no AlignmentID is called '\(type)'", at: span(value),
        details: ["expected enum \(type): AlignmentID { … } beside it"])
      guard let closest = Suggestion.closest(to: type, among: names) else { throw error }
      var hinted = error
      hinted.details.append("did you mean '\(closest)'?")
      throw hinted
    }
    return id
  }

  /// The type in `VerticalAlignment(Mid.self)`, `Self(Mid.self)` or `.init(Mid.self)`.
  private func typeName(in value: Syntax, madeBy owner: String) -> String? {
    guard let arguments = made(value, by: owner), arguments.count == 1, arguments[0].label == nil
    else { return nil }
    guard case .chain(let type, let members) = arguments[0].value.bare.form,
      case .name(let first) = type.form, case .member("self", _)? = members.last
    else { return nil }
    let names = members.dropLast().compactMap { suffix in
      if case .member(let name, _) = suffix { name } else { nil }
    }
    return names.last ?? first
  }

  /// `static let x = Alignment(horizontal: .mid, vertical: .mid)`.
  private mutating func declareAlignment(
    _ declaration: AlignmentDeclaration, as value: Syntax
  ) throws(Diagnostic) {
    guard let arguments = made(value, by: "Alignment") else {
      throw wrongType(value, .alignment, title: "'\(declaration.name)'")
    }
    var alignment = try self.alignment(arguments, value)
    alignment.name = declaration.name
    declared.declareAlignment(alignment)
  }

  /// The arguments of `owner(…)`, `Self(…)` or `.init(…)`.
  private func made(_ value: Syntax, by owner: String) -> [Argument]? {
    guard case .chain(let base, let suffixes) = value.bare.form, suffixes.count == 1,
      case .call(let arguments, _) = suffixes[0]
    else { return nil }
    switch base.form {
    case .name(owner), .name("Self"), .implicitMember("init"): return arguments
    default: return nil
    }
  }
}

extension Evaluator {
  /// `horizontal: .leading, vertical: .top`.
  mutating func alignment(
    _ arguments: [Argument], _ syntax: Syntax
  ) throws(Diagnostic) -> Alignment {
    let parts = try labelled(arguments, ["horizontal", "vertical"], of: "Alignment", syntax)
    var keys: [AlignmentKey] = []
    for (part, axis) in zip(parts, Axis.allCases) {
      let type = axis == .horizontal ? ValueType.horizontalAlignment : .verticalAlignment
      guard let part else { throw wrongType(syntax, .alignment, title: nil) }
      switch try value(part, as: type, title: nil) {
      case .guide(let key): keys.append(key)
      case .member(let name): keys.append(AlignmentKey.named(name, on: axis) ?? .center(of: axis))
      default: throw wrongType(part, type, title: nil)
      }
    }
    return Alignment(keys[0], keys[1])
  }
}
