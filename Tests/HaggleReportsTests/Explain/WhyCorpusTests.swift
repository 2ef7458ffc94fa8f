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
  static func scene(
    _ row: ConformanceCase, options: LayoutOptions = LayoutOptions()
  ) throws -> Scene {
    try Scene(
      SwiftSource.view(row.swiftui).view, in: row.proposal, options: options, recordingTrace: true)
  }

  @Test(arguments: readable)
  func `every number is explained by arithmetic that ends in it`(_ row: ConformanceCase) throws {
    #expect(WhyCheck(try Self.scene(row)).problems == [])
  }

  @Test(arguments: readable)
  func `every place from right to left is explained too`(_ row: ConformanceCase) throws {
    let scene = try Self.scene(row, options: LayoutOptions(direction: .rightToLeft))
    #expect(WhyCheck(scene, [.width, .x]).problems == [])
  }

  /// Every screen gets a third of the cases, some of them from right to left.
  @Test(arguments: zip(readable, readable.indices))
  func `every number of a frame that is drawn is explained too`(
    _ row: ConformanceCase, _ index: Int
  ) throws {
    let scene = try Self.scene(
      row,
      options: LayoutOptions(
        direction: index.isMultiple(of: 4) ? .rightToLeft : .leftToRight,
        displayScale: Double(1 + index % 3)))
    let result = try #require(scene.result)
    for (placement, frame) in zip(result.placements, result.drawnFrames) {
      for quantity in Quantity.allCases {
        let text = try Why.text(
          quantity, ofNode: placement.node, copy: placement.copy, isDrawn: true, in: scene,
          ReportOptions())
        let why = try #require(WhyGrammar(text), "\(text)")
        let expected = Numbers.text(frame[quantity])
        #expect(Numbers.text(why.number) == expected, "\(text)")
        #expect(Numbers.text(why.end) == expected, "\(text)")
        #expect(why.wrongSteps == [], "\(text)")
      }
    }
  }

  @Test(arguments: readable)
  func `a number that is explained elsewhere is a term here`(_ row: ConformanceCase) throws {
    let result = try #require(try Self.scene(row).result)
    let record = try #require(result.record)
    for view in record.places.indices where record.places[view] != nil {
      for quantity in Quantity.allCases {
        let whole = try record.explain(quantity, of: view)
        let terms = [whole.start] + whole.steps.flatMap { [$0.operand, $0.total] }
        let causes = [whole.startCause] + whole.steps.map(\.cause)
        for case .reference(let other, let otherQuantity) in causes.flatMap(\.fragments) {
          let place = try #require(record.places[other])
          let number = result.placements[place].frame[otherQuantity]
          #expect(terms.contains { abs($0 - number) < 1e-6 }, "\(quantity) of \(view)")
        }
      }
    }
  }

  /// Answers that are lost make an explanation fail or leave it alone; it never ends elsewhere.
  ///
  /// Those of the view itself make it fail.
  @Test(arguments: readable)
  func `an explanation fails when an answer is lost that it rests on`(
    _ row: ConformanceCase
  ) throws {
    let record = try #require(try Self.scene(row).result?.record)
    let views = record.places.indices.filter { record.places[$0] != nil }
    let numbers = views.flatMap { view in Quantity.allCases.map { (view, $0) } }
    let whole = try numbers.map { try record.explain($0.1, of: $0.0) }
    // Whose lost answers each explanation misses.
    var missed: [Set<Int>] = numbers.map { _ in [] }
    for (place, question) in record.questions.enumerated() {
      let rest = record.removing(event: place)
      for (index, (view, quantity)) in numbers.enumerated() {
        do {
          #expect(try rest.explain(quantity, of: view) == whole[index], "\(quantity) of \(view)")
        } catch {
          missed[index].insert(question.event.view)
        }
      }
    }
    for (index, (view, _)) in numbers.enumerated() { #expect(missed[index].contains(view)) }
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
