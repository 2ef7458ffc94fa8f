/// What a view tells its parent apart from its size (spec 01 rule 5, 05 rule 2).
///
/// None of it depends on a proposal, so it is found once, while the tree is lowered.
package struct Traits: Sendable {
  /// Who is served first in a stack (spec 04 rule 5); `-∞` for spacers and empty containers.
  package var priority: Double = 0
  /// The distances it wants to its neighbours.
  package var spacing: Spacing = .standard
  /// Whether frames around the view leave its spacing alone, as around a spacer (spec 03 rule 19).
  package var keepsSpacing = false
  /// Whether it goes by the size of the container around it (spec 07 rules 13 and 14).
  package var readsContainer = false
  /// Where the values are that it gives a layout written in Swift; wrappers pass them on (spec 14
  /// rule 13).
  var layoutValues = LayoutTree.none
  /// What it tells a grid; wrappers pass it on.
  package var gridCell: GridCellTraits?
  /// What it tells a list of its row; wrappers pass it on.
  package var listRow: ListRowTraits?
  /// The guides that may be explicit in it.
  package var guides: GuideSet = []
}

/// A set of alignment guides, by their numbers in a tree.
package struct GuideSet: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(_ key: AlignmentKey) { self.init(rawValue: 1 << key.index) }

  /// Every guide: those of layouts that nobody has asked yet.
  static let all = GuideSet(rawValue: .max)

  /// The guides to which text gives values of its own.
  static let baselines: GuideSet = [GuideSet(.firstTextBaseline), GuideSet(.lastTextBaseline)]

  /// The guides that a container inherits from its children (spec 06 rule 8): baselines, and all
  /// that are none of SwiftUI's own.
  package static let inherited: GuideSet = {
    let frameGuides = AlignmentKey.builtIn.filter { !$0.isBaseline }
    return all.subtracting(GuideSet(frameGuides.map { GuideSet($0) }))
  }()
}
