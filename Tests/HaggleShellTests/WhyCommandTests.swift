import HaggleShell
import Testing

/// What can be asked with `why`.
struct WhyCommandTests {
  @Test func `a name alone is explained in width and height, a frame in all numbers`() {
    var session = Session.row()
    func heads(_ text: String) -> [String] {
      text.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init)
    }
    #expect(heads(session.answer("why green")) == ["green.width = 250", "green.height = 80"])
    #expect(heads(session.answer("w green.size")) == heads(session.answer("why green")))
    #expect(
      heads(session.answer("why green.frame"))
        == ["green.x = 110", "green.y = 0", "green.width = 250", "green.height = 80"])
  }

  @Test func `the container is as large as resize made it`() {
    var session = Session.row()
    #expect(
      session.answer("why container.width") == """
        container.width = 620
          620   set by resize 620 80
          = 620
        """)
    _ = session.answer("resize nil 80")
    #expect(session.answer("why container.width").contains("set by resize nil 80"))
  }

  @Test func `every member of a group can be asked for`() {
    var session = Session.after(
      "resize 100 80", "HStack(spacing: 0) { Group { Color.blue; Color.green }.padding(4) }")
    #expect(session.answer("why group.padding.x").hasPrefix("group.padding.x = 0"))
    #expect(session.answer("why group.padding#2.x").hasPrefix("group.padding#2.x = 50"))
    #expect(session.run("why group.padding#3", at: .argument(1)).failure == 3)
    #expect(session.run("why group", at: .argument(1)).failure == 3)
  }

  @Test(arguments: ["why", "why blu.width", "why blue.wide", "why blue green"])
  func `what cannot be asked is refused`(_ entry: String) {
    var session = Session.row()
    #expect(session.run(entry, at: .argument(1)).failure == 3)
  }

  /// Every line to type that an explanation names can be typed.
  @Test func `references can be typed`() {
    var session = Session.after(
      "resize 300 200",
      """
      VStack(alignment: .leading) {
        Color.blue.padding(8).id("a b")
        Text("Hi").padding(4).id("hi.width")
        HStack { Color.red.id("container"); Circle(); Circle() }.frame(height: 40)
      }
      """)
    var open = ["vstack.width", "vstack.height", "/0/0.x", "circle2.y"]
    var done: Set<String> = []
    while let value = open.popLast() {
      guard done.insert(value).inserted else { continue }
      let words = session.answer("why \(value)").split { $0 == " " || $0 == "\n" }
      for (index, word) in words.enumerated() where word == "why" && words[index - 1] == "see" {
        open.append(String(words[index + 1]))
      }
    }
    #expect(done.count > 8)
  }
}
