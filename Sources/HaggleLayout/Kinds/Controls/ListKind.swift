/// A list: a scroll view of rows.
enum ListKind: RowListKind {
  static let signature = Signature.rowList("List")
}
