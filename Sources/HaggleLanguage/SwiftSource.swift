package import HaggleLayout

/// What was read and what its reader should know.
package struct Reading: Sendable {
  package var view: View
  /// The alignments that are declared then.
  package var declared: DeclaredAlignments
  /// Sentences without a full stop, for `note: …`.
  package var notes: [String]
}

/// What an entry made.
package struct EntryReading: Sendable {
  /// `nil` for an entry that only declares what others may use.
  package var view: View?
  /// The alignments that are declared then.
  package var declared: DeclaredAlignments
  /// Sentences without a full stop, for `note: …`.
  package var notes: [String]
  /// The source of what it declares, for the entries to come.
  package var declarations: String
}

/// Reads SwiftUI.
package enum SwiftSource {
  /// The most bytes of source that are read: 16 MB.
  package static let longest = 16 << 20

  /// The view that a text makes; several views stand in a vertical stack.
  ///
  /// Of a text that only declares, it is the preview, or else the first view that no other uses.
  ///
  /// - Parameters:
  ///   - text: View code and declarations; `import` lines are passed over.
  ///   - kinds: What can be written.
  ///   - limits: How large the tree may be.
  ///   - declared: The alignments that were declared before.
  ///   - isInterrupted: Asked now and then; the reading ends when it says yes.
  /// - Returns: The view, its spans counting in `text`.
  /// - Throws: What is wrong and where.
  package static func view(
    _ text: String, kinds: KindTable = .standard, limits: LayoutLimits = .standard,
    declared: DeclaredAlignments = DeclaredAlignments(), isInterrupted: (() -> Bool)? = nil
  ) throws(Diagnostic) -> Reading {
    var reader = try SourceReader(
      text, kinds: kinds, limits: limits, declared: declared, isInterrupted)
    if let reading = try reader.reading(after: 0) { return reading }
    throw try reader.noView()
  }

  /// What an entry of a session makes.
  ///
  /// - Parameters:
  ///   - text: View code and declarations behind those of earlier entries.
  ///   - offset: Where the entry begins: nothing before it is shown by itself.
  ///   - kinds: What can be written.
  ///   - declared: The alignments that were declared before.
  ///   - isInterrupted: Asked now and then; the reading ends when it says yes.
  /// - Returns: The view, if there is one, and what the entry declares.
  /// - Throws: What is wrong and where.
  package static func entry(
    _ text: String, after offset: Int, kinds: KindTable = .standard,
    declared: DeclaredAlignments = DeclaredAlignments(), isInterrupted: (() -> Bool)? = nil
  ) throws(Diagnostic) -> EntryReading {
    var reader = try SourceReader(
      text, kinds: kinds, limits: .standard, declared: declared, isInterrupted)
    let reading = try reader.reading(after: offset)
    if reading == nil && !reader.declares(after: offset) { throw try reader.noView() }
    return EntryReading(
      view: reading?.view, declared: reader.declared,
      notes: reading?.notes ?? reader.unshown(after: offset),
      declarations: reader.declarations(after: offset))
  }

  /// A view with the modifiers of a text around it, innermost first.
  ///
  /// - Parameters:
  ///   - text: Modifiers such as `.padding(8).frame(width: 300)`, after constants that they may
  ///     use, each of which a semicolon ends.
  ///   - view: What they are put around.
  ///   - kinds: What can be written.
  ///   - limits: How large the tree may be.
  ///   - declared: The alignments that were declared before.
  /// - Returns: The view; the spans of the modifiers count in `text`.
  /// - Throws: What is wrong and where.
  package static func modifiers(
    _ text: String, on view: View, kinds: KindTable = .standard, limits: LayoutLimits = .standard,
    declared: DeclaredAlignments = DeclaredAlignments()
  ) throws(Diagnostic) -> Reading {
    let list = try tokens(of: text)
    let statements = try Parser.program(list, limit: limits.levels)
    var evaluator = Evaluator(list: list, limits: limits, kinds: kinds, declared: declared)
    evaluator.triesReaders = true
    evaluator.viewCount = view.count
    try evaluator.learn(statements)
    let others = statements.drop(while: \.declares)
    guard others.count == 1, case .expression(let syntax)? = others.first?.form,
      let suffixes = syntax.modifierSuffixes
    else {
      let place = others.dropFirst().first.map { list.span($0.range) } ?? 0..<text.utf8.count
      throw Diagnostic(
        "expected modifiers", at: place, details: ["such as .padding(8)"],
        isIncomplete: statements.isEmpty)
    }
    let content = Evaluator.Subtree(view: view, levels: view.levels)
    let result = try evaluator.modified(content, by: suffixes[...], from: 0)
    return evaluator.reading(result.view)
  }

  /// The value of one argument.
  ///
  /// Commands may leave out what is clear: `leading` for `.leading`, `inf` for `.infinity`, `50%`
  /// for `0.5`.
  ///
  /// - Parameters:
  ///   - text: An expression.
  ///   - parameter: What the value is for.
  ///   - declared: The alignments that were declared before.
  /// - Returns: A value that fits the parameter's type.
  /// - Throws: What is wrong and where.
  package static func argument(
    _ text: String, for parameter: Parameter,
    declared: DeclaredAlignments = DeclaredAlignments()
  ) throws(Diagnostic) -> Value {
    if let value = try CommandValue.value(text, for: parameter) { return value }
    let isOwnName = parameter.type.declaredNames(declared).contains(text)
    let text = isOwnName ? "." + text : text
    let list = try tokens(of: text)
    let statements = try Parser.program(list, limit: LayoutLimits.standard.levels)
    guard statements.count == 1, case .expression(let syntax) = statements[0].form else {
      throw Diagnostic(
        "expected one value", at: 0..<text.utf8.count,
        details: ["expected \(parameter.type.expectation)"], isIncomplete: statements.isEmpty)
    }
    var evaluator = Evaluator(list: list, limits: .standard, kinds: .standard, declared: declared)
    return try evaluator.value(syntax, for: parameter)
  }

  /// Whether more input could make a text right: a bracket or quote is open, or an operator, a
  /// comma or a period stands at the end.
  package static func isIncomplete(_ text: String) -> Bool {
    do throws(Diagnostic) {
      let list = try tokens(of: text)
      _ = try Parser.program(list, limit: LayoutLimits.standard.levels)
      return false
    } catch {
      return error.isIncomplete
    }
  }

  static func tokens(of text: String) throws(Diagnostic) -> TokenList {
    guard text.utf8.count <= longest else {
      throw Diagnostic("more than 16 MB of source", at: 0..<0)
    }
    return Lexer.tokens(of: text)
  }
}

extension View {
  /// How many levels the tree has; a view without children has one.
  fileprivate var levels: Int { 1 + (children.map(\.levels).max() ?? 0) }
}

extension Evaluator {
  /// What was read, with `view` made of it.
  func reading(_ view: View) -> Reading {
    Reading(view: view, declared: declared, notes: notes)
  }

  /// What kinds say of themselves, and one note for all modifiers that do not change the layout.
  var notes: [String] {
    if neutralNames.isEmpty { return kindNotes }
    let names = neutralNames.map { "." + $0 }.joined(separator: ", ")
    return kindNotes + [
      neutralNames.count == 1
        ? "\(names) does not change the layout" : "\(names) do not change the layout"
    ]
  }
}

extension Syntax {
  /// The modifiers of `.padding(8).frame(width: 3)`: its implicit member and what follows.
  fileprivate var modifierSuffixes: [Suffix]? {
    switch form {
    case .implicitMember(let name):
      return [.member(name, index: tokens.lowerBound + 1)]
    case .chain(let base, let suffixes):
      return base.modifierSuffixes.map { $0 + suffixes }
    default:
      return nil
    }
  }
}
