#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A thread with room for deep recursion.
///
/// Views nest up to a limit that the usual 8 MiB of a main thread would not bear. The memory is
/// only taken when it is used.
package enum BigStack {
  /// Sizes in bytes, tried in this order: a machine that limits address space still gets a thread.
  private static let sizes = [512, 256, 64].map { $0 << 20 }

  /// Runs the body on such a thread and waits for its result.
  package static func run<Result: Sendable>(_ body: @Sendable () -> Result) -> Result {
    var result: Result?
    withoutActuallyEscaping(body) { body in
      var work = { result = body() }
      unsafe withUnsafeMutablePointer(to: &work) { work in
        _ = sizes.contains { unsafe start(work, stackSize: $0) }
      }
    }
    return result ?? body()
  }

  /// Runs the work to its end on a new thread; false when there could be no such thread.
  private static func start(
    _ work: UnsafeMutablePointer<() -> Void>, stackSize: Int
  ) -> Bool {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    guard unsafe pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return false }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard unsafe pthread_create(&thread, &attributes, runWork, work) == 0 else { return false }
    #if canImport(Darwin)
      guard let thread = unsafe thread else { return false }
    #endif
    pthread_join(thread, nil)
    return true
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
