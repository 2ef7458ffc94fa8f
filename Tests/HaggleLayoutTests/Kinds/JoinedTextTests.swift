import HaggleLayout
import HaggleSwiftUI
import Testing

/// `Text + Text`: one text of the letters of all, an estimate that its `about` tells.
struct JoinedTextTests {
  private func size(_ view: View, width: CGFloat? = nil) throws -> CGSize {
    try view.layout(in: ProposedViewSize(width: width, height: nil)).placements[0].frame.size
  }

  @Test func `joined texts are as wide and high as one text of their letters`() throws {
    let whole = Text("Hello wide world")
    let joined = Text("Hello ") + Text("wide ").bold() + Text("world").foregroundColor(.red)
    for width in [nil, 200, 90, 60, 10, 0] as [CGFloat?] {
      #expect(
        try size(joined, width: width) == size(whole, width: width), "\(String(describing: width))")
    }
  }

  @Test func `every text has its own font, and lines the height of the largest`() throws {
    let joined = Text("ab").font(.caption) + Text("cd").font(.title)
    let parts = try [size(Text("ab").font(.caption)), size(Text("cd").font(.title))]
    #expect(try abs(size(joined).width - parts[0].width - parts[1].width) < 0.67)
    #expect(try size(joined).height == parts[1].height)
    #expect(try size(joined.font(.largeTitle)) == size(joined))
    #expect(try size((Text("ab") + Text("cd")).font(.title)) == size(Text("abcd").font(.title)))
  }

  @Test func `joined texts stand on one baseline with others`() throws {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("a") + Text("b")
      Text("ab")
    }
    let frames = try row.layout(in: .unspecified).placements.map(\.frame)
    #expect(frames[1].minY == frames.last?.minY)
  }

  @Test(arguments: [
    "Text(\"a\") + Text(\"b\").bold()", "(Text(\"a\") + Text(\"b\")).font(.title)",
    "HStack { Text(\"a\") + Text(\"b\") + Text(\"c\"); Color.red }",
    "(Text(\"a\") + Text(\"b\")).id(\"sum\").padding(2)",
  ])
  func `joined texts are written as they are read`(_ source: String) throws {
    #expect(Source.text(try Source.view(source)) == source)
    #expect(Source.text(try Source.view("(\(source))")) == source)
  }

  @Test(arguments: [
    "Text(\"a\") + Color.red", "Color.red + Text(\"a\")", "Text(\"a\") + HStack {}",
  ])
  func `only texts can be joined`(_ source: String) {
    #expect(throws: (any Error).self) { try Source.view(source) }
  }
}
