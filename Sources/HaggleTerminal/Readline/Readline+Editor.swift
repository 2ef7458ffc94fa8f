#if Readline
  @unsafe @preconcurrency import CReadline
  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  extension Readline {
    /// Ctrl-X Ctrl-E opens the line in an editor, unless the user's settings say otherwise.
    static func bindEditor() {
      unsafe rl_add_defun("edit-line-in-editor", editLine, -1)
      unsafe rl_bind_keyseq("\\C-x\\C-e", editLine)
    }
  }

  /// Called for the key; what comes back stands on the line and can be undone.
  private func editLine(_ count: CInt, _ key: CInt) -> CInt {
    var result = ExternalEditor.Result.unchanged(nil)
    unsafe fputs("\n", rl_outstream)
    Readline.leave { result = ExternalEditor.edit(Readline.line) }
    rl_on_new_line()
    if case .edited(let text) = result {
      rl_begin_undo_group()
      rl_delete_text(0, rl_end)
      rl_point = 0
      unsafe rl_insert_text(text)
      rl_end_undo_group()
    }
    rl_forced_update_display()
    return 0
  }
#endif
