#if canImport(Darwin)
  import Darwin
  import Foundation
#else
  import Glibc
#endif

/// The program under test.
enum Haggle {
  static let path = folder + "/haggle"

  /// Programs lie beside the tests.
  static let folder: String = {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent().path
    #else
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
      let tests = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
      return tests.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
    #endif
  }()

  /// Whether it was built with a library that edits lines.
  static var editsLines: Bool {
    #if Readline
      true
    #else
      false
    #endif
  }

  /// Variables under which every machine shows the same.
  ///
  /// `more` replaces some of them or, without a value, takes them away.
  static func environment(in directory: TemporaryDirectory, _ more: [String] = []) -> [String] {
    let usual = [
      "PATH=/usr/bin:/bin", "TERM=xterm-256color", "LC_ALL=C.UTF-8", "INPUTRC=/dev/null",
      "HOME=\(directory.path)", "HAGGLE_HISTFILE=\(directory.path)/history",
      "NO_COLOR=1", "SWIFT_BACKTRACE=enable=no",
    ]
    let names = more.map { $0.prefix { $0 != "=" } }
    return usual.filter { line in !names.contains(line.prefix { $0 != "=" }) }
      + more.filter { $0.contains("=") }
  }
}
