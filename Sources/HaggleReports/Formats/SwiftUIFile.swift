import HaggleLanguage
import HaggleLayout

/// The tree as a Swift file that Xcode builds and previews.
public enum SwiftUIFile: Report {
  /// The word that asks for the report.
  public static let name = "swiftui"
  /// One line for lists.
  public static let summary = "a whole Swift file for Xcode, with a preview of the same size"

  /// The report of a scene, without a line break at its end.
  public static func render(_ scene: inout Scene, _ options: ReportOptions) -> String {
    let body = scene.root.map { SourcePrinter.lines($0, indentation: 4) } ?? ["EmptyView()"]
    let declared = scene.root.map { DeclaredAlignments(usedIn: $0) } ?? DeclaredAlignments()
    let declarations = SourcePrinter.lines(declared, indentation: 4)
    var lines = ["import SwiftUI", ""]
    if !declarations.isEmpty { lines += declarations + [""] }
    lines += ["struct ContentView: View {", "    var body: some View {"]
    lines += body.map { $0.isEmpty ? "" : "        " + $0 }
    lines += ["    }", "}", "", "#Preview {", "    ContentView()"]
    lines += (preview(scene.container) + environment(scene)).map { "        " + $0 }
    lines.append("}")
    if scene.root.map(usesRelativeProposed) == true { lines += [""] + RelativeProposedSource.lines }
    return lines.joined(separator: "\n")
  }

  /// Modifiers that offer the view what the container offers it here.
  private static func preview(_ container: ProposedSize) -> [String] {
    let axes = [("width", "horizontal", container.width), ("height", "vertical", container.height)]
    let finite = axes.filter { $0.2?.isFinite == true }
    let frame = finite.map { "\($0.0): \(Numbers.source($0.2 ?? 0))" }.joined(separator: ", ")
    let unspecified = axes.map { "\($0.1): \($0.2 == nil)" }.joined(separator: ", ")
    let isFixed = container.width == nil || container.height == nil
    return (isFixed ? [".fixedSize(\(unspecified))"] : [])
      + (frame.isEmpty ? [] : [".frame(\(frame))"])
  }

  /// The direction and the scale that the session lays out in, where they are not the usual ones.
  private static func environment(_ scene: Scene) -> [String] {
    let isTurned = scene.result?.placements.first?.direction == .rightToLeft
    let scale = scene.result?.displayScale.map { Numbers.source($0) }
    return (isTurned ? [".environment(\\.layoutDirection, .rightToLeft)"] : [])
      + (scale.map { [".environment(\\.displayScale, \($0))"] } ?? [])
  }

  private static func usesRelativeProposed(_ view: View) -> Bool {
    view.kindName == "relativeProposed" || view.children.contains(where: usesRelativeProposed)
  }
}
