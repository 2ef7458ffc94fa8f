import HaggleLayout

/// Offers and answers as they are told: `≈` marks those that rest on estimates of text.
extension NamedRecord {
  /// An offer, such as `200×80`.
  func offerText(_ event: TraceEvent, _ lengths: Lengths) -> String {
    let isExact = scene.result?.otherRecord.map { $0.wasAsked(event.view, event.proposal) } ?? true
    return (isExact ? "" : "≈") + lengths.proposal(event.proposal)
  }

  /// The answer, such as `100×80`.
  func answerText(_ event: TraceEvent, _ lengths: Lengths) -> String {
    let other = scene.result?.otherRecord
    let isExact = other.map { (try? $0.answer(of: event.view, to: event.proposal)) == event.size }
    return lengths.size(event.size, isExact: isExact ?? true)
  }
}

extension LayoutRecord {
  fileprivate func wasAsked(_ view: ViewID, _ proposal: ProposedSize) -> Bool {
    (try? answer(of: view, to: proposal)) != nil
  }
}
