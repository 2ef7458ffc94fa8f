package import HaggleLayout

/// Something in a layout that its author has hardly meant.
package struct LayoutIssue {
  /// What is wrong.
  package enum Kind: Equatable, Sendable {
    /// The view is larger than what stands around it.
    case overflow
    /// The view is larger than a modifier around it that cuts what sticks out.
    case clipped
    /// The view cannot be seen because a length is 0.
    case empty
    /// A length is infinite.
    case infinite
    /// The view lies outside the container.
    case outside
    /// Somebody moved a part of the view out of the container.
    case moved
  }

  package let kind: Kind
  /// The axis of the length that is wrong; `nil` for both.
  package let axis: Axis?
  /// The view's name and the way to it from the root.
  package let name: String
  package let path: String
  /// How many points are too many; 0 where that means nothing.
  package let amount: Double
  /// The view around it that is too small; `nil` for the container.
  package let outer: String?
  /// What is wrong, in a sentence without a full stop.
  package let statement: String
  /// Why the length is as it is; empty when the record does not say.
  package let cause: String

  /// Whether two layouts have the same issue.
  package func isSame(as other: LayoutIssue) -> Bool {
    kind == other.kind && axis == other.axis && name == other.name
  }
}
