import HaggleLanguage
import HaggleLayout

/// The layout as one line of JSON, version 1, for other programs.
///
/// Members that only some layouts have stand behind all others: `safeArea` of a container with
/// insets, `fill` of a background that reaches into them, `scale` where the pixels of a point are
/// set, with every view's frame on whole pixels as `drawn`, and `trace`.
public enum JSONDocument: Report {
  /// The word that asks for the report.
  public static let name = "json"
  /// One line for lists.
  public static let summary = "every frame and proposal on one line, for other programs"

  /// The report of a scene, without a line break at its end.
  public static func render(_ scene: inout Scene, _ options: ReportOptions) -> String {
    let placements = scene.result?.placements ?? []
    let size = scene.result?.size ?? .zero
    let table = NodeTable(scene.root)
    let scale = scene.result?.displayScale
    let drawn = scale == nil ? [] : scene.result?.drawnFrames ?? []
    let document = JSONText.object([
      "format": JSONText.string("haggle-layout"),
      "version": "1",
      "container": JSONText.object([
        "width": JSONText.number(scene.container.width),
        "height": JSONText.number(scene.container.height),
      ]),
      "size": JSONText.numbers(size.width, size.height),
      "source": JSONText.string(scene.root.map(source) ?? ""),
      "views": JSONText.list(
        scene.whileAwaited(placements.indices) { index in
          let view = view(placements[index], in: scene, placements, table)
          return drawn.isEmpty ? view : adding("drawn", numbers(drawn[index]), to: view)
        }),
    ])
    let insets = scene.result.map(\.safeArea) ?? EdgeInsets()
    var whole =
      insets == EdgeInsets() ? document : adding("safeArea", numbers(insets), to: document)
    if let scale { whole = adding("scale", JSONText.number(scale), to: whole) }
    return options.includesTrace ? adding("trace", trace(scene, placements), to: whole) : whole
  }

  /// The tree on one line, behind what it needs to be read.
  private static func source(_ root: View) -> String {
    SourcePrinter.line(DeclaredAlignments(usedIn: root)) + SourcePrinter.line(root)
  }

  private static func view(
    _ placement: Placement, in scene: Scene, _ placements: [Placement], _ table: NodeTable
  ) -> String {
    let view = JSONText.object([
      "path": JSONText.string(scene.path(of: placement)),
      "name": JSONText.string(scene.name(of: placement)),
      "label": JSONText.string(orNull: scene.names.entries[placement.node].label),
      "kind": JSONText.string(table[placement.node].view.kindName),
      "frame": numbers(placement.frame),
      "proposal": JSONText.numbers(placement.proposal.width, placement.proposal.height),
      "exact": "\(placement.isExact)",
      "parent": JSONText.string(orNull: placement.parent.map { scene.path(of: placements[$0]) }),
    ])
    var whole = view
    if placement.direction == .rightToLeft {
      whole = adding("direction", JSONText.string(placement.direction.rawValue), to: whole)
    }
    if let fill = placement.fill {
      whole = adding("fill", numbers(fill), to: whole)
    }
    return whole
  }

  private static func trace(_ scene: Scene, _ placements: [Placement]) -> String {
    let events = scene.result?.trace ?? []
    return JSONText.list(
      events.map { event in
        JSONText.object([
          "view": JSONText.string(scene.path(of: placements[event.view])),
          "parent": JSONText.string(orNull: event.parent.map { scene.path(of: placements[$0]) }),
          "phase": JSONText.string(event.phase.rawValue),
          "proposal": JSONText.numbers(event.proposal.width, event.proposal.height),
          "size": JSONText.numbers(event.size.width, event.size.height),
          "cached": "\(event.isCached)",
        ])
      })
  }

  /// Top, leading, bottom and trailing.
  private static func numbers(_ insets: EdgeInsets) -> String {
    JSONText.numbers(insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  /// Left, top, width and height.
  private static func numbers(_ frame: Rect) -> String {
    JSONText.numbers(frame.minX, frame.minY, frame.size.width, frame.size.height)
  }

  /// A document with one more member behind the others, so that their order is as ever.
  private static func adding(_ name: String, _ value: String, to document: String) -> String {
    document.dropLast() + ",\"\(name)\":\(value)}"
  }
}
