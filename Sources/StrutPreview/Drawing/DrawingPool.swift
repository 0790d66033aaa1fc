import Strut
import StrutFormats
import StrutGolden

/// Threads that draw documents, so that the threads of the server never wait for one.
///
/// What a page waits for goes before what only the gallery will show.
final class DrawingPool: Sendable {
  /// How soon something is wanted.
  enum Urgency {
    /// Somebody looks at a page and waits.
    case now
    /// Nobody waits.
    case later
  }

  private typealias Work = @Sendable (DocumentDrawer) -> Void

  private struct State {
    var urgent: [Work] = []
    /// Taken from the front, up to ``patientStart``.
    var patient: [Work] = []
    var patientStart = 0
    var isClosed = false
    var drawnCount = 0

    var isIdle: Bool { urgent.isEmpty && patientStart == patient.count }

    mutating func next() -> Work? {
      if !urgent.isEmpty { return urgent.removeFirst() }
      guard patientStart < patient.count else { return nil }
      defer {
        patientStart += 1
        if patientStart == patient.count { (patient, patientStart) = ([], 0) }
      }
      return patient[patientStart]
    }
  }

  private let monitor = Monitor(State())

  /// Starts `threadCount` threads.
  init(threadCount: Int, resources: RunResources, prepareThread: @escaping @Sendable () -> Void) {
    for _ in 0..<max(1, threadCount) {
      _ = NativeThread {
        prepareThread()
        let drawer = DocumentDrawer(resources: resources)
        while let work = self.take() { work(drawer) }
      }
    }
  }

  /// How many documents have been drawn.
  var count: Int { monitor.enter { $0.drawnCount } }

  /// Draws a document on one of the threads.
  func draw(_ order: DrawingOrder, _ urgency: Urgency) async -> Drawing {
    await withCheckedContinuation { continuation in
      let work: Work = { continuation.resume(returning: $0.draw(order)) }
      monitor.enter(waking: .one) { state in
        switch urgency {
        case .now: state.urgent.append(work)
        case .later: state.patient.append(work)
        }
      }
    }
  }

  /// Lets the threads end when they have nothing to do.
  func close() { monitor.enter(waking: .all) { $0.isClosed = true } }

  private func take() -> Work? {
    monitor.enter(when: { !$0.isIdle || $0.isClosed }) { state in
      guard let work = state.next() else { return nil }
      state.drawnCount += 1
      return work
    }
  }
}
