import HaggleLayout
import HaggleShell
import Testing

/// `about` exists for every kind, and what it shows works.
struct AboutTests {
  static let signatures = KindTable.standard.map { $0.signature }

  /// The word by which a kind is asked for; the modifiers that change nothing have many.
  private static func word(_ signature: Signature) -> String {
    signature.name == "neutral" ? "opacity" : signature.name
  }

  @Test(arguments: signatures.map { word($0) })
  func `a word is told with what it answers, an example and the rule`(_ word: String) throws {
    var session = Session.row()
    let text = session.answer("about \(word)")
    let lines = text.split(separator: "\n")
    for label in ["  answers  ", "  example  ", "  rule     "] {
      #expect(lines.contains { $0.hasPrefix(label) }, "\(text)")
    }
    #expect(lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("  example") }, "\(text)")
    #expect(session.answer("help \(word)").contains("more: about \(word)"))
  }

  @Test(arguments: signatures.map(\.example))
  func `the example can be typed, and every number of it is explained`(_ example: String) {
    var session = Session.after("resize 200 120")
    #expect(session.run(example, at: .argument(1)).failure == nil)
    #expect(session.document.root != nil)
    for view in session.answer("tree").split(separator: "\n").dropFirst() {
      guard let name = view.split(separator: " ").first else { continue }
      #expect(session.run("why \(name).frame", at: .argument(1)).failure == nil, "\(name)")
    }
  }

  @Test(arguments: signatures.map { ($0.name, $0.about) })
  func `the words are pieces of sentences, the rule a chapter and rules`(
    _ name: String, _ about: About
  ) {
    for text in [about.proposes, about.answers, about.places, about.unknown].compactMap(\.self) {
      #expect(!text.isEmpty && !text.hasSuffix(".") && text.first?.isUppercase == false, "\(name)")
    }
    #expect(about.rule.wholeMatch(of: /\d\d rules? \d+(( and| to|,) \d+)*/) != nil, "\(name)")
  }

  @Test func `modifiers that share a word are told apart`() {
    var session = Session.row()
    let text = session.answer("about frame")
    #expect(text.contains("frame(width:height:alignment:): "))
    #expect(text.contains("frame(minWidth:idealWidth:"))
    #expect(session.answer("about .padding").hasPrefix("padding: adds space"))
  }

  @Test(arguments: [("about HStak", "about HStack"), ("about resize", "help resize")])
  func `a word that makes no view is answered with the line that was meant`(
    _ entry: String, _ hint: String
  ) {
    var session = Session.row()
    let outcome = session.run(entry, at: .argument(1))
    #expect(outcome.failure == 3)
    #expect(outcome.messages.contains("hint: \(hint)\n"))
  }
}
