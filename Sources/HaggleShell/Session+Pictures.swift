import HaggleLayout
import HaggleReports

extension Session {
  /// The text of a report about the document as it is; errors point to `span` of the entry.
  mutating func render(
    _ report: any Report.Type, _ options: ReportOptions, span: Range<Int>
  ) throws(ShellError) -> String {
    var result = try currentLayout(span: span)
    if options.includesTrace, let root = document.root {
      result = try layOut(root, in: document.container, recordingTrace: true, span: span)
    }
    var scene = Scene(
      root: document.root, container: document.container, names: currentNames(), result: result,
      scale: pictureScale)
    scene.isInterrupted = settings.isInterrupted
    let text = report.render(&scene, options)
    if scene.isInterrupted?() == true {
      throw ShellError("interrupted", at: span, code: ExitCode.interrupted)
    }
    viewNames = scene.names
    pictureScale = scene.scale
    return text
  }

  /// The names of the views as they are; letters that were given stay.
  ///
  /// The scale of a picture is kept while the container changes, not for another tree.
  mutating func currentNames() -> ViewNames {
    if namesRevision != document.treeRevision {
      viewNames = ViewNames(of: document.root, keepingLettersOf: viewNames)
      namesRevision = document.treeRevision
      pictureScale = nil
    }
    return viewNames
  }

  /// Text of ours in the characters that the settings allow.
  func styled(_ text: String) -> String {
    guard settings.mode == .ascii else { return text }
    let twins: [Character: String] = [
      "×": "x", "→": "->", "·": "-", "…": "...", "±": "+-", "≈": "~",
    ]
    return text.map { twins[$0] ?? String($0) }.joined()
  }

  /// How reports are shown by the settings.
  var reportOptions: ReportOptions {
    let cells = settings.cells ?? settings.terminal
    return ReportOptions(
      columns: cells.columns, rows: cells.rows,
      style: settings.mode == .ascii ? .ascii : .unicode, digits: settings.digits,
      aspect: settings.aspect, fitsHeight: settings.fitsHeight)
  }

  /// The report that `show` draws.
  var pictureReport: any Report.Type {
    let name = settings.mode == .outline ? "outline" : "diagram"
    return ReportTable.report(named: name) ?? ReportTable.all[0]
  }

  /// What follows a change at a terminal: the picture, or the tree if the picture is too high.
  mutating func shown() -> Outcome {
    guard settings.isInteractive, settings.autoshow, document.root != nil else { return Outcome() }
    do throws(ShellError) {
      let picture = try render(pictureReport, reportOptions, span: 0..<0)
      if picture.lineCount < reportOptions.rows { return .output(picture) }
      guard let tree = ReportTable.report(named: "tree") else { return .output(picture) }
      return .output(cut(try render(tree, reportOptions, span: 0..<0)))
    } catch {
      return failed(error, text: "", at: .typed)
    }
  }

  /// The lines that fit the terminal, and how many there are more.
  private func cut(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let room = max(4, reportOptions.rows - 2)
    guard lines.count > room else { return text }
    let rest = "… \(lines.count - room + 1) more lines: tree"
    return (lines.prefix(room - 1).joined(separator: "\n")) + "\n" + rest
  }
}

extension String {
  /// How many lines the text takes.
  var lineCount: Int { utf8.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } }
}
