/// The documents whose small pictures are out of date.
struct SummaryQueue {
  /// How long the gallery waits for more pictures before it is told of those that are done.
  static let gatheringTime = Duration.milliseconds(120)

  /// How long open pages have the threads for themselves after a change.
  static let restTime = Duration.milliseconds(40)

  /// What begins to draw when that time is over; `nil` where it is.
  var starter: Task<Void, Never>?
  private var waiting: [String] = []
  /// Where the next one stands.
  private var start = 0
  private var waitingNames: Set<String> = []
  /// How many are being drawn.
  var runningCount = 0
  /// Those that are done, and of which the gallery is not told yet.
  var done: Set<String> = []

  /// Adds a document, once however often it is added.
  mutating func append(_ name: String) {
    if waitingNames.insert(name).inserted { waiting.append(name) }
  }

  /// The document that waits longest.
  mutating func take() -> String? {
    guard start < waiting.count else {
      (waiting, start) = ([], 0)
      return nil
    }
    defer { start += 1 }
    waitingNames.remove(waiting[start])
    return waiting[start]
  }
}
