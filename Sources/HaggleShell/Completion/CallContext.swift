/// Which call the end of an unfinished piece of Swift stands in.
struct CallContext: Equatable {
  /// The word in front of the open parenthesis; empty inside braces and at the outermost level.
  var callee = ""
  /// Whether a dot stands in front of it.
  var isModifier = false
  /// The labels of the arguments so far.
  var labels: [String] = []
  /// The label of the argument that is being written; `nil` for one without.
  var label: String?
  /// How many arguments are finished.
  var argumentCount = 0

  /// Whether the end stands between the parentheses of a call.
  var isInCall: Bool { !callee.isEmpty }

  init(_ text: String) {
    var stack = [CallContext(callee: "", isModifier: false)]
    var word = ""
    var wordFollowsDot = false
    var isInString = false
    var previous: Character = " "
    for character in text {
      defer { previous = character }
      if isInString {
        isInString = character != "\"" || previous == "\\"
        continue
      }
      if character.isLetter || character.isNumber || character == "_" {
        if word.isEmpty { wordFollowsDot = previous == "." }
        word.append(character)
        continue
      }
      switch character {
      case "\"": isInString = true
      case "(": stack.append(CallContext(callee: word, isModifier: wordFollowsDot))
      case "{", "[": stack.append(CallContext(callee: "", isModifier: false))
      case ")", "}", "]": if stack.count > 1 { stack.removeLast() }
      case ":": stack[stack.count - 1].begin(label: word)
      case ",": stack[stack.count - 1].endArgument()
      default: break
      }
      if character != " " || previous != " " { word = "" }
    }
    self = stack[stack.count - 1]
  }

  private init(callee: String, isModifier: Bool) {
    self.callee = callee
    self.isModifier = isModifier
  }

  private mutating func begin(label: String) {
    self.label = label
    labels.append(label)
  }

  private mutating func endArgument() {
    label = nil
    argumentCount += 1
  }
}
