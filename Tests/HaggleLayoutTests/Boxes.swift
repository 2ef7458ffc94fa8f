/// Source of a view of a fixed size, as the spec's examples have them.
func box(_ width: Double, _ height: Double, _ label: String? = nil) -> String {
  "Color.clear.frame(width: \(width), height: \(height))" + (label.map { ".id(\"\($0)\")" } ?? "")
}

/// Source of a view that takes what it is offered.
func color(_ label: String) -> String { "Color.red.id(\"\(label)\")" }
