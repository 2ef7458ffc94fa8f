import HaggleLayout

/// Modifiers that the author declares.
extension Evaluator {
  /// The view that `.modifier(Card())`, or a function in an extension of `View`, makes of its
  /// content; `nil` for a modifier of SwiftUI.
  mutating func modifiedByOwn(
    _ content: Subtree, _ call: Call
  ) throws(Diagnostic) -> Subtree? {
    if let function = declarations.modifiers[call.name] {
      var computed = Constant.Function(function, instance: 0).computed
      computed.arguments = try bindings(
        of: function.parameters, to: call.arguments, of: call.title, at: call.nameIndex)
      return try view(of: computed, around: content, as: "self", call)
    }
    guard call.name == "modifier", call.arguments.count == 1,
      case .chain(let base, let suffixes) = call.arguments[0].value.bare.form,
      case .name(let name) = base.form, let type = declarations.types[name], type.isModifier,
      case .call(let arguments, _) = suffixes[0]
    else { return nil }
    let index = try instance(of: type, arguments, at: call.nameIndex)
    guard case .function(let body)? = instances[index].environment["body"],
      let parameter = body.parameters.first
    else {
      throw Diagnostic(
        "'\(name)' has no 'body(content:)'", at: list.tokens[call.nameIndex].span)
    }
    return try view(of: body.computed, around: content, as: parameter.name, call)
  }

  /// Runs a body in which `name` stands for the content.
  private mutating func view(
    of computed: Constant.Computed, around content: Subtree, as name: String, _ call: Call
  ) throws(Diagnostic) -> Subtree {
    viewCount -= content.view.count
    var computed = computed
    computed.arguments.append(.init(name: name, value: .view(content)))
    return try view(of: computed, at: call.range)
  }

  /// The content once more, counted: a body may use it more than once.
  mutating func recounted(_ content: Subtree) -> Subtree {
    viewCount += content.view.count
    return content
  }

  /// The view that a constant stands for.
  mutating func view(of constant: Constant, _ syntax: Syntax) throws(Diagnostic) -> Subtree {
    switch constant {
    case .view(let content):
      return recounted(content)
    case .computed(let computed):
      if !kinds.kinds(named: computed.type, isModifier: false).isEmpty {
        return try view(of: try run(constant, at: syntax), syntax)
      }
      return try view(of: computed, at: syntax.range)
    case .deferred(let deferred):
      return try with(deferred) { (evaluator, inner) throws(Diagnostic) in
        let chosen = try evaluator.chosen(inner)
        if let member = chosen.member(of: deferred.type) {
          return try evaluator.view(of: member)
        }
        guard case .closure(let closure) = inner.bare.form else {
          return try evaluator.view(of: inner)
        }
        return try evaluator.grouped(try evaluator.views(in: closure), at: syntax.range)
      }
    default:
      throw Diagnostic(
        "expected a view, found '\(excerpt(syntax))'", at: span(syntax),
        details: ["a view starts with a capital letter, as in Color.blue"])
    }
  }
}

extension Evaluator {
  /// The side of `a ? b : c` that counts; other expressions are what they are.
  fileprivate mutating func chosen(_ syntax: Syntax) throws(Diagnostic) -> Syntax {
    guard case .ternary(let test, let then, let otherwise) = syntax.bare.form else {
      return syntax.bare
    }
    return try chosen(try constantCondition(test) ? then : otherwise)
  }
}

extension Syntax {
  /// `Color.red` for the `.red` of a constant whose type is written; `nil` for other expressions.
  fileprivate func member(of type: String) -> Syntax? {
    guard !type.isEmpty else { return nil }
    var name = self
    var suffixes: [Suffix] = []
    if case .chain(let base, let others) = form {
      name = base
      suffixes = others
    }
    guard case .implicitMember(let member) = name.form else { return nil }
    let base = Syntax(form: .name(type), tokens: name.tokens, depth: 0)
    let index = name.tokens.upperBound - 1
    return Syntax(
      form: .chain(base, [.member(member, index: index)] + suffixes), tokens: tokens, depth: depth)
  }
}
