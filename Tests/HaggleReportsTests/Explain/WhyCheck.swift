import Foundation
import HaggleLanguage
import HaggleLayout
import HaggleReports

/// Reads every explanation of a layout and looks for what is wrong with it.
struct WhyCheck {
  /// What is wrong, with the explanation; none if all is well.
  private(set) var problems: [String] = []
  /// To which numbers the explanation of each refers.
  private var references: [String: [String]] = [:]

  /// Checks the explanations of some numbers of every view.
  init(_ scene: Scene, _ quantities: [Quantity] = Quantity.allCases) {
    var shown = scene
    let frames = Self.frames(JSONDocument.render(&shown, ReportOptions()))
    for (placement, frame) in zip(scene.result?.placements ?? [], frames) {
      for quantity in quantities { check(quantity, of: placement, frame[quantity] ?? "", scene) }
    }
    if let value = cycle() { problems.append("\(value) is explained by itself") }
    for value in references.values.joined() where !value.hasPrefix("/") {
      if references[value] == nil { problems.append("\(value) is not the name of a number") }
    }
  }

  private mutating func check(
    _ quantity: Quantity, of placement: Placement, _ expected: String, _ scene: Scene
  ) {
    let text: String
    do {
      text = try Why.text(
        quantity, ofNode: placement.node, copy: placement.copy, in: scene, ReportOptions())
    } catch {
      problems.append("not explained: \(error.reason)")
      return
    }
    guard let why = WhyGrammar(text) else {
      problems.append("not in the grammar: \(text)")
      return
    }
    let last = why.steps.last?.total ?? why.start
    for number in [why.number, last, why.end] where Numbers.text(number) != expected {
      problems.append("ends in \(Numbers.text(number)), not in \(expected): \(text)")
    }
    if !why.wrongSteps.isEmpty { problems.append("is miscalculated: \(text)") }
    references[why.value] = why.references
  }

  /// The numbers of every view's frame as they are exported.
  private static func frames(_ json: String) -> [[Quantity: String]] {
    let document = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let views = document?["views"] as? [[String: Any]] ?? []
    return views.map { view in
      let numbers = (view["frame"] as? [Any] ?? []).map { number in
        (number as? String) ?? Numbers.text((number as? NSNumber)?.doubleValue)
      }
      return Dictionary(
        uniqueKeysWithValues: zip([Quantity.x, .y, .width, .height], numbers))
    }
  }

  /// A number that is explained by itself; `nil` if there is none.
  private func cycle() -> String? {
    var isDone: Set<String> = []
    var isOpen: Set<String> = []
    func visit(_ value: String) -> String? {
      if isOpen.contains(value) { return value }
      guard isDone.insert(value).inserted else { return nil }
      isOpen.insert(value)
      defer { isOpen.remove(value) }
      for reference in references[value] ?? [] {
        if let cycle = visit(reference) { return cycle }
      }
      return nil
    }
    return references.keys.sorted().compactMap(visit).first
  }
}
