import HaggleLayout

/// Finds the spelling among all of one name that a call is written in.
struct Overloads {
  /// A spelling and which argument stands for which of its parameters.
  struct Match {
    var kind: any LayoutKind.Type
    var form: Int
    /// For each parameter the place of its argument, or `nil`.
    var arguments: [Int?]
    /// The arguments that a last parameter of any content takes together.
    var rest: Range<Int>?

    var parameters: [Parameter] { kind.parameters(ofForm: form) }
  }

  /// Why a spelling does not fit.
  enum Mismatch {
    /// The argument has no parameter here.
    case unexpected(argument: Int)
    /// The parameter must be written.
    case missing(Parameter)
    /// The argument is of another type.
    case type(argument: Int, Parameter)
  }

  /// A spelling that does not fit, and how far it did: two for every argument, and one more where
  /// only a type is wrong.
  struct Candidate {
    var form: Form
    var mismatch: Mismatch
    var fitting: Int
  }

  private(set) var match: Match?
  private(set) var candidates: [Candidate] = []
  private let kinds: [any LayoutKind.Type]
  private let declared: DeclaredAlignments

  /// Whether a label means something in any spelling; if not, a parameter of any content takes
  /// labels as they come.
  private var hasLabels: Bool {
    kinds.contains { kind in
      kind.signature.forms.contains { $0.parameters.contains { $0.label != nil } }
    }
  }

  /// Tries every spelling in order; shapes are those of the arguments.
  init(
    _ call: Call, among kinds: [any LayoutKind.Type], shapes: [Shape],
    declared: DeclaredAlignments
  ) {
    self.kinds = kinds
    self.declared = declared
    for kind in kinds {
      for (index, form) in kind.signature.forms.enumerated() where !form.isMember {
        switch fit(call.arguments, to: form, shapes: shapes) {
        case .success(let fitting):
          match = Match(
            kind: kind, form: index, arguments: fitting.arguments, rest: fitting.rest)
          return
        case .failure(let candidate):
          candidates.append(candidate)
        }
      }
    }
  }

  private struct Fitting {
    var arguments: [Int?]
    var rest: Range<Int>?
    var next = 0
  }

  private enum Outcome {
    case success(Fitting)
    case failure(Candidate)
  }

  private func fit(_ arguments: [Argument], to form: Form, shapes: [Shape]) -> Outcome {
    var fitting = Fitting(arguments: Array(repeating: nil, count: form.parameters.count))
    var index = 0
    var wrong: Candidate?
    while index < arguments.count {
      guard let place = place(of: arguments[index], in: form, from: fitting.next) else {
        return .failure(
          wrong ?? Candidate(form: form, mismatch: .unexpected(argument: index), fitting: 2 * index)
        )
      }
      let parameter = form.parameters[place]
      fitting.arguments[place] = index
      fitting.next = place + 1
      if parameter.label == nil && parameter.type == .any && !arguments[index].isTrailing {
        let end = arguments.firstIndex(where: \.isTrailing) ?? arguments.count
        fitting.rest = index..<end
        index = end
        continue
      }
      if wrong == nil && !parameter.type.admits(shapes[index], declared) {
        wrong = Candidate(
          form: form, mismatch: .type(argument: index, parameter), fitting: 2 * index)
      }
      index += 1
    }
    if var wrong {
      wrong.fitting += 1
      return .failure(wrong)
    }
    for (place, parameter) in form.parameters.enumerated()
    where fitting.arguments[place] == nil && parameter.defaultText == nil {
      return .failure(
        Candidate(
          form: form, mismatch: .missing(parameter), fitting: 2 * arguments.count))
    }
    return .success(fitting)
  }

  /// The first parameter from `start` on that the argument can stand for; those with a default may
  /// be passed over, and so may any in front of a closure behind the parentheses.
  private func place(of argument: Argument, in form: Form, from start: Int) -> Int? {
    for place in start..<max(start, form.parameters.count) {
      let parameter = form.parameters[place]
      if argument.isTrailing {
        let isNamed = argument.label != nil
        if isNamed ? parameter.label == argument.label : form.takesClosure(for: parameter) {
          return place
        }
      } else if parameter.label == argument.label {
        return place
      } else if parameter.label == nil && parameter.type == .any && !hasLabels {
        return place
      }
      if parameter.defaultText == nil && !form.takesClosure(for: parameter) { return nil }
    }
    return nil
  }
}

extension Form {
  /// Whether a closure behind the parentheses can be meant for one of the form's parameters; what
  /// takes anything leaves it to views in braces and to actions, where the form has them.
  func takesClosure(for parameter: Parameter) -> Bool {
    switch parameter.type {
    case .content, .readerContent, .guideClosure, .lengthClosure, .action: true
    case .any:
      parameter.defaultText?.hasPrefix("{") != false
        && !parameters.contains { $0.type == .content || $0.type == .action }
    default: false
    }
  }
}
