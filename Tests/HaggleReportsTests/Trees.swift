import HaggleLanguage
import HaggleLayout
import HaggleReports

/// The tree that source makes.
func tree(_ source: String) throws -> View {
  try SwiftSource.view(source).view
}

extension Scene {
  /// The layout of source in a container.
  init(_ source: String, _ width: Double?, _ height: Double?) throws {
    try self.init(tree(source), in: ProposedSize(width: width, height: height))
  }
}
