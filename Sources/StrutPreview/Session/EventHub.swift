import StrutFormats
import StrutGolden

/// Tells every open stream what changed, as server-sent events.
///
/// A stream that nobody reads any more ends at the next event or beat; one that is slow misses events, is told so, and
/// its page reads everything again.
final class EventHub: Sendable {
  private struct State {
    var serial = 0
    var streams: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
  }

  /// Says that events may have been missed.
  private static let again = Array("data: {\"kind\":\"again\"}\n\n".utf8)

  private let state = Monitor(State())

  /// How many streams are open.
  var count: Int { state.enter { $0.streams.count } }

  /// A new stream of events.
  func stream() -> AsyncStream<[UInt8]> {
    AsyncStream(bufferingPolicy: .bufferingNewest(64)) { continuation in
      let serial = state.enter { state in
        state.serial += 1
        state.streams[state.serial] = continuation
        return state.serial
      }
      continuation.onTermination = { [weak self] _ in
        _ = self?.state.enter { $0.streams.removeValue(forKey: serial) }
      }
      // The browser comes back this many milliseconds after the server went away.
      continuation.yield(Array("retry: 500\n\n".utf8))
    }
  }

  /// Sends an event to every stream.
  func send(_ event: JSONValue) {
    yield(Array("data: \(event.compactText)\n\n".utf8))
  }

  /// Sends something that browsers ignore, so that streams without a reader are noticed.
  func beat() { yield([UInt8](": \n\n".utf8)) }

  private func yield(_ bytes: [UInt8]) {
    let streams = state.enter { Array($0.streams.values) }
    for stream in streams {
      if case .dropped = stream.yield(bytes) { stream.yield(Self.again) }
    }
  }
}
