/// How long a picture may still take, and whether anybody waits for it.
final class DrawingBudget {
  private let deadline: ContinuousClock.Instant
  private let time: Duration
  private let isCancelled: @Sendable () -> Bool
  private var questions = 0
  private var isOver = false

  /// - Parameters:
  ///   - time: The most time from now.
  ///   - isCancelled: Whether nobody waits any more.
  init(time: Duration, isCancelled: @escaping @Sendable () -> Bool) {
    self.time = time
    // Clocks count in 64 bits; nobody waits for longer than a hundred years.
    let century = Duration.seconds(3_155_760_000)
    deadline = ContinuousClock.now + min(century, max(.zero, time))
    self.isCancelled = isCancelled
  }

  /// Whether what is left to do is in vain; looks at the clock every few questions.
  var isSpent: Bool {
    questions += 1
    if !isOver, questions & 15 == 0 { isOver = isCancelled() || ContinuousClock.now > deadline }
    return isOver
  }

  /// The seconds that are left.
  var seconds: Double { max(0, (deadline - ContinuousClock.now) / .seconds(1)) }

  /// Throws where nobody waits any more or the time is over.
  func check() throws {
    if isCancelled() { throw CancellationError() }
    if ContinuousClock.now > deadline {
      throw RenderingError.limit("a picture takes at most \(time)")
    }
  }
}
