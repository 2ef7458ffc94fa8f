public import HaggleLayout

/// What every view of a tree is called, by its number when the tree is walked parents first.
public struct ViewNames: Sendable, Equatable {
  /// The words for one view.
  public struct Entry: Sendable, Equatable {
    /// The name that a person types.
    public var name: String
    /// The way from the root, such as `/0/1`; the root is `/`.
    public var path: String
    /// The author's `.id("label")`.
    public var label: String?

    /// Puts the words together.
    public init(name: String, path: String, label: String? = nil) {
      self.name = name
      self.path = path
      self.label = label
    }
  }

  /// One entry per view, transparent views included.
  public let entries: [Entry]
  /// The letter by which pictures call a view that has no room for its name.
  public package(set) var letters: [String: String]
  private var nextLetter: Int
  /// Names that look like letters, which are therefore not given.
  private let letterLikeNames: Set<String>

  /// Takes the words of a tree and the letters that are known already.
  ///
  /// - Parameters:
  ///   - entries: One per view, parents first.
  ///   - earlier: The names before the tree changed, whose letters stay.
  public init(entries: [Entry] = [], keepingLettersOf earlier: ViewNames? = nil) {
    self.entries = entries
    letters = earlier?.letters ?? [:]
    nextLetter = earlier?.nextLetter ?? 0
    letterLikeNames = Set(entries.lazy.map(\.name).filter(Self.looksLikeLetter))
  }

  /// The letter of the view called `name`: given once and then kept.
  public mutating func letter(for name: String) -> String {
    let letter = letterToCome(for: name)
    if letters[name] != letter {
      letters[name] = letter
      while Self.letter(at: nextLetter) != letter { nextLetter += 1 }
      nextLetter += 1
    }
    return letter
  }

  /// The letter that `letter(for:)` would give, without giving it.
  func letterToCome(for name: String) -> String {
    if let letter = letters[name], !letterLikeNames.contains(letter) { return letter }
    var index = nextLetter
    while letterLikeNames.contains(Self.letter(at: index)) { index += 1 }
    return Self.letter(at: index)
  }

  /// The name of the view that pictures call `letter`; `nil` if a view has that name itself.
  public func name(ofLetter letter: String) -> String? {
    if letterLikeNames.contains(letter) { return nil }
    return entries.first { letters[$0.name] == letter }?.name
  }

  private static func looksLikeLetter(_ name: String) -> Bool {
    name.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// `A` to `Z`, then `AA`, `AB` ….
  private static func letter(at index: Int) -> String {
    let last = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? last : letter(at: index / 26 - 1) + last
  }
}

extension ViewNames {
  /// The names that the views of `root` have; views without one get a default name.
  ///
  /// - Parameters:
  ///   - root: The tree; `nil` has no names.
  ///   - earlier: The names before the tree changed, whose letters stay.
  public init(of root: View?, keepingLettersOf earlier: ViewNames? = nil) {
    var entries: [Entry] = []
    if var root {
      ViewNaming.fill(&root)
      Self.collect(root, at: "", into: &entries)
    }
    self.init(entries: entries, keepingLettersOf: earlier)
  }

  private static func collect(_ view: View, at path: String, into entries: inout [Entry]) {
    entries.append(
      Entry(name: view.name ?? "", path: path.isEmpty ? "/" : path, label: view.label))
    for (index, child) in view.children.enumerated() {
      collect(child, at: "\(path)/\(index)", into: &entries)
    }
  }
}
