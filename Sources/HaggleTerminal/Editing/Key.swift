/// A key as somebody presses it.
package enum Key: Equatable, Sendable {
  /// One that makes a character; with Ctrl, the control character.
  case character(Character)
  case named(Name)
  /// Esc, function keys and all others that mean nothing here.
  case other

  package enum Name: String, Sendable {
    case enter, backspace, left, right, up, down, pageUp, pageDown, home, end
  }
}

extension Key {
  /// Puts the bytes that a terminal sends for a key together.
  ///
  /// - Parameter next: The next byte; `nil` when none comes at once, as behind Esc alone.
  package init?(_ next: () -> UInt8?) {
    guard let first = next() else { return nil }
    switch first {
    case 0x1B: self = Self.sequence(next)
    case 0x0A, 0x0D: self = .named(.enter)
    case 0x08, 0x7F: self = .named(.backspace)
    default:
      var bytes = [first]
      // A byte that begins with so many bits begins a character of so many bytes.
      let count = (~first).leadingZeroBitCount
      while bytes.count < count, let more = next() { bytes.append(more) }
      self = .character(String(decoding: bytes, as: UTF8.self).first ?? "?")
    }
  }

  /// What follows Esc.
  private static func sequence(_ next: () -> UInt8?) -> Key {
    switch next() {
    case UInt8(ascii: "["): control(next)
    case UInt8(ascii: "O"):
      // The keypad's Return is like no other sequence.
      next().map { $0 == UInt8(ascii: "M") ? .named(.enter) : plain($0) } ?? .other
    // Esc in front of another key.
    case 0x1B: sequence(next)
    default: .other
    }
  }

  /// A sequence with parameters, which ends in a letter or `~`.
  private static func control(_ next: () -> UInt8?) -> Key {
    var parameter = ""
    var isFirst = true
    while let byte = next() {
      if byte == UInt8(ascii: "[") {
        // The console's function keys have one letter more.
        _ = next()
        return .other
      }
      guard (0x40...0x7E).contains(byte) else {
        isFirst = isFirst && byte != UInt8(ascii: ";")
        if isFirst { parameter.unicodeScalars.append(UnicodeScalar(byte)) }
        continue
      }
      return byte == UInt8(ascii: "~") ? numbered(parameter) : plain(byte)
    }
    return .other
  }

  private static func plain(_ letter: UInt8) -> Key {
    switch letter {
    case UInt8(ascii: "A"): .named(.up)
    case UInt8(ascii: "B"): .named(.down)
    case UInt8(ascii: "C"): .named(.right)
    case UInt8(ascii: "D"): .named(.left)
    case UInt8(ascii: "F"): .named(.end)
    case UInt8(ascii: "H"): .named(.home)
    default: .other
    }
  }

  private static func numbered(_ number: String) -> Key {
    switch number {
    case "1", "7": .named(.home)
    case "4", "8": .named(.end)
    case "5": .named(.pageUp)
    case "6": .named(.pageDown)
    default: .other
    }
  }
}

extension Key {
  /// Takes a key that has been pressed; `nil` at the end of the input.
  static func read() -> Key? {
    var isFirst = true
    return Key {
      guard isFirst || InputWait.isInputReady(within: 50) else { return nil }
      isFirst = false
      return (try? Descriptor.input.read(count: 1))?.first
    }
  }
}
