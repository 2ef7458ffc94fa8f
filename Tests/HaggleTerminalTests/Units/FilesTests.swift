import HaggleTerminal
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

struct FilesTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func reason(_ body: () throws(SystemError) -> Void) -> String? {
    do { try body() } catch { return error.reason }
    return nil
  }

  @Test func `a file is replaced and keeps its permissions`() throws {
    let path = try directory.write("old", to: "a")
    unsafe chmod(path, 0o640)
    try Files.write("new", to: path)
    #expect(try Files.read(path, limit: 10) == "new")
    var status = stat()
    unsafe stat(path, &status)
    #expect(status.st_mode & 0o777 == 0o640)
    #expect(try Files.list(directory.path) == ["a"])
  }

  @Test func `a link stays a link to what is replaced`() throws {
    let path = try directory.write("old", to: "a")
    unsafe symlink(path, directory.file("link"))
    try Files.write("new", to: directory.file("link"))
    #expect(directory.text("a") == "new")
    #expect(Files.canonicalPath(directory.file("link")) == Files.canonicalPath(path))
  }

  @Test func `what cannot be read is refused with a reason`() throws {
    let path = try directory.write("12345", to: "a")
    let binary = unsafe open(directory.file("binary"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    unsafe write(binary, [0x61, 0xff] as [UInt8], 2)
    close(binary)
    #expect(
      reason { () throws(SystemError) in _ = try Files.read(path, limit: 4) }
        == "it is larger than 4 bytes")
    #expect(
      reason { () throws(SystemError) in _ = try Files.read(directory.path, limit: 4) }
        == "is a directory")
    #expect(
      reason { () throws(SystemError) in _ = try Files.read(path + "x", limit: 4) }
        == "no such file or directory")
    #expect(
      reason { () throws(SystemError) in _ = try Files.read(directory.file("binary"), limit: 9) }
        == "it is not UTF-8 text, see line 1")
  }

  @Test func `nothing is left behind where nothing can be written`() throws {
    #expect(
      reason { () throws(SystemError) in try Files.write("a", to: directory.file("no/a")) }
        == "no such file or directory")
    #expect(try Files.list(directory.path).isEmpty)
  }

  @Test func `paths of new files are those of their directories`() throws {
    let real = try #require(Files.canonicalPath(directory.path))
    #expect(Files.canonicalPath(directory.path + "/./new") == real + "/new")
    #expect(Files.canonicalPath(directory.path + "/no/new") == nil)
    #expect(Files.canonicalPath("/new") == "/new")
  }
}
