import HaggleTerminal
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

struct JournalTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private var journals: JournalDirectory { JournalDirectory(path: directory.file("a/journals")) }

  private func names() -> [String] { (try? Files.list(journals.path)) ?? [] }

  @Test func `a journal that is held is not abandoned, and goes when it is removed`() throws {
    var file = JournalFile(in: journals)
    #expect(names().isEmpty)
    try file.append(Array("one".utf8))
    try file.append(Array("two".utf8))
    #expect(journals.abandoned().isEmpty)
    let name = try #require(names().first)
    #expect(directory.text("a/journals/\(name)") == "onetwo")
    #expect(throws: SystemError.self) { try journals.remove(name) }
    file.remove()
    #expect(names().isEmpty)
  }

  @Test func `journals of one process have names of their own`() throws {
    var files = (1...3).map { _ in JournalFile(in: journals) }
    for index in files.indices { try files[index].append([UInt8(index)]) }
    #expect(Set(names()).count == 3)
    for index in files.indices { files[index].remove() }
  }

  @Test func `what others left is read with its age, the newest first, and can be removed`() throws
  {
    try makeDirectory()
    for (name, age) in [("1.journal", 7200), ("2.journal", 60), ("3.txt", 0)] {
      let path = try directory.write(name, to: "a/journals/\(name)")
      let then = timeval(tv_sec: time(nil) - age, tv_usec: 0)
      unsafe utimes(path, [then, then])
    }
    unsafe mkfifo(journals.path + "/4.journal", 0o600)
    unsafe symlink(directory.file("a/journals/3.txt"), journals.path + "/5.journal")
    let found = journals.abandoned()
    #expect(found.map(\.name) == ["2.journal", "1.journal"])
    #expect(found.map(\.bytes) == [Array("2.journal".utf8), Array("1.journal".utf8)])
    #expect((7200...7260).contains(found[1].age))
    try journals.remove("1.journal")
    #expect(journals.abandoned().count == 1)
    #expect(throws: SystemError.self) { try journals.remove("../../a.journal") }
  }

  @Test func `a directory that others can enter is taken back`() throws {
    try makeDirectory()
    unsafe chmod(journals.path, 0o777)
    var file = JournalFile(in: journals)
    try file.append([1])
    var status = stat()
    unsafe stat(journals.path, &status)
    #expect(status.st_mode & 0o777 == 0o700)
    file.remove()
  }

  @Test func `what could not be written is written with what comes next`() throws {
    let blocker = try directory.write("", to: "a")
    var file = JournalFile(in: journals)
    #expect(throws: SystemError.self) { try file.append(Array("one ".utf8)) }
    #expect(throws: SystemError.self) { try file.append(Array("two ".utf8)) }
    unsafe unlink(blocker)
    try file.append(Array("three".utf8))
    #expect(directory.text("a/journals/\(names().first ?? "")") == "one two three")
    file.remove()
  }

  @Test(
    arguments: [
      (["HOME": "/h"], "/h/.local/state/haggle/journals"),
      (["HOME": "/h", "XDG_STATE_HOME": "/x"], "/x/haggle/journals"),
      (["HOME": "/h", "XDG_STATE_HOME": "x"], "/h/.local/state/haggle/journals"),
      (["HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `the environment names the directory`(environment: [String: String], path: String?) {
    #expect(JournalDirectory(environment: { environment[$0] })?.path == path)
  }

  private func makeDirectory() throws {
    unsafe mkdir(directory.file("a"), 0o700)
    unsafe mkdir(journals.path, 0o700)
  }
}
