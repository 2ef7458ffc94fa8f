import HaggleLayout
import HaggleReports

extension Session {
  /// The document as it is, with everything that happened while it was laid out.
  mutating func recordedScene(span: Range<Int>) throws(ShellError) -> Scene {
    let root = try tree(span: span)
    let result = try layOut(root, in: document.container, recordingTrace: true, span: span)
    return Scene(
      root: root, container: document.container, names: currentNames(), result: result,
      scale: pictureScale)
  }
}
