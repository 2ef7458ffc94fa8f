import HaggleLanguage
import HaggleLayout
import HaggleReports

/// The formats of `export`.
enum ReportItems {
  static var all: [CompletionList.Item] {
    ReportTable.all.map { CompletionList.Item($0.name, $0.summary) }
      + [CompletionList.Item("cast", "a talk as a recording")]
  }
}

extension Session {
  typealias Item = CompletionList.Item

  /// The views of the tree, then their modifiers, each with the Swift that makes it.
  var nameItems: [Item] {
    var views: [Item] = []
    var layers: [Item] = []
    document.root?.forEachView { view, _ in
      // A label can hold what would steer the terminal; such a view has a path.
      guard let name = view.label ?? view.name, name == Text.escaped(name) else { return }
      let item = Item(name, SourcePrinter.head(view))
      if view.isModifier && view.label == nil { layers.append(item) } else { views.append(item) }
    }
    return views + layers
  }

  var containerItem: Item { Item("container", sizeText(document.container)) }

  var deviceItems: [Item] {
    DeviceTable.all.map { Item($0.name, sizeText($0.size)) }
  }

  var helpItems: [Item] {
    CommandTable.all.map { Item($0.name, $0.summary) } + kindItems
  }

  /// The words that make views and modifiers.
  var kindItems: [Item] {
    kinds.map { $0.signature }.filter { $0.name != "neutral" }
      .map { Item($0.name, $0.summary) }
  }

  /// The arguments of the view that the first word names.
  func keyItems(_ words: ArraySlice<Word>) -> [Item] {
    guard let view = view(named: words.first) else { return [] }
    return view.keys.map { Item($0, view.parameter(named: $0)?.summary ?? "") }
  }

  /// The values of the argument that the first two words name.
  func keyValueItems(_ words: ArraySlice<Word>) -> [Item] {
    guard let view = view(named: words.first), let key = words.dropFirst().first,
      let parameter = view.parameter(named: key.text)
    else { return [] }
    return swiftCompletion("").values(for: parameter)
  }

  func choiceItems(_ words: ArraySlice<Word>) -> [Item] {
    guard let option = words.first.flatMap({ OptionTable.option(named: $0.text) }) else {
      return []
    }
    return option.choices.split(separator: "|").map { Item(String($0), option.summary) }
  }

  /// The files in the directory that is being typed; hidden ones only when asked for.
  func fileItems(_ prefix: String) -> [Item] {
    let directory = prefix.contains("/") ? prefix.directory : "."
    let front = String(prefix.dropLast(prefix.lastName.count))
    let showsHidden = prefix.lastName.hasPrefix(".")
    return files.list(directory).filter { showsHidden || !$0.hasPrefix(".") }.sorted()
      .map { Item(front + $0) }
  }

  private func view(named word: Word?) -> View? {
    guard let word, let root = document.root, let address = try? root.address(of: word.text) else {
      return nil
    }
    return root.at(address.path)
  }
}
