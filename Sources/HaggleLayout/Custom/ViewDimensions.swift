/// The size of a view for one proposal, and where its guides are then.
///
/// Guides are asked of the layout pass, so they can be read as long as the subview can be.
public struct ViewDimensions {
  let size: Size
  let proposal: ProposedSize
  /// Whose they are; `nil` for a rectangle in which nothing is explicit.
  private let subview: LayoutSubview?
  /// Where guides are known otherwise.
  private let ask: ((Expression.Query) -> Double?)?

  init(_ size: Size, _ proposal: ProposedSize, of subview: LayoutSubview) {
    self.size = size
    self.proposal = proposal
    self.subview = subview
    ask = nil
  }

  /// The dimensions of a rectangle.
  init(_ size: Size) {
    self.size = size
    proposal = ProposedSize(size)
    subview = nil
    ask = nil
  }

  /// The dimensions of a view that answers queries.
  init(_ size: Size, asking ask: @escaping (Expression.Query) -> Double?) {
    self.size = size
    proposal = ProposedSize(size)
    subview = nil
    self.ask = ask
  }

  /// In points.
  public var width: Double { size.width }
  /// In points.
  public var height: Double { size.height }

  /// Where a guide is, in points from the left edge.
  public subscript(guide: HorizontalAlignment) -> Double { value(guide.key) }

  /// Where a guide is, in points from the top.
  public subscript(guide: VerticalAlignment) -> Double { value(guide.key) }

  /// Where a guide was set, in points from the left edge; `nil` where it was not.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { explicit(guide.key) }

  /// Where a guide was set, in points from the top; `nil` where it was not.
  public subscript(explicit guide: VerticalAlignment) -> Double? { explicit(guide.key) }

  func value(_ key: AlignmentKey) -> Double {
    if let ask { return ask(.guide(key)) ?? key.defaultValue(in: size) }
    guard let subview else { return key.defaultValue(in: size) }
    return subview.loan.ask(about: subview.view) { pass, view in
      pass.guide(key, size: size, proposal: proposal, view)
    }
  }

  func explicit(_ key: AlignmentKey) -> Double? {
    if let ask { return ask(.explicitGuide(key)) }
    guard let subview else { return nil }
    return subview.loan.ask(about: subview.view) { pass, view in
      pass.explicitAlignment(of: key, proposal: proposal, view)
    }
  }
}
