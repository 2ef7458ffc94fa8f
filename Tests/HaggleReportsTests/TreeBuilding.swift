import HaggleLayout
func color(_ name: String, label: String? = nil) -> View {
  View(
    KindTable.kinds(named: "Color", isModifier: false)[0], arguments: [.member(name)], label: label)
}
func make(
  _ name: String, _ args: [String: Value] = [:], form: Int = 0, label: String? = nil,
  _ children: View...
) -> View {
  let kind = KindTable.kinds(named: name, isModifier: false)[0]
  return View(
    kind, form: form, arguments: kind.signature.forms[form].parameters.map { args[$0.name] },
    label: label, children: children)
}
extension View {
  func mod(
    _ name: String, _ args: [String: Value] = [:], form: Int = 0, label: String? = nil,
    _ more: View...
  ) -> View {
    let kinds = KindTable.kinds(named: name, isModifier: true)
    for kind in kinds {
      let names = kind.signature.forms[form].parameters.map(\.name)
      if Set(names).isSuperset(of: args.keys) {
        return View(
          kind, form: form, arguments: names.map { args[$0] }, label: label, children: [self] + more
        )
      }
    }
    fatalError(name)
  }
  func frame(_ w: Double?, _ h: Double?) -> View {
    mod(
      "frame",
      ["width": w.map { .number($0) }, "height": h.map { .number($0) }].compactMapValues { $0 })
  }
  func pad(_ n: Double) -> View { mod("padding", ["length": .number(n)]) }
  func offset(_ x: Double, _ y: Double) -> View {
    mod("offset", ["x": .number(x), "y": .number(y)])
  }
}
