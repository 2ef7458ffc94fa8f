import HaggleLayout
import HaggleReports
import Testing

struct ViewNamingTests {
  /// A view and what it is called.
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var view: View
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "blue", view: color("blue")),
    Row(name: "hstack", view: make("HStack")),
    Row(name: "roundedRectangle", view: make("RoundedRectangle", ["cornerRadius": .number(8)])),
    Row(name: "helloWorld", view: text("Hello world, again")),
    Row(name: "dontStop", view: text("Don't stop")),
    Row(name: "text", view: text("internationalization matters")),
    Row(name: "text", view: text("3 items")),
    Row(name: "text", view: text("— !")),
    Row(name: "日本語", view: text("日本語")),
    Row(name: "star", view: make("Image", ["systemName": .string("star.fill")], form: 2)),
  ]

  @Test(arguments: rows)
  func `a view is called after what it shows`(_ row: Row) {
    #expect(ViewNames(of: row.view).entries[0].name == row.name)
  }

  @Test func `the second of a kind is numbered, layers are called after what they wrap`() {
    let root = make(
      "HStack", [:], color("blue").pad(1).frame(2, 2).pad(3), color("blue").frame(1, 1),
      make("HStack"))
    #expect(
      names(root) == [
        "hstack", "blue.padding2", "blue.frame", "blue.padding", "blue", "blue2.frame", "blue2",
        "hstack2",
      ])
  }

  @Test func `a label is a name, and layers around it are called after the innermost view`() {
    let root = make(
      "ZStack", [:], color("red", label: "a").pad(1),
      color("red").mod("padding", ["length": .number(1)], label: "b").frame(1, 1))
    #expect(names(root) == ["zstack", "a.padding", "a", "red.frame", "b", "red"])
  }

  @Test func `a label takes a word before any default name`() {
    let root = make("HStack", [:], color("blue"), color("red", label: "blue"))
    #expect(names(root) == ["hstack", "blue2", "blue"])
  }

  @Test func `names that were given stay, copies of them are numbered`() {
    var root = make("HStack", [:], color("blue"), color("blue"))
    ViewNaming.fill(&root)
    root.children.insert(root.children[1], at: 0)
    root.children.append(color("blue"))
    ViewNaming.fill(&root)
    #expect(root.children.map(\.name) == ["blue2", "blue", "blue3", "blue4"])
  }

  @Test func `paths count children from 0`() {
    let root = make("HStack", [:], color("blue"), color("red").pad(1))
    #expect(ViewNames(of: root).entries.map(\.path) == ["/", "/0", "/1", "/1/0"])
  }

  @Test func `letters stay and avoid names`() {
    let root = make("HStack", [:], color("blue"), color("red", label: "A"))
    var names = ViewNames(of: root)
    #expect(names.letter(for: "blue") == "B")
    #expect(names.letter(for: "hstack") == "C")
    let later = ViewNames(of: make("VStack", [:], color("blue")), keepingLettersOf: names)
    #expect(later.name(ofLetter: "B") == "blue")
    #expect(names.name(ofLetter: "A") == nil)
  }

  private func names(_ root: View) -> [String] {
    ViewNames(of: root).entries.map(\.name)
  }

  private static func text(_ text: String) -> View { make("Text", ["text": .string(text)]) }
}
