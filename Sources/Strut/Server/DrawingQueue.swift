import StrutCore
import StrutFormats

/// Orders that wait, and the threads that carry them out.
final class DrawingQueue: Sendable {
  /// An order with whoever waits for it.
  private final class Ticket: Sendable {
    let order: DrawingOrder
    let state: Monitor<State>

    struct State: Sendable {
      var isCancelled = false
      var outcome: DrawingOutcome?
      var waiter: CheckedContinuation<DrawingOutcome, Never>?
    }

    init(_ order: DrawingOrder) {
      self.order = order
      state = Monitor(State())
    }

    var isCancelled: Bool { state.enter { $0.isCancelled } }

    /// Hands the outcome to whoever waits.
    func finish(_ outcome: DrawingOutcome) {
      let waiter = state.enter(waking: .all) {
        state -> CheckedContinuation<DrawingOutcome, Never>? in
        guard state.outcome == nil else { return nil }
        state.outcome = outcome
        defer { state.waiter = nil }
        return state.waiter
      }
      waiter?.resume(returning: outcome)
    }

    /// Gives the order up.
    func cancel() {
      state.enter { $0.isCancelled = true }
      finish(.failure(CancellationError()))
    }
  }

  private struct State: Sendable {
    var waiting: [Ticket] = []
    var first = 0
    var threads = 0
    var idle = 0
    var isClosed = false

    var isEmpty: Bool { first == waiting.count }

    mutating func next() -> Ticket? {
      guard !isEmpty else { return nil }
      let ticket = waiting[first]
      first += 1
      if first > 64, first * 2 > waiting.count {
        waiting.removeFirst(first)
        first = 0
      }
      return ticket
    }
  }

  private let fonts: SharedFonts
  private let folder: String?
  private let limits: Limits
  private let concurrency: Int
  private let state = Monitor(State())

  init(fonts: SharedFonts, folder: String?, limits: Limits, concurrency: Int) {
    self.fonts = fonts
    self.folder = folder
    self.limits = limits
    self.concurrency = concurrency
  }

  /// Lets the threads end when nothing waits any more.
  func close() { state.enter(waking: .all) { $0.isClosed = true } }

  /// Waits for an order without holding a thread.
  func result(of order: DrawingOrder) async throws -> DrawingOutcome {
    try Task.checkCancellation()
    let ticket = Ticket(order)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let known = ticket.state.enter { state -> DrawingOutcome? in
          if state.outcome == nil { state.waiter = continuation }
          return state.outcome
        }
        if let known { continuation.resume(returning: known) } else { add(ticket) }
      }
    } onCancel: {
      ticket.cancel()
    }
  }

  /// Lets the thread wait for an order.
  func waitForResult(of order: DrawingOrder) -> DrawingOutcome {
    let ticket = Ticket(order)
    add(ticket)
    return ticket.state.enter(when: { $0.outcome != nil }) {
      $0.outcome ?? .failure(CancellationError())
    }
  }

  private func add(_ ticket: Ticket) {
    let needsThread = state.enter(waking: .one) { state in
      state.waiting.append(ticket)
      let waiting = state.waiting.count - state.first
      guard state.idle < waiting, state.threads < self.concurrency else { return false }
      state.threads += 1
      return true
    }
    guard needsThread else { return }
    let (monitor, fonts, folder, limits) = (state, fonts, folder, limits)
    let thread = NativeThread {
      Self.work(monitor, OrderWorker(fonts: fonts, folder: folder, limits: limits))
    }
    guard thread == nil else { return thread?.detach() ?? () }
    // The system has no thread left: the caller's has to do.
    state.enter { $0.threads -= 1 }
    if state.enter({ $0.threads }) == 0 {
      while let next = state.enter({ $0.next() }) {
        Self.carryOut(next, OrderWorker(fonts: fonts, folder: folder, limits: limits))
      }
    }
  }

  private static func work(_ state: Monitor<State>, _ worker: OrderWorker) {
    while true {
      state.enter { $0.idle += 1 }
      let ticket = state.enter(when: { !$0.isEmpty || $0.isClosed }) { state in
        state.idle -= 1
        return state.next()
      }
      guard let ticket else { return }
      carryOut(ticket, worker)
    }
  }

  private static func carryOut(_ ticket: Ticket, _ worker: OrderWorker) {
    guard !ticket.isCancelled else { return }
    ticket.finish(worker.outcome(of: ticket.order) { ticket.isCancelled })
  }
}
