public import HaggleLayout

extension View {
  /// Puts views in front that are offered the view's size.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> [View]
  ) -> View {
    layered("overlay", alignment, form: 1, content())
  }

  /// Puts a view in front that is offered the view's size.
  public func overlay(_ overlay: View, alignment: Alignment = .center) -> View {
    layered("overlay", alignment, form: 0, [overlay])
  }

  /// Puts a shape that is filled in front.
  public func overlay(_ style: Style, in shape: View) -> View {
    filled("overlay", style, shape)
  }

  /// Puts a colour or material in front, also where the view reaches into the safe area.
  public func overlay(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> View {
    filled("overlay", style, edges)
  }

  /// Puts views behind that are offered the view's size.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> [View]
  ) -> View {
    layered("background", alignment, form: 1, content())
  }

  /// Puts a view behind that is offered the view's size.
  public func background(_ background: View, alignment: Alignment = .center) -> View {
    layered("background", alignment, form: 0, [background])
  }

  /// Puts a shape that is filled behind.
  public func background(_ style: Style, in shape: View) -> View {
    filled("background", style, shape)
  }

  /// Puts a colour or material behind, also where the view reaches into the safe area.
  public func background(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> View {
    filled("background", style, edges)
  }

  /// Puts a shape of the usual background behind.
  public func background(in shape: View) -> View {
    modified("background", ["in": .text(of: shape)])
  }

  /// Shows only what lies under views that are offered the view's size.
  public func mask(
    alignment: Alignment = .center, @ViewBuilder mask: () -> [View]
  ) -> View {
    layered("mask", alignment, form: 1, mask())
  }

  /// Shows only what lies under a view that is offered the view's size.
  public func mask(_ mask: View) -> View { modified("mask", form: 0, [mask]) }

  private func layered(
    _ name: String, _ alignment: Alignment, form: Int, _ views: [View]
  ) -> View {
    modified(name, ["alignment": .point(alignment)], form: form, views)
  }

  private func filled(_ name: String, _ style: Style, _ shape: View) -> View {
    modified(name, ["style": style.text, "in": .text(of: shape)])
  }

  private func filled(_ name: String, _ style: Style, _ edges: Edge.Set) -> View {
    modified(
      name, ["style": style.text, "ignoresSafeAreaEdges": edges == .all ? nil : .edges(edges)],
      form: 3)
  }
}
