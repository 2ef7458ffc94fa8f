/// The views that a layout lays out: those that groups and loops stand for, one by one (spec 14
/// rule 3).
///
/// A part of them is a list of its own, whose places count from 0. They can be used until their
/// layout pass ends, and so be kept in a cache; whoever uses them later is stopped.
public struct LayoutSubviews: RandomAccessCollection {
  let loan: LentPass
  /// The subviews' flat numbers.
  private let views: [ViewID]
  /// Where their traits are.
  private let traits: [Int]
  /// The side at which the layout's views begin.
  ///
  /// A layout places its views from the left in any case: from right to left the place of each is
  /// mirrored in the layout's bounds (spec 01 rule 21).
  public let layoutDirection: LayoutDirection

  init(of layout: ViewID, _ loan: LentPass, firstTraits: Int) {
    self.loan = loan
    views = loan.tree.children(of: layout)
    traits = Array(firstTraits..<firstTraits + views.count)
    layoutDirection = loan.tree.entries[layout].isRightToLeft ? .rightToLeft : .leftToRight
  }

  private init(_ subviews: LayoutSubviews, at indices: some Sequence<Int>) {
    loan = subviews.loan
    layoutDirection = subviews.layoutDirection
    views = indices.map { subviews.views[$0] }
    traits = indices.map { subviews.traits[$0] }
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { views.count }

  /// The subview at a place in the order of the source.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(view: views[index], traits: traits[index], loan: loan)
  }

  /// Neighbouring subviews.
  public subscript(range: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, at: range) }

  /// The subviews from a place on.
  public subscript(range: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[range.lowerBound..<endIndex]
  }

  /// Several subviews, in the order of `indices`.
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    LayoutSubviews(self, at: Array(indices))
  }

  /// Where `body` puts the subviews.
  func placements(_ body: () -> Void) -> [ViewID: SubviewPlacement] { loan.placements(body) }
}

extension LayoutSubviews: Equatable {
  /// Whether both are the subviews of one layout in one pass.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.loan === right.loan && left.views == right.views
  }
}

/// A view inside a layout: asked for sizes, then placed (spec 14 rules 3 and 4).
public struct LayoutSubview {
  let view: ViewID
  /// Where its traits are.
  let traits: Int
  let loan: LentPass

  /// Whether the layout pass that it belongs to is still going on.
  package var canBeUsed: Bool { loan.isLent }

  /// The answer to a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size {
    loan.ask(about: view) { pass, view in pass.sizeThatFits(proposal, view) }
  }

  /// The size and the guides for a proposal.
  public func dimensions(in proposal: ProposedSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal), proposal, of: self)
  }

  /// Who is to be served first; 0 unless it was set.
  public var priority: Double { loan.tree.entries[view].priority }

  /// The distances that the view wants to its neighbours.
  public var spacing: ViewSpacing { ViewSpacing(loan.traits(traits).spacing) }

  /// What was attached with `View.layoutValue(key:value:)`, or the key's default value.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    loan.layoutValue(ObjectIdentifier(key), at: traits) as? Key.Value ?? key.defaultValue
  }

  /// Puts the view somewhere; counts only while the layout places its subviews.
  ///
  /// - Parameters:
  ///   - position: Where a point of the view comes to lie, in the space of the layout's bounds.
  ///   - anchor: Which point of the view that is, in parts of its size.
  ///   - proposal: What the view is offered; its size is its answer.
  public func place(
    at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedSize
  ) {
    loan.place(
      view, SubviewPlacement(position: position, anchor: anchor, proposal: proposal))
  }
}

extension LayoutSubview: Equatable {
  /// Whether both are one view in one pass.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.loan === right.loan && left.view == right.view
  }
}

/// Where a layout puts a subview, which of the subview's points comes there, and what it is offered.
struct SubviewPlacement {
  let position: Point
  let anchor: UnitPoint
  let proposal: ProposedSize

  /// Where a subview stands that is not placed (spec 14 rule 5).
  static func centred(in bounds: Rect, _ proposal: ProposedSize) -> SubviewPlacement {
    SubviewPlacement(
      position: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }

  /// The top left corner of a subview of `size` (spec 14 rule 4).
  func origin(_ size: Size) -> Point {
    Point(
      x: position.x - part(anchor.x, of: size.width),
      y: position.y - part(anchor.y, of: size.height))
  }

  /// A part of a length; nothing of infinity is nothing.
  private func part(_ factor: Double, of length: Double) -> Double {
    factor == 0 ? 0 : factor * length
  }
}
