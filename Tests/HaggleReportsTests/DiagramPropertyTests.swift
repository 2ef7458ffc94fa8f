import HaggleLanguage
import HaggleLayout
import HaggleReports
import TestSupport
import Testing

/// What holds for the picture of every tree.
struct DiagramPropertyTests {
  /// A scene and how it is drawn, made from a seed.
  struct Case: CustomTestStringConvertible {
    var seed: UInt64
    var scene: Scene
    var options: ReportOptions
    var testDescription: String { "seed \(seed)" }

    init(seed: UInt64, withOddFrames: Bool) throws {
      var trees = PictureTrees(random: SplitMix64(seed: seed))
      // Every fourth tree is one that the other tests use: all views and modifiers.
      var others = RandomTrees(seed: seed)
      let root = seed % 4 == 1 ? others.next() : trees.view(depth: 5)
      let containers: [ProposedSize] = [
        ProposedSize(width: 320, height: 160), ProposedSize(width: 620, height: 80),
        ProposedSize(width: 50, height: nil), ProposedSize(width: .infinity, height: 100),
        .unspecified, .infinity, .zero,
      ]
      let container = trees.random.pick(containers)
      scene = try Scene(root, in: container)
      if withOddFrames, var result = scene.result {
        for index in result.placements.indices where Bool.random(using: &trees.random) {
          result.placements[index].frame = trees.oddRect()
        }
        scene.result = result
      }
      self.seed = seed
      options = ReportOptions(
        columns: trees.random.pick([80, 40, 23, 120]),
        showsDimensions: trees.random.oneIn(4))
    }
  }

  static func cases(_ seeds: Range<UInt64>) throws -> [Case] {
    try seeds.map { try Case(seed: $0, withOddFrames: $0 % 3 == 0) }
  }

  @Test func `no line is wider than asked`() throws {
    for test in try Self.cases(0..<200) {
      var scene = test.scene
      for line in Diagram.render(&scene, test.options).split(separator: "\n") {
        #expect(
          CellWidth.cells(line) <= test.options.columns, "\(test.testDescription): \(line)")
      }
    }
  }

  @Test func `both styles have the same cells`() throws {
    for test in try Self.cases(0..<200) {
      var scene = test.scene
      var options = test.options
      let unicode = Diagram.render(&scene, options).split(separator: "\n")
      options.style = .ascii
      scene.scale = nil
      let ascii = Diagram.render(&scene, options).split(separator: "\n")
      #expect(unicode.map(Twins.ascii) == ascii.map(String.init), "\(test.testDescription)")
    }
  }

  /// A view may be named by itself, or written in the chain of the box it shares.
  @Test func `every view is in the picture or in the legend`() throws {
    for test in try Self.cases(0..<200) {
      var scene = test.scene
      let text = Diagram.render(&scene, test.options).filter { !$0.isWhitespace }
      let views = preOrder(scene.root)
      for placement in scene.result?.placements ?? [] {
        let name = Text.escaped(scene.names.entries[placement.node].name)
        let head = Text.escaped(SourcePrinter.head(views[placement.node]))
        let words = [name, head].map { $0.filter { !$0.isWhitespace } }
        #expect(words.contains { text.contains($0) }, "\(test.testDescription): \(name)")
      }
    }
  }

  @Test func `labels stand on free cells only`() throws {
    for test in try Self.cases(0..<200) {
      var drawing = Drawing(
        Picture(DrawnTree(test.scene, test.options), test.scene, test.options),
        Lengths(digits: 3))
      drawing.drawFrames()
      let bare = drawing.canvas
      var names = test.scene.names
      drawing.drawLabels(&names)
      for y in 0..<bare.rows {
        for x in 0..<bare.columns where bare.hasWall(x, y) && !bare.hasText(x, y) {
          #expect(!drawing.canvas.hasText(x, y), "\(test.testDescription) at \(x),\(y)")
        }
      }
    }
  }

  @Test func `labels stay whole`() throws {
    for test in try Self.cases(0..<200) {
      let tree = DrawnTree(test.scene, test.options)
      let picture = Picture(tree, test.scene, test.options)
      var drawing = Drawing(picture, Lengths(digits: 3))
      drawing.drawFrames()
      var names = test.scene.names
      drawing.drawLabels(&names)
      let text = drawing.canvas.lines(container: nil).joined(separator: "\n")
      for (box, outcome) in drawing.outcomes.enumerated() {
        switch outcome {
        case .full, .name: #expect(text.contains(picture.name(of: box)), "\(test.testDescription)")
        case .letter(let letter): #expect(text.contains(letter), "\(test.testDescription)")
        case .some(.none), nil: break
        }
      }
    }
  }

  @Test func `a picture fits the height that it has to fit`() throws {
    for test in try Self.cases(0..<200) {
      var scene = test.scene
      var options = test.options
      options.fitsHeight = true
      options.rows = 40
      let legend = Diagram.render(&scene, test.options).split(separator: "\n").count
      let lines = Diagram.render(&scene, options).split(separator: "\n").count
      #expect(lines <= max(options.rows, legend), "\(test.testDescription)")
    }
  }

  @Test func `no option ends the program`() throws {
    let container = ProposedSize(width: 320, height: 160)
    let root = try tree("VStack { Color.blue.padding(8); Color.green.offset(x: 400, y: -1000) }")
    let numbers: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e-300, 1e300, 0.1, 7]
    let integers = [Int.min, -1, 0, 1, 2, 3, Int.max]
    var options: [ReportOptions] = []
    for number in numbers {
      options.append(ReportOptions(aspect: number))
      options.append(ReportOptions(scale: number))
      options.append(ReportOptions(window: Point(x: number, y: number)))
      options.append(ReportOptions(showsDimensions: true, scale: number))
    }
    for integer in integers {
      options.append(ReportOptions(columns: integer, showsDimensions: true))
      options.append(ReportOptions(rows: integer, fitsHeight: true))
      options.append(ReportOptions(rows: integer, window: .zero))
      options.append(ReportOptions(digits: integer, depth: integer, focus: integer))
    }
    for report in ReportTable.all {
      for options in options {
        var scene = try Scene(root, in: container)
        #expect(!report.render(&scene, options).isEmpty)
      }
    }
  }

  private func preOrder(_ view: View?) -> [View] {
    guard let view else { return [] }
    return [view] + view.children.flatMap { preOrder($0) }
  }
}

/// The table of DESIGN 6 rule 6, written down a second time.
enum Twins {
  private static let pairs: [Character: String] = Dictionary(
    uniqueKeysWithValues: zip(
      "─│┌┐└┘├┤┬┴┼┈┊╌╎▏·◇◂▸×−÷≈", "-|+++++++++.:~!|.o<>x-/~".map(String.init)))

  static func ascii(_ line: Substring) -> String {
    line.map { character in
      if character.isASCII { return String(character) }
      return pairs[character] ?? String(repeating: "?", count: CellWidth.cells(character))
    }.joined()
  }
}
