import HaggleTerminal
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the commands of session files cannot reach, with real files and links.
struct SandboxTests {
  private let directory: TemporaryDirectory

  /// A directory `in` for session files, and beside it what they must leave alone.
  init() throws {
    directory = try TemporaryDirectory()
    for name in ["in", "in/parts", "out"] { unsafe mkdir(directory.file(name), 0o700) }
    _ = try directory.write("Color.red\n", to: "out/secret.haggle")
    _ = try directory.write("Color.green\n", to: "in/parts/good.haggle")
    let links = [
      ("../out", "in/door"), ("../out/secret.haggle", "in/key.haggle"), ("nowhere", "in/loose"),
      ("parts/good.haggle", "in/inner.haggle"), ("../in", "out/back"),
    ]
    for (target, name) in links { unsafe symlink(target, directory.file(name)) }
    unsafe mkfifo(directory.file("in/pipe"), 0o600)
  }

  private func run(_ entry: String, _ words: [String] = []) throws -> BatchRun {
    let file = try directory.write("Color.blue\n\(entry)\n", to: "in/a.haggle")
    return try BatchRun(words + [file], in: directory)
  }

  /// Everything outside the directory, with contents.
  private var outside: [String?] {
    ((try? Files.list(directory.file("out"))) ?? []) + [directory.text("out/secret.haggle")]
      + ["escaped", "secret.haggle"].map { directory.text($0) }
  }

  private static let places = [
    "../out/secret.haggle", "../escaped", "/tmp/haggle-escaped", "door/secret.haggle",
    "door/new", "key.haggle", "parts/../../out/secret.haggle", "door/../out/secret.haggle",
    "parts/../door/secret.haggle",
  ]

  @Test(arguments: places, ["source", "save", "export json"])
  func `a file's commands stay below its directory`(_ place: String, _ command: String) throws {
    let before = outside
    let run = try run("\(command) \(place)")
    #expect(run.code == 4)
    #expect(run.messages.contains("lies outside the directory of the first file"), "\(run)")
    #expect(outside == before)
    #expect(directory.text("../haggle-escaped") == nil)
  }

  @Test(arguments: [
    ("source pipe", "it is no plain file"), ("save pipe", "it is no plain file"),
    ("save loose", "it is no plain file"), ("source loose", "too many levels of symbolic links"),
    ("source nothing", "no such file"),
    ("save .hidden", "is hidden"), ("save parts/.hidden", "is hidden"),
    ("save no/where", "no such directory"),
  ])
  func `what is no plain file that all can see is refused`(
    _ entry: String, _ reason: String
  ) throws {
    let run = try run(entry)
    #expect(run.code == 4)
    #expect(run.messages.contains(reason), "\(run)")
  }

  @Test(arguments: [
    ("source parts/good.haggle", "green"), ("source inner.haggle", "green"),
    ("source door/back/parts/good.haggle", "green"), ("save parts/new.haggle", "blue"),
  ])
  func `what lies below can be reached, by whatever way`(
    _ entry: String, _ name: String
  ) throws {
    let run = try run(entry + "\nprint \(name).width")
    #expect(run.code == 0, "\(run)")
  }

  @Test func `a link that was put on the way in the meantime is not followed`() throws {
    let real = try #require(Files.canonicalPath(directory.path))
    #expect(throws: SystemError.self) {
      try Files.read("\(real)/in/door/secret.haggle", below: "\(real)/in", limit: 99)
    }
    for name in ["in/door/new", "in/door/secret.haggle", "in/key.haggle"] {
      #expect(throws: SystemError.self) {
        try Files.write("x", to: "\(real)/\(name)", below: "\(real)/in")
      }
    }
    #expect(directory.text("out/secret.haggle") == "Color.red\n")
  }

  @Test func `a check writes nothing, and what it wrote can be read in it`() throws {
    let names = try Files.list(directory.file("in"))
    let run = try run("save b.haggle\nsource b.haggle\nexpect blue.width == 320", ["check"])
    #expect(run.output == "4 commands agree\n", "\(run)")
    #expect(try Files.list(directory.file("in")) == (names + ["a.haggle"]).sorted())
  }

  @Test func `files start no programs`() throws {
    for entry in ["edit", "!ls", "shell ls", "recover"] {
      #expect(try run(entry).code == 3, "\(entry)")
    }
  }
}
