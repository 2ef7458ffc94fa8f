/// Collects the views that Swift code lists between braces, as SwiftUI's builder does.
///
/// The views of `if`, `switch` and `for` are members of the container around them.
@resultBuilder
public enum ViewBuilder {
  /// One view.
  public static func buildExpression(_ view: View) -> [View] { [view] }

  /// Views that were made before, such as the content of a function.
  public static func buildExpression(_ views: [View]) -> [View] { views }

  /// All the views of a list.
  public static func buildBlock(_ views: [View]...) -> [View] { views.flatMap(\.self) }

  /// The views of an `if` without `else`.
  public static func buildOptional(_ views: [View]?) -> [View] { views ?? [] }

  /// The views of the first branch.
  public static func buildEither(first views: [View]) -> [View] { views }

  /// The views of the other branch.
  public static func buildEither(second views: [View]) -> [View] { views }

  /// The views of a `for`.
  public static func buildArray(_ views: [[View]]) -> [View] { views.flatMap(\.self) }

  /// The views behind a check for a version.
  public static func buildLimitedAvailability(_ views: [View]) -> [View] { views }
}
