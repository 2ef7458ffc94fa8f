import HaggleLanguage
import HaggleLayout
import HaggleReports
import TestSupport
import Testing

/// Every number of the published cases is explained (issue 3, must hold 1).
struct WhyCorpusTests {
  static let readable: [ConformanceCase] = ConformanceCase.all.filter {
    (try? SwiftSource.view($0.swiftui)) != nil
  }

  /// The layout of a case with its trace.
  static func scene(_ row: ConformanceCase) throws -> Scene {
    try Scene(
      SwiftSource.view(row.swiftui).view, in: row.proposal, recordingTrace: true)
  }

  @Test(arguments: readable)
  func `every number is explained by arithmetic that ends in it`(_ row: ConformanceCase) throws {
    let scene = try Self.scene(row)
    var references: [String: [String]] = [:]
    for placement in scene.result?.placements ?? [] {
      for quantity in Quantity.allCases {
        let text = try Why.text(
          quantity, ofNode: placement.node, copy: placement.copy, in: scene, ReportOptions())
        let why = try #require(WhyGrammar(text), "\(text)")
        let expected = Numbers.text(placement.frame[quantity])
        #expect(Numbers.text(why.number) == expected, "\(text)")
        #expect(Numbers.text(why.end) == expected, "\(text)")
        #expect(Numbers.text(why.steps.last?.total ?? why.start) == expected, "\(text)")
        #expect(why.wrongSteps == [], "\(text)")
        references[why.value] = why.references
      }
    }
    #expect(Self.cycle(in: references) == nil)
    for value in references.values.joined() where !value.hasPrefix("/") {
      #expect(references[value] != nil, "\(value) is not the name of a number")
    }
  }

  /// A number that is explained by itself; `nil` if there is none.
  private static func cycle(in references: [String: [String]]) -> String? {
    var isDone: Set<String> = []
    var isOpen: Set<String> = []
    func visit(_ value: String) -> String? {
      if isOpen.contains(value) { return value }
      guard isDone.insert(value).inserted else { return nil }
      isOpen.insert(value)
      defer { isOpen.remove(value) }
      for reference in references[value] ?? [] {
        if let cycle = visit(reference) { return cycle }
      }
      return nil
    }
    return references.keys.sorted().compactMap(visit).first
  }
}

extension Rect {
  fileprivate subscript(_ quantity: Quantity) -> Double {
    switch quantity {
    case .width: size.width
    case .height: size.height
    case .x: minX
    case .y: minY
    }
  }
}
