import HaggleLanguage
import HaggleLayout

/// Source and views, for tests whose own words for views would be taken for those of the language.
enum Source {
  static func view(_ text: String) throws -> View { try SwiftSource.view(text).view }

  static func text(_ view: View) -> String { SourcePrinter.line(view) }
}
