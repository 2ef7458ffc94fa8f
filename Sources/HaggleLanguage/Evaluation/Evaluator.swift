import HaggleLayout

/// Makes views out of syntax.
///
/// It knows no view by name: signatures say what can be written, and what it means is the layout's
/// business. `if` and `ForEach` are statements of the language.
struct Evaluator {
  let list: TokenList
  let limits: LayoutLimits
  /// What can be written.
  let kinds: KindTable
  var environment = Environment()
  /// The alignments that can be used.
  var declared: DeclaredAlignments
  /// The constants outside of all types and functions.
  var globals = Environment()
  /// What the source declares.
  var declarations = Declarations()
  /// The values of declared types made so far; the first stands for what is outside of types.
  var instances = [Instance(type: "", environment: Environment())]
  /// The type whose member is being evaluated; empty outside of types.
  var instanceType = ""
  /// How many bodies of functions and properties are running.
  var callDepth = 0
  /// How many have run so far.
  var callCount = 0
  /// How many names could not be written out as text that means the same anywhere.
  var openNames = 0
  /// The modifiers met so far that do not change the layout, each once.
  var neutralNames: [String] = []
  /// What the reader should know of the kinds met so far, each once.
  var kindNotes: [String] = []
  /// How many views there are so far.
  var viewCount = 0
  /// How many characters deferred expressions may still be written out to.
  var textBudget = 64 << 20
  /// How many parts expressions may still be made of when names are replaced in them.
  var partBudget = 1 << 20
  /// How many readers stand around what is being read.
  var readerLevel = 0
  /// Whether the content of readers is tried when it is read; not when a layout asks for it.
  var triesReaders = false
  private let isInterrupted: (() -> Bool)?

  init(
    list: TokenList, limits: LayoutLimits, kinds: KindTable, declared: DeclaredAlignments,
    isInterrupted: (() -> Bool)? = nil
  ) {
    self.list = list
    self.declared = declared
    self.limits = limits
    self.kinds = kinds
    self.isInterrupted = isInterrupted
  }

  /// A view and the number of levels it has.
  struct Subtree {
    var view: View
    var levels: Int
  }

  /// Counts a view and its level, above a highest child of `childLevels` levels.
  ///
  /// An error points to the tokens at `place`.
  mutating func counted(
    _ view: View, above childLevels: Int, at place: Range<Int>
  ) throws(Diagnostic) -> Subtree {
    viewCount += 1
    if viewCount > limits.views { throw tooManyViews(at: place) }
    if childLevels >= limits.levels {
      throw Diagnostic("nested deeper than \(limits.levels) levels", at: list.span(place))
    }
    try checkInterruption(after: viewCount, at: place)
    return Subtree(view: view, levels: childLevels + 1)
  }

  /// Ends the work if nobody waits for it any more; asks only now and then.
  func checkInterruption(after count: Int, at place: Range<Int>) throws(Diagnostic) {
    if count & 0x3FF == 0, let isInterrupted, isInterrupted() {
      throw Diagnostic("interrupted", at: list.span(place))
    }
  }

  func tooManyViews(at place: Range<Int>) -> Diagnostic {
    Diagnostic("more than \(Numbers.grouped(limits.views)) views", at: list.span(place))
  }

  /// Evaluates `body` with what a deferred expression captured.
  mutating func with<Result>(
    _ deferred: Constant.Deferred,
    _ body: (inout Evaluator, Syntax) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let scope = environment.openScope()
    defer { environment.close(scope) }
    for (name, value) in deferred.captured { environment.bind(name, to: value) }
    return try body(&self, deferred.syntax)
  }

  /// The source of an expression as the user wrote it, shortened for a message.
  func excerpt(_ syntax: Syntax) -> String {
    let text = CanonicalText.text(list, syntax.range)
    return text.utf8.count <= 40 ? text : CellWidth.prefix(text, cells: 39) + "…"
  }

  func span(_ syntax: Syntax) -> Range<Int> { list.span(syntax.range) }

  /// The user's line with the tokens of `place` replaced.
  func repaired(_ place: Range<Int>, with text: String) -> String? {
    Repair.line(list.bytes, replacing: place, with: text)
  }
}
