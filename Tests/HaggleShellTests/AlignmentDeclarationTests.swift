import HaggleShell
import Testing

/// Alignments that Swift declares join the session (spec 06 rules 16 and 17).
struct AlignmentDeclarationTests {
  private static let mid = """
    extension VerticalAlignment {
      enum Mid: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
      }
      static let mid = VerticalAlignment(Mid.self)
    }
    """
  private static let row =
    "HStack(alignment: .mid, spacing: 0) { Color.red.frame(width: 9, height: 40); Color.blue.frame(width: 9, height: 10).id(\"b\") }"

  private func session(_ entries: String...) -> (session: Session, output: String) {
    var session = Session(files: MemoryFiles([:]))
    let output = entries.map { session.run($0).output }.filter { !$0.isEmpty }
    return (session, output.joined())
  }

  @Test func `a declaration stays for later entries and is one step for undo`() {
    var run = session(Self.mid, "resize 18 40", Self.row, "b.y", "undo 3")
    #expect(run.output == "15\n")
    #expect(run.session.run(Self.row).failure != nil)
    #expect(run.session.run("redo 3").failure == nil)
    #expect(run.session.run("b.y").output == "15\n")
  }

  @Test func `a declaration and a view are one step`() {
    let run = session(Self.mid + "\n" + Self.row)
    #expect(run.session.document.undoCount == 1)
  }

  @Test func `what is declared again moves the views that use it`() {
    let other = Self.mid.replacing("d.height / 2", with: "d.height")
    let run = session("resize 18 40", Self.mid + "\n" + Self.row, other, "b.y", "undo", "b.y")
    #expect(run.output == "30\n15\n")
  }

  @Test func `declarations are saved and exported with the tree`() {
    var run = session(
      "resize 18 40", Self.mid + "\n" + Self.row, "save m.haggle", "new", "undo 3", "export swiftui"
    )
    #expect(run.session.run("source m.haggle").failure == nil)
    #expect(run.session.run("b.y").output == "15\n")
    let file = run.session.run("export swiftui").output
    #expect(file.contains("static let mid = VerticalAlignment(Mid.self)"))
    #expect(file.contains("HStack(alignment: .mid, spacing: 0)"))
  }

  @Test func `declared names are completed, listed and set`() {
    var run = session(Self.mid, "HStack { Color.red; Color.blue }")
    let items = run.session.completions(in: "HStack(alignment: .", cursor: 19).items.map(\.text)
    #expect(items.contains("mid"))
    #expect(run.session.run("set hstack alignment mid").failure == nil)
    #expect(run.session.run("set hstack alignment .mdi").failure != nil)
    #expect(run.session.run("about alignmentGuide").output.contains("yours    .mid"))
    #expect(run.session.run("about mid").output.contains("d.height / 2"))
  }

  @Test func `why tells of which values the guide of a container is the mean`() {
    let column = """
      HStack(alignment: .mid, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 20).alignmentGuide(.mid) { _ in 5 }
          Color.blue.frame(width: 10, height: 20).alignmentGuide(.mid) { _ in 15 }
        }.id("v")
        Color.green.frame(width: 10, height: 30).id("c")
      }
      """
    let run = session("resize 20 40", Self.mid + "\n" + column, "option cells 120x24", "why c.y")
    #expect(run.output.contains("+ 20"))
    #expect(run.output.contains("the mean of 5 in red and 35 in blue"))
    #expect(run.output.contains("− 15"))
  }
}
