#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// State that several threads share: one at a time is inside, and a thread can wait for the state to change.
///
/// `Synchronization.Mutex` has no condition to wait for, and the thread sanitizer sees only some of its locks: the library that
/// takes them where threads meet is not built for it.
///
///     let places = Monitor(3)
///     places.enter(when: { $0 > 0 }) { $0 -= 1 }
///     places.enter(waking: .one) { $0 += 1 }
///
/// `@unchecked`: every access to the state holds the mutex.
package final class Monitor<State: Sendable>: @unchecked Sendable {
  /// Which of the threads that wait look at the state again.
  package enum Waking: Hashable, Sendable {
    case none
    case one
    case all
  }

  private var state: State
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// Creates a monitor of `state`.
  package init(_ state: State) {
    self.state = state
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(changed, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// What `body` returns, which reads or changes the state while no other thread does.
  ///
  /// `body` must not enter the same monitor.
  ///
  /// - Parameters:
  ///   - isReady: What has to hold of the state; where it does not, the thread waits until a change has woken it and
  ///     it does.
  ///   - waking: Who looks at the state again when `body` has changed it.
  package func enter<Result, Failure: Error>(
    when isReady: (State) -> Bool = { _ in true }, waking: Waking = .none,
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isReady(state) { pthread_cond_wait(changed, mutex) }
    defer { wake(waking) }
    return try body(&state)
  }

  /// As ``enter(when:waking:_:)``, but waits no longer than so many seconds; `nil` where the state was not ready by then.
  package func enter<Result: Sendable>(
    when isReady: (State) -> Bool, within seconds: Double, waking: Waking = .none,
    _ body: (inout State) -> Result
  ) -> Result? {
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &end)
    let nanoseconds = Double(end.tv_nsec) + seconds * 1e9
    end.tv_sec += Int((nanoseconds / 1e9).rounded(.down))
    end.tv_nsec = Int(nanoseconds.truncatingRemainder(dividingBy: 1e9))
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isReady(state) {
      guard pthread_cond_timedwait(changed, mutex, &end) == 0 else { break }
    }
    guard isReady(state) else { return nil }
    defer { wake(waking) }
    return body(&state)
  }

  private func wake(_ waking: Waking) {
    switch waking {
    case .none: break
    case .one: pthread_cond_signal(changed)
    case .all: pthread_cond_broadcast(changed)
    }
  }
}
