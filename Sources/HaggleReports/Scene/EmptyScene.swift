import HaggleLanguage

/// What reports for people say when there is nothing to show.
enum EmptyScene {
  static func line(_ scene: Scene, _ options: ReportOptions) -> String {
    let lengths = Lengths(digits: options.digits)
    let line = "no view yet · container \(lengths.proposal(scene.container))"
    return options.styled(Wrapping.lines(line, columns: options.columns))
  }
}
