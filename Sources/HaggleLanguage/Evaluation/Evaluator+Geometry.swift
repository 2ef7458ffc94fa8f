import HaggleLayout

extension Evaluator {
  /// The geometry that an expression stands for; `nil` for other expressions.
  func geometry(_ syntax: Syntax) throws(Diagnostic) -> Geometry? {
    switch syntax.bare.form {
    case .name(let name):
      if case .geometry(let geometry)? = environment[name] { return geometry }
      return nil
    case .chain(let base, let suffixes):
      guard case .name(let name) = base.form, case .geometry(let geometry)? = environment[name],
        case .geometry(let part) = try member(of: geometry, suffixes, syntax)
      else { return nil }
      return part
    default: return nil
    }
  }

  /// The number that stands behind a geometry, as in `proxy.size.width`.
  func number(
    of geometry: Geometry, _ suffixes: [Suffix], _ syntax: Syntax
  ) throws(Diagnostic) -> Number {
    switch try member(of: geometry, suffixes, syntax) {
    case .number(let reading):
      return Number(
        expression: geometry.isFrozen
          ? .constant(reading.value) : .variable(.geometry(reading)), type: .real)
    case .geometry(let part):
      throw notANumber(part, syntax)
    }
  }

  /// A whole part of a geometry in a place for a number.
  func notANumber(_ geometry: Geometry, _ syntax: Syntax) -> Diagnostic {
    let end = span(syntax).upperBound
    return Diagnostic(
      "'\(excerpt(syntax))' is \(geometry.phrase), not a number", at: span(syntax),
      details: ["expected one of \(geometry.memberNames.joined(separator: ", ")) behind it"],
      hint: geometry.memberNames.first.flatMap { repaired(end..<end, with: "." + $0) })
  }

  /// The shape of what stands behind a geometry; an error in it is told where its value is asked.
  func shape(of geometry: Geometry, _ suffixes: [Suffix], _ syntax: Syntax) -> Shape {
    guard let member = try? member(of: geometry, suffixes, syntax) else { return .number }
    switch member {
    case .number: return .number
    case .geometry(let part): return .made(by: part.type)
    }
  }

  /// What the members behind a geometry lead to.
  private func member(
    of geometry: Geometry, _ suffixes: [Suffix], _ syntax: Syntax
  ) throws(Diagnostic) -> Geometry.Member {
    var part = Geometry.Member.geometry(geometry)
    var index = 0
    while index < suffixes.count {
      guard case .geometry(let whole) = part, case .member(let name, let token) = suffixes[index]
      else { throw notComputable(syntax) }
      if name == "frame", suffixes.count > index + 1,
        case .call(let arguments, _) = suffixes[index + 1]
      {
        guard let frame = try frame(of: whole, arguments, syntax) else {
          throw unknownMember(name, of: whole, at: Int(token))
        }
        part = .geometry(frame)
        index += 2
      } else {
        guard let next = whole.member(name) else {
          throw unknownMember(name, of: whole, at: Int(token))
        }
        part = next
        index += 1
      }
    }
    return part
  }

  /// `proxy.frame(in: .global)`.
  private func frame(
    of geometry: Geometry, _ arguments: [Argument], _ syntax: Syntax
  ) throws(Diagnostic) -> Geometry? {
    guard arguments.count == 1, arguments[0].label == "in" else {
      throw notASpace(syntax)
    }
    let source = CanonicalText.text(list, arguments[0].value.range)
    switch source {
    case ".local", "CoordinateSpace.local":
      return geometry.frame(in: .local, writtenAs: ".local")
    case ".global", "CoordinateSpace.global":
      return geometry.frame(in: .global, writtenAs: ".global")
    default:
      let name = CoordinateSpace.name(writtenAs: source)
      guard name != source else { throw notASpace(arguments[0].value) }
      return geometry.frame(in: .named(name), writtenAs: source)
    }
  }

  private func notASpace(_ syntax: Syntax) -> Diagnostic {
    Diagnostic(
      "'\(excerpt(syntax))' is no coordinate space", at: span(syntax),
      details: ["expected (in: .local), (in: .global) or (in: .named(\"card\"))"])
  }

  private func unknownMember(_ name: String, of geometry: Geometry, at token: Int) -> Diagnostic {
    let names = geometry.memberNames
    let place = list.tokens[token].span
    return Diagnostic(
      "\(geometry.phrase) has no '\(name)'", at: place,
      details: ["expected one of \(names.joined(separator: ", "))"],
      hint: Suggestion.closest(to: name, among: names).flatMap { repaired(place, with: $0) })
  }

  /// A number in place of what is read off a frozen geometry; `nil` where the name can stay.
  func frozen(
    _ geometry: Geometry, behind token: Int32, _ suffixes: [Suffix]
  ) -> CanonicalText.Substitution? {
    guard geometry.isFrozen else { return nil }
    for count in stride(from: suffixes.count, through: 0, by: -1) {
      let syntax = Syntax(form: .none, tokens: token..<token + 1, depth: 0)
      let read = Array(suffixes.prefix(count))
      if let text = try? member(of: geometry, read, syntax).literal {
        return CanonicalText.Substitution(text: text, end: read.last?.end ?? token + 1)
      }
    }
    return nil
  }
}

extension Suffix {
  /// The place behind the last token.
  fileprivate var end: Int32 {
    switch self {
    case .member(_, let index), .mark(let index): index + 1
    case .call(_, let tokens), .subscript(_, let tokens): tokens.upperBound
    }
  }
}
