import HaggleLayout

/// A reader's geometry or a part of it, as the closure of a `GeometryReader` reads it.
struct Geometry: Sendable {
  enum Value: Sendable {
    case proxy(GeometryProxy)
    case rect(Rect, isGlobal: Bool)
    case size(Size)
    case point(Point, isGlobal: Bool)
    case insets(EdgeInsets)
  }

  /// A part of a geometry.
  enum Member {
    case geometry(Geometry)
    case number(GeometryReading)
  }

  /// How it is written, such as `proxy` or `proxy.size`.
  let text: String
  /// How many readers stand around the one whose geometry it is.
  let level: Int
  /// Whether its numbers stand for themselves, so that they can be used where the reader is not.
  let isFrozen: Bool
  let value: Value
  /// Whether its numbers are those of frames that are not laid out so, but seen so.
  var isSeen = false

  /// The part called `name`; `nil` where there is none.
  func member(_ name: String) -> Member? {
    switch value {
    case .proxy(let proxy): member(name, of: proxy)
    case .rect(let rect, let isGlobal): member(name, of: rect, isGlobal)
    case .size(let size): member(name, of: size)
    case .point(let point, let isGlobal): member(name, of: point, isGlobal)
    case .insets(let insets): member(name, of: insets)
    }
  }

  /// The frame in a coordinate space, which is written as `source`.
  func frame(in space: CoordinateSpace, writtenAs source: String) -> Geometry? {
    guard case .proxy(let proxy) = value else { return nil }
    var frame = part(
      "frame(in: \(source))", .rect(proxy.frame(in: space), isGlobal: space == .global))
    frame.isSeen = proxy.isTransformed && space != .local
    return frame
  }

  /// What can stand behind a point.
  var memberNames: [String] {
    switch value {
    case .proxy: ["size.width", "size.height", "safeAreaInsets", "frame(in: .local)"]
    case .rect:
      ["minX", "midX", "maxX", "minY", "midY", "maxY", "width", "height", "size", "origin"]
    case .size: ["width", "height"]
    case .point: ["x", "y"]
    case .insets: ["top", "leading", "bottom", "trailing"]
    }
  }

  /// What messages call it.
  var phrase: String {
    switch value {
    case .proxy: "a proxy"
    case .rect: "a rectangle"
    case .size: "a size"
    case .point: "a point"
    case .insets: "insets"
    }
  }

  private func part(_ name: String, _ value: Value) -> Geometry {
    Geometry(
      text: "\(text).\(name)", level: level, isFrozen: isFrozen, value: value, isSeen: isSeen)
  }

  private func number(_ name: String, _ value: Double, _ quantity: Quantity? = nil) -> Member {
    .number(
      GeometryReading("\(text).\(name)", value, level: level, quantity: isSeen ? nil : quantity))
  }

  private func member(_ name: String, of proxy: GeometryProxy) -> Member? {
    switch name {
    case "size": .geometry(part(name, .size(proxy.size)))
    case "safeAreaInsets": .geometry(part(name, .insets(proxy.safeAreaInsets)))
    default: nil
    }
  }

  private func member(_ name: String, of rect: Rect, _ isGlobal: Bool) -> Member? {
    switch name {
    case "minX": number(name, rect.minX, isGlobal ? .x : nil)
    case "midX": number(name, rect.midX)
    case "maxX": number(name, rect.maxX)
    case "minY": number(name, rect.minY, isGlobal ? .y : nil)
    case "midY": number(name, rect.midY)
    case "maxY": number(name, rect.maxY)
    case "origin": .geometry(part(name, .point(rect.origin, isGlobal: isGlobal)))
    case "size": .geometry(part(name, .size(rect.size)))
    default: member(name, of: rect.size)
    }
  }

  private func member(_ name: String, of size: Size) -> Member? {
    switch name {
    case "width": number(name, size.width, .width)
    case "height": number(name, size.height, .height)
    default: nil
    }
  }

  private func member(_ name: String, of point: Point, _ isGlobal: Bool) -> Member? {
    switch name {
    case "x": number(name, point.x, isGlobal ? .x : nil)
    case "y": number(name, point.y, isGlobal ? .y : nil)
    default: nil
    }
  }

  private func member(_ name: String, of insets: EdgeInsets) -> Member? {
    switch name {
    case "top": number(name, insets.top)
    case "leading": number(name, insets.leading)
    case "bottom": number(name, insets.bottom)
    case "trailing": number(name, insets.trailing)
    default: nil
    }
  }
}

extension Geometry {
  /// What a whole part of a geometry is as an argument; `nil` for those that are none.
  var argument: HaggleLayout.Value? {
    switch value {
    case .size(let size): .size(size)
    case .point(let point, _): .point(point)
    case .insets(let insets): .insets(insets)
    case .proxy, .rect: nil
    }
  }

  /// The type in Swift.
  var type: String {
    switch value {
    case .proxy: "GeometryProxy"
    case .rect: "CGRect"
    case .size: "CGSize"
    case .point: "CGPoint"
    case .insets: "EdgeInsets"
    }
  }
}

extension Geometry.Member {
  /// The part as source that says its numbers; `nil` for a whole proxy or rectangle.
  var literal: String? {
    switch self {
    case .number(let reading): SourcePrinter.number(reading.value)
    case .geometry(let geometry): geometry.argument.map(SourcePrinter.argument)
    }
  }
}
