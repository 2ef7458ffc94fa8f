import Foundation
package import HaggleLayout

/// One published case: a tree, what it is offered, and where SwiftUI puts its views.
package struct ConformanceCase: Sendable, CustomStringConvertible {
  package var id: String
  /// How sure the numbers are: `measured`, `stated`, `doc`, `reimpl` or `derived`.
  package var evidence: String
  package var swiftui: String
  package var proposal: ProposedSize
  /// The root's answer; `nil` where the case does not say.
  package var size: [Double]?
  /// `[x, y, width, height]` by label, from the root's own top left corner.
  package var frames: [(label: String, frame: [Double])]
  /// Proposals that a labelled view must have received, measuring or placing.
  package var proposals: [(label: String, proposals: [ProposedSize])]
  /// In points.
  package var tolerance: Double

  package var description: String { id }

  /// Every case of the corpus, in its order.
  package static let all: [ConformanceCase] = load()

  private static func load() -> [ConformanceCase] {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Corpus/cases.jsonl")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8))
      return (object as? [String: Any]).map(ConformanceCase.init)
    }
  }

  private init(_ object: [String: Any]) {
    let expected = object["expect"] as? [String: Any] ?? [:]
    id = object["id"] as? String ?? ""
    evidence = object["evidence"] as? String ?? ""
    swiftui = object["swiftui"] as? String ?? ""
    proposal = Self.proposal(object["proposal"])
    size = (expected["size"] as? [Any])?.map(Self.number)
    frames = (expected["frames"] as? [String: [Any]] ?? [:])
      .map { (label: $0, frame: $1.map(Self.number)) }.sorted { $0.label < $1.label }
    proposals = (expected["proposals"] as? [String: [Any]] ?? [:])
      .map { (label: $0, proposals: $1.map(Self.proposal)) }.sorted { $0.label < $1.label }
    tolerance = object["tolerance"] as? Double ?? 0.5
  }

  private static func proposal(_ value: Any?) -> ProposedSize {
    if let pair = value as? [Any], pair.count == 2 {
      return ProposedSize(width: length(pair[0]), height: length(pair[1]))
    }
    let object = value as? [String: Any] ?? [:]
    return ProposedSize(width: length(object["width"]), height: length(object["height"]))
  }

  private static func length(_ value: Any?) -> Double? {
    value == nil || value is NSNull ? nil : number(value as Any)
  }

  private static func number(_ value: Any) -> Double {
    if let number = value as? NSNumber { return number.doubleValue }
    return value as? String == "inf" ? .infinity : .nan
  }
}
