/// A name and its arguments, of which a view or a modifier is to be made.
struct Call {
  var name: String
  var arguments: [Argument]
  var isModifier: Bool
  /// The place of the name among the tokens.
  var nameIndex: Int
  /// The tokens of the name and the arguments.
  var range: Range<Int>

  /// The name as a message writes it.
  var title: String { isModifier ? ".\(name)" : name }
}
