import Glibc

/// State that several threads share: one at a time is inside, and a thread can wait for the state to change.
///
/// `Synchronization.Mutex` is the choice where nobody waits: it has no condition to wait for.
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
    pthread_cond_init(changed, nil)
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
  package func enter<Result: Sendable>(
    when isReady: (State) -> Bool = { _ in true }, waking: Waking = .none,
    _ body: (inout State) -> Result
  ) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isReady(state) { pthread_cond_wait(changed, mutex) }
    defer {
      switch waking {
      case .none: break
      case .one: pthread_cond_signal(changed)
      case .all: pthread_cond_broadcast(changed)
      }
    }
    return body(&state)
  }
}
