/// Reads a journal as far as it is whole.
package struct JournalReader {
  private let bytes: [UInt8]
  private var index = 0
  /// The text of the fields that belong to the next entry.
  private var fields: [JournalField: String] = [:]
  private var record = JournalRecord(origin: .typed, entry: "")

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The records of a journal; what comes after the last whole one is passed over.
  ///
  /// - Returns: `nil` for bytes that are no journal, and for journals of later programs.
  package static func records(in bytes: [UInt8]) -> [JournalRecord]? {
    var reader = Self(bytes)
    guard let version = reader.version(), version <= JournalWriter.version else { return nil }
    // Fields that are not known here can do without us.
    var records: [JournalRecord] = []
    while let (name, value) = reader.field() {
      if let record = reader.take(name, value) { records.append(record) }
    }
    return records
  }

  /// Whether a later program wrote a journal, in a way that would be misread here.
  static func isOfLaterProgram(_ bytes: [UInt8]) -> Bool {
    var reader = Self(bytes)
    return reader.version().map { $0 > JournalWriter.version } ?? false
  }

  /// The number in the first line; `nil` for bytes that are no journal.
  private mutating func version() -> Int? {
    guard let line = line(), line.hasPrefix(JournalWriter.mark) else { return nil }
    return Int(line.dropFirst(JournalWriter.mark.count))
  }

  /// The next line without its end; `nil` if it has none.
  private mutating func line() -> String? {
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { index = end + 1 }
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }

  /// The next whole field.
  private mutating func field() -> (name: String, value: ArraySlice<UInt8>)? {
    guard let words = line()?.split(separator: " "), words.count == 2, let count = Int(words[1]),
      count >= 0, count < bytes.count - index, bytes[index + count] == UInt8(ascii: "\n")
    else { return nil }
    defer { index += count + 1 }
    return (String(words[0]), bytes[index..<(index + count)])
  }

  /// Takes a field; gives the record that it ends.
  private mutating func take(_ name: String, _ value: ArraySlice<UInt8>) -> JournalRecord? {
    let text = String(decoding: value, as: UTF8.self)
    if let origin = JournalRecord.Origin(rawValue: name) {
      record.origin = origin
      record.entry = text
      defer { record = JournalRecord(origin: .typed, entry: "") }
      return record
    }
    guard let field = JournalField(rawValue: name) else { return nil }
    fields[field] = text
    switch field {
    case .text:
      record.files.append(
        JournalRecord.ReadFile(
          path: fields[.path] ?? "", canonicalPath: fields[.place] ?? "", text: text))
    case .journal:
      let number = fields[.number].flatMap { Int($0) } ?? 1
      record.journals.append(JournalRecord.ReadJournal(number: number, bytes: Array(value)))
    case .name:
      record.letters.append(JournalRecord.Letter(letter: fields[.letter] ?? "", name: text))
    case .commands: record.commandCount = Int(text) ?? 0
    case .path, .place, .number, .letter: break
    }
    return nil
  }
}
