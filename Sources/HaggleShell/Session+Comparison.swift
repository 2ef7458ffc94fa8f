import HaggleLayout
import HaggleReports

extension Session {
  /// A state laid out with everything that explanations rest on.
  func explainedScene(
    of state: DocumentState, span: Range<Int>
  ) throws(ShellError) -> Scene {
    var result: LayoutResult?
    if let root = state.root {
      result = try layOut(
        root, in: state.container, options: state.options, recordingTrace: true, span: span)
    }
    return Scene(
      root: state.root, container: state.container,
      names: ViewNames(of: state.root, keepingLettersOf: viewNames), result: result)
  }

  /// What differs between two states, as text.
  func comparison(
    from old: DocumentState, to new: DocumentState, span: Range<Int>
  ) throws(ShellError) -> String {
    let comparison = LayoutComparison(
      from: try explainedScene(of: old, span: span), to: try explainedScene(of: new, span: span),
      digits: settings.digits)
    return comparison.text(reportOptions)
  }
}
