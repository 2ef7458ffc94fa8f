extension Character {
  /// Whether a variation selector asks for the coloured picture of a sign.
  package var isDrawnAsEmoji: Bool {
    unicodeScalars.contains { $0.value == 0xFE0F }
      && unicodeScalars.first?.properties.isEmoji == true
  }
}
