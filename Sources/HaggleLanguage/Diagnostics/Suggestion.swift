/// Finds the word that was probably meant.
package enum Suggestion {
  /// The candidate closest to `word`; `nil` when none is close.
  ///
  /// A synonym wins over every spelling. Otherwise a candidate may differ in a third of the word's
  /// characters, or another part, at least in one; upper and lower case are alike, and two neighbours that changed
  /// places count once. Of equally close candidates the first is taken.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - candidates: What could have been written, in order of preference.
  ///   - synonyms: Other people's words for candidates, in lower case.
  ///   - part: Of how many characters one may differ.
  /// - Returns: A candidate as it is spelled in the list.
  package static func closest(
    to word: String, among candidates: [String], synonyms: [String: String] = [:],
    sharing part: Int = 3
  ) -> String? {
    if let synonym = synonyms[word.lowercased()] { return synonym }
    let written = Array(word.lowercased().unicodeScalars)
    guard written.count <= longestWord else { return nil }
    var best: String?
    var limit = max(1, written.count / part)
    for candidate in candidates where candidate != word {
      let distance = distance(
        written, Array(candidate.lowercased().unicodeScalars), atMost: limit)
      guard let distance, best == nil || distance < limit else { continue }
      best = candidate
      limit = distance
    }
    return best
  }

  /// Longer words are not compared: nobody mistypes them.
  private static let longestWord = 64

  /// How many insertions, removals, replacements and swaps of neighbours lie between two words;
  /// `nil` if more than `limit`.
  private static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int
  ) -> Int? {
    if abs(left.count - right.count) > limit { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      row.reserveCapacity(right.count + 1)
      for j in right.indices {
        var cost = min(last[j + 1], row[j]) + 1
        cost = min(cost, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0 && j > 0 && left[i] == right[j - 1] && left[i - 1] == right[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
