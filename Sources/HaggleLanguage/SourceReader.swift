import HaggleLayout

/// One source while it is read.
struct SourceReader {
  private let list: TokenList
  private let statements: [Statement]
  private var evaluator: Evaluator

  init(
    _ text: String, kinds: KindTable, limits: LayoutLimits, declared: DeclaredAlignments,
    _ isInterrupted: (() -> Bool)?
  ) throws(Diagnostic) {
    list = try SwiftSource.tokens(of: text)
    statements = try Parser.program(list, limit: limits.levels)
    evaluator = Evaluator(
      list: list, limits: limits, kinds: kinds, declared: declared,
      isInterrupted: isInterrupted)
    evaluator.triesReaders = true
    try evaluator.declareAlignments(statements)
    try evaluator.learn(statements)
  }

  /// The view that the source makes; `nil` if there is none that can be made as it stands.
  ///
  /// Of what is declared before `offset` nothing is shown by itself.
  mutating func reading(after offset: Int) throws(Diagnostic) -> Reading? {
    var views = try evaluator.views(of: statements.filter { !$0.isAlignment })
    if views.isEmpty, let shown = try evaluator.declaredView(after: offset) { views = [shown] }
    guard let first = views.first else { return nil }
    if views.count == 1 { return evaluator.reading(first.view) }
    let stack = View(
      StructuralKinds.implicitContainer, children: views.map(\.view), span: 0..<list.bytes.count)
    let levels = views.map(\.levels).max() ?? 0
    let whole = try evaluator.counted(stack, above: levels, at: 0..<1)
    return evaluator.reading(whole.view)
  }

  /// Why there is no view to show.
  mutating func noView() throws(Diagnostic) -> Diagnostic {
    if let type = evaluator.views(declaredAfter: 0).first {
      _ = try evaluator.view(of: type, [], at: type.nameIndex..<type.nameIndex + 1)
    }
    return Diagnostic(
      "expected a view", at: 0..<0, details: ["such as HStack { Color.blue; Color.green }"],
      isIncomplete: statements.isEmpty)
  }

  /// The alignments that are declared then.
  var declared: DeclaredAlignments { evaluator.declared }

  /// Whether anything is declared behind `offset`.
  func declares(after offset: Int) -> Bool {
    statements.contains { $0.declares && list.span($0.range).lowerBound >= offset }
  }

  /// The source of what is declared behind `offset`, each declaration ended by a semicolon; a preview
  /// is nothing that others can use, and alignments are kept for themselves.
  func declarations(after offset: Int) -> String {
    statements.filter { statement in
      guard list.span(statement.range).lowerBound >= offset, statement.declares else {
        return false
      }
      switch statement.form {
      case .declaration(.preview), .alignment, .imported: return false
      default: return true
      }
    }
    .map { list.sourceText($0.range) + "\n;\n" }.joined()
  }

  /// What a person should know of views that were declared and are not shown.
  func unshown(after offset: Int) -> [String] {
    evaluator.views(declaredAfter: offset).map { "to see \($0.name), type \($0.example)" }
  }
}

extension Statement {
  /// Whether the statement only says what later ones may use.
  var declares: Bool {
    switch form {
    case .constant, .declaration, .alignment, .imported: true
    default: false
    }
  }

  fileprivate var isAlignment: Bool { if case .alignment = form { true } else { false } }
}
