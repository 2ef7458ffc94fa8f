/// The session files that a person means by files and directories.
enum SessionFiles {
  private static let endings = [".md", ".haggle"]

  /// The files in the order of the names; those of a directory are all session files below it.
  ///
  /// - Returns: Paths as they can be read; a name that is no directory is taken as it is. An outcome
  ///   that failed when a directory holds none.
  static func found(
    _ names: [String], in files: any FileAccess
  ) -> (paths: [String], problems: Outcome) {
    var paths: [String] = []
    var problems = Outcome()
    for name in names {
      guard isDirectory(name, in: files) else {
        paths.append(name)
        continue
      }
      var search = Search(files: files)
      search.visit(name)
      paths += search.paths
      if search.paths.isEmpty {
        problems.append(
          .failure("no .md or .haggle files in '\(name)'", code: ExitCode.file))
      }
    }
    return (paths, problems)
  }

  private static func isDirectory(_ name: String, in files: any FileAccess) -> Bool {
    name.hasSuffix("/") || name == "." || name == ".." || !files.list(name).isEmpty
  }

  /// A walk through directories, each once even if links lead in circles.
  private struct Search {
    let files: any FileAccess
    var paths: [String] = []
    var visited: Set<String> = []

    mutating func visit(_ directory: String) {
      guard visited.insert(files.canonicalPath(directory) ?? directory).inserted else { return }
      let front = directory.hasSuffix("/") ? directory : directory + "/"
      for name in files.list(directory).sorted() where !name.hasPrefix(".") {
        if name.hasSuffix("/") {
          visit(front + name.dropLast())
        } else if endings.contains(where: name.hasSuffix) {
          paths.append(front + name)
        }
      }
    }
  }
}
