import Glibc
import Strut
import StrutGolden

/// Threads that draw documents, so that the threads of the server never wait for one.
///
/// What a page waits for goes before what only the gallery will show.
///
/// `@unchecked`: every access to the variables holds `mutex`.
final class DrawingPool: @unchecked Sendable {
  /// How soon something is wanted.
  enum Urgency {
    /// Somebody looks at a page and waits.
    case now
    /// Nobody waits.
    case later
  }

  private typealias Work = @Sendable (DocumentDrawer) -> Void

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var urgent: [Work] = []
  /// Taken from the front, up to ``patientStart``.
  private var patient: [Work] = []
  private var patientStart = 0
  private var isClosed = false
  private var drawnCount = 0

  /// Starts `threadCount` threads.
  init(threadCount: Int, fonts: RunFonts, prepareThread: @escaping @Sendable () -> Void) {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
    for _ in 0..<max(1, threadCount) {
      _ = NativeThread {
        prepareThread()
        let drawer = DocumentDrawer(fonts: fonts)
        while let work = self.take() { work(drawer) }
      }
    }
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// How many documents have been drawn.
  var count: Int { locked { drawnCount } }

  /// Draws a document on one of the threads.
  func draw(_ order: DrawingOrder, _ urgency: Urgency) async -> Drawing {
    await withCheckedContinuation { continuation in
      locked {
        let work: Work = { continuation.resume(returning: $0.draw(order)) }
        switch urgency {
        case .now: urgent.append(work)
        case .later: patient.append(work)
        }
        pthread_cond_signal(changed)
      }
    }
  }

  /// Lets the threads end when they have nothing to do.
  func close() {
    locked {
      isClosed = true
      pthread_cond_broadcast(changed)
    }
  }

  private func take() -> Work? {
    locked {
      while urgent.isEmpty, patientStart == patient.count, !isClosed {
        pthread_cond_wait(changed, mutex)
      }
      guard let work = next() else { return nil }
      drawnCount += 1
      return work
    }
  }

  private func next() -> Work? {
    if !urgent.isEmpty { return urgent.removeFirst() }
    guard patientStart < patient.count else { return nil }
    defer {
      patientStart += 1
      if patientStart == patient.count { (patient, patientStart) = ([], 0) }
    }
    return patient[patientStart]
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
