import HaggleLanguage
import HaggleLayout
import HaggleShell
import Testing

/// Each edit, as source before and after.
struct EditTests {
  static let view = "Color.red"

  static func tree(_ source: String) -> View {
    do {
      return try SwiftSource.view(source).view
    } catch {
      preconditionFailure("\(source): \(error)")
    }
  }

  static let cases: [(before: String, edit: Edit, after: String)] = [
    (
      "HStack { Color.blue }", .insert([tree("Color.red")], at: ViewPath([0])),
      "HStack { Color.red; Color.blue }"
    ),
    ("HStack { Color.blue; Color.red }", .remove(ViewPath([0])), "HStack { Color.red }"),
    (
      "HStack { Color.blue.padding(8); Color.red }", .remove(ViewPath([0, 0])),
      "HStack { Color.red }"
    ),
    (
      "Color.blue.overlay { Color.red }", .remove(ViewPath([1])), "Color.blue"
    ),
    (
      "HStack { Color.blue; Color.red }", .swap(ViewPath([0]), ViewPath([1])),
      "HStack { Color.red; Color.blue }"
    ),
    (
      "HStack { Color.blue; VStack { Color.red; Color.green } }",
      .swap(ViewPath([0]), ViewPath([1, 1])),
      "HStack { Color.green; VStack { Color.red; Color.blue } }"
    ),
    (
      "HStack { Color.blue; Color.red; Color.green }", .move(ViewPath([0]), to: .root, at: 2),
      "HStack { Color.red; Color.green; Color.blue }"
    ),
    (
      "HStack { Color.blue; VStack { Color.red } }",
      .move(ViewPath([0]), to: ViewPath([1]), at: 1),
      "HStack { VStack { Color.red; Color.blue } }"
    ),
    (
      "HStack { VStack { Color.red; Color.blue } }", .move(ViewPath([0, 0]), to: .root, at: 0),
      "HStack { Color.red; VStack { Color.blue } }"
    ),
    (
      "HStack { Color.blue.padding(8) }", .wrap(ViewPath([0]), in: tree("VStack { }")),
      "HStack { VStack { Color.blue.padding(8) } }"
    ),
    (
      "HStack { Color.blue }", .wrap(ViewPath([0]), in: tree("VStack { }.padding(8)")),
      "HStack { VStack { Color.blue }.padding(8) }"
    ),
    ("HStack { Color.blue }", .unwrap(.root), "Color.blue"),
    ("Color.blue.padding(8)", .unwrap(.root), "Color.blue"),
    ("Color.blue.overlay { Color.red }", .unwrap(.root), "Color.blue"),
    (
      "HStack { VStack { Color.red; Color.green }; Color.blue }", .unwrap(ViewPath([0])),
      "HStack { Color.red; Color.green; Color.blue }"
    ),
    (
      "HStack { ForEach(0..<2) { i in Color.red } }", .unwrap(ViewPath([0])),
      "HStack { Color.red; Color.red }"
    ),
    (
      "ForEach(0..<2) { i in Color.red }.padding(8)", .unwrap(ViewPath([0])),
      "Group { Color.red; Color.red }.padding(8)"
    ),
    ("HStack { Color.blue }", .label(ViewPath([0]), "a"), "HStack { Color.blue.id(\"a\") }"),
  ]

  @Test(arguments: cases)
  func `an edit changes the tree`(_ before: String, _ edit: Edit, _ after: String) throws {
    var document = Document()
    try document.apply(.show(SwiftSource.view(before).view))
    try document.apply(edit)
    #expect(document.root.map { SourcePrinter.line($0) } == after)
    document.undo()
    #expect(document.root.map { SourcePrinter.line($0) } == before)
    document.redo()
    #expect(document.root.map { SourcePrinter.line($0) } == after)
  }

  static let refused: [(before: String, edit: Edit, error: EditError)] = [
    ("Color.blue", .remove(ViewPath([0])), .noView(ViewPath([0]))),
    (
      "Color.blue", .insert([tree(view)], at: ViewPath([0])), .takesNoChildren(.root)
    ),
    ("Color.blue", .insert([tree(view)], at: .root), .takesOneView(.root)),
    (
      "HStack { }", .insert([tree(view)], at: ViewPath([1])), .noPlace(1, in: .root, count: 0)
    ),
    (
      "HStack { VStack { } }", .move(ViewPath([0]), to: ViewPath([0]), at: 0),
      .oneInsideOther(ViewPath([0]), ViewPath([0]))
    ),
    (
      "HStack { VStack { } }", .swap(.root, ViewPath([0])), .oneInsideOther(.root, ViewPath([0]))
    ),
    ("HStack { Color.blue; Color.red }", .unwrap(.root), .takesOneView(.root)),
    ("Color.blue", .unwrap(.root), .nothingInside(.root)),
    (
      "ForEach(0..<2) { i in Color.red }", .remove(ViewPath([1])),
      .madeByClosure(ViewPath([1]), of: .root)
    ),
    (
      "ForEach(0..<2) { i in Color.red }", .insert([tree(view)], at: ViewPath([0])),
      .madeByClosure(ViewPath([0]), of: .root)
    ),
  ]

  @Test(arguments: refused)
  func `an edit that cannot be made changes nothing`(
    _ before: String, _ edit: Edit, _ error: EditError
  ) throws {
    var document = Document()
    try document.apply(.show(SwiftSource.view(before).view))
    let state = document.state
    #expect(throws: error) { try document.apply(edit) }
    #expect(document.state == state)
    #expect(document.undoCount == 1)
  }

  @Test func `limits hold for every edit`() throws {
    var document = Document(limits: LayoutLimits(levels: 3, views: 4))
    try document.apply(.show(SwiftSource.view("HStack { HStack { Color.red } }").view))
    #expect(throws: EditError.tooDeep(limit: 3)) {
      try document.apply(.wrap(.root, in: SwiftSource.view("HStack { }").view))
    }
    let red = try SwiftSource.view("Color.red").view
    try document.apply(.insert([red], at: ViewPath([0])))
    #expect(throws: EditError.tooManyViews(limit: 4)) {
      try document.apply(.insert([red], at: ViewPath([0])))
    }
  }
}
