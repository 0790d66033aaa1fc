import StrutFormats

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

/// The pieces of a batch that nobody has taken yet, and the results that wait for an earlier one.
private final class OrderedQueue<Output: Sendable>: Sendable {
  private struct State {
    var count: Int
    var next = 0
    var received = 0
    var waiting: [Int: Output] = [:]
  }

  private let runAhead: Int
  private let monitor: Monitor<State>

  init(count: Int, runAhead: Int) {
    self.runAhead = runAhead
    monitor = Monitor(State(count: count))
  }

  /// The next piece that nobody has, as soon as it is not too far ahead; `nil` when there is none.
  func take() -> Int? {
    monitor.enter(when: { $0.next >= $0.count || $0.next < $0.received + runAhead }) { state in
      guard state.next < state.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Lets nobody take a further piece.
  func stop() { monitor.enter(waking: .all) { $0.count = 0 } }

  func put(_ output: Output, for piece: Int) {
    monitor.enter(waking: .all) { $0.waiting[piece] = output }
  }

  /// Waits for the result of a piece and gives it away.
  func result(of piece: Int) -> Output {
    monitor.enter(when: { $0.waiting[piece] != nil }, waking: .all) { state in
      state.received = piece + 1
      return state.waiting.removeValue(forKey: piece)!
    }
  }
}
