#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The variables the program was started with.
package enum Environment {
  /// The variable's value, which may be empty; `nil` when it is not set.
  package static func value(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The variable's value; `nil` when it is not set or empty, which most conventions treat alike.
  package static func nonEmpty(_ name: String) -> String? {
    value(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  static func set(_ name: String, to value: String?) {
    if let value {
      unsafe setenv(name, value, 1)
    } else {
      unsafe unsetenv(name)
    }
  }
}
