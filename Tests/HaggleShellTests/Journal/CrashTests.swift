import HaggleShell
import TestSupport
import Testing

/// A session of 200 entries that dies after every one of them, and within every write.
struct CrashTests {
  /// What a person would miss.
  private struct Remains: Equatable {
    let traces: SessionTraces
    let snapshots: [Snapshot]
    let digits: Int

    init(_ session: Session) {
      traces = SessionTraces(session)
      snapshots = session.snapshots
      digits = session.settings.digits
    }
  }

  private static func remains(of bytes: [UInt8]) -> Remains {
    var session = Session.journaled(journals: MemoryJournals(bytes))
    _ = session.run("recover")
    return Remains(session)
  }

  @Test func `the state after the last entry that was shown comes back`() {
    let files = MemoryFiles(["/desk/parts.haggle": "new\nHStack { Color.red; Color.blue }"])
    let entries = TriedEntries.entries(200, seed: 1, file: "parts.haggle")
    var session = Session.journaled(files: files)
    var writer = JournalWriter()
    var bytes: [UInt8] = []
    var before = Remains(session)
    for (index, entry) in entries.enumerated() {
      _ = session.run(entry)
      let written = writer.bytes(of: session.takeRecords())
      let now = Remains(session)
      if index % 8 == 0 && !written.isEmpty {
        // Half a write is the state before.
        let half = Self.remains(of: bytes + written.prefix(written.count * (index % 80) / 80))
        #expect(half == before, "\(index): \(entry)")
      }
      bytes += written
      let remains = written.isEmpty ? before : Self.remains(of: bytes)
      #expect(remains == now, "\(index): \(entry)")
      before = now
    }
    #expect(session.document.undoCount > 20)
  }

  @Test func `a journal that ends anywhere is read up to the last whole entry`() throws {
    let bytes = Session.journal(of: ["Color.blue", "// é\n.padding(8)", "resize 1 2", "new"])
    let whole = try #require(JournalReader.records(in: bytes))
    var counts: [Int] = []
    for end in bytes.indices.reversed() {
      let records = JournalReader.records(in: Array(bytes[..<end])) ?? []
      #expect(records == Array(whole.prefix(records.count)))
      counts.append(records.count)
    }
    #expect(counts == counts.sorted().reversed())
    #expect(Set(counts) == [0, 1, 2, 3])
  }

  @Test(arguments: [
    "", "\n", "haggle", "haggle-journal", "haggle-journal 1", "haggle-journal 1\ntyped",
    "haggle-journal 1\ntyped -1\n\n", "haggle-journal 1\ntyped 99999999999999999999\n",
    "haggle-journal 1\ntyped 9223372036854775807\n\n", "haggle-journal 1\nfuture 3\nabc\n",
    "haggle-journal 1\ntext 1\na\nname 1\nb\n", "\u{0}\u{1}\u{2}",
  ])
  func `bytes that are no journal hold no work`(_ text: String) {
    #expect((JournalReader.records(in: Array(text.utf8)) ?? []).isEmpty)
  }

  @Test func `fields that are not known are passed over`() {
    let text = "haggle-journal 1\nfuture 3\na\nb\ntyped 10\nColor.blue\n"
    #expect(JournalReader.records(in: Array(text.utf8))?.map(\.entry) == ["Color.blue"])
  }

  @Test func `the journal of a later program is spoken of and left alone`() {
    let later = Array("haggle-journal 2\ntyped 10\nColor.blue\n".utf8)
    #expect(JournalReader.records(in: later) == nil)
    var session = Session.journaled(journals: MemoryJournals(later, [1, 2], later))
    #expect(session.recoveryNote == nil)
    #expect(session.settledJournals.isEmpty)
    let messages = session.run("recover").messages
    #expect(messages.hasPrefix("error: nothing to recover\n"))
    #expect(messages.contains("  2 sessions need a later haggle, and can be brought back there\n"))
  }

  @Test(arguments: ["", "haggle-journal 1\n", "haggle-journal 1\ntyped 10\nColor"])
  func `a journal that never held an entry goes with the next quit`(_ text: String) {
    let session = Session.journaled(journals: MemoryJournals(Array(text.utf8)))
    #expect(session.recoveryNote == nil)
    #expect(session.settledJournals == ["0"])
  }
}
