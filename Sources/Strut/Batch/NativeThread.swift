#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread of the system, with a stack that deep documents fit on.
package struct NativeThread {
  /// Enough for the deepest document that the reader lets pass.
  private static let stackSize = 16 << 20

  private let handle: pthread_t

  /// Starts a thread that runs `body` and ends; `nil` where the system has none left.
  package init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    defer { pthread_attr_destroy(&attributes) }
    var handle = pthread_t()
    let retained = Unmanaged.passRetained(Body(body))
    let code = pthread_create(
      &handle, &attributes,
      { pointer in
        Unmanaged<Body>.fromOpaque(pointer!).takeRetainedValue().run()
        return nil
      }, retained.toOpaque())
    guard code == 0 else {
      retained.release()
      return nil
    }
    self.handle = handle
  }

  /// The seconds that a processor has worked on this thread; `nil` where it has ended.
  var processorSeconds: Double? {
    var clock = clockid_t()
    var time = timespec()
    guard pthread_getcpuclockid(handle, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return nil
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Lets the thread end by itself; nobody waits for it.
  package func detach() { pthread_detach(handle) }

  /// Waits until the thread has ended.
  package func join() { pthread_join(handle, nil) }

  /// What a thread does, as an object that crosses the border to C.
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
