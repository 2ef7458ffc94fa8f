/// A kind of view: how it is written and how it is laid out.
///
/// One kind is one file and one line in `KindTable`. A kind is a caseless enum; what differs from
/// view to view is in the flat tree, where `lower` puts it.
package protocol LayoutKind: SendableMetatype {
  /// How the kind is written.
  static var signature: Signature { get }

  /// What the kind does with children, as its signature says.
  ///
  /// Here and not only there, as are the parameters: a signature is large, and lowering asks at every
  /// view.
  static var role: Signature.Role { get }

  /// The parameters of one of the signature's forms.
  static func parameters(ofForm form: Int) -> [Parameter]

  /// The word that makes `view` in source; the signature's name unless one kind has many words.
  static func name(of view: View) -> String

  /// What an only child does to a container; see `OnlyChild`.
  static var onlyChild: OnlyChild { get }

  /// Whether how many views it stands for is unknown before it runs, as for `ForEach`.
  static var isDynamic: Bool { get }

  /// Whether a closure makes its children, so that they cannot be changed one by one.
  static var makesChildren: Bool { get }

  /// Whether views inside go by its size instead of the window's, as in a scroll view (spec 07 rule
  /// 14).
  static var isSizeContainer: Bool { get }

  /// Whether what is too long for it can be brought into view by scrolling.
  static var scrolls: Bool { get }

  /// Whether views that are written in it may be left out of the layout.
  static var hidesViews: Bool { get }

  /// Whether several views as content are stacked instead of being wrapped one by one.
  static var stacksContent: Bool { get }

  /// Whether answers are worth remembering; not for leaves that compute nothing.
  static var isCached: Bool { get }

  /// Whether a view of the kind is what SwiftUI calls a layout: a value that can be kept and called
  /// with views.
  static var isLayout: Bool { get }

  /// The view as which `view` is laid out, with the same children; mostly itself.
  static func standIn(for view: View) -> View

  /// The views that a view stands for, as a label does for a picture and a text; `nil` for one that
  /// is laid out itself.
  static func parts(of view: View, in environment: LoweringEnvironment) -> [Part]?

  /// What an explanation calls a view of the kind that nobody wrote.
  static func noun(of view: ViewID, _ record: LayoutRecord) -> String

  /// Changes what the content learns from its surroundings.
  static func prepare(_ environment: inout LoweringEnvironment, for view: View)

  /// What the view means to its parent apart from its size, and the numbers its layout needs.
  ///
  /// Called once per view, children first.
  ///
  /// - Parameters:
  ///   - view: The view as written.
  ///   - lowering: Takes the numbers that the pass reads again, and knows the children's traits.
  static func lower(_ view: View, _ lowering: inout Lowering)

  /// The view's answer to `proposal` (spec 01 rule 5), in points; components may be `∞`.
  static func sizeThatFits(
    _ proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Size

  /// The answer along one axis only; differs from `sizeThatFits` for text (spec 02 rule 20).
  static func lengthThatFits(
    _ proposal: ProposedSize, along axis: Axis, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double

  /// Gives every child an origin and a proposal (spec 01 rules 10 to 12).
  ///
  /// `bounds` is the view's frame in the root's space; its size is the answer to `proposal`.
  static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass)

  /// The explicit value of a guide when the view answers `proposal` (spec 06 rules 8 to 10), in
  /// points from its own left or top edge; `nil` when it has none.
  static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double?

  /// Why the placed view has its length along `axis`.
  static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason

  /// Why the view offers `child` what it offers along `axis`, when it places it.
  static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason

  /// Why `child` begins where it does along `axis`.
  static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason
}

/// What becomes of a container with one statically known child (spec 01 rule 20).
package enum OnlyChild: Sendable {
  /// The container lays it out as it would lay out several.
  case isPlaced
  /// The child takes the place of the container.
  case replacesContainer
}

extension LayoutKind {
  package static var role: Signature.Role { signature.role }

  package static func parameters(ofForm form: Int) -> [Parameter] {
    signature.forms[form].parameters
  }

  package static func name(of view: View) -> String { signature.name }

  package static var onlyChild: OnlyChild { .isPlaced }

  package static var isDynamic: Bool { false }

  package static var makesChildren: Bool { false }

  package static var isSizeContainer: Bool { false }

  package static var scrolls: Bool { false }

  package static var hidesViews: Bool { false }

  package static var stacksContent: Bool { false }

  package static var isCached: Bool { role != .leaf }

  package static var isLayout: Bool { false }

  package static func standIn(for view: View) -> View { view }

  package static func parts(of view: View, in environment: LoweringEnvironment) -> [Part]? { nil }

  package static func noun(of view: ViewID, _ record: LayoutRecord) -> String { "stack" }

  package static func prepare(_ environment: inout LoweringEnvironment, for view: View) {}

  package static func lower(_ view: View, _ lowering: inout Lowering) {}

  package static func lengthThatFits(
    _ proposal: ProposedSize, along axis: Axis, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double {
    pass.sizeThatFits(proposal, view)[axis]
  }

  package static func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) {}

  package static func explicitAlignment(
    of key: AlignmentKey, proposal: ProposedSize, _ view: ViewID, _ pass: inout LayoutPass
  ) -> Double? { nil }

  /// The offer is passed on.
  package static func explainOffer(
    to child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason { Reason(.offer) }

  /// The child begins where the view does.
  package static func explainOrigin(
    of child: ViewID, in view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason { Reason(.origin) }
}

extension LayoutKind {
  /// Calls `body` with every child of `view`, in the order of the source.
  static func forEachChild(
    of view: ViewID, _ pass: inout LayoutPass, _ body: (ViewID, inout LayoutPass) -> Void
  ) {
    guard pass.childCount(of: view) > 0 else { return }
    var next: ViewID? = pass.content(of: view)
    while let child = next {
      body(child, &pass)
      next = pass.sibling(after: child)
    }
  }
}
