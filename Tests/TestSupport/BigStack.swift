import Foundation

/// Runs work that goes as deep as the limits allow on a thread like the program's own.
package func onBigStack<Result: Sendable>(
  _ work: @escaping @Sendable () -> Result
) -> Result? {
  let box = Box<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.value = work()
    done.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  done.wait()
  return box.value
}

/// Written by one thread and read by another after it; the semaphore keeps them apart.
private final class Box<Value: Sendable>: @unchecked Sendable {
  var value: Value?
}
