/// A text form of a laid-out tree.
///
/// One report is one file and one line in `ReportTable`.
public protocol Report: SendableMetatype {
  /// The word that asks for the report, such as `tree`.
  static var name: String { get }
  /// One line for lists: what the report shows, without a full stop.
  static var summary: String { get }

  /// The text of the report, without a line break at its end.
  ///
  /// - Parameters:
  ///   - scene: What is shown; a diagram leaves new letters and its scale in it.
  ///   - options: How it is shown.
  /// - Returns: Lines of text.
  static func render(_ scene: inout Scene, _ options: ReportOptions) -> String
}

/// Every report, in the order in which help lists them.
public enum ReportTable {
  /// The reports; their names differ.
  public static let all: [any Report.Type] = [
    Diagram.self,
    TreeTable.self,
    DrawnTable.self,
    Outline.self,
    JSONDocument.self,
    SwiftUIFile.self,
  ]

  /// The report called `name`.
  public static func report(named name: String) -> (any Report.Type)? {
    all.first { $0.name == name }
  }
}
