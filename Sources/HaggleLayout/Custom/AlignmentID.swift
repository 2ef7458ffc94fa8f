/// A type that stands for an alignment guide of your own, as in SwiftUI (spec 06 rules 16 and 17).
///
/// ```swift
/// extension VerticalAlignment {
///   private enum Mid: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> Double { context.height / 2 }
///   }
///
///   static let mid = VerticalAlignment(Mid.self)
/// }
/// ```
///
/// A container has the guide where its children have set it: at the mean of their places.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide is on a view that does not set it, in points from its left or top edge.
  static func defaultValue(in context: ViewDimensions) -> Double
}

extension HorizontalAlignment {
  /// Makes a guide; guides of one type are the same.
  public init(_ id: any AlignmentID.Type) { self.init(AlignmentKey(id, on: .horizontal)) }
}

extension VerticalAlignment {
  /// Makes a guide; guides of one type are the same.
  public init(_ id: any AlignmentID.Type) { self.init(AlignmentKey(id, on: .vertical)) }
}

extension AlignmentKey {
  fileprivate init(_ id: any AlignmentID.Type, on axis: Axis) {
    self.init("\(id)", on: axis, .type(id))
  }
}
