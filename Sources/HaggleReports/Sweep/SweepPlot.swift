import HaggleLanguage
import HaggleLayout

/// A sweep as a picture: the parameter to the right, numbers upwards.
struct SweepPlot {
  /// The signs of the numbers, the first in front.
  private static let signs: [Character] = ["•", "○", "◆", "+", "x", "#"]
  private static let mostRows = 10

  private(set) var lines: [String] = []
  private let sweep: Sweep
  private let columns: Int
  private let axis: PlotAxis

  init(_ sweep: Sweep, _ options: ReportOptions) {
    self.sweep = sweep
    let numbers = sweep.courses.flatMap(\.ys).filter(\.isFinite)
    axis = PlotAxis(numbers, mostRows: Self.mostRows)
    let labels = axis.rows.map { sweep.number($0) }
    let margin = (labels.map { CellWidth.cells($0) }.max() ?? 1) + 2
    columns = max(16, min(options.columns, 100) - margin - 1)
    draw(labels, margin)
  }

  private mutating func draw(_ labels: [String], _ margin: Int) {
    var grid = labels.map { _ in [Character](repeating: " ", count: columns) }
    for (index, course) in sweep.courses.enumerated().reversed() {
      for column in 0..<columns {
        let y = course.ys[sample(at: column)]
        if let row = axis.row(of: y) {
          grid[row][column] = Self.signs[min(index, Self.signs.count - 1)]
        }
      }
    }
    for (label, cells) in zip(labels, grid).reversed() {
      let blanks = String(repeating: " ", count: margin - 1 - CellWidth.cells(label))
      lines.append("\(blanks)\(label) │" + String(cells))
    }
    let indent = String(repeating: " ", count: margin)
    lines.append(indent + "└" + String(repeating: "─", count: columns))
    lines.append(indent + " " + ticks())
    if sweep.courses.count > 1 {
      lines.append(indent + " " + legend())
    }
  }

  private func legend() -> String {
    sweep.courses.enumerated().map { index, course in
      "\(Self.signs[min(index, Self.signs.count - 1)]) \(course.subject.name)"
    }.joined(separator: "  ")
  }

  /// The sample that a column shows.
  private func sample(at column: Int) -> Int {
    Int((Double(column) * Double(sweep.xs.count - 1) / Double(columns - 1)).rounded())
  }

  /// The ends below the axis, and the bends between them that find room.
  private func ticks() -> String {
    var cells = [Character](repeating: " ", count: columns)
    let range = sweep.parameter.range
    let last = sweep.number(range.upperBound)
    write(sweep.number(range.lowerBound), at: 0, in: &cells)
    write(last, at: columns - last.count, in: &cells)
    let width = range.upperBound - range.lowerBound
    for kink in sweep.courses.flatMap(\.kinks) {
      let label = sweep.number(kink.place)
      let place = (kink.place - range.lowerBound) / width * Double(columns - 1)
      write(label, at: Int(place.rounded()) - (label.count - 1) / 2, in: &cells)
    }
    return String(cells)
  }

  /// Writes a label where it touches no other.
  private func write(_ label: String, at start: Int, in cells: inout [Character]) {
    let end = start + label.count
    guard start >= 0, end <= cells.count,
      cells[max(0, start - 1)..<min(cells.count, end + 1)].allSatisfy({ $0 == " " })
    else { return }
    cells.replaceSubrange(start..<end, with: label)
  }
}

/// Round numbers that the rows of a plot stand for, ascending.
private struct PlotAxis {
  let rows: [Double]
  private let step: Double

  init(_ numbers: [Double], mostRows: Int) {
    let highest = numbers.max() ?? 0
    let lowest = numbers.min() ?? 0
    let isFromZero = lowest >= 0 && lowest <= 0.6 * highest
    let bottom = isFromZero ? 0 : lowest
    let step = Self.step(for: highest - bottom, mostRows: mostRows)
    let first = (bottom / step).rounded(.down)
    let last = max(first + 1, (highest / step).rounded(.up))
    rows = (0...Int(last - first)).map { (first + Double($0)) * step }
    self.step = step
  }

  /// The row of a number; `nil` for one that is not finite.
  func row(of number: Double) -> Int? {
    guard number.isFinite else { return nil }
    return min(max(0, Int(((number - rows[0]) / step).rounded())), rows.count - 1)
  }

  /// The smallest of 1, 2, 4, 5, 10, 20 … with at most so many rows.
  private static func step(for length: Double, mostRows: Int) -> Double {
    guard length > 0, length < 1e12 else { return length >= 1e12 ? length / 4 : 1 }
    var power = 0.001
    while true {
      for factor in [1.0, 2, 4, 5] where length / (factor * power) <= Double(mostRows - 1) {
        return factor * power
      }
      power *= 10
    }
  }
}
