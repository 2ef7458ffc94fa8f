package import HaggleLayout

/// How a kind is written, for people.
package enum SignatureText {
  /// One spelling, such as `HStack(alignment:, spacing:) { … }` or `.padding(edges, length)`.
  package static func spelling(_ signature: Signature, _ form: Form) -> String {
    let name = (signature.role == .modifier ? "." : "") + signature.name
    if form.isMember { return name + ".name" }
    let types = form.parameters.map(\.type)
    let closure =
      types.contains(.content) ? " { … }" : types.contains(.readerContent) ? " { proxy in … }" : ""
    let others = form.parameters.filter { ![.content, .readerContent].contains($0.type) }
    let arguments = others.map { parameter in
      parameter.label.map { $0 + ":" } ?? parameter.name
    }
    if arguments.isEmpty && !closure.isEmpty { return name + closure }
    return name + "(" + arguments.joined(separator: ", ") + ")" + closure
  }

  /// Whether the kind is written in a way of its own, as `ForEach` and `if` are, which only its
  /// example shows.
  package static func isIrregular(_ signature: Signature) -> Bool {
    signature.role == .transparent
      && !signature.forms.contains { $0.parameters.contains { $0.type == .content } }
  }
}
