import HaggleLayout

/// Offers and answers as they are told: `≈` marks the lengths that rest on estimates of text.
extension NamedRecord {
  /// An offer, such as `200×80`.
  func offerText(_ event: TraceEvent, _ lengths: Lengths) -> String {
    let other = scene.result?.otherRecord
    let isExact = other.map { (try? $0.answer(of: event.view, to: event.proposal)) != nil } ?? true
    let estimates =
      isExact
      ? []
      : Self.lengths { axis in
        other?.wasOffered(event.proposal[axis], along: axis, event.view) != true
      }
    return lengths.proposal(event.proposal, estimates: estimates)
  }

  /// The answer, such as `100×80`.
  func answerText(_ event: TraceEvent, _ lengths: Lengths) -> String {
    guard let other = scene.result?.otherRecord else { return lengths.size(event.size) }
    let answer = try? other.answer(of: event.view, to: event.proposal)
    return lengths.size(event.size, estimates: Self.lengths { answer?[$0] != event.size[$0] })
  }

  /// Width and height, as far as a condition holds along their axes.
  private static func lengths(where isWanted: (Axis) -> Bool) -> FrameNumbers {
    Axis.allCases.filter(isWanted).reduce(into: []) { $0.insert(FrameNumbers(.length($1))) }
  }
}
