package import HaggleLayout

/// Words for sizes that everybody knows.
package enum DeviceTable {
  /// A device and the points of its screen in its usual orientation.
  package struct Device: Sendable {
    package var name: String
    package var size: ProposedSize
  }

  package static let all = [
    Device(name: "iphone", size: ProposedSize(width: 393, height: 852)),
    Device(name: "ipad", size: ProposedSize(width: 820, height: 1180)),
    Device(name: "watch", size: ProposedSize(width: 198, height: 242)),
  ]

  package static func size(of name: String) -> ProposedSize? {
    all.first { $0.name == name.lowercased() }?.size
  }
}
