import HaggleLayout
import HaggleReports

extension Session {
  /// A state laid out with everything that explanations rest on.
  func explainedScene(
    of state: DocumentState, span: Range<Int>
  ) throws(ShellError) -> Scene {
    var result: LayoutResult?
    var root = state.root
    if let tree = root {
      result = try layOut(
        tree, in: state.container, options: state.options, recordingTrace: true, span: span)
      root = result?.tree ?? tree
    }
    return Scene(
      root: root, container: state.container,
      names: ViewNames(of: root, keepingLettersOf: viewNames), result: result)
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
