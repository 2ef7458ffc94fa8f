import HaggleLayout

extension Evaluator {
  /// Learns what is declared outside of views, and the constants there in their order, so that
  /// types may use what stands behind them.
  mutating func learn(_ statements: [Statement]) throws(Diagnostic) {
    for case .declaration(let declaration) in statements.map(\.form) {
      declarations.add(declaration)
    }
    for function in declarations.functions {
      environment.bind(function.name, to: .function(.init(function, instance: 0)))
    }
    for statement in statements {
      switch statement.form {
      case .constant(let name, let type, let value):
        try define(name, type: type, as: value)
      case .declaration(.variable(let variable)):
        try declare(.variable(variable))
      default:
        continue
      }
      globals = environment
    }
    globals = environment
    instances[0].environment = globals
  }

  /// A declaration inside of a body: known from there on.
  mutating func declare(_ declaration: Declaration) throws(Diagnostic) {
    switch declaration {
    case .variable(let variable):
      if let value = variable.value {
        try define(variable.name, type: variable.type, as: value)
      } else if let body = variable.body {
        let computed = Constant.Computed(
          name: variable.name, type: variable.type, body: body, instance: keepSurroundings())
        environment.bind(variable.name, to: .computed(computed))
      } else if variable.type.hasSuffix("?") {
        environment.bind(variable.name, to: .nothing)
      }
    case .function(let function):
      environment.bind(
        function.name, to: .function(.init(function, instance: keepSurroundings())))
    case .type, .preview, .enumCases:
      declarations.add(declaration)
    }
  }

  /// Keeps the names that are known here for what is declared here.
  private mutating func keepSurroundings() -> Int {
    if callDepth == 0 { return 0 }
    instances.append(Instance(type: instanceType, environment: environment))
    return instances.count - 1
  }
}

// MARK: - What a file shows

extension Evaluator {
  /// The view to show of what is declared behind `offset`: the preview, else the first view that no
  /// other one uses; `nil` where arguments are missing.
  mutating func declaredView(after offset: Int) throws(Diagnostic) -> Subtree? {
    if let preview = declarations.previews.last(where: { isPlaced($0.range, behind: offset) }) {
      return try grouped(try views(in: preview), at: preview.range)
    }
    let types = declarations.order.compactMap { declarations.types[$0] }
    if let provider = types.last(where: { $0.inherited.contains("PreviewProvider") }),
      let body = provider.statics.first(where: { $0.name == "previews" })?.body,
      isPlaced(body.range, behind: offset)
    {
      return try grouped(try views(in: body), at: body.range)
    }
    guard let shown = views(declaredAfter: offset).first(where: \.needsNoArguments) else {
      return nil
    }
    return try view(of: shown, [], at: shown.nameIndex..<shown.nameIndex + 1)
  }

  /// The views that are declared behind `offset`, those that no other one uses first.
  func views(declaredAfter offset: Int) -> [TypeDeclaration] {
    let types = declarations.order.compactMap { declarations.types[$0] }.filter { type in
      type.isView && isPlaced(type.nameIndex..<type.nameIndex + 1, behind: offset)
    }
    let used = Set(types.flatMap(\.usedNames))
    return types.filter { !used.contains($0.name) } + types.filter { used.contains($0.name) }
  }

  private func isPlaced(_ range: Range<Int>, behind offset: Int) -> Bool {
    list.span(range).lowerBound >= offset
  }
}

extension TypeDeclaration {
  /// The names that stand in the bodies of the type.
  fileprivate var usedNames: [String] {
    let bodies = computed.compactMap(\.body) + functions.map(\.body)
    return bodies.flatMap { NameReferences(in: $0).found.map(\.name) }
  }
}
