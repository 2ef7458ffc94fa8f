package import HaggleLayout

/// How a kind is written, for people.
package enum SignatureText {
  /// One spelling, such as `HStack(alignment:spacing:) { … }` or `.padding(_:_:)`.
  package static func spelling(_ signature: Signature, _ form: Form) -> String {
    let name = (signature.role == .modifier ? "." : "") + signature.name
    if form.isMember { return name + "." + (form.parameters.first?.name ?? "name") }
    let closure = form.parameters.contains { $0.type == .content } ? " { … }" : ""
    let labels = form.parameters.filter { $0.type != .content }.map { ($0.label ?? "_") + ":" }
    if labels.isEmpty && !closure.isEmpty { return name + closure }
    return name + "(" + labels.joined() + ")" + closure
  }
}
