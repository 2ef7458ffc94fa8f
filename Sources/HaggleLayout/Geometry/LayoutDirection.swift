/// The side at which views begin.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// The leading edge is the left one.
  case leftToRight = "ltr"
  /// The leading edge is the right one.
  case rightToLeft = "rtl"
}
