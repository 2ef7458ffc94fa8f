package import HaggleLayout
import HaggleReports

/// Everything that an entry can change.
///
/// A session reads and prints nothing: it takes text and answers with text.
package struct Session: Sendable {
  package var settings: SessionSettings
  /// What can be written.
  let kinds: KindTable
  package internal(set) var document = Document()
  var files: any FileAccess
  /// Where what died sessions left behind is found.
  package var journals: any JournalAccess = NoJournals()
  /// What the journal of this session still lacks; `nil` when none is kept.
  var journal: Journal?
  /// What was typed, oldest first.
  package internal(set) var history: [String] = []
  /// States that were given a name, the oldest first.
  package internal(set) var snapshots: [Snapshot] = []
  /// Swift declarations that later entries may use.
  var declarations = ""
  /// The files that are being read, outermost first, by their canonical paths.
  var openFiles: [String] = []
  /// The directory below which the commands of files may read and write; `nil` before the first.
  var directory: String?
  /// What was written, by canonical paths, where nothing may be written to files; `nil` elsewhere.
  var writtenFiles: [String: String]?
  /// The names of the last picture and the letters that stand for them.
  var viewNames = ViewNames()
  /// The tree that `viewNames` belongs to, by its revision.
  var namesRevision = 0
  /// The question that waits for an answer; what is typed then is one.
  var quiz: Quiz?
  /// Points per column of the last picture, which is kept while it fits.
  var pictureScale: Double?
  /// The steps that are being shown; what is typed then moves among them.
  package internal(set) var stepShow: StepShow?
  /// Whether what the entry did is more than one step for undo.
  var keepsSteps = false
  /// The talk that is to be given.
  var waitingTalk = WaitingTalk.none
  /// The lesson that is being taken.
  var tour: Tour?
  /// The last layout and the state of the document that it belongs to.
  private var layout: (revision: Int, result: LayoutResult)?

  package init(
    files: any FileAccess, settings: SessionSettings = SessionSettings(),
    kinds: KindTable = .standard
  ) {
    self.files = files
    self.settings = settings
    self.kinds = kinds
  }
}

extension Session {
  /// Changes the document by one edit, and tells what is wrong in the words of the entry.
  ///
  /// The edit comes from the words at `span` of `line`.
  mutating func apply(_ edit: Edit, span: Range<Int>, line: String) throws(ShellError) {
    var edit = edit
    if case .show(let view?) = edit, view.hasReaders {
      // Names go by the views that are there, not by those that were tried.
      edit = .show(try layOut(view, in: document.container, span: span).tree)
    }
    do throws(EditError) {
      try document.apply(edit)
    } catch {
      throw describe(error, span: span, line: line)
    }
    try settle(span: span)
  }

  /// Keeps the views that readers make in the container as it is now.
  private mutating func settle(span: Range<Int>) throws(ShellError) {
    guard let root = document.root, root.hasReaders else { return }
    let result = try layOut(root, in: document.container, span: span)
    if let tree = result.tree { document.settle(tree) }
    layout = (document.revision, result)
  }

  /// The layout of the document; worked out when first asked for after a change.
  mutating func currentLayout(span: Range<Int>) throws(ShellError) -> LayoutResult? {
    guard let root = document.root else { return nil }
    if let layout, layout.revision == document.revision { return layout.result }
    let result = try layOut(root, in: document.container, span: span)
    layout = (document.revision, result)
    return result
  }

  /// Lays a tree out, stopping when the person no longer waits for it.
  func layOut(
    _ root: View, in container: ProposedSize, options: LayoutOptions? = nil,
    recordingTrace: Bool = false, span: Range<Int>
  ) throws(ShellError) -> LayoutResult {
    do throws(LayoutError) {
      return try root.layout(
        in: container, options: options ?? document.state.options,
        recordingTrace: recordingTrace, isInterrupted: settings.isInterrupted)
    } catch {
      throw describe(error, span: span)
    }
  }

  /// Why a layout cannot be had, for a person.
  func describe(_ error: LayoutError, span: Range<Int>) -> ShellError {
    switch error {
    case .tooDeep(let limit):
      describe(EditError.tooDeep(limit: limit), span: span, line: "")
    case .tooManyViews(let limit):
      describe(EditError.tooManyViews(limit: limit), span: span, line: "")
    case .tooManyGuides(let limit):
      ShellError("more than \(limit) alignment guides of your own in one tree", at: span)
    case .interrupted:
      ShellError("interrupted", at: span, code: ExitCode.interrupted)
    case .noContent(let failure, let size):
      describe(failure, of: "GeometryReader", size: size, span: span)
    }
  }
}
