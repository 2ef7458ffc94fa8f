import HaggleLanguage
import HaggleLayout
import TestSupport
import Testing

/// What is printed reads back as the same tree.
struct RoundTripTests {
  /// The published cases whose views exist; the others are refused because of what is not modelled.
  static let readable = ConformanceCase.all.filter { row in
    (try? SwiftSource.view(row.swiftui)) != nil
  }

  @Test func `cases are refused only for what is not modelled`() throws {
    #expect(ConformanceCase.all.count > 200)
    for row in ConformanceCase.all {
      do {
        _ = try SwiftSource.view(row.swiftui)
      } catch {
        #expect(error.message.hasSuffix("is not modelled here"), "\(row.id): \(error.message)")
      }
    }
  }

  @Test(arguments: readable)
  func `a case reads back from one line and from several`(_ row: ConformanceCase) throws {
    let view = try SwiftSource.view(row.swiftui).view
    let line = SourcePrinter.line(view)
    #expect(try SwiftSource.view(line).view == view)
    let lines = SourcePrinter.lines(view).joined(separator: "\n")
    #expect(try SwiftSource.view(lines).view == view)
  }

  @Test(arguments: 1...300)
  func `a random tree reads back`(_ seed: UInt64) throws {
    var random = RandomViews(seed: seed)
    let line = SourcePrinter.line(random.view(size: 25))
    let view = try SwiftSource.view(line).view
    #expect(SourcePrinter.line(view) == line)
    let lines = SourcePrinter.lines(view).joined(separator: "\n")
    #expect(try SwiftSource.view(lines).view == view)
  }

  @Test func `every example of a kind reads back`() throws {
    for kind in KindTable.standard {
      let view = try SwiftSource.view(kind.signature.example).view
      #expect(try SwiftSource.view(SourcePrinter.line(view)).view == view)
    }
  }
}
