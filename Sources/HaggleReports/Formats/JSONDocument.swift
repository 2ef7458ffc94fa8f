import HaggleLanguage
import HaggleLayout

/// The layout as one line of JSON, version 1, for other programs.
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
        placements.map { view($0, in: scene, placements, table) }),
    ])
    guard options.includesTrace else { return document }
    return adding("trace", trace(scene, placements), to: document)
  }

  /// The tree on one line, behind what it needs to be read.
  private static func source(_ root: View) -> String {
    SourcePrinter.line(DeclaredAlignments(usedIn: root)) + SourcePrinter.line(root)
  }

  private static func view(
    _ placement: Placement, in scene: Scene, _ placements: [Placement], _ table: NodeTable
  ) -> String {
    let frame = placement.frame
    let view = JSONText.object([
      "path": JSONText.string(scene.path(of: placement)),
      "name": JSONText.string(scene.name(of: placement)),
      "label": JSONText.string(orNull: scene.names.entries[placement.node].label),
      "kind": JSONText.string(table[placement.node].view.kindName),
      "frame": JSONText.numbers(frame.minX, frame.minY, frame.size.width, frame.size.height),
      "proposal": JSONText.numbers(placement.proposal.width, placement.proposal.height),
      "exact": "\(placement.isExact)",
      "parent": JSONText.string(orNull: placement.parent.map { scene.path(of: placements[$0]) }),
    ])
    guard placement.direction == .rightToLeft else { return view }
    return adding("direction", JSONText.string(placement.direction.rawValue), to: view)
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

  private static func adding(_ member: String, _ value: String, to object: String) -> String {
    object.dropLast() + ",\"\(member)\":\(value)}"
  }
}
