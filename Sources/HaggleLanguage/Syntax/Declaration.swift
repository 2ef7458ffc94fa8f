/// What Swift declares beside views: the types, functions and variables that views are made of.
indirect enum Declaration: Sendable {
  case type(TypeDeclaration)
  case function(FunctionDeclaration)
  case variable(VariableDeclaration)
  /// `case small, large(Int)` of an enumeration.
  case enumCases([EnumCase])
  /// `#Preview { … }`.
  case preview(Closure)
}

/// `struct Card: View { … }`, and also a class, an enum or an extension.
struct TypeDeclaration: Sendable {
  var isExtension: Bool
  var name: String
  /// The words behind the colon.
  var inherited: [String]
  var members: [Declaration]
  /// The place of the name among the tokens.
  var nameIndex: Int
}

/// One of the cases of an enumeration: `circle`, `text(String)`, `home = "Home"`.
struct EnumCase: Sendable {
  var name: String
  /// What it holds.
  var parameters: [FunctionDeclaration.Parameter]
  /// What is written for its raw value.
  var rawValue: Syntax?
}

/// `@State private var isOn = true`, `var body: some View { … }`.
struct VariableDeclaration: Sendable {
  var traits: DeclarationTraits
  var isConstant: Bool
  var name: String
  /// As written; empty where none is.
  var type: String
  var value: Syntax?
  /// What computes it.
  var body: Closure?
  var nameIndex: Int
}

/// `func row(_ title: String) -> some View { … }`; an initializer is called `init`.
struct FunctionDeclaration: Sendable {
  /// `_ title: String = "none"`.
  struct Parameter: Sendable {
    /// `nil` where the call writes none.
    var label: String?
    var name: String
    var type: String
    var value: Syntax?
    /// Whether a closure that makes views is meant.
    var buildsViews = false
  }

  var traits: DeclarationTraits
  var name: String
  var parameters: [Parameter]
  /// The type behind the arrow as written; empty where there is none.
  var result: String
  var body: Closure
  var nameIndex: Int
}

/// The words in front of a declaration.
struct DeclarationTraits: Sendable {
  /// The names behind `@`, such as `State`.
  var attributes: [String] = []
  /// The last name of the key path in `@Environment(\.colorScheme)`; empty where there is none.
  var environmentKey = ""
  var isStatic = false
  var isPrivate = false
}
