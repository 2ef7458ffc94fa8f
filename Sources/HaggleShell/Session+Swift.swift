import HaggleLanguage
import HaggleLayout

extension Session {
  /// Shows the view that a piece of Swift makes; declarations stay for later entries.
  mutating func runSwift(_ text: String) throws(ShellError) -> Outcome {
    if EntryPart.isOnlyImports(text) { return Outcome() }
    let reading = try entry(text)
    if reading.declared != document.state.declared {
      try apply(.declare(reading.declared), span: text.wholeSpan, line: text)
    }
    if let view = reading.view { try apply(.show(view), span: text.wholeSpan, line: text) }
    declarations += reading.declarations
    return noting(reading.notes)
  }

  /// Reads an entry that may use the session's declarations and add to them.
  private func entry(_ text: String) throws(ShellError) -> EntryReading {
    do throws(Diagnostic) {
      return try SwiftSource.entry(
        declarations + text, after: declarations.utf8.count, kinds: kinds,
        declared: document.state.declared, isInterrupted: settings.isInterrupted)
    } catch {
      throw behindDeclarations(error, in: text)
    }
  }

  /// Puts `.padding(8)` around the root.
  mutating func runRootModifier(_ text: String) throws(ShellError) -> Outcome {
    guard document.root != nil else {
      throw ShellError(
        "there is no view yet", at: text.wholeSpan, hint: "Color.blue" + String(text.trimmedText))
    }
    let start = text.utf8.prefix { $0 != UInt8(ascii: ".") }.count
    return try addModifiers(text, in: start..<text.utf8.count, at: .root)
  }

  /// Puts `blue.padding(8)` around the chain of `blue`, or around one of its layers.
  mutating func runModifier(
    _ text: String, on name: String, from start: Int
  ) throws(ShellError) -> Outcome {
    let nameStart = start - name.utf8.count
    let word = Word(text: name, span: nameStart..<start)
    let target = try target(word, in: text)
    let path = target.isLayer ? target.path : target.wholePath
    return try addModifiers(text, in: start..<text.utf8.count, at: path)
  }

  /// Puts the modifiers that stand in `span` of a line around the view at `path`.
  mutating func addModifiers(
    _ line: String, in span: Range<Int>, at path: ViewPath
  ) throws(ShellError) -> Outcome {
    guard let view = document.root?.at(path) else { throw noTree(at: span) }
    let reading = try modified(view, by: line.slice(span), at: span, in: line)
    let wrapped = name(at: path)
    try apply(.replace(path, with: reading.view), span: span, line: line)
    var outcome = notes(of: reading)
    if let note = wrappingNote(at: path, around: wrapped) { outcome.note(note) }
    return outcome
  }

  /// What a person at a terminal is told about a view that now stands around another.
  func wrappingNote(at path: ViewPath, around wrapped: String) -> String? {
    let outer = name(at: path)
    return settings.isInteractive && outer != wrapped ? "\(outer) wraps \(wrapped)" : nil
  }
}

extension Session {
  /// Reads a view written as Swift in a command.
  func view(_ word: Word, in line: String) throws(ShellError) -> Reading {
    do throws(ShellError) {
      return try view(word.text)
    } catch {
      throw error.inside(word.span, of: line)
    }
  }

  /// Reads a view that may use the session's declarations.
  private func view(_ text: String) throws(ShellError) -> Reading {
    do throws(Diagnostic) {
      return try SwiftSource.view(
        declarations + text, kinds: kinds, declared: document.state.declared,
        isInterrupted: settings.isInterrupted)
    } catch {
      throw behindDeclarations(error, in: text)
    }
  }

  /// The error of a text that was read after the session's declarations.
  private func behindDeclarations(_ diagnostic: Diagnostic, in text: String) -> ShellError {
    let isInterrupted = settings.isInterrupted?() == true
    var error = ShellError(diagnostic, code: isInterrupted ? ExitCode.interrupted : ExitCode.error)
    if !declarations.isEmpty { error.diagnostic.hint = nil }
    guard diagnostic.span.lowerBound < declarations.utf8.count else {
      return error.moved(by: -declarations.utf8.count)
    }
    let line = declarations.line(around: diagnostic.span.lowerBound)
    error.diagnostic.details.insert("in what was declared before: \(line)", at: 0)
    error.diagnostic.span = text.wholeSpan
    return error
  }

  /// Reads the modifiers of a view that stand in `span` of a line.
  private func modified(
    _ view: View, by text: String, at span: Range<Int>, in line: String
  ) throws(ShellError) -> Reading {
    do throws(Diagnostic) {
      return try SwiftSource.modifiers(
        declarations + text, on: view, kinds: kinds, declared: document.state.declared)
    } catch {
      throw behindDeclarations(error, in: text).inside(span, of: line)
    }
  }

  func notes(of reading: Reading) -> Outcome { noting(reading.notes) }

  private func noting(_ notes: [String]) -> Outcome {
    var outcome = Outcome()
    for note in notes { outcome.note(note) }
    return outcome
  }
}

extension ShellError {
  /// The error of a part of a line as one of the whole line, the hint too.
  func inside(_ span: Range<Int>, of line: String) -> ShellError {
    var error = moved(by: span.lowerBound)
    error.diagnostic.hint = diagnostic.hint.flatMap { line.corrected(span, with: $0) }
    return error
  }
}

extension String {
  /// Every byte.
  var wholeSpan: Range<Int> { 0..<utf8.count }

  /// The line that a byte stands in, without spaces at its ends.
  func line(around byte: Int) -> String {
    let bytes = Array(utf8)
    let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") }
    let start = bytes[..<byte].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
    let end = bytes[byte...].firstIndex(where: isBreak) ?? bytes.count
    return String(slice(start..<end).trimmedText)
  }

  /// The text without spaces at its ends.
  var trimmedText: Substring { Substring(self).trimmed }
}
