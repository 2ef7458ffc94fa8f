/// Makes the views of a `GeometryReader`, again for every size.
package protocol ContentMaker: Sendable {
  /// Whether its text says what it makes; not for a closure of the program itself.
  var isWritten: Bool { get }
  /// What the closure calls the geometry; `$0` where it has no name for it.
  var parameter: String { get }
  /// What stands in its braces, on one line; `nil` where nobody can say.
  var body: String? { get }
  /// How many readers stand around this one in the source it comes from.
  var level: Int { get }
  /// The alignments that the closure may use.
  var declared: DeclaredAlignments { get }

  /// The closure with all guides as they are declared now.
  func redeclaring(_ declared: DeclaredAlignments) -> any ContentMaker

  /// The views for a reader that has this geometry.
  ///
  /// - Parameters:
  ///   - proxy: What the closure is given.
  ///   - viewCount: How many views there are already.
  ///   - limits: How large the tree may be.
  ///   - isFrozen: Whether numbers take the place of what is read off the proxy, so that the views
  ///     can stand elsewhere.
  ///   - isInterrupted: Asked now and then; `true` ends the work.
  /// - Returns: The views, readers among them without content of their own.
  /// - Throws: Why there are none for this geometry.
  func views(
    for proxy: GeometryProxy, besides viewCount: Int, limits: LayoutLimits, isFrozen: Bool,
    isInterrupted: (() -> Bool)?
  ) throws(ContentFailure) -> [View]

  /// Whether another maker makes the same views for every geometry.
  func isEqual(to other: any ContentMaker) -> Bool
}

/// Why a reader cannot make its content for a geometry.
public struct ContentFailure: Error, Equatable, Sendable {
  /// What is wrong, in lower case and without a full stop.
  public var message: String
  /// What was expected.
  public var details: [String]

  package init(_ message: String, details: [String] = []) {
    self.message = message
    self.details = details
  }
}

/// The closure of a `GeometryReader`, and what is known of the views that it has made so far.
///
/// The views themselves are the reader's children. They are made anew when the geometry is another
/// than that they were made for.
public struct ReaderContent: Sendable {
  package let maker: any ContentMaker
  /// The geometry that the reader's children were made for; `nil` before the first layout.
  var madeFor: GeometryProxy?
  /// The names that views of the content have been given: those that are not there at this size
  /// keep theirs.
  package var names = MadeNames()

  package init(_ maker: any ContentMaker) { self.maker = maker }

  /// The content with all guides as they are declared now; its views are made anew.
  func redeclaring(_ declared: DeclaredAlignments) -> ReaderContent {
    var content = ReaderContent(maker.redeclaring(declared))
    content.names = names
    return content
  }

  /// The content of a copy, whose views get names of their own.
  package var forgettingNames: ReaderContent {
    var copy = self
    copy.names = MadeNames()
    return copy
  }
}

extension ReaderContent: Equatable {
  /// Whether both make the same views for every geometry; what they made so far does not count.
  public static func == (left: ReaderContent, right: ReaderContent) -> Bool {
    left.maker.isEqual(to: right.maker)
  }
}

extension View {
  /// The closure that makes the view's children; `nil` for all but readers.
  package var readerContent: ReaderContent? {
    get { if case .reader(let content) = arguments.first ?? nil { content } else { nil } }
    set { if let newValue { arguments[0] = .reader(newValue) } }
  }

  /// Whether a `GeometryReader` is in the tree.
  ///
  /// - Complexity: O(*n*) in the number of views.
  package var hasReaders: Bool { readerContent != nil || children.contains(where: \.hasReaders) }
}

// MARK: - Names

/// The names of the views that a closure made, by their places in it.
package struct MadeNames: Sendable {
  fileprivate var names: [String: String] = [:]
  /// Those of the views that readers in it made.
  fileprivate var inner: [String: MadeNames] = [:]

  /// Every name.
  package var all: [String] { Array(names.values) + inner.values.flatMap(\.all) }
}

extension View {
  /// Gives the views of the reader the names they had before.
  mutating func recallNames() {
    guard let known = readerContent?.names else { return }
    for index in children.indices {
      children[index].visitMade(at: "\(index)") { view, place in
        view.name = known.names[place]
        view.readerContent?.names = known.inner[place] ?? MadeNames()
      }
    }
  }

  /// Keeps the names of all views that readers have made.
  package mutating func rememberMadeNames() {
    guard var content = readerContent else {
      for index in children.indices { children[index].rememberMadeNames() }
      return
    }
    for index in children.indices {
      children[index].visitMade(at: "\(index)") { view, place in
        content.names.names[place] = view.name
        guard view.readerContent != nil else { return }
        view.rememberMadeNames()
        content.names.inner[place] = view.readerContent?.names
      }
    }
    readerContent = content
  }

  /// Calls `body` with the view, which a closure made, and all in it but what readers in it made.
  private mutating func visitMade(
    at place: String, _ body: (inout View, _ place: String) -> Void
  ) {
    body(&self, place)
    if readerContent != nil { return }
    // The views of two branches are not the same views.
    let branch = kind == ConditionalKind.self && bool("isTrue") == false ? "else" : ""
    for index in children.indices {
      children[index].visitMade(at: "\(place)\(branch)/\(index)", body)
    }
  }
}

// MARK: - Views that leave their reader

extension View {
  /// The views that the reader made, with numbers in place of what they read off its geometry.
  ///
  /// - Throws: Why there are none.
  package func frozenChildren() throws(ContentFailure) -> [View] {
    guard let content = readerContent, let proxy = content.madeFor else { return children }
    var frozen = self
    frozen.children = try content.maker.views(
      for: proxy, besides: 0, limits: .standard, isFrozen: true, isInterrupted: nil)
    frozen.recallNames()
    return frozen.children
  }
}
