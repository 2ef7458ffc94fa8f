#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Threads with room for deep recursion.
///
/// Views nest up to a limit that the usual 8 MiB of a main thread would not bear. The memory is
/// only taken when it is used.
package enum BigStack {
  /// Sizes in bytes, tried in this order: a machine that limits address space still gets a thread.
  private static let sizes = [512, 256, 64].map { $0 << 20 }

  /// Runs the body on such a thread and waits for its result.
  package static func run<Result: Sendable>(_ body: @Sendable () -> Result) -> Result {
    map([()]) { _ in body() }[0]
  }

  /// Runs the body for every item on as many such threads as there are processors.
  ///
  /// - Returns: The results in the order of the items.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ body: @Sendable (Item) -> Result
  ) -> [Result] {
    let count = min(items.count, processorCount)
    var results = [Result?](repeating: nil, count: items.count)
    withoutActuallyEscaping(body) { body in
      unsafe results.withUnsafeMutableBufferPointer { places in
        // No two threads write the same place.
        nonisolated(unsafe) let places = unsafe places
        runAll(
          (0..<count).map { first in
            {
              for index in stride(from: first, to: items.count, by: count) {
                unsafe places[index] = body(items[index])
              }
            }
          })
      }
    }
    return results.compactMap(\.self)
  }

  private static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Runs each body on a thread of its own, or here when there can be no thread, to the end of all.
  private static func runAll(_ bodies: [() -> Void]) {
    var bodies = bodies
    unsafe bodies.withUnsafeMutableBufferPointer { bodies in
      let waits = bodies.indices.map { index in
        unsafe bodies.baseAddress.flatMap { unsafe start($0 + index) } ?? bodies[index]
      }
      for wait in waits { wait() }
    }
  }

  /// Runs the work on a new thread and gives what waits for its end; `nil` when there could be no
  /// thread.
  private static func start(_ work: UnsafeMutablePointer<() -> Void>) -> (() -> Void)? {
    for size in sizes {
      if let wait = unsafe start(work, stackSize: size) { return wait }
    }
    return nil
  }

  private static func start(
    _ work: UnsafeMutablePointer<() -> Void>, stackSize: Int
  ) -> (() -> Void)? {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    guard unsafe pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard unsafe pthread_create(&thread, &attributes, runWork, work) == 0 else { return nil }
    #if canImport(Darwin)
      guard let thread = unsafe thread else { return nil }
    #endif
    return { [thread] in _ = pthread_join(thread, nil) }
  }
}

#if canImport(Darwin)
  private func runWork(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe work.assumingMemoryBound(to: (() -> Void).self).pointee()
    return nil
  }
#else
  private func runWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    unsafe work?.assumingMemoryBound(to: (() -> Void).self).pointee()
    return nil
  }
#endif
