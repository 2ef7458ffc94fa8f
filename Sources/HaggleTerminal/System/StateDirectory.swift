/// Where the program keeps what outlives it.
enum StateDirectory {
  /// The directory that the environment asks for; `nil` without a home.
  static func path(_ environment: (String) -> String?) -> String? {
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/haggle" }
    return environment("HOME").flatMap { $0.isEmpty ? nil : $0 + "/.local/state/haggle" }
  }
}
