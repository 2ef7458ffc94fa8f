/// The place of a view in a tree: which child to take at each level, from the root.
package struct ViewPath: Hashable, Sendable {
  /// Indices among the children, outermost first; empty for the root.
  package var indices: [Int]

  package init(_ indices: [Int] = []) { self.indices = indices }

  package static let root = ViewPath()

  /// The path that `text` writes, such as `/0/1`; `nil` if it is not one.
  package init?(_ text: some StringProtocol) {
    guard text.hasPrefix("/") else { return nil }
    if text == "/" { self.init(); return }
    let parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    let indices = parts.compactMap { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        ? Int(part) : nil
    }
    guard indices.count == parts.count else { return nil }
    self.init(indices)
  }

  /// The path of the view around this one; `nil` for the root.
  package var parent: ViewPath? { indices.isEmpty ? nil : ViewPath(indices.dropLast()) }

  /// Which child of its parent the view is; `nil` for the root.
  package var index: Int? { indices.last }

  package func child(_ index: Int) -> ViewPath { ViewPath(indices + [index]) }

  /// The path of the sibling at `index`; the root has none.
  package func sibling(_ index: Int) -> ViewPath { ViewPath(indices.dropLast() + [index]) }

  /// Whether `other` is this view or stands inside it.
  package func contains(_ other: ViewPath) -> Bool { other.indices.starts(with: indices) }
}

extension ViewPath: CustomStringConvertible {
  package var description: String { "/" + indices.map { "\($0)" }.joined(separator: "/") }
}
