public import HaggleLayout

/// How a report is shown.
public struct ReportOptions: Sendable, Equatable {
  /// The characters that a picture may use.
  public enum Style: String, Sendable, CaseIterable {
    case unicode, ascii
  }

  /// The most columns of a line, in terminal cells.
  public var columns: Int
  /// The lines that a window into a larger picture may take.
  public var rows: Int
  /// The characters used.
  public var style: Style
  /// The most decimals of a number, from 0 to 3; JSON always has 3.
  public var digits: Int
  /// How many times as tall as wide a terminal cell is.
  public var aspect: Double
  /// Whether rule lines give the distances between edges.
  public var showsDimensions: Bool
  /// How many levels are shown, a view and its modifiers being one; `nil` shows all.
  public var depth: Int?
  /// Points per column; `nil` takes the smallest that fits.
  public var scale: Double?
  /// The point at the top left of the part that is shown; `nil` shows everything.
  public var window: Point?
  /// The pre-order number of the only view shown; `nil` shows the tree.
  public var focus: Int?
  /// Whether the height has to fit `rows` as well.
  public var fitsHeight: Bool
  /// Whether JSON carries the questions and answers of the pass.
  public var includesTrace: Bool
  /// The places among the placements of frames that are dotted, because they are not known yet.
  package var undecided: Set<Int> = []

  /// Options of a terminal with 80 columns and 24 rows, all views shown.
  public init(
    columns: Int = 80, rows: Int = 24, style: Style = .unicode, digits: Int = 3,
    aspect: Double = 2, showsDimensions: Bool = false, depth: Int? = nil, scale: Double? = nil,
    window: Point? = nil, focus: Int? = nil, fitsHeight: Bool = false, includesTrace: Bool = false
  ) {
    self.columns = columns
    self.rows = rows
    self.style = style
    self.digits = digits
    self.aspect = aspect
    self.showsDimensions = showsDimensions
    self.depth = depth
    self.scale = scale
    self.window = window
    self.focus = focus
    self.fitsHeight = fitsHeight
    self.includesTrace = includesTrace
  }

  /// What stands between an offer and what came of it; in ASCII it takes two cells.
  var arrow: String { style == .ascii ? "->" : "→" }
}
