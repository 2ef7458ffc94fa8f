/// Every command, in the order in which `help` lists them.
package enum CommandTable {
  package static let all: [any Command.Type] = [
    AddCommand.self,
    RemoveCommand.self,
    ReplaceCommand.self,
    WrapCommand.self,
    UnwrapCommand.self,
    MoveCommand.self,
    SwapCommand.self,
    DuplicateCommand.self,
    NameCommand.self,
    NewCommand.self,
    UndoCommand.self,
    RedoCommand.self,
    SnapshotCommand.self,
    RestoreCommand.self,
    ResizeCommand.self,
    RelativeCommand.self,
    SetCommand.self,
    UnsetCommand.self,
    ShowCommand.self,
    TreeCommand.self,
    PrintCommand.self,
    ProposeCommand.self,
    WhyCommand.self,
    TraceCommand.self,
    StepCommand.self,
    AboutCommand.self,
    DiffCommand.self,
    WhatifCommand.self,
    SweepCommand.self,
    OrderCommand.self,
    IssuesCommand.self,
    QuizCommand.self,
    SourceCommand.self,
    SaveCommand.self,
    EditCommand.self,
    HistoryCommand.self,
    RecoverCommand.self,
    ExpectCommand.self,
    CheckCommand.self,
    PresentCommand.self,
    TourCommand.self,
    ExportCommand.self,
    OptionCommand.self,
    HelpCommand.self,
    QuitCommand.self,
  ]

  /// The command with this name or alias.
  package static func command(named word: String) -> (any Command.Type)? {
    all.first { $0.name == word || $0.aliases.contains(word) }
  }

  /// The commands whose names begin with `prefix`.
  static func commands(beginningWith prefix: String) -> [any Command.Type] {
    all.filter { $0.name.hasPrefix(prefix) }
  }

  /// Other people's words for what a key does, and what there is instead.
  static let keys = [
    "clear": "Ctrl-L clears the screen, new empties the tree",
    "cls": "Ctrl-L clears the screen, new empties the tree",
  ]

  /// Other people's words for commands.
  package static let synonyms: [String: String] = [
    "append": "add", "insert": "add",
    "delete": "remove", "del": "remove", "rm": "remove",
    "embed": "wrap", "extract": "unwrap", "mv": "move", "cp": "duplicate", "copy": "duplicate",
    "exchange": "swap", "rename": "name", "label": "name",
    "clear": "new", "cls": "new", "reset": "new", "container": "resize", "scale": "relative",
    "frames": "tree", "list": "tree", "ls": "tree", "table": "tree",
    "display": "show", "picture": "show",
    "explain": "why", "log": "trace",
    "echo": "print", "get": "print", "ask": "propose", "measure": "propose",
    "include": "source", "read": "source", "load": "source", "open": "source", "run": "source",
    "verify": "check", "test": "check", "talk": "present", "play": "present", "demo": "present",
    "write": "save", "store": "save", "assert": "expect",
    "lesson": "tour", "lessons": "tour", "tutorial": "tour", "learn": "tour",
    "config": "option", "options": "option", "settings": "option",
    "compare": "diff", "plot": "sweep", "vary": "sweep", "orders": "order", "permute": "order",
    "try": "whatif", "preview": "whatif", "revert": "restore",
    "remember": "snapshot", "bookmark": "snapshot",
    "man": "help", "commands": "help",
    "rescue": "recover", "resume": "recover",
    "exit": "quit", "bye": "quit", "logout": "quit",
  ]
}
