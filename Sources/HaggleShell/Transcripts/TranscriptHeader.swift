package import HaggleLayout

/// The surroundings that a session file asks for.
package struct TranscriptHeader: Equatable, Sendable {
  /// The form of session files that this program reads.
  package static let version = 1

  /// What pictures are drawn for; 80 × 24 if the file does not say.
  package var cells: SessionSettings.Cells?
  /// The container at the beginning, in points; a new session's if the file does not say.
  package var container: ProposedSize?
  package var mode: SessionSettings.Mode?
  /// How far apart equal numbers may be, in the unit of the number.
  package var tolerance = 0.0

  package init() {}
}
