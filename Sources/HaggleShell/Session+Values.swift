import HaggleLanguage
import HaggleLayout
import HaggleReports

/// Something that can be printed of a layout.
struct LayoutValue: Equatable {
  enum Content: Equatable {
    case number(Double?)
    case size(ProposedSize)
    case frame(Rect)
  }

  var content: Content
  /// Its numbers that rest on the approximate measures of text; those of a frame for several.
  var estimates: FrameNumbers = []

  /// The value for people: `57.5`, `100×80`, `0 0 100 80`, `≈85.333`.
  var text: String {
    switch content {
    case .number(let number): Numbers.text(number, isExact: estimates.isEmpty)
    case .size(let size): Lengths(digits: 3).proposal(size, estimates: estimates)
    case .frame(let frame):
      [
        (frame.minX, Quantity.x), (frame.minY, .y), (frame.size.width, .width),
        (frame.size.height, .height),
      ]
      .map { Numbers.text($0, isExact: !estimates.contains(FrameNumbers($1))) }
      .joined(separator: " ")
    }
  }
}

/// What is asked of a view: numbers of its frame, or of the frame in which it is drawn.
struct ViewProperty: Equatable {
  /// One of `LineKind.properties`; `frame` of what is drawn.
  var name = "frame"
  /// Whether the frame is the one on whole pixels.
  var isDrawn = false

  /// The word for one number of the frame: the property itself, if it is one.
  var number: String { (Quantity(rawValue: name) ?? .width).rawValue }
}

extension Session {
  /// The value that a word such as `blue.width` stands for.
  mutating func value(_ word: Word, in line: String) throws(ShellError) -> LayoutValue {
    let (name, written) = try parts(of: word, in: line)
    let property = written ?? ViewProperty()
    if name.text == "container" { return value(property.name, of: document.container) }
    let target = try target(name, in: line)
    let node = try node(of: target.path, span: name.span)
    let found = try currentLayout(span: word.span)?.frame(ofNode: node, isDrawn: property.isDrawn)
    guard let (frame, approximate) = found else { throw noFrame(name, at: target.path) }
    return LayoutValue(
      content: frame.value(property.name),
      estimates: approximate.intersection(.named(property.name)))
  }

  /// The error for a view that only stands for others, or that the view around it does not show.
  func noFrame(_ name: Word, at path: ViewPath) -> ShellError {
    let around = path.indices.indices.map { ViewPath(Array(path.indices[..<$0])) }
    let chooser = around.last { document.root?.at($0)?.kind.hidesViews == true }
    if let root = document.root, let chooser, root.at(path)?.kind.role != .transparent {
      let chooserName = root.name(at: chooser)
      return ShellError(
        "'\(root.name(at: path))' is not shown", at: name.span,
        details: ["\(chooserName) does not show all of its views"], hint: "why \(chooserName).width"
      )
    }
    return ShellError(
      "'\(name.text)' has no frame of its own", at: name.span,
      details: ["it stands for the views inside it"], hint: "tree \(name.text)")
  }

  /// Splits `blue.padding.width` and `blue.drawn.width`; a name alone has no property.
  func parts(
    of word: Word, in line: String
  ) throws(ShellError) -> (name: Word, property: ViewProperty?) {
    guard let dot = word.text.lastIndex(of: "."), !word.text.hasPrefix(".") else {
      return (word, nil)
    }
    let property = String(word.text[word.text.index(after: dot)...])
    let name = String(word.text[..<dot])
    if LineKind.properties.contains(property) {
      let drawn = name.lastIndex(of: ".").map { (name[..<$0], name[$0...]) }
      let isOfDrawn = drawn?.1 == ".drawn" && property != "drawn"
      let view = isOfDrawn ? String(drawn?.0 ?? "") : name
      let end = word.span.lowerBound + view.utf8.count
      return (
        Word(text: view, span: word.span.lowerBound..<end),
        property == "drawn"
          ? ViewProperty(isDrawn: true) : ViewProperty(name: property, isDrawn: isOfDrawn)
      )
    }
    if (try? target(word, in: line)) != nil { return (word, nil) }
    let start = word.span.upperBound - property.utf8.count
    throw unknownProperty(Word(text: property, span: start..<word.span.upperBound), of: name, line)
  }

  private func unknownProperty(_ word: Word, of name: String, _ line: String) -> ShellError {
    let view = name.hasSuffix(".drawn") ? String(name.dropLast(".drawn".count)) : name
    let isView = (try? document.root?.address(of: view)) != nil || name == "container"
    if !isView, document.root != nil {
      let start = word.span.lowerBound - name.utf8.count - 1
      let nameWord = Word(text: name, span: start..<(word.span.lowerBound - 1))
      do throws(ShellError) {
        _ = try target(nameWord, in: line)
      } catch {
        return error
      }
    }
    let meant = Suggestion.closest(to: word.text, among: LineKind.properties)
    return ShellError(
      "'\(name)' has no value '\(word.text)'", at: word.span,
      details: ["expected \(LineKind.properties.joined(separator: ", ")) or a modifier's name"],
      hint: line.corrected(word.span, with: meant ?? "frame"))
  }

  private func value(_ property: String, of container: ProposedSize) -> LayoutValue {
    switch property {
    case "width": LayoutValue(content: .number(container.width))
    case "height": LayoutValue(content: .number(container.height))
    case "x", "y": LayoutValue(content: .number(0))
    default: LayoutValue(content: .size(container))
    }
  }
}

extension LayoutResult {
  /// Where a view is; the smallest rectangle around its copies if it modifies several views, `nil`
  /// for a view that only stands for others.
  fileprivate func frame(
    ofNode node: Int, isDrawn: Bool
  ) -> (frame: Rect, approximate: FrameNumbers)? {
    let copies = placements.indices.filter { placements[$0].node == node }
    guard let first = copies.first else { return nil }
    let drawn = isDrawn ? drawnFrames : []
    func frame(_ index: Int) -> Rect { isDrawn ? drawn[index] : placements[index].frame }
    let approximate = copies.reduce(into: FrameNumbers()) {
      $0.formUnion(placements[$1].approximate)
    }
    return (
      copies.dropFirst().reduce(frame(first)) { $0.union(frame($1)) },
      isDrawn ? approximate.drawn : approximate
    )
  }
}

extension FrameNumbers {
  /// The numbers that a property such as `width` or `frame` stands for.
  fileprivate static func named(_ property: String) -> FrameNumbers {
    if let quantity = Quantity(rawValue: property) { return FrameNumbers(quantity) }
    return property == "size" ? .size : FrameNumbers(rawValue: .max)
  }
}

extension Rect {
  fileprivate func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  fileprivate func value(_ property: String) -> LayoutValue.Content {
    switch property {
    case "width": .number(size.width)
    case "height": .number(size.height)
    case "x": .number(minX)
    case "y": .number(minY)
    case "size": .size(ProposedSize(size))
    default: .frame(self)
    }
  }
}
