import HaggleLayout
import HaggleSwiftUI
import Testing

/// Modifiers that set text; what they do is an estimate that their `about` tells.
struct TextModifierTests {
  private func size(_ view: View, width: CGFloat? = nil, height: CGFloat? = nil) throws -> CGSize {
    try view.layout(in: ProposedViewSize(width: width, height: height)).placements[0].frame.size
  }

  @Test func `kerning and tracking widen every character, tracking in place of kerning`() throws {
    let plain = try size(Text("abcd"))
    #expect(try abs(size(Text("abcd").kerning(3)).width - plain.width - 12) < 0.34)
    #expect(try size(Text("abcd").kerning(3)) == size(Text("abcd").tracking(3)))
    #expect(try size(Text("abcd").kerning(9).tracking(3)) == size(Text("abcd").tracking(3)))
    #expect(try size(Text("abcd").kerning(-90)).width == 0)
    #expect(try size(Text("abcd").kerning(.infinity)) == plain)
  }

  @Test func `an offset from the baseline makes lines higher`() throws {
    let plain = try size(Text("a")).height
    for offset in [6.0, -6] {
      #expect(try abs(size(Text("a").baselineOffset(offset)).height - plain - 6) < 0.34)
    }
  }

  @Test func `text shrinks to the largest hundredth at which nothing is cut`() throws {
    let text = Text("Hello wide world").lineLimit(1)
    let whole = try size(text)
    let shrinking = text.minimumScaleFactor(0.5)
    #expect(try size(shrinking) == whole)
    #expect(try size(shrinking, width: whole.width) == whole)
    let part = try size(shrinking, width: whole.width * 0.755)
    #expect(part.width <= whole.width * 0.755 + 0.34 && part.width > whole.width * 0.74)
    #expect(abs(part.height - whole.height * 0.75) < 0.34)
    // Below the factor it has the factor's size and is cut.
    let least = try size(shrinking, width: whole.width * 0.3)
    #expect(least.width <= whole.width * 0.3 + 0.34)
    #expect(abs(least.height - whole.height / 2) < 0.34)
  }

  @Test func `lines shrink to a height, and factors that mean nothing change nothing`() throws {
    let text = Text("one two three four five six")
    let (width, line) = (80.0, try size(Text("one")).height)
    #expect(try size(text, width: width).height > 2 * line)
    let part = try size(text.minimumScaleFactor(0.1), width: width, height: 2 * line)
    #expect(part.height <= 2 * line && part.height > line)
    for factor in [1.0, 2, 0, -1, .infinity] {
      #expect(
        try size(text.minimumScaleFactor(factor), width: width, height: line)
          == size(text, width: width, height: line))
    }
  }
}
