/// Where every view of a tree ended up.
public struct LayoutResult: Sendable {
  /// The root's answer to the container's proposal, in points.
  public var size: Size
  /// One entry per view that takes part in layout, parents before children, in source order.
  ///
  /// Transparent views have none; a modifier of a group has one per member.
  public var placements: [Placement]
  /// The tree with the views that readers made for this layout; `nil` where there are no readers,
  /// and the tree is the one that was laid out.
  public var tree: View?
  /// What the container kept on its edges, in points; leading is the left one, whatever the direction.
  public var safeArea = EdgeInsets()
  /// How many pixels a point has; `nil` where that was not said.
  public var displayScale: Double?
  /// Every question that was asked, in order; empty unless recording was asked for.
  ///
  /// - Complexity: O(*n*) in the number of questions, and a look at the earlier ones to each view.
  public var trace: [TraceEvent] { record?.publicEvents ?? [] }
  /// What explanations are read off; `nil` unless recording was asked for.
  package var record: LayoutRecord?
  /// The record of a layout with another estimate of approximate content: numbers that differ rest
  /// on it; `nil` where everything is exact.
  package var otherRecord: LayoutRecord?
}

/// The outcome for one view.
public struct Placement: Equatable, Sendable {
  /// The view's number when the tree is walked parents first, the root being 0; transparent views
  /// are counted, and what readers made (`LayoutResult.tree`).
  public var node: Int
  /// 0, or which of several members a modifier of a group stands for here.
  public var copy: Int
  /// The place of the parent among the placements; `nil` for the root.
  public var parent: Int?
  /// In points from the container's top left corner.
  public var frame: Rect
  /// What the view was offered when it was placed.
  public var proposal: ProposedSize
  /// The side at which the views inside begin.
  public var direction = LayoutDirection.leftToRight
  /// Where the style of a `background` reaches, when that is farther than the frame: into a safe area
  /// (spec 12 rule 12).
  public var fill: Rect?
  /// Whether the view draws its content by itself, to transform it, as `scaleEffect` does (spec 13 rule
  /// 6); frames are those before it.
  public var isGeometryEffect = false
  /// The numbers of the frame that rest on approximate measures, such as those of text.
  public var approximate: FrameNumbers = []

  /// The lengths of the offer that rest on approximate measures.
  public var approximateOffer: FrameNumbers = []

  /// Whether all numbers of the frame are independent of approximate measures.
  public var isExact: Bool { approximate.isEmpty }
}

/// Some of the numbers of a frame.
public struct FrameNumbers: OptionSet, Sendable {
  /// One bit for each number.
  public let rawValue: UInt8

  /// Makes a set out of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of one number.
  public init(_ quantity: Quantity) {
    self.init(rawValue: 1 << UInt8(Quantity.allCases.firstIndex(of: quantity) ?? 0))
  }

  /// The width and the height.
  public static let size: FrameNumbers = [FrameNumbers(.width), FrameNumbers(.height)]

  /// The numbers of the frame that is drawn which rest on these: its lengths follow from edges, and so
  /// from the place, too.
  package var drawn: FrameNumbers {
    Axis.allCases.reduce(into: self) { numbers, axis in
      if contains(FrameNumbers(.origin(axis))) { numbers.insert(FrameNumbers(.length(axis))) }
    }
  }

  /// The lengths that differ between two offers.
  init(in proposal: ProposedSize, differingFrom other: ProposedSize) {
    self = []
    for axis in Axis.allCases {
      let (length, otherLength) = (proposal[axis], other[axis])
      guard let length, let otherLength else {
        if length != otherLength { insert(FrameNumbers(.length(axis))) }
        continue
      }
      if length.differs(from: otherLength) { insert(FrameNumbers(.length(axis))) }
    }
  }

  /// The numbers that differ between two frames.
  init(in frame: Rect, differingFrom other: Rect) {
    self = []
    if frame.size.width.differs(from: other.size.width) { insert(FrameNumbers(.width)) }
    if frame.size.height.differs(from: other.size.height) { insert(FrameNumbers(.height)) }
    if frame.minX.differs(from: other.minX) { insert(FrameNumbers(.x)) }
    if frame.minY.differs(from: other.minY) { insert(FrameNumbers(.y)) }
  }
}

extension Double {
  /// Whether two numbers differ by more than the rounding of a computer.
  fileprivate func differs(from other: Double) -> Bool {
    self != other && !(abs(self - other) <= 1e-9 * max(1, abs(self)))
  }
}

/// One question of a parent and its answer.
public struct TraceEvent: Equatable, Sendable {
  /// Whether the parent was looking for sizes or placing.
  public enum Phase: String, Sendable {
    case measure, place
  }

  /// The view that was asked: its place among the placements.
  public var view: Int
  /// Who asked; `nil` for the container.
  public var parent: Int?
  /// What the parent asked for.
  public var phase: Phase
  /// What the view was offered.
  public var proposal: ProposedSize
  /// What it answered, in points.
  public var size: Size
  /// Whether the answer was known from an earlier question.
  public var isCached: Bool
}

/// Why a tree cannot be laid out.
public enum LayoutError: Error, Equatable, Sendable {
  /// More levels than the limit.
  case tooDeep(limit: Int)
  /// More views than the limit.
  case tooManyViews(limit: Int)
  /// More alignment guides of the author's own than the limit.
  case tooManyGuides(limit: Int)
  /// Whoever asked for the layout no longer wants it.
  case interrupted
  /// A reader of the size in points cannot make its content.
  case noContent(ContentFailure, size: Size)
}

/// How large a tree may be.
public struct LayoutLimits: Equatable, Sendable {
  /// The greatest number of levels; the root is level 1, and every view counts, modifiers too.
  public var levels: Int
  /// The greatest number of views.
  public var views: Int

  /// Makes limits.
  public init(levels: Int, views: Int) {
    self.levels = levels
    self.views = views
  }

  /// 512 levels and 1,000,000 views.
  public static let standard = LayoutLimits(levels: 512, views: 1_000_000)
}
