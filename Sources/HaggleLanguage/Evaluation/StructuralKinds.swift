import HaggleLayout

/// The kinds that the language itself writes: what statements make, and what holds several views.
enum StructuralKinds {
  static let conditional = kind("if")
  static let forEach = kind("ForEach")
  static let group = kind("Group")
  static let text = kind("Text")
  /// `Text + Text`.
  static let joinedText = kind("+")
  /// What a shape of the author's is laid out as.
  static let path = kind("Path")
  /// What can be given data in place of views.
  static let list = kind("List")
  /// What several views of one entry stand in.
  static let implicitContainer = kind("VStack")
  /// Every modifier that does not change the layout.
  static let neutral = kind("neutral")

  private static func kind(_ name: String) -> any LayoutKind.Type {
    guard let kind = KindTable.standard.first(where: { $0.signature.name == name }) else {
      preconditionFailure("the language needs the kind '\(name)'")
    }
    return kind
  }
}

/// The words of the kinds, for suggestions.
enum KindNames {
  static let modifiers =
    names(in: .standard, ofModifiers: true).filter { $0 != "neutral" } + ["id"]

  /// The words that make views.
  static func views(in kinds: KindTable) -> [String] {
    names(in: kinds, ofModifiers: false).filter { $0 != "if" }
  }

  /// The modifiers that are kept as they are written.
  static let neutralModifiers = KindTable.neutralModifiers.sorted()

  private static func names(in kinds: KindTable, ofModifiers isModifier: Bool) -> [String] {
    var names: [String] = []
    for kind in kinds where (kind.role == .modifier) == isModifier {
      if !names.contains(kind.signature.name) { names.append(kind.signature.name) }
    }
    return names
  }

  /// The view that is written as a member of this name, such as `Color.blue` for `blue`.
  static func memberView(_ name: String) -> String? {
    for kind in KindTable.standard {
      let signature = kind.signature
      for form in signature.forms where form.isMember {
        if form.parameters[0].type.memberNames.contains(name) { return "\(signature.name).\(name)" }
      }
    }
    return nil
  }

  /// Other frameworks' words for views.
  static let viewSynonyms = [
    "row": "HStack", "column": "VStack", "hbox": "HStack", "vbox": "VStack", "box": "ZStack",
    "rect": "Rectangle", "label": "Text", "colour": "Color", "roundedrect": "RoundedRectangle",
    "line": "Divider", "for": "ForEach", "oval": "Ellipse",
  ]

  /// Other frameworks' words for modifiers.
  static let modifierSynonyms = [
    "size": "frame", "margin": "padding", "pad": "padding", "width": "frame", "height": "frame",
    "relative": "relativeProposed", "relativesize": "relativeProposed", "ratio": "aspectRatio",
    "priority": "layoutPriority", "colour": "foregroundColor", "color": "foregroundColor",
    "label": "id", "name": "id", "translate": "offset",
  ]

  /// Other frameworks' words for arguments.
  static let labelSynonyms = [
    "space": "spacing", "gap": "spacing", "align": "alignment", "radius": "cornerRadius",
    "w": "width", "h": "height", "min": "minLength",
  ]
}

/// Lets a `switch` ask which kind a view is of.
func ~= (pattern: any LayoutKind.Type, kind: any LayoutKind.Type) -> Bool { pattern == kind }
