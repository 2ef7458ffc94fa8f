package import HaggleLayout
import HaggleReports

/// Everything about a document that changes its layout.
package struct DocumentState: Equatable, Sendable {
  /// The tree; `nil` when there is none.
  package var root: View?
  /// What the root is offered, in points; `nil` lengths are unspecified.
  package var container: ProposedSize
  /// What else decides the layout.
  package var options = LayoutOptions()
  /// The alignments that Swift declared, for views to come.
  package var declared = DeclaredAlignments()
}

/// A tree of views in a container, with every state that it ever had.
///
/// States are values: an edit makes a new one and keeps the old one, undo takes it out again.
package struct Document: Sendable {
  package private(set) var state: DocumentState
  private var past = StateStack()
  private var future = StateStack()
  /// Grows with every change of state, so that others know when to look again.
  package private(set) var revision = 0
  /// Grows when the tree may be another one.
  package private(set) var treeRevision = 0
  private let limits: LayoutLimits

  package init(
    container: ProposedSize = ProposedSize(width: 320, height: 160),
    limits: LayoutLimits = .standard
  ) {
    state = DocumentState(root: nil, container: container)
    self.limits = limits
  }

  package var root: View? { state.root }
  package var container: ProposedSize { state.container }
  package var undoCount: Int { past.count }
  /// The state before the last change; `nil` when there was none.
  package var previousState: DocumentState? { past.last }
  package var redoCount: Int { future.count }

  /// Makes `edit` one step that can be undone; on an error everything is as before.
  package mutating func apply(_ edit: Edit) throws(EditError) {
    var next = try edit.applied(to: state)
    if edit.changesTree, var root = next.root, try root.lacksNames(within: limits) {
      ViewNaming.fill(&root)
      next.root = root
    }
    past.append(state)
    future = StateStack()
    enter(next, withTree: edit.changesTree)
  }

  /// Takes over the views that readers made in a layout of the state as it is; what a person did is
  /// one step still.
  package mutating func settle(_ tree: View) {
    var root = tree
    ViewNaming.fill(&root)
    root.rememberMadeNames()
    let isSame = state.root.map { $0.names == root.names } ?? false
    state.root = root
    if !isSame { treeRevision += 1 }
  }

  /// Goes back; there must be as many steps.
  package mutating func undo(_ count: Int = 1) {
    for _ in 0..<count {
      guard let last = past.popLast() else { return }
      future.append(state)
      enter(last)
    }
  }

  /// Goes forward again; there must be as many steps.
  package mutating func redo(_ count: Int = 1) {
    for _ in 0..<count {
      guard let next = future.popLast() else { return }
      past.append(state)
      enter(next)
    }
  }

  /// Makes all steps after the first `count` one: an entry is undone as it was typed, at once.
  package mutating func mergeSteps(after count: Int) {
    while past.count > count + 1 { _ = past.popLast() }
  }

  /// Takes over all states of another document after the own ones.
  ///
  /// An own state that nothing has led to, and without a tree, is not kept.
  package mutating func goOn(as other: Document) {
    if root != nil || undoCount > 0 { past.append(state) }
    past.append(other.past)
    future = other.future
    enter(other.state)
  }

  private mutating func enter(_ next: DocumentState, withTree isNewTree: Bool = true) {
    state = next
    revision += 1
    if isNewTree { treeRevision += 1 }
  }
}

extension Edit {
  /// Whether the tree can be another one afterwards.
  fileprivate var changesTree: Bool {
    switch self {
    case .resize, .configure: false
    default: true
    }
  }
}

extension View {
  /// Whether a view has no name yet; refuses a tree with too many levels or views.
  fileprivate func lacksNames(within limits: LayoutLimits) throws(EditError) -> Bool {
    var census = Census(limits)
    try census.visit(self, level: 1)
    return census.lacksNames
  }
}

/// Counts the views of a tree.
private struct Census {
  private let limits: LayoutLimits
  private var count = 0
  var lacksNames = false

  init(_ limits: LayoutLimits) { self.limits = limits }

  mutating func visit(_ view: borrowing View, level: Int) throws(EditError) {
    count += 1
    if level > limits.levels { throw .tooDeep(limit: limits.levels) }
    if count > limits.views { throw .tooManyViews(limit: limits.views) }
    if view.name == nil { lacksNames = true }
    for index in view.children.indices { try visit(view.children[index], level: level + 1) }
  }
}
