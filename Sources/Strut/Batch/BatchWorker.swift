import StrutFormats

/// One thread of a batch: what it works on, and since when.
///
/// A piece that takes too much of a processor is taken from its thread, which nothing can stop: the thread is left
/// alone, and another one goes on with the pieces that remain.
final class BatchWorker: Sendable {
  private struct State {
    /// The piece that is worked on, and the time of the thread when it was begun; `nil` before it has been looked at.
    var piece: Int?
    var start: Double?
    var isAbandoned = false
    var thread: NativeThread?
  }

  private let monitor = Monitor(State())

  /// Notes the thread.
  func begin(on thread: NativeThread?) { monitor.enter { $0.thread = thread } }

  /// Notes that a piece is worked on.
  func take(_ piece: Int) {
    monitor.enter { state in
      state.piece = piece
      state.start = nil
    }
  }

  /// Notes that the piece is done; `false` where it has been taken away.
  func finish() -> Bool {
    monitor.enter { state in
      state.piece = nil
      return !state.isAbandoned
    }
  }

  /// The piece, where it has taken more than so many seconds; it is taken away then.
  func overdue(after seconds: (Int) -> Double) -> Int? {
    monitor.enter { state in
      guard let piece = state.piece, !state.isAbandoned,
        let now = state.thread?.processorSeconds
      else { return nil }
      guard let start = state.start else {
        state.start = now
        return nil
      }
      guard now - start > seconds(piece) else { return nil }
      state.isAbandoned = true
      state.thread?.detach()
      return piece
    }
  }

  /// Waits until the thread has ended, unless it is left alone.
  func join() {
    let thread = monitor.enter { $0.isAbandoned ? nil : $0.thread }
    thread?.join()
  }
}
