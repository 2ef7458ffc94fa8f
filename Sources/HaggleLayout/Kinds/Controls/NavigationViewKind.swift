/// A stack of screens in its older spelling.
enum NavigationViewKind: NavigationKind {
  static let signature = Signature.navigation(
    "NavigationView", [Parameter("content", .content, "the views of the screen")])
}
