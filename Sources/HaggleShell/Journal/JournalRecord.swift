/// An entry that changed a session, with all that it takes to follow it again.
package struct JournalRecord: Equatable, Sendable {
  /// How the entry came into the session; the word stands in journals.
  package enum Origin: String, Sendable {
    /// A person typed or pasted it.
    case typed
    /// The command line gave it.
    case argument
    /// It came by a pipe.
    case input
    /// It is the name of a file whose entries were followed, up to the first error.
    case file
    /// It is the name of a file all of whose entries were followed.
    case wholeFile = "whole-file"
    /// It is the name of a session file that was presented, and left for a prompt.
    case talk
    /// It is no entry, but the name of the file that everything was saved to.
    case saved
  }

  package var origin: Origin
  package var entry: String
  /// What the entry read, so that it can be followed although the files have changed.
  package var files: [ReadFile] = []
  /// The journals that the entry brought back, by their numbers.
  package var journals: [ReadJournal] = []
  /// What the letters in the entry meant, which depends on pictures of that time.
  package var letters: [Letter] = []
  /// How many commands of the session file came before; 0 for other entries.
  package var commandCount = 0

  package init(origin: Origin, entry: String) {
    self.origin = origin
    self.entry = entry
  }

  /// A file as it was when it was read.
  package struct ReadFile: Equatable, Sendable {
    package var path: String
    package var canonicalPath: String
    package var text: String
  }

  package struct ReadJournal: Equatable, Sendable {
    /// Its number in the list that `recover` shows, from 1.
    package var number: Int
    package var bytes: [UInt8]
  }

  package struct Letter: Equatable, Sendable {
    package var letter: String
    package var name: String
  }
}

extension JournalRecord.Origin {
  /// The origin of an entry that stands in no file.
  init(_ location: EntryLocation) {
    switch location {
    case .typed: self = .typed
    case .argument: self = .argument
    case .file, .transcript: self = .input
    }
  }

  /// Where an entry that is followed again seems to come from.
  var location: EntryLocation {
    switch self {
    case .typed, .saved: .typed
    case .argument: .argument(1)
    case .input, .file, .wholeFile, .talk: .file("standard input", line: 1)
    }
  }
}
