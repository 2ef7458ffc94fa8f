import HaggleLayout

/// The closure of a `GeometryReader` as it was read, with the constants that stand in it.
struct ClosureContent: ContentMaker {
  let list: TokenList
  let kinds: KindTable
  let closure: Closure
  let parameter: String
  let surroundings: Surroundings
  var declared: DeclaredAlignments
  let level: Int

  var isWritten: Bool { true }

  /// The closure's body on one line, constants written out; written when somebody asks for it.
  ///
  /// Where it names what is declared elsewhere, it is the views that it makes.
  var body: String? {
    var evaluator = Evaluator(list: list, limits: .standard, kinds: kinds, declared: declared)
    evaluator.surroundings = surroundings
    guard let text = try? evaluator.bodyText(closure) else { return nil }
    if evaluator.openNames == 0 { return text }
    let views = try? evaluator.views(of: self, for: triedGeometry)
    return views?.map { SourcePrinter.line($0.view) }.joined(separator: "; ")
  }

  func views(
    for proxy: GeometryProxy, besides viewCount: Int, limits: LayoutLimits, isFrozen: Bool,
    isInterrupted: (() -> Bool)?
  ) throws(ContentFailure) -> [View] {
    var evaluator = Evaluator(
      list: list, limits: limits, kinds: kinds, declared: declared,
      isInterrupted: isInterrupted)
    evaluator.surroundings = surroundings
    evaluator.viewCount = viewCount
    do throws(Diagnostic) {
      let geometry = Geometry(
        text: parameter, level: level, isFrozen: isFrozen, value: .proxy(proxy))
      return try evaluator.views(of: self, for: geometry).map(\.view)
    } catch {
      throw ContentFailure(error.message, details: error.details)
    }
  }

  /// The size for which the content is tried when it is read: nobody knows another.
  fileprivate var triedGeometry: Geometry {
    let proxy = GeometryProxy(size: Size(width: 100, height: 100))
    return Geometry(text: parameter, level: level, isFrozen: false, value: .proxy(proxy))
  }

  func redeclaring(_ declared: DeclaredAlignments) -> any ContentMaker {
    var content = self
    content.declared = declared
    return content
  }

  func isEqual(to other: any ContentMaker) -> Bool {
    guard let other = other as? ClosureContent else { return false }
    return parameter == other.parameter && body == other.body
  }
}

extension Evaluator {
  /// The closure of a reader, and the views that it makes until there is a layout.
  mutating func readerContent(
    of argument: Syntax
  ) throws(Diagnostic) -> (content: ReaderContent, views: [Subtree]) {
    guard case .closure(let closure) = argument.bare.form else {
      throw wrongType(argument, .readerContent, title: nil)
    }
    if let failure = closure.failure { throw failure }
    // The text of the outermost tells whether those inside can be written out.
    if triesReaders && readerLevel == 0 { _ = try bodyText(closure) }
    let content = ClosureContent(
      list: list, kinds: kinds, closure: closure,
      parameter: try proxyName(of: closure, argument), surroundings: surroundings,
      declared: declared, level: readerLevel)
    return (ReaderContent(content), triesReaders ? try triedViews(of: content) : [])
  }

  /// What the content calls the geometry.
  private func proxyName(
    of closure: Closure, _ argument: Syntax
  ) throws(Diagnostic) -> String {
    if closure.parameters.count == 1 { return closure.parameters[0] }
    let usesShorthand = NameReferences(in: closure).found.contains { $0.name == "$0" }
    if closure.parameters.isEmpty && usesShorthand { return "$0" }
    let start = list.tokens[Int(argument.tokens.lowerBound)].span
    throw Diagnostic(
      "the closure of 'GeometryReader' is given one value, its proxy", at: start,
      details: ["expected \(ValueType.readerContent.expectation)"],
      hint: closure.parameters.isEmpty
        ? repaired(start.upperBound..<start.upperBound, with: " proxy in") : nil)
  }

  /// The views for some size, which say what is wrong with them at any; what is wrong with the size
  /// alone does not count.
  private mutating func triedViews(
    of content: ClosureContent
  ) throws(Diagnostic) -> [Subtree] {
    do throws(Diagnostic) {
      return try views(of: content, for: content.triedGeometry)
    } catch {
      guard error.dependsOnNumbers else { throw error }
      return []
    }
  }

  /// The views that a closure makes for a geometry.
  fileprivate mutating func views(
    of content: ClosureContent, for geometry: Geometry
  ) throws(Diagnostic) -> [Subtree] {
    let scope = environment.openScope()
    let outer = readerLevel
    defer {
      environment.close(scope)
      readerLevel = outer
    }
    readerLevel = content.level + 1
    environment.bind(content.parameter, to: .geometry(geometry))
    return try views(in: content.closure)
  }
}
