extension PixelGrid {
  /// How long a pixel is: `half a point`.
  var pixelWords: Cause {
    switch scale {
    case 1: "one point"
    case 2: "half a point"
    case 3: "a third of a point"
    default: "\(pixelLength) points"
    }
  }
}
