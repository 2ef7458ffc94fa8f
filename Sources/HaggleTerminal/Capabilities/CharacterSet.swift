/// The characters that the outside can show.
package enum CharacterSet: Sendable {
  case unicode, ascii

  /// Unicode when the locale is UTF-8, unless the terminal is known to have no box characters.
  package init(environment: (String) -> String? = Environment.nonEmpty) {
    let isPoor = ["dumb", "linux"].contains(environment("TERM"))
    self = Self.isUTF8(environment) && !isPoor ? .unicode : .ascii
  }

  /// The first of the three variables that is set decides, as it does for the C library.
  static func isUTF8(_ environment: (String) -> String?) -> Bool {
    let locale = environment("LC_ALL") ?? environment("LC_CTYPE") ?? environment("LANG") ?? ""
    let codeset = locale.split(separator: "@").first?.split(separator: ".").dropFirst().last
    return ["utf-8", "utf8"].contains(codeset?.lowercased() ?? locale.lowercased())
  }
}
