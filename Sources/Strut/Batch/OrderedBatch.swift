import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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
  ///   - deadline: What a piece comes to that takes more than so many seconds of a processor; `nil` lets each take as
  ///     much as it needs.
  ///   - makeWorker: Called once on each thread.
  ///   - work: Does one piece.
  ///   - receive: Takes the result of each piece. When it throws, no further piece is begun.
  package func run<Worker, Output: Sendable, Failure>(
    count: Int, deadline: BatchDeadline<Output>? = nil,
    makeWorker: @escaping @Sendable () -> Worker,
    work: @escaping @Sendable (Worker, Int) -> Output,
    receive: (Int, Output) throws(Failure) -> Void
  ) throws(Failure) {
    let used = min(threadCount, count)
    let queue = OrderedQueue<Output>(count: count, runAhead: used * Self.runAhead)
    let crew = BatchCrew { [startThread] in
      let slot = BatchWorker()
      let thread = startThread {
        let worker = makeWorker()
        while let piece = queue.take() {
          slot.take(piece)
          let output = work(worker, piece)
          // The result of a piece that was taken away is there already.
          guard slot.finish() else { return }
          queue.put(output, for: piece)
        }
      }
      guard let thread else { return nil }
      slot.begin(on: thread)
      return slot
    }
    let hasThreads = crew.start(used)
    defer {
      queue.stop()
      crew.end()
    }
    guard hasThreads || count == 0 else {
      let worker = makeWorker()
      for piece in 0..<count { try receive(piece, work(worker, piece)) }
      return
    }
    for piece in 0..<count {
      try receive(piece, crew.result(of: piece, from: queue, deadline: deadline))
    }
  }
}

/// How long one piece of a batch may take.
package struct BatchDeadline<Output: Sendable>: Sendable {
  let seconds: @Sendable (Int) -> Double
  /// What a piece comes to that takes longer.
  package let output: @Sendable (Int) -> Output

  /// - Parameters:
  ///   - seconds: What a piece may take of a processor.
  ///   - output: What a piece comes to that takes longer.
  package init(
    seconds: @escaping @Sendable (Int) -> Double, output: @escaping @Sendable (Int) -> Output
  ) {
    self.seconds = seconds
    self.output = output
  }
}

/// The threads of a batch.
private final class BatchCrew: Sendable {
  /// How often overdue pieces are looked for, in seconds.
  private static let interval = 0.05

  private let workers = Monitor<[BatchWorker]>([])
  private let hire: @Sendable () -> BatchWorker?

  init(_ hire: @escaping @Sendable () -> BatchWorker?) { self.hire = hire }

  /// Starts threads; `false` where there is none.
  func start(_ count: Int) -> Bool {
    let hired = (0..<count).compactMap { _ in hire() }
    return workers.enter { workers in
      workers += hired
      return !workers.isEmpty
    }
  }

  /// Waits for the result of a piece, and takes overdue pieces away meanwhile.
  func result<Output>(
    of piece: Int, from queue: OrderedQueue<Output>, deadline: BatchDeadline<Output>?
  ) -> Output {
    guard let deadline else { return queue.result(of: piece) }
    while true {
      if let output = queue.result(of: piece, within: Self.interval) { return output }
      for worker in workers.enter({ $0 }) {
        guard let piece = worker.overdue(after: deadline.seconds) else { continue }
        _ = start(1)
        queue.put(deadline.output(piece), for: piece)
      }
    }
  }

  /// Waits for all threads that are not left alone.
  func end() {
    for worker in workers.enter({ $0 }) { worker.join() }
  }
}

/// The pieces of a batch that nobody has taken yet, and the results that wait for an earlier one.
private final class OrderedQueue<Output: Sendable>: Sendable {
  private struct State {
    var count: Int
    var next = 0
    var received = 0
    var waiting: [Int: Output] = [:]

    mutating func takeResult(of piece: Int) -> Output {
      received = piece + 1
      return waiting.removeValue(forKey: piece)!
    }
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
    monitor.enter(when: { $0.waiting[piece] != nil }, waking: .all) { $0.takeResult(of: piece) }
  }

  /// Waits for the result of a piece no longer than so many seconds; `nil` where it is not there by then.
  func result(of piece: Int, within seconds: Double) -> Output? {
    monitor.enter(when: { $0.waiting[piece] != nil }, within: seconds, waking: .all) {
      $0.takeResult(of: piece)
    }
  }
}
