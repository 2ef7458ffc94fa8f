import HaggleLanguage
import HaggleLayout
import HaggleShell
import Testing

/// What holds after any edits (issue 2, must hold 5 and 6); a failure names its seed.
struct EditPropertyTests {
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `undo all the way is the first tree and redo all the way the last`(_ seed: UInt64) throws {
    var document = Document()
    try document.apply(.show(SwiftSource.view(Session.exampleView).view))
    let first = document.state
    let firstNames = first.root?.names
    var edits = try RandomEdits(seed: seed)
    var count = 0
    while count < 1000 {
      let edit = edits.next(for: document.state)
      let before = document.state
      do throws(EditError) {
        try document.apply(edit)
        count += 1
      } catch {
        #expect(document.state == before, "seed \(seed): \(edit) failed and changed something")
      }
    }
    let last = document.state
    let lastNames = last.root?.names
    #expect(document.undoCount == 1001)
    document.undo(1000)
    #expect(document.state == first, "seed \(seed)")
    #expect(document.root?.names == firstNames, "seed \(seed)")
    document.redo(1000)
    #expect(document.state == last, "seed \(seed)")
    #expect(document.root?.names == lastNames, "seed \(seed)")
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `every view has a name of its own that finds it`(_ seed: UInt64) throws {
    var document = Document()
    try document.apply(.show(SwiftSource.view(Session.exampleView).view))
    var edits = try RandomEdits(seed: seed)
    for _ in 0..<300 {
      try? document.apply(edits.next(for: document.state))
      document.root?.forEachView { view, path in
        let name = view.name ?? ""
        #expect((try? document.root?.address(of: name))?.path == path, "seed \(seed): \(name)")
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a wrong entry leaves everything as it was`(_ seed: UInt64) throws {
    var session = Session.afterUndo()
    let before = SessionTraces(session)
    var entries = WrongEntries(seed: seed)
    for _ in 0..<400 {
      let entry = entries.next()
      let outcome = session.run(entry, at: .argument(1))
      if outcome.failure == nil {
        // By accident the entry was right.
        session = .afterUndo()
      } else {
        #expect(outcome.messages.contains("error: "), "seed \(seed): \(entry)")
        #expect(SessionTraces(session) == before, "seed \(seed): \(entry)")
      }
    }
  }
}

extension Session {
  /// A session in which something can be undone and something be done again.
  fileprivate static func afterUndo() -> Session {
    var session = Session.row()
    _ = session.answer("resize 300 80")
    _ = session.answer("undo")
    return session
  }
}

/// Edits of all kinds at places that mostly exist.
private struct RandomEdits {
  private var generator: SeededGenerator
  private let views: [View]
  private let wrappers: [View]

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    views = try [
      "Color.red", "Spacer()", "Text(\"Hello world\")", "Color.blue.padding(8)",
      "VStack { Color.green; Color.yellow }", "Color.gray.overlay { Color.red }",
      "HStack { ForEach(0..<3) { i in Color.blue } }",
    ].map { try SwiftSource.view($0).view }
    wrappers = try ["HStack { }", "VStack { }.padding(4)", "Group { }"].map {
      try SwiftSource.view($0).view
    }
  }

  mutating func next(for state: DocumentState) -> Edit {
    guard let root = state.root else { return .show(views.randomElement(using: &generator)) }
    let path = path(in: root)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return .show(Bool.random(using: &generator) ? root : views[0])
    case 1:
      return .resize(
        ProposedSize(width: Double.random(in: 0...700, using: &generator), height: nil))
    case 2, 3, 4: return .insert([view], at: path)
    case 5: return .remove(path)
    case 6: return .replace(path, with: view)
    case 7: return .wrap(path, in: wrappers[Int.random(in: 0..<wrappers.count, using: &generator)])
    case 8: return .unwrap(path)
    case 9:
      return .move(path, to: self.path(in: root), at: Int.random(in: 0...2, using: &generator))
    case 10: return .swap(path, self.path(in: root))
    default: return .label(path, "l\(generator.next())")
    }
  }

  private var view: View {
    mutating get { views[Int.random(in: 0..<views.count, using: &generator)] }
  }

  private mutating func path(in root: View) -> ViewPath {
    var path = ViewPath.root
    var view = root
    while !view.children.isEmpty && Int.random(in: 0..<5, using: &generator) > 0 {
      let index = Int.random(in: 0..<view.children.count, using: &generator)
      path = path.child(index)
      view = view.children[index]
    }
    return Int.random(in: 0..<8, using: &generator) == 0 ? path.child(0) : path
  }
}

/// Entries made of right ones by breaking them.
private struct WrongEntries {
  private var generator: SeededGenerator
  private let words = [
    "add", "remove", "swap", "blue", "green", "relative", "0.5", "-1", "resize", "set", "hstack",
    "spacing", "HStack", "{", "}", "(", ")", "Color.", ".padding(", "at", "to", "with", "in", "nil",
    "expect", "==", "\"", "/9/9", "wrap", "VStack", "undo", "99", "redo", "quit", "bule", "source",
    "off", ",", "ForEach(0..<", "...", "\u{1B}[2J", "é", "💥", "let", "x", "=",
  ]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> String {
    let count = Int.random(in: 1...6, using: &generator)
    return (0..<count).map { _ in words[Int.random(in: 0..<words.count, using: &generator)] }
      .joined(separator: Bool.random(using: &generator) ? " " : "")
  }
}
