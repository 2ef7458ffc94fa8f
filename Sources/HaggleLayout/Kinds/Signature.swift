/// How a kind is written in source: what parser, printer, completion, help and JSON read.
public struct Signature: Sendable {
  /// The word in source, such as `HStack` or `padding`.
  public var name: String
  /// What the kind does with children.
  public var role: Role
  /// The spellings that are accepted, tried in this order.
  public var forms: [Form]
  /// One line for lists: what the view does, without a full stop.
  public var summary: String
  /// A whole entry that can be typed as it stands.
  public var example: String
  /// How the kind takes part in layout, for people who learn.
  public var about: About
  /// What whoever uses the kind should know of its layout, without a full stop; mostly `nil`.
  public var note: String?

  /// Makes a signature; without forms the kind is written without arguments.
  public init(
    _ name: String, _ role: Role, _ forms: [Form] = [Form()], summary: String, example: String,
    about: About, note: String? = nil
  ) {
    self.name = name
    self.role = role
    self.forms = forms
    self.summary = summary
    self.example = example
    self.about = about
    self.note = note
  }

  /// What a kind does with children.
  public enum Role: Sendable {
    /// A view without children.
    case leaf
    /// A view with any number of children.
    case container
    /// Several views that stand for themselves: `Group`, `ForEach`, conditionals (spec 01 rule 17).
    case transparent
    /// A wrapper of the view before it; children are the content, then secondary views.
    case modifier
  }
}

/// One spelling of a kind.
public struct Form: Sendable {
  /// What stands between the parentheses, in order, a view-builder closure included.
  public var parameters: [Parameter]
  /// Whether the first argument is a member, as in `Color.blue`, and no parentheses follow.
  public var isMember: Bool

  /// Makes a form out of its parameters.
  public init(_ parameters: [Parameter] = [], isMember: Bool = false) {
    self.parameters = parameters
    self.isMember = isMember
  }
}

/// One argument of a form.
public struct Parameter: Sendable {
  /// The label in source; `nil` for an argument without one.
  public var label: String?
  /// The word by which commands know the argument: the label, or a name where there is none.
  public var name: String
  /// What may be written for it.
  public var type: ValueType
  /// What holds when nothing is written, in Swift; `nil` for an argument that must be written.
  public var defaultText: String?
  /// One line for help and completion, without a full stop.
  public var summary: String
  /// Whether the number is a part of a whole, so that commands may write it as a percentage.
  public var isFactor: Bool
  /// What a closure that makes views is given and layout does not read, such as `proxy`; mostly `nil`.
  public var given: String?

  /// Makes a parameter; an argument without label needs a name.
  public init(
    _ label: String?, name: String? = nil, _ type: ValueType, default defaultText: String? = nil,
    _ summary: String, isFactor: Bool = false, given: String? = nil
  ) {
    self.label = label
    self.name = name ?? label ?? "value"
    self.type = type
    self.defaultText = defaultText
    self.summary = summary
    self.isFactor = isFactor
    self.given = given
  }
}

extension [Parameter] {
  /// The place of the parameter whose views are the children themselves: `content`, or the first
  /// that takes views; those of others stand among the children as a part.
  package var mainContent: Int? {
    firstIndex { $0.name == "content" && $0.takesViews } ?? firstIndex { $0.takesViews }
  }
}

extension Parameter {
  /// Whether views are written for it.
  package var takesViews: Bool { type == .content || type == .view }
}
