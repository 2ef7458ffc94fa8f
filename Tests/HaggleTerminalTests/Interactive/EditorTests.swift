import Testing

/// `edit`: another program changes the text, a person at the prompt decides.
@Suite(.timeLimit(.minutes(5)))
struct EditorTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// A terminal with a tree, whose editor is a script; `$1` is the file in it.
  private func start(
    editor script: String, _ environment: [String] = []
  ) throws -> PseudoTerminal {
    let path = try directory.write(script + "\n", to: "editor.sh")
    let terminal = try PseudoTerminal(
      environment: Haggle.environment(in: directory, ["EDITOR=sh \(path)"] + environment))
    try terminal.enter("option autoshow off")
    try terminal.enter("HStack { Color.blue; Color.green }")
    return terminal
  }

  /// The end of a session, with the source of its tree.
  private func tree(_ terminal: PseudoTerminal) throws -> String {
    try terminal.enter("export swiftui \(directory.file("tree.swift"))")
    try terminal.enter("quit")
    #expect(terminal.end() == 0)
    #expect(terminal.isAsFound)
    return directory.text("tree.swift") ?? ""
  }

  @Test func `what the editor saved stands at the prompt and runs with Return`() throws {
    let terminal = try start(editor: #"cp "$1" "$1.seen"; printf 'Color.red\n' > "$1""#)
    try terminal.enter("edit")
    try terminal.expect("Color.red")
    terminal.type("\r")
    #expect(try tree(terminal).contains("Color.red"))
  }

  @Test func `nothing runs by itself`() throws {
    let terminal = try start(editor: #"printf 'Color.red\n' > "$1""#)
    try terminal.enter("edit")
    try terminal.expect("Color.red")
    terminal.type("\u{3}")
    #expect(try tree(terminal).contains("Color.green"))
  }

  @Test func `the file is a Swift file with the tree, and gone afterwards`() throws {
    let seen = directory.file("seen")
    let terminal = try start(
      editor: #"cp "$1" \#(seen); echo "$1" > \#(seen)-path; ls -l "$1" >> \#(seen)-path"#)
    try terminal.enter("edit")
    try terminal.expect("note: nothing was changed\r\n")
    #expect(directory.text("seen") == "HStack {\n  Color.blue\n  Color.green\n}\n")
    let path = try #require(directory.text("seen-path")).split(separator: "\n")
    #expect(path[0].hasSuffix(".swift"))
    #expect(directory.text(String(path[0].dropFirst(directory.path.count + 1))) == nil)
  }

  @Test func `several lines are one entry`() throws {
    let terminal = try start(editor: #"printf 'VStack {\n  Color.red\n}\n  .padding(8)\n' > "$1""#)
    try terminal.enter("edit")
    try terminal.expect(".padding(8)")
    terminal.type("\r")
    try terminal.enter("undo")
    #expect(try tree(terminal).contains("Color.green"))
  }

  @Test(.enabled(if: Haggle.editsLines))
  func `what came back can be edited further`() throws {
    let terminal = try start(editor: #"printf 'Color.re' > "$1""#)
    try terminal.enter("edit")
    try terminal.expect("Color.re")
    terminal.type("d\r")
    #expect(try tree(terminal).contains("Color.red"))
  }

  @Test(arguments: [
    ("Color.red\n", "Color.red"),
    ("Color.red\n  .padding(8)\n  .frame(width: 30)\n", ".frame(width: 30)"),
  ])
  func `one view can be edited alone`(_ text: String, _ part: String) throws {
    let terminal = try start(editor: "cat > \"$1\" <<'END'\n\(text)END")
    try terminal.enter("edit blue")
    try terminal.expect("replace blue with ")
    try terminal.expect(part)
    terminal.type("\r")
    let tree = try tree(terminal)
    #expect(tree.contains(part) && tree.contains("Color.green") && !tree.contains("Color.blue"))
  }

  static let failures = [
    ("exit 3", "note: nothing was changed: the editor 'sh "),
    ("kill -9 $$", "ended with code 137"),
    ("printf '\\377' > \"$1\"", "note: nothing was changed: it is not UTF-8 text, see line 1"),
    ("rm \"$1\"", "note: nothing was changed: no such file or directory"),
    ("stty raw -echo; exit 1", "ended with code 1"),
  ]

  @Test(arguments: failures)
  func `an editor that fails changes nothing`(_ script: String, _ message: String) throws {
    let terminal = try start(editor: script)
    try terminal.enter("edit")
    try terminal.expect(message)
    #expect(try tree(terminal).contains("Color.green"))
  }

  @Test(arguments: [
    (["EDITOR=false", "VISUAL=sh -c 'echo Color.red > \"$0\"'"], "Color.red"),
    (["EDITOR=/nowhere/editor"], "ended with code 127"),
  ])
  func `VISUAL comes before EDITOR`(_ environment: [String], _ shown: String) throws {
    let terminal = try PseudoTerminal(
      environment: Haggle.environment(in: directory, environment))
    try terminal.enter("edit")
    try terminal.expect(shown)
  }

  @Test func `a plain terminal shows the text, and Return alone takes it`() throws {
    let terminal = try start(editor: #"printf 'Color.red\n' > "$1""#, ["TERM=dumb"])
    try terminal.enter("edit")
    try terminal.expect("Color.red\r\n(Return takes this, anything else replaces it) ")
    terminal.type("\r")
    #expect(try tree(terminal).contains("Color.red"))
  }

  @Test(.enabled(if: Haggle.editsLines))
  func `Ctrl-X Ctrl-E edits the line that is being typed`() throws {
    let terminal = try start(editor: #"sed -i s/blu/red/ "$1""#)
    try terminal.awaitPrompt()
    terminal.type("Color.blu\u{18}\u{5}")
    try terminal.expect("Color.red")
    terminal.type("\r")
    #expect(try tree(terminal).contains("Color.red"))
  }

  @Test func `files and arguments start no editor`() throws {
    let file = try directory.write("edit\n", to: "a.haggle")
    let runs: [([String], String)] = [
      ([file], "a.haggle:1:1: error: a file cannot start an editor"),
      (["-c", "edit"], "error: 'edit' needs somebody at a terminal"),
    ]
    for (arguments, message) in runs {
      let run = try BatchRun(
        arguments, environment: ["EDITOR=touch \(directory.file("touched"))"], in: directory)
      #expect(run.code == 3)
      #expect(run.messages.contains(message))
    }
    #expect(directory.text("touched") == nil)
  }
}
