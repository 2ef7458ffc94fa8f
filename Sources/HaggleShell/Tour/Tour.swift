import HaggleLanguage

/// A lesson that is being taken, and how far.
struct Tour: Sendable {
  let number: Int
  /// The number of the lesson after it; `nil` if it is the last.
  let next: Int?
  let lesson: Lesson
  /// The step that was shown last, counted from 0.
  var position = 0

  var step: LessonStep { lesson.steps[position] }

  var isAtEnd: Bool { position == lesson.steps.count - 1 }

  /// The entry that goes on from here.
  var following: String {
    if !isAtEnd { return TourCommand.goingOn }
    return next.map { "tour start \($0)" } ?? "tour list"
  }

  /// What can be done next, at the end of what is shown.
  func footer(isInteractive: Bool) -> String {
    let place = "lesson \(number), step \(position + 1) of \(lesson.steps.count)"
    if step.exercise != nil {
      return "\(place) · type an answer and tour check, or tour answer"
    }
    if step.question != nil && isInteractive { return "\(place) · guess, then Return goes on" }
    if isAtEnd && next == nil { return "\(place), the last one" }
    return "\(place) · \(isInteractive && !isAtEnd ? "Return" : following) goes on"
  }
}
