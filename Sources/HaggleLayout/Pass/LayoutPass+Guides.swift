extension LayoutPass {
  /// The value of a closure over the dimensions of a view that answers `proposal`.
  mutating func value(
    of expression: Expression, for view: ViewID, proposal: ProposedSize
  ) -> Double? {
    let size = sizeThatFits(proposal, view)
    return expression.value { query in
      switch query {
      case .length(let axis): size[axis]
      case .guide(let key): guide(key, size: size, proposal: proposal, view)
      case .explicitGuide(let key): explicitAlignment(of: key, proposal: proposal, view)
      case .variable: nil
      }
    }
  }

  /// Where a guide is by its id on a view that does not set it; the id may read other guides of the
  /// view (spec 06 rule 2).
  mutating func defaultValue(
    of id: GuideID, size: Size, proposal: ProposedSize, _ view: ViewID
  ) -> Double {
    switch id {
    case .declared(_, let expression):
      return value(of: expression, for: view, proposal: proposal) ?? 0
    case .type(let type):
      let loan = loan()
      return loan.lend(&self) {
        type.defaultValue(
          in: ViewDimensions(
            size, proposal, of: LayoutSubview(view: view, traits: 0, loan: loan)))
      }
    }
  }
}
