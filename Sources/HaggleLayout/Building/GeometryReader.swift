/// A view that takes what it is offered and makes its content out of what it got (spec 11 rules 1
/// to 6).
///
/// The closure is asked again for every geometry that the reader gets in a layout; it must make the
/// same views for the same geometry. The reader prints as the views that it made last.
///
/// - Parameter content: The views for a geometry; all stand at the reader's top left corner and are
///   offered its size.
/// - Returns: The reader.
public func GeometryReader(
  @ViewBuilder content: @escaping @Sendable (GeometryProxy) -> [View]
) -> View {
  View(GeometryReaderKind.self, arguments: [.reader(ReaderContent(ProgramContent(make: content)))])
}

/// The closure of a reader that is written in Swift.
private struct ProgramContent: ContentMaker {
  let make: @Sendable (GeometryProxy) -> [View]

  var isWritten: Bool { false }
  var parameter: String { "_" }
  var body: String? { nil }
  /// What a program's closure makes has no formulas that could name this reader.
  var level: Int { -1 }
  /// A program names its guides by their types.
  var declared: DeclaredAlignments { DeclaredAlignments() }

  func redeclaring(_ declared: DeclaredAlignments) -> any ContentMaker { self }

  func views(
    for proxy: GeometryProxy, besides viewCount: Int, limits: LayoutLimits, isFrozen: Bool,
    isInterrupted: (() -> Bool)?
  ) throws(ContentFailure) -> [View] {
    make(proxy)
  }

  /// Closures cannot be compared; the views that they made can (`View.==`).
  func isEqual(to other: any ContentMaker) -> Bool { other is ProgramContent }
}
