import HaggleLanguage
public import HaggleLayout

/// Why source is not a view: what a person would be shown.
public struct SourceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The message, the line of the source, a mark below what is wrong, and what was expected.
  public let lines: [String]

  /// The lines as one text.
  public var description: String { lines.joined(separator: "\n") }
}

extension View {
  /// Reads a view as SwiftUI writes it; several become a `VStack`.
  ///
  /// - Parameter source: View code, such as `HStack { Color.blue; Color.green }`.
  /// - Throws: `SourceError` with the place of what is not understood.
  /// - Complexity: Linear in the length of the source.
  public init(swiftUI source: String) throws(SourceError) {
    do throws(Diagnostic) {
      self = try SwiftSource.view(source).view
    } catch {
      throw SourceError(lines: error.rendered(source: source, location: nil))
    }
  }
}
