extension Int {
  /// The number in words up to twelve.
  var words: String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve",
    ]
    return words.indices.contains(self) ? words[self] : "\(self)"
  }
}
