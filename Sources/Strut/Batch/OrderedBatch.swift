import Glibc

/// Numbered pieces of work over several threads, their results received in order.
///
/// Each thread has a worker of its own, created on that thread and never shared. Threads run
/// ahead of the receiver by a bounded number of pieces, so memory stays flat however many there are.
package struct OrderedBatch: Sendable {
  /// How many results for each thread may wait for an earlier one.
  private static let runAhead = 8

  private let threadCount: Int
  private let startThread: @Sendable (@escaping @Sendable () -> Void) -> NativeThread?

  /// Creates a batch on `threadCount` threads, at least one.
  ///
  /// - Parameter startThread: Starts a thread; `nil` where none can be started.
  package init(
    threadCount: Int,
    startThread: @escaping @Sendable (@escaping @Sendable () -> Void) -> NativeThread? = {
      NativeThread($0)
    }
  ) {
    self.threadCount = max(1, threadCount)
    self.startThread = startThread
  }

  /// Does the pieces `0..<count` and hands over their results in that order, on the calling thread.
  ///
  /// Where the system has no more threads, those that could be started do the work; without any, the
  /// calling thread does.
  ///
  /// - Parameters:
  ///   - makeWorker: Called once on each thread.
  ///   - work: Does one piece.
  ///   - receive: Takes the result of each piece. When it throws, no further piece is begun.
  package func run<Worker, Output: Sendable, Failure>(
    count: Int, makeWorker: @escaping @Sendable () -> Worker,
    work: @escaping @Sendable (Worker, Int) -> Output,
    receive: (Int, Output) throws(Failure) -> Void
  ) throws(Failure) {
    let used = min(threadCount, count)
    let queue = OrderedQueue<Output>(count: count, runAhead: used * Self.runAhead)
    let threads = (0..<used).compactMap { _ in
      startThread {
        let worker = makeWorker()
        while let piece = queue.take() { queue.put(work(worker, piece), for: piece) }
      }
    }
    defer {
      queue.stop()
      for thread in threads { thread.join() }
    }
    guard threads.isEmpty, count > 0 else {
      for piece in 0..<count { try receive(piece, queue.result(of: piece)) }
      return
    }
    let worker = makeWorker()
    for piece in 0..<count { try receive(piece, work(worker, piece)) }
  }
}

/// The state that the threads of a batch share.
///
/// `@unchecked`: every access to the variables holds `mutex`.
private final class OrderedQueue<Output: Sendable>: @unchecked Sendable {
  private var count: Int
  private let runAhead: Int
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var next = 0
  private var received = 0
  private var waiting: [Int: Output] = [:]

  init(count: Int, runAhead: Int) {
    self.count = count
    self.runAhead = runAhead
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// The next piece that nobody has, as soon as it is not too far ahead; `nil` when there is none.
  func take() -> Int? {
    locked {
      while next < count, next >= received + runAhead { pthread_cond_wait(changed, mutex) }
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  /// Lets nobody take a further piece.
  func stop() {
    locked {
      count = 0
      pthread_cond_broadcast(changed)
    }
  }

  func put(_ output: Output, for piece: Int) {
    locked {
      waiting[piece] = output
      pthread_cond_broadcast(changed)
    }
  }

  /// Waits for the result of a piece and gives it away.
  func result(of piece: Int) -> Output {
    locked {
      while true {
        if let output = waiting.removeValue(forKey: piece) {
          received = piece + 1
          pthread_cond_broadcast(changed)
          return output
        }
        pthread_cond_wait(changed, mutex)
      }
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
