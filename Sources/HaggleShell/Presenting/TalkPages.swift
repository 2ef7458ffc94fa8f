/// Puts steps on pages so that whatever belongs together stands together, and nothing moves when
/// more is revealed.
struct TalkPages {
  private(set) var pages: [TalkPage] = []
  private(set) var steps: [TalkStep] = []
  private let text: PageText
  /// The rows of a page without the one at the bottom.
  private let rows: Int
  /// How many rows of the last page are taken.
  private var used = 0

  init(_ cells: SessionSettings.Cells) {
    text = PageText(columns: cells.columns)
    rows = cells.rows - 1
  }

  /// Starts the page of a heading; a long one is cut, so that something fits below it.
  mutating func begin(heading: String) {
    let mostLines = max(1, min(3, rows - 2))
    turn(TalkPage(heading: Array(text.lines(heading).prefix(mostLines))))
  }

  /// Changes the step that was added last.
  mutating func changeLast(_ change: (inout TalkStep) -> Void) {
    if let last = steps.indices.last { change(&steps[last]) }
  }

  /// Puts steps on the page that are shown one after the other and belong together.
  ///
  /// `fitted` gives the lines of the last step for so many rows, if they can be had smaller.
  mutating func add(_ added: [TalkStep], fitted: (Int) -> [String]? = { _ in nil }) {
    if pages.isEmpty { turn(TalkPage()) }
    var added = added
    if added.first?.isApart == true { added[0].isApart = !isFresh }
    if height(of: added) > rows - used && !isFresh {
      goOn()
      added[0].isApart = false
    }
    let excess = height(of: added) - (rows - used)
    if excess > 0, let last = added.last, let lines = fitted(last.lines.count - excess) {
      added[added.count - 1].lines = lines
    }
    for step in added { place(step) }
  }

  /// Whether nothing but the heading stands on the page.
  private var isFresh: Bool { used == pages.last.map(headHeight) }

  private func headHeight(_ page: TalkPage) -> Int {
    page.heading.isEmpty ? 0 : page.heading.count + 1
  }

  private mutating func turn(_ page: TalkPage) {
    pages.append(page)
    used = headHeight(page)
  }

  private mutating func goOn() {
    turn(TalkPage(heading: pages.last?.heading ?? []))
  }

  private func height(of steps: [TalkStep]) -> Int {
    steps.reduce(0) { $0 + typedHeight($1) + $1.lines.count }
  }

  private func typedHeight(_ step: TalkStep) -> Int {
    (step.isApart ? 1 : 0) + (step.entry.isEmpty ? 0 : text.typed(step.entry).count)
  }

  /// Puts a step on the page; lines for which there is no room make steps on pages of their own.
  private mutating func place(_ step: TalkStep) {
    var part = step
    var lines = step.lines[...]
    while true {
      let typed = typedHeight(part)
      part.page = pages.count - 1
      part.lines = Array(lines.prefix(max(0, rows - used - typed)))
      used += typed + part.lines.count
      steps.append(part)
      lines = lines.dropFirst(part.lines.count)
      if lines.isEmpty { return }
      goOn()
      part.entry = ""
      part.isApart = false
      part.note = nil
    }
  }
}
