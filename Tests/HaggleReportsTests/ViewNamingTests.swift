import HaggleLayout
import HaggleReports
import Testing

struct ViewNamingTests {
  /// Source and what its view is called.
  static let rows = [
    ("Color.blue", "blue"),
    ("HStack { }", "hstack"),
    ("RoundedRectangle(cornerRadius: 8)", "roundedRectangle"),
    ("Text(\"Hello world, again\")", "helloWorld"),
    ("Text(\"Don't stop\")", "dontStop"),
    ("Text(\"internationalization matters\")", "text"),
    ("Text(\"3 items\")", "text"),
    ("Text(\"— !\")", "text"),
    ("Text(\"日本語\")", "日本語"),
    ("Image(systemName: \"star.fill\")", "star"),
    ("Image(size: CGSize(width: 1, height: 1))", "image"),
  ]

  @Test(arguments: rows)
  func `a view is called after what it shows`(_ source: String, _ name: String) throws {
    #expect(try names(tree(source)) == [name])
  }

  @Test func `the second of a kind is numbered, layers are called after what they wrap`() throws {
    let root = try tree(
      """
      HStack { Color.blue.padding(1).frame(width: 2).padding(3); Color.blue.frame(width: 1); \
      HStack { } }
      """)
    #expect(
      names(root) == [
        "hstack", "blue.padding2", "blue.frame", "blue.padding", "blue", "blue2.frame", "blue2",
        "hstack2",
      ])
  }

  @Test func `a label is a name, and layers around it are called after the innermost view`() throws
  {
    let root = try tree(
      """
      ZStack { Color.red.id("a").padding(1); Color.red.padding(1).id("b").frame(width: 1) }
      """)
    #expect(names(root) == ["zstack", "a.padding", "a", "red.frame", "b", "red"])
  }

  @Test func `a label takes a word before any default name`() throws {
    let root = try tree("HStack { Color.blue; Color.red.id(\"blue\") }")
    #expect(names(root) == ["hstack", "blue2", "blue"])
  }

  @Test func `names that were given stay, copies of them are numbered`() throws {
    var root = try tree("HStack { Color.blue; Color.blue }")
    ViewNaming.fill(&root)
    root.children.insert(root.children[1], at: 0)
    root.children.append(try tree("Color.blue"))
    ViewNaming.fill(&root)
    #expect(root.children.map(\.name) == ["blue2", "blue", "blue3", "blue4"])
  }

  @Test func `paths count children from 0`() throws {
    let root = try tree("HStack { Color.blue; Color.red.padding(1) }")
    #expect(ViewNames(of: root).entries.map(\.path) == ["/", "/0", "/1", "/1/0"])
  }

  @Test func `letters stay and avoid names`() throws {
    var names = ViewNames(of: try tree("HStack { Color.blue; Color.red.id(\"A\") }"))
    #expect(names.letter(for: "blue") == "B")
    #expect(names.letter(for: "hstack") == "C")
    let later = ViewNames(of: try tree("VStack { Color.blue }"), keepingLettersOf: names)
    #expect(later.name(ofLetter: "B") == "blue")
    #expect(names.name(ofLetter: "A") == nil)
  }

  private func names(_ root: View) -> [String] {
    ViewNames(of: root).entries.map(\.name)
  }
}
