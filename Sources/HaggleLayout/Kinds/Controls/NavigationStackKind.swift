/// A stack of screens with a path.
enum NavigationStackKind: NavigationKind {
  static let signature = Signature.navigation(
    "NavigationStack",
    [
      Parameter("path", .any, default: "nil", "the binding"),
      Parameter("content", .content, "the views of the screen"),
    ])
}
