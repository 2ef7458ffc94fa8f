/// Writes records down, one after another, as a journal holds them.
///
/// A journal is a first line and then fields: a line with the field's name and the number of its
/// bytes, the bytes, a line break. The field with the entry is the last of a record, so that half a
/// record is none. A person can read it and take an entry out by hand.
package struct JournalWriter: Sendable {
  /// What a journal begins with, in front of the version.
  static let mark = "haggle-journal "
  /// Grows when older programs would misread what is written.
  static let version = 1

  /// What was written last of every file: it stands for later entries too.
  private var files: [String: JournalRecord.ReadFile] = [:]
  private var hasBegun = false

  package init() {}

  /// The bytes that follow those of earlier records.
  package mutating func bytes(of records: [JournalRecord]) -> [UInt8] {
    var bytes: [UInt8] = []
    if !hasBegun {
      hasBegun = true
      bytes += Array("\(Self.mark)\(Self.version)\n".utf8)
    }
    for record in records { append(record, to: &bytes) }
    return bytes
  }

  private mutating func append(_ record: JournalRecord, to bytes: inout [UInt8]) {
    for file in record.files where files[file.path] != file {
      files[file.path] = file
      append(.path, file.path, to: &bytes)
      append(.place, file.canonicalPath, to: &bytes)
      append(.text, file.text, to: &bytes)
    }
    for journal in record.journals {
      append(.number, "\(journal.number)", to: &bytes)
      append(JournalField.journal.rawValue, journal.bytes, to: &bytes)
    }
    for letter in record.letters {
      append(.letter, letter.letter, to: &bytes)
      append(.name, letter.name, to: &bytes)
    }
    if record.commandCount > 0 { append(.commands, "\(record.commandCount)", to: &bytes) }
    append(record.origin.rawValue, Array(record.entry.utf8), to: &bytes)
  }

  private func append(_ field: JournalField, _ text: String, to bytes: inout [UInt8]) {
    append(field.rawValue, Array(text.utf8), to: &bytes)
  }

  private func append(_ name: String, _ value: [UInt8], to bytes: inout [UInt8]) {
    bytes += Array("\(name) \(value.count)\n".utf8)
    bytes += value
    bytes.append(UInt8(ascii: "\n"))
  }
}

/// The fields that stand in front of an entry.
enum JournalField: String {
  /// A file that the entry read: its path as the entry had it, its canonical path, its text.
  case path, place, text
  /// A journal that the entry brought back: its number and its bytes.
  case number, journal
  /// A letter in the entry, and the name that it meant.
  case letter, name
  /// How many commands of a session file came before.
  case commands
}
