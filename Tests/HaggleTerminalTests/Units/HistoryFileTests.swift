import HaggleTerminal
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

struct HistoryFileTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func file(size: Int = 1000) -> HistoryFile {
    HistoryFile(path: directory.file("history"), size: size)
  }

  @Test(arguments: [
    "HStack { Color.blue }",
    "VStack { // rows\n  Text(\"a\\nb\")\n}",
    #"Text("C:\new\\dir")"#,
    "\\", "\\n", "a\\\nb", "tab\tand\r\nreturn", "é 日本 👩‍👩‍👧", "\n\n",
  ])
  func `entries come back as they were`(entry: String) throws {
    try file().append(entry)
    #expect(try file().load() == [entry])
    #expect(directory.history.count == 1)
  }

  @Test func `lines written by hand are read as they stand`() throws {
    _ = try directory.write("first\n\nwith \\( and \\\nlast", to: "history")
    #expect(try file().load() == ["first", "with \\( and \\", "last"])
    try file().append("next")
    #expect(try file().load().suffix(2) == ["last", "next"])
  }

  @Test func `only the latest entries are kept`() throws {
    for number in 1...20 { try file().append("entry \(number)") }
    #expect(try file(size: 3).load() == ["entry 18", "entry 19", "entry 20"])
    #expect(directory.text("history") == "entry 18\nentry 19\nentry 20\n")
  }

  @Test func `sessions that write at once lose nothing`() async throws {
    let file = file()
    await withTaskGroup(of: Void.self) { group in
      for session in 0..<8 {
        group.addTask {
          for number in 0..<25 { try? file.append("\(session).\(number)") }
        }
      }
    }
    let entries = try file.load()
    #expect(Set(entries).count == 200)
    for session in 0..<8 {
      let own = entries.filter { $0.hasPrefix("\(session).") }
      #expect(own == (0..<25).map { "\(session).\($0)" })
    }
  }

  @Test func `nobody else can read it`() throws {
    try file().append("entry")
    var status = stat()
    unsafe stat(file().path, &status)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func `a file that is not there has no entries`() throws {
    #expect(try file().load() == [])
  }

  @Test(
    arguments: [
      (["HOME": "/h"], "/h/.local/state/haggle/history", 1000),
      (["HOME": "/h", "XDG_STATE_HOME": "/x"], "/x/haggle/history", 1000),
      (["HOME": "/h", "XDG_STATE_HOME": ""], "/h/.local/state/haggle/history", 1000),
      (["HOME": "/h", "HAGGLE_HISTFILE": "/f"], "/f", 1000),
      (["HOME": "/h", "HAGGLE_HISTSIZE": "5"], "/h/.local/state/haggle/history", 5),
      (["HOME": "/h", "HAGGLE_HISTSIZE": "many"], "/h/.local/state/haggle/history", 1000),
      (["HOME": "/h", "HAGGLE_HISTSIZE": "0"], nil, 0),
      (["HOME": "/h", "HAGGLE_HISTFILE": ""], nil, 0),
      ([:], nil, 0),
    ] as [([String: String], String?, Int)])
  func `the environment names the file`(
    environment: [String: String], path: String?, size: Int
  ) {
    let expected = path.map { HistoryFile(path: $0, size: size) }
    #expect(HistoryFile(environment: { environment[$0] }) == expected)
  }

  @Test(
    arguments: [
      ("a", nil, true), ("a", "b", true), ("a", "a", false), (" a", nil, false), ("", nil, false),
      ("\n\t", nil, false),
    ] as [(String, String?, Bool)])
  func `some entries are not kept`(entry: String, last: String?, isKept: Bool) {
    #expect(HistoryFile.keeps(entry, after: last) == isKept)
  }
}
