import Glibc

/// One request on its way to the server, and its answer on the way back.
struct Passage {
  /// The connection from outside. Owned.
  let outside: Int32
  let head: RequestHead
  /// The whole body.
  let body: [UInt8]

  /// The seconds that somebody who takes an answer may rest.
  private static let restSeconds = 10

  /// Hands the request on, and the answer back until it ends.
  func run(_ connectInside: () -> Int32?) {
    defer { close(outside) }
    guard let inside = connectInside() else { return }
    defer { close(inside) }
    let flags = fcntl(outside, F_GETFL)
    _ = fcntl(outside, F_SETFL, flags & ~O_NONBLOCK)
    setTimeouts()
    guard Self.send(head.forwarded + body, to: inside) else { return }
    passAnswer(from: inside)
    shutdown(outside, Int32(SHUT_WR))
  }

  private func setTimeouts() {
    var time = timeval(tv_sec: Self.restSeconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(outside, SOL_SOCKET, SO_RCVTIMEO, &time, size)
    setsockopt(outside, SOL_SOCKET, SO_SNDTIMEO, &time, size)
  }

  /// Hands the answer on; ends where either side does.
  private func passAnswer(from inside: Int32) {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      var polled = [
        pollfd(fd: inside, events: Int16(POLLIN), revents: 0),
        pollfd(fd: outside, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&polled, 2, -1) > 0 else { return }
      if polled[0].revents != 0 {
        let count = read(inside, &buffer, buffer.count)
        guard count > 0, Self.send(Array(buffer[..<count]), to: outside) else { return }
      } else if polled[1].revents != 0 {
        // Nothing more is expected: whoever speaks, or goes away, ends the passage.
        return
      }
    }
  }

  private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(
          descriptor, $0.baseAddress! + done, bytes.count - done, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else {
        if count < 0, errno == EINTR { continue }
        return false
      }
      done += count
    }
    return true
  }
}
