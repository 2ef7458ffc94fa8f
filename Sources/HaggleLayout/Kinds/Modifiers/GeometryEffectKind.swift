/// A modifier that stretches or turns what is seen of a view, which layout does not notice (spec 05
/// rule 20).
///
/// The views inside keep their frames. What readers inside tell of their frames in spaces outside is
/// the rectangle around what is seen of them (spec 11 rule 4).
protocol GeometryEffectKind: ForwardingKind {
  /// What it does to points that are counted from its anchor.
  static func transform(of view: View) -> AffineTransform
}

extension GeometryEffectKind {
  package static func lower(_ view: View, _ lowering: inout Lowering) {
    let transform = transform(of: view)
    let anchor = view.unitPoint("anchor") ?? Point(x: 0.5, y: 0.5)
    for number in [transform.a, transform.b, transform.c, transform.d, anchor.x, anchor.y] {
      lowering.keep(number)
    }
    lowering.forwardTraits()
    lowering.isGeometryEffect = true
  }

  package static func explainLength(
    of view: ViewID, along axis: Axis, _ record: LayoutRecord
  ) throws(ExplanationError) -> Reason {
    Reason(
      .lengthInside(record.content(of: view)),
      conclusion: "\(source: view) does not change the layout")
  }
}

extension LayoutPass {
  /// Where the effect of a placed view shows a point.
  func point(_ point: Point, seenThrough view: ViewID) -> Point {
    let frame = frame(ofPlaced: view)
    let anchor = Point(
      x: frame.minX + number(4, of: view) * frame.width,
      y: frame.minY + number(5, of: view) * frame.height)
    let effect = AffineTransform(
      a: number(0, of: view), b: number(1, of: view), c: number(2, of: view),
      d: number(3, of: view), tx: anchor.x, ty: anchor.y)
    return Point(x: point.x - anchor.x, y: point.y - anchor.y).applying(effect)
  }
}

extension Signature {
  /// The signature of a modifier that changes what is seen.
  static func effect(_ name: String, _ forms: [Form], _ summary: String, example: String)
    -> Signature
  {
    let anchor = Parameter(
      "anchor", .unitPoint, default: ".center", "the point of the view that stays where it is")
    return Signature(
      name, .modifier, forms.map { Form($0.parameters + [anchor]) }, summary: summary,
      example: example,
      about: About(
        proposes: "what it is offered",
        answers: "the size of the view inside",
        places:
          "the view inside where it begins itself; only proxy.frame(in: .global) of readers inside "
          + "notices, and tells the rectangle around what is seen of them",
        rule: "05 rule 20"))
  }
}
