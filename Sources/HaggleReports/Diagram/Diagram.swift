import HaggleLanguage
import HaggleLayout

/// The frames as boxes of text, with a header above and a legend below.
public enum Diagram: Report {
  /// The word that asks for the report.
  public static let name = "diagram"
  /// One line for lists.
  public static let summary = "the frames, drawn with lines"

  /// The report of a scene, without a line break at its end.
  public static func render(_ scene: inout Scene, _ options: ReportOptions) -> String {
    guard options.fitsHeight else { return draw(&scene, options) }
    var fitted = options
    fitted.rows = max(options.rows, 2) - rowsOfHeader
    // How many lines the legend takes is known when it is there.
    var trial = scene
    let excess = lineCount(draw(&trial, fitted)) - fitted.rows - rowsOfHeader
    fitted.rows -= max(excess, 0)
    return draw(&scene, fitted)
  }

  private static let rowsOfHeader = 1

  private static func lineCount(_ text: String) -> Int {
    text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }

  private static func draw(_ scene: inout Scene, _ options: ReportOptions) -> String {
    let lengths = Lengths(digits: options.digits)
    let isInterrupted = { [ask = scene.isInterrupted] in ask?() == true }
    let tree = DrawnTree(scene, options)
    guard !tree.views.isEmpty else { return EmptyScene.line(scene, options) }
    if isInterrupted() { return "" }
    let rules = options.showsDimensions ? Dimensions(tree, lengths, columns: options.columns) : nil
    let picture = Picture(tree, scene, options, reserving: rules?.columnsBeside ?? 0)
    if options.showsWholeTree { scene.scale = picture.grid.columnPoints }

    var drawing = Drawing(picture, lengths)
    if isInterrupted() { return "" }
    drawing.drawFrames()
    drawing.drawLabels(&scene.names)
    if isInterrupted() { return "" }
    var lines = drawing.canvas.lines(container: picture.grid.cells(picture.bounds))
    rules?.add(to: &lines, on: picture.grid)
    if options.showsWholeTree, !options.fitsHeight, let empty = EmptyRows(picture) {
      lines = empty.leftOut(of: lines)
    }
    let wrap = { (line: String) in Wrapping.lines(line, columns: options.columns) }
    let header = wrap(Header.line(picture, scene, options)).map(\.withCommonBlanks)
    let legend = drawing.legend(omitted: tree.omitted, isInterrupted: isInterrupted).flatMap(wrap)
    return options.styled(header + lines + legend)
  }
}
