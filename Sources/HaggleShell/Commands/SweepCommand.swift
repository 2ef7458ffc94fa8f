import HaggleLanguage
import HaggleLayout
import HaggleReports

/// `sweep`: how numbers follow the container's size or an argument.
enum SweepCommand: Command {
  static let name = "sweep"
  static let usage = "VALUE… over VALUE A..B [by S] [plot|table]"
  static let summary = "plots numbers over a size or an argument, with every bend"
  static let details = [
    "over container.width, container.height or an argument such as blue.frame.maxWidth",
    "by S    rows of the table at these distances, besides the ends and every bend",
    "plot    a picture (the usual form), with the cause of every bend",
    "table   numbers",
  ]
  static let example = "sweep blue.width over container.width 100..720"

  private static let mostRows = 10_000.0

  static func run(
    _ arguments: inout Arguments, in session: inout Session
  ) throws(ShellError) -> Outcome {
    var subjects: [Sweep.Subject] = []
    repeat {
      let word = try arguments.next("VALUE")
      let number = try session.quantity(word, in: arguments.line)
      subjects.append(
        Sweep.Subject(
          name: Text.escaped(word.text), view: session.currentNames().entries[number.node].name,
          node: number.node, quantity: number.quantity))
    } while !arguments.isEmpty && arguments.first?.text != "over"
    try arguments.expect("over")
    let word = try arguments.next("VALUE")
    let scenes = try session.scenes(varying: word, in: arguments.line)
    let range = try range(&arguments)
    let step = arguments.take("by") ? try step(&arguments, range) : nil
    let form = arguments.take(oneOf: ["plot", "table"])?.text ?? (step == nil ? "plot" : "table")
    try arguments.finish()
    let parameter = Sweep.Parameter(name: Text.escaped(word.text), range: range, step: step)
    do throws(LayoutError) {
      let sweep = try Sweep(parameter, of: subjects, scenes.scene)
      let options = session.reportOptions
      return .output(form == "table" ? sweep.table(options) : sweep.plot(options))
    } catch {
      throw session.stopped(error, span: word.span)
    }
  }

  private static func range(
    _ arguments: inout Arguments
  ) throws(ShellError) -> ClosedRange<Double> {
    let word = try arguments.next("A..B")
    let text = word.text
    guard let first = text.firstIndex(of: "."), let numbers = split(text, from: first) else {
      throw arguments.notANumber(word, "two numbers such as 100..720", kind: "a range")
    }
    guard numbers.0 < numbers.1 else {
      throw ShellError(
        "a range goes upwards", at: word.span,
        hint: numbers.0 == numbers.1
          ? nil
          : arguments.line.corrected(
            word.span, with: "\(Numbers.text(numbers.1))..\(Numbers.text(numbers.0))"))
    }
    return numbers.0...numbers.1
  }

  /// Reads `100..720` or `100...720`, each number with decimals or without.
  private static func split(_ text: String, from first: String.Index) -> (Double, Double)? {
    var start = first
    while start < text.endIndex {
      let rest = text[start...]
      let mark = rest.hasPrefix("...") ? 3 : rest.hasPrefix("..") ? 2 : 0
      if mark > 0 {
        guard let lower = CommandNumber.read(text[..<start]), lower.isFinite,
          let upper = CommandNumber.read(rest.dropFirst(mark)), upper.isFinite
        else { return nil }
        return (lower, upper)
      }
      start = text.index(after: start)
    }
    return nil
  }

  private static func step(
    _ arguments: inout Arguments, _ range: ClosedRange<Double>
  ) throws(ShellError) -> Double {
    let word = try arguments.next("S")
    guard let step = CommandNumber.read(word.text), step.isFinite, step > 0 else {
      throw arguments.notANumber(word, "a distance above 0, such as 10")
    }
    guard (range.upperBound - range.lowerBound) / step <= mostRows else {
      throw ShellError("more than \(Int(mostRows).grouped) rows", at: word.span)
    }
    return step
  }
}

extension Session {
  /// The scenes for a length of the container, or for an argument of a view.
  fileprivate func scenes(
    varying word: Word, in line: String
  ) throws(ShellError) -> VaryingScenes {
    let root = try tree(span: word.span)
    let names = ViewNames(of: root, keepingLettersOf: viewNames)
    var scenes = VaryingScenes(
      root: root, container: document.container, options: document.state.options, names: names,
      isInterrupted: settings.isInterrupted)
    if let axis = ["container.width": Axis.horizontal, "container.height": .vertical][word.text] {
      do throws(LayoutError) {
        scenes.change = .container(axis, try LoweredTree(root, options: scenes.options))
      } catch {
        throw describe(error, span: word.span)
      }
      return scenes
    }
    scenes.change = try argument(word, in: line, of: root)
    return scenes
  }

  /// The argument that `blue.frame.maxWidth` names.
  private func argument(
    _ word: Word, in line: String, of root: View
  ) throws(ShellError) -> VaryingScenes.Change {
    guard let dot = word.text.lastIndex(of: "."), !word.text.hasPrefix(".") else {
      throw ShellError(
        "'\(word.text)' is nothing that can be varied", at: word.span,
        details: ["expected container.width, container.height or an argument of a view"],
        hint: line.corrected(word.span, with: "container.width"))
    }
    let name = String(word.text[..<dot])
    let start = word.span.lowerBound + name.utf8.count
    let key = Word(
      text: String(word.text[word.text.index(after: dot)...]),
      span: (start + 1)..<word.span.upperBound)
    if name == "container" {
      throw ShellError(
        "the container has no '\(key.text)'", at: key.span,
        hint: line.corrected(word.span, with: "container.width"))
    }
    let target = try target(Word(text: name, span: word.span.lowerBound..<start), in: line)
    guard let view = root.at(target.path), let spelling = view.spelling(with: key.text) else {
      throw ShellError(
        "'\(name)' has no argument '\(key.text)'", at: key.span,
        details: root.at(target.path).map { ["arguments here: \($0.keys.joined(separator: ", "))"] }
          ?? [],
        hint: line.corrected(word.span, with: "container.width"))
    }
    guard [.number, .optionalNumber].contains(spelling.parameter.type) else {
      throw ShellError("'\(key.text)' is no number", at: key.span)
    }
    return .argument(target.path, spelling)
  }

  /// The error for long work that ended early.
  func stopped(_ error: LayoutError, span: Range<Int>) -> ShellError {
    error == .interrupted
      ? ShellError("stopped", at: span, code: ExitCode.interrupted) : describe(error, span: span)
  }
}

/// One tree laid out again and again with one number changed.
private struct VaryingScenes {
  /// What is changed.
  enum Change {
    case nothing
    case container(Axis, LoweredTree)
    case argument(ViewPath, View.Spelling)
  }

  let root: View
  let container: ProposedSize
  let options: LayoutOptions
  let names: ViewNames
  let isInterrupted: (@Sendable () -> Bool)?
  var change = Change.nothing

  /// The scene for a number; stops when the person no longer waits for it.
  func scene(_ number: Double, _ detail: SceneDetail) throws(LayoutError) -> Scene {
    if isInterrupted?() == true { throw .interrupted }
    var scene = Scene(root: root, container: container, names: names, result: nil)
    let tree: LoweredTree
    switch change {
    case .nothing: tree = try LoweredTree(root, options: options)
    case .container(let axis, let lowered):
      tree = lowered
      scene.container[axis] = number
    case .argument(let path, let spelling):
      tree = try LoweredTree(
        root.rewriting(path, as: spelling.setting(.number(number))), options: options)
      // Where sources are told, the number reads as a person would write it.
      let rounded = (number * 1000).rounded() / 1000
      if detail == .trace {
        scene.root = root.rewriting(path, as: spelling.setting(.number(rounded)))
      }
    }
    let result =
      detail == .exactness
      ? try tree.layout(in: scene.container, isInterrupted: isInterrupted)
      : try tree.quickLayout(
        in: scene.container, recordingTrace: detail == .trace, isInterrupted: isInterrupted)
    scene.result = result
    if let made = result.tree {
      scene.root = made
      scene.names = ViewNames(of: made, keepingLettersOf: names)
    }
    return scene
  }
}

extension View {
  /// The tree with the head of one view written anew.
  fileprivate func rewriting(_ path: ViewPath, as head: View) -> View {
    var tree = self
    tree.update(at: path) { view in
      view.kind = head.kind
      view.form = head.form
      view.arguments = head.arguments
    }
    return tree
  }
}
