package import HaggleLayout

/// One change of a document, as a value.
///
/// Paths are those of the tree before the change. A change happens wholly or not at all.
package enum Edit: Equatable, Sendable {
  /// Replaces the tree; `nil` empties it.
  case show(View?)
  /// Puts views among the children of a container; the path is where the first will stand.
  case insert([View], at: ViewPath)
  case remove(ViewPath)
  case replace(ViewPath, with: View)
  /// Puts the view inside the innermost view of the wrapper, after what is there already.
  case wrap(ViewPath, in: View)
  /// Puts a view's children in its place; of a modifier the content remains.
  case unwrap(ViewPath)
  /// Takes the view out, then puts it among the children of `parent`.
  case move(ViewPath, to: ViewPath, at: Int)
  case swap(ViewPath, ViewPath)
  /// Writes the view's kind and arguments anew; its children stay.
  case rewrite(ViewPath, as: View)
  /// Gives or takes the label.
  case label(ViewPath, String?)
  /// Changes the container.
  case resize(ProposedSize)
  /// Takes alignments over, in the tree too.
  case declare(DeclaredAlignments)
  /// Changes what else decides the layout.
  case configure(LayoutOptions)
  /// Brings a state back as it was, names included.
  case restore(DocumentState)
}

/// Why an edit cannot be made.
///
/// Paths are those of the tree before the edit.
package enum EditError: Error, Equatable, Sendable {
  case noView(ViewPath)
  /// The view has no place for children.
  case takesNoChildren(ViewPath)
  /// The view's parent has room for exactly one view there.
  case takesOneView(ViewPath)
  /// There are fewer children than the index says.
  case noPlace(Int, in: ViewPath, count: Int)
  /// The view has nothing that could take its place.
  case nothingInside(ViewPath)
  /// One of the two views stands inside the other.
  case oneInsideOther(ViewPath, ViewPath)
  /// The view is made by the closure of the view at the second path, or stands in one that is.
  case madeByClosure(ViewPath, of: ViewPath)
  /// The reader cannot make the views that should take its place.
  case makesNothing(ViewPath, ContentFailure)
  case tooDeep(limit: Int)
  case tooManyViews(limit: Int)
}
