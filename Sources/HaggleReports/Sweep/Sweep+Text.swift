import HaggleLanguage
import HaggleLayout

extension Sweep {
  /// More bends than this are counted below a plot, not shown.
  private static let mostKinks = 12

  /// A plot, and below it every bend with its cause.
  package func plot(_ options: ReportOptions) -> String {
    let lines = SweepPlot(self, options).lines.map { options.twins($0) }
    return options.styled(lines + kinkLines(options).map { options.twins($0) })
  }

  /// A row for both ends, every bend and every step.
  package func table(_ options: ReportOptions) -> String {
    let head = [parameter.name] + courses.map(\.subject.name) + ["from here on"]
    let rows = listedPlaces.map { place in
      [number(place)]
        + courses.map { text($0.listed[place] ?? .nan, $0) } + [turn(at: place)]
    }
    let sides = [TextTable.Side.right] + courses.map { _ in .right } + [.left]
    return options.styled(
      TextTable.lines(([head] + rows).map { $0.map { options.twins($0) } }, sides))
  }

  func number(_ value: Double) -> String {
    let text = Numbers.text(value)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  private func text(_ value: Double, _ course: Course) -> String {
    (course.isApproximate ? "≈" : "") + number(value)
  }

  /// What the numbers do behind a place of the table.
  private func turn(at place: Double) -> String {
    if place == parameter.range.upperBound { return "" }
    let turns = courses.compactMap { course -> String? in
      let name = courses.count == 1 ? "" : course.subject.name + " "
      if let kink = course.kinks.last(where: { abs($0.place - place) <= 1e-6 }) {
        let jump = kink.isJump ? "jumps from \(text(kink.before, course)), " : ""
        return name + jump
          + direction(kink.slopeAfter, kink.ruleAfter ?? kink.ruleBefore.map(ended))
      }
      guard place == parameter.range.lowerBound else { return nil }
      return name + opening(course)
    }
    return turns.joined(separator: "; ")
  }

  private func ended(_ rule: String) -> String { "until here \(rule)" }

  private func firstSlope(_ course: Course) -> Double {
    if let kink = course.kinks.first { return kink.slopeBefore }
    return Line(course.ys[0], course.ys[1], from: xs[0], xs[1] - xs[0]).slope
  }

  /// What a number does from the lower end to its first bend.
  private func opening(_ course: Course) -> String {
    let end = course.kinks.first.map { kink in xs.lastIndex { $0 < kink.place } ?? 0 }
    let last = end ?? xs.count - 1
    let (y, nextY) = (course.ys[0], course.ys[last])
    let middle = last / 2
    let straight = y + (nextY - y) * (xs[middle] - xs[0]) / (xs[last] - xs[0])
    guard abs(course.ys[middle] - straight) > 0.01 * abs(nextY - y) + 0.0005 else {
      return direction(firstSlope(course), nil)
    }
    let verb = y == nextY ? "follows a curve" : y < nextY ? "rises in a curve" : "falls in a curve"
    return "\(verb) from \(text(y, course)) to \(text(nextY, course))"
  }

  private func direction(_ slope: Double, _ rule: String?) -> String {
    let cause = rule.map { ": " + $0 } ?? ""
    if !(abs(slope) >= 0.0005) { return "stays" + cause }
    return "\(slope > 0 ? "rises" : "falls") by \(number(abs(slope))) per point" + cause
  }

  private func kinkLines(_ options: ReportOptions) -> [String] {
    courses.flatMap { course -> [String] in
      guard !course.kinks.isEmpty else {
        return ["no rule changes: \(course.subject.name) \(opening(course))"]
      }
      let lines = course.kinks.prefix(Self.mostKinks).flatMap { story(of: $0, course) }
      let rest = course.kinks.count - Self.mostKinks
      return rest > 0 ? lines + ["… and \(rest) more: the table lists all"] : lines
    }
  }

  private func story(of kink: Kink, _ course: Course) -> [String] {
    let what =
      kink.isJump
      ? "jumps from \(text(kink.before, course)) to \(text(kink.after, course))"
      : "is \(text(kink.after, course))"
    return [
      "rule changes at \(text(kink.place, course)), where \(course.subject.name) \(what)",
      "  below  \(direction(kink.slopeBefore, kink.ruleBefore))",
      "  above  \(direction(kink.slopeAfter, kink.ruleAfter))",
    ]
  }
}
