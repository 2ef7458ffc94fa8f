import HaggleLanguage
public import HaggleLayout

/// Explains the numbers of a layout as arithmetic that ends in them.
///
/// The first line is `VALUE = N`; then comes the number to start from; then lines
/// `OP number → total  cause` with one of `+ − × ÷ min max`; the last line is `= N`. A cause that is
/// too long for its line goes on below itself.
public enum Why {
  /// The explanation of one number of a view.
  ///
  /// - Parameters:
  ///   - quantity: Which number of the view's frame.
  ///   - node: The view's number when the tree is walked parents first, the root being 0.
  ///   - copy: 0, or which of several members a modifier of a group stands for.
  ///   - isDrawn: Whether the number is one of the frame in which the view is drawn, on pixels.
  ///   - scene: A layout with its trace.
  ///   - options: How it is shown.
  /// - Returns: Lines of text.
  /// - Throws: `CannotExplain` when the trace does not hold what the number rests on.
  public static func text(
    _ quantity: Quantity, ofNode node: Int, copy: Int = 0, isDrawn: Bool = false, in scene: Scene,
    _ options: ReportOptions
  ) throws(CannotExplain) -> String {
    let value = "\(quantity.rawValue) of \(scene.names.entries[node].name)"
    guard let result = scene.result, let named = NamedRecord(scene) else {
      throw CannotExplain("\(value): the layout was not recorded")
    }
    guard
      let place = result.placements.firstIndex(where: { $0.node == node && $0.copy == copy }),
      let view = named.record.view(atPlacement: place)
    else { throw CannotExplain("\(value): the view has no frame of its own") }
    let names = RecordNames(named)
    do throws(ExplanationError) {
      func explain(_ record: LayoutRecord) throws(ExplanationError) -> Explanation {
        isDrawn
          ? try record.explainDrawn(quantity, of: view) : try record.explain(quantity, of: view)
      }
      let explanation = try explain(named.record)
      // Another estimate can make ViewThatFits choose another view.
      var estimate: Explanation?
      let other = result.otherRecord
      if let other, other.isPlaced(view) { estimate = try explain(other) }
      let estimates = result.placements[place].approximate
      let isOnlyHere = other != nil && estimate == nil
      return options.styled(
        ExplanationText(names, options).lines(
          explanation, comparedWith: estimate,
          of: "\(names.name(view)).\(isDrawn ? "drawn." : "")\(quantity.rawValue)",
          isEstimate: isOnlyHere
            || isDrawn && estimates.drawn.contains(FrameNumbers(quantity))))
    } catch {
      throw CannotExplain("\(value): \(error.words(names))")
    }
  }
}

/// Why a number is not explained.
public struct CannotExplain: Error, Equatable, Sendable {
  /// Whose number, and what is missing; lower case, without a full stop.
  public var reason: String

  init(_ reason: String) { self.reason = Text.escaped(reason) }
}

extension ExplanationError {
  /// What is missing.
  func words(_ names: RecordNames) -> String {
    switch self {
    case .missingAnswer(let view): "an answer of \(names.name(view)) is not in the trace"
    case .missingRun(let stack): "how \(names.name(stack)) shares is not in the trace"
    case .missingPlacement(let view): "the place of \(names.name(view)) is not in the trace"
    case .wrongTotal(let view, let quantity, let expected, let found):
      "the arithmetic for \(names.name(view)).\(quantity.rawValue) ends in "
        + "\(Numbers.text(found)), not in \(Numbers.text(expected))"
    case .wrongOffer(let view, _, let expected, let found):
      "the arithmetic for what \(names.name(view)) is offered ends in "
        + "\(Numbers.text(found)), not in \(Numbers.text(expected))"
    }
  }
}
