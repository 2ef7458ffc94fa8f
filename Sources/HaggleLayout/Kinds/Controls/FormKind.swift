/// A form: laid out as a list.
enum FormKind: RowListKind {
  static let signature = Signature.rowList("Form")
}
