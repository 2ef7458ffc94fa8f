/// Where lessons are found, in the order in which they are read.
struct LessonShelf: Sendable {
  /// A file with a number in front of its name, such as `01-who-decides.md`.
  struct Entry: Sendable {
    let number: Int
    let path: String

    fileprivate init?(_ name: String, in folder: String) {
      let digits = name.prefix { $0.isNumber }
      guard let number = Int(digits), name.dropFirst(digits.count).first == "-",
        name.hasSuffix(".md")
      else { return nil }
      self.number = number
      path = (folder.hasSuffix("/") ? folder : folder + "/") + name
    }
  }

  /// At least one; the numbers rise.
  let entries: [Entry]

  /// The lessons of a folder; `nil` if there are none.
  init?(_ folder: String, in files: any FileAccess) {
    let found = files.list(folder).sorted().compactMap { Entry($0, in: folder) }
    if found.isEmpty { return nil }
    entries = found.sorted { $0.number < $1.number }
  }

  /// The lessons of the first of several folders that has any.
  static func first(of folders: [String], in files: any FileAccess) -> LessonShelf? {
    folders.lazy.compactMap { LessonShelf($0, in: files) }.first
  }

  /// The lesson with this number.
  subscript(number: Int) -> Entry? { entries.first { $0.number == number } }

  /// The number of the lesson after this one; `nil` if it is the last.
  func number(after number: Int) -> Int? { entries.first { $0.number > number }?.number }
}
