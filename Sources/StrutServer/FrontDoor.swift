import Foundation
import Glibc

/// What stands between the network and the server: it lets in only requests of bounded size, in bounded time, for this
/// host, and no more at once than there is room for.
///
/// One thread waits for all requests, so that those which never come to an end cost nothing but a place,
/// and the oldest of them gives its place away. Each request that is let in has a thread until it is answered.
final class FrontDoor: @unchecked Sendable {
  /// The most requests that are waited for.
  private static let mostWaiting = 512
  /// The most requests that are answered at the same time.
  private static let mostAnswered = 128
  /// The most requests with a long head that are answered at the same time, so that what the server behind takes for
  /// their lines keeps nobody else waiting.
  private static let mostLongAnswered = 8
  /// The bytes beyond which a head is long.
  private static let longBytes = 2 << 10
  /// The seconds that a request may take until all of it is there.
  private static let requestSeconds = 5.0
  /// The seconds for which somebody whose request is refused may go on sending.
  private static let refusalSeconds = 1.0

  private struct Waiting {
    var descriptor: Int32
    var deadline: Double
    var bytes: [UInt8] = []
    /// The head, once it is complete: the body is waited for.
    var head: RequestHead?
    /// Where the body begins.
    var bodyStart = 0
    /// Whether the request has been refused: what still comes is read away, so that the answer is not lost with it.
    var isRefused = false
  }

  private let listener: Int32
  private let gate: RequestGate
  private let connectInside: @Sendable () -> Int32?
  private let lock = NSLock()
  private var answered = 0
  private var longAnswered = 0
  private var isClosed = false
  private var waiting: [Waiting] = []

  /// - Parameters:
  ///   - listener: A socket that listens. Owned.
  ///   - gate: Knows the names of this host.
  ///   - connectInside: A new connection to the server itself.
  init(listener: Int32, gate: RequestGate, connectInside: @escaping @Sendable () -> Int32?) {
    self.listener = listener
    self.gate = gate
    self.connectInside = connectInside
    _ = fcntl(listener, F_SETFL, O_NONBLOCK)
  }

  /// Starts to let requests in.
  func open() {
    let thread = Thread { [self] in run() }
    thread.stackSize = 1 << 20
    thread.start()
  }

  /// Lets nobody in any more.
  func close() { lock.withLock { isClosed = true } }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func run() {
    while !lock.withLock({ isClosed }) {
      var polled = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
      polled += waiting.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      poll(&polled, nfds_t(polled.count), 200)
      let ready = Set(polled.dropFirst().filter { $0.revents != 0 }.map(\.fd))
      let now = Self.now
      for index in waiting.indices where now > waiting[index].deadline { expire(index) }
      waiting.removeAll { $0.descriptor < 0 }
      for index in waiting.indices where ready.contains(waiting[index].descriptor) {
        read(into: index)
      }
      waiting.removeAll { $0.descriptor < 0 }
      if polled[0].revents != 0 { accept(now: now) }
    }
    for connection in waiting { Glibc.close(connection.descriptor) }
    Glibc.close(listener)
  }

  /// Ends a connection that had its time; a request that is not whole is told so.
  private func expire(_ index: Int) {
    guard waiting[index].isRefused else { return refuse(index, .tooSlow) }
    Glibc.close(waiting[index].descriptor)
    waiting[index].descriptor = -1
  }

  private func accept(now: Double) {
    for _ in 0..<64 {
      let descriptor = Glibc.accept(listener, nil, nil)
      guard descriptor >= 0 else {
        // Without descriptors the oldest gives its own away.
        if errno == EMFILE || errno == ENFILE, !waiting.isEmpty {
          Glibc.close(waiting.removeFirst().descriptor)
          continue
        }
        return
      }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      if waiting.count >= Self.mostWaiting { Glibc.close(waiting.removeFirst().descriptor) }
      waiting.append(Waiting(descriptor: descriptor, deadline: now + Self.requestSeconds))
    }
  }

  /// Takes what has come; the descriptor becomes -1 where the connection is no longer waited for.
  private func read(into index: Int) {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let descriptor = waiting[index].descriptor
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    guard count > 0 else {
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      Glibc.close(descriptor)
      waiting[index].descriptor = -1
      return
    }
    guard !waiting[index].isRefused else { return }
    let searched = max(0, waiting[index].bytes.count - 3)
    waiting[index].bytes += buffer[..<count]
    if waiting[index].head == nil { readHead(of: index, from: searched) }
    guard !waiting[index].isRefused, let head = waiting[index].head else { return }
    let body = waiting[index].bytes[waiting[index].bodyStart...]
    guard body.count >= head.bodyCount else { return }
    letIn(index, head, body: Array(body.prefix(head.bodyCount)))
  }

  /// Looks at the head of a request as soon as it is complete, and refuses what is none.
  private func readHead(of index: Int, from start: Int) {
    let bytes = waiting[index].bytes
    let end = Self.headEnd(in: bytes, from: start)
    var refusal = Self.excess(of: end.map { bytes[..<$0] } ?? bytes[...])
    if refusal == nil, let end {
      do throws(RequestHead.Fault) {
        let head = try RequestHead(bytes[..<(end - 4)], port: gate.port)
        waiting[index].head = head
        waiting[index].bodyStart = end
        if !gate.isThisHost(head.host) { refusal = .otherHost }
      } catch {
        refusal = error.refusal
      }
    }
    if let refusal { refuse(index, refusal) }
  }

  /// Where the empty line after the head ends; `nil` where it has not come yet.
  private static func headEnd(in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= 4 else { return nil }
    for index in start...(bytes.count - 4) where bytes[index] == 13 {
      if bytes[index + 1] == 10, bytes[index + 2] == 13, bytes[index + 3] == 10 { return index + 4 }
    }
    return nil
  }

  private static func excess(of bytes: ArraySlice<UInt8>) -> RequestHead.Refusal? {
    if bytes.count > RequestHead.mostBytes { return .headersTooLarge }
    let isLong = bytes.count > RequestHead.mostLineBytes
    return isLong && !bytes.prefix(RequestHead.mostLineBytes).contains(10) ? .lineTooLong : nil
  }

  private func letIn(_ index: Int, _ head: RequestHead, body: [UInt8]) {
    let descriptor = waiting[index].descriptor
    let isLong = head.forwarded.count > Self.longBytes
    guard takePlace(isLong: isLong) else { return refuse(index, .busy) }
    waiting[index].descriptor = -1
    let thread = Thread { [self] in
      Passage(outside: descriptor, head: head, body: body).run(connectInside)
      leavePlace(isLong: isLong)
    }
    thread.stackSize = 512 << 10
    thread.start()
  }

  /// Counts a request that is about to be answered; `false` where there is no room for it.
  private func takePlace(isLong: Bool) -> Bool {
    lock.withLock {
      guard answered < Self.mostAnswered, !isLong || longAnswered < Self.mostLongAnswered else {
        return false
      }
      answered += 1
      if isLong { longAnswered += 1 }
      return true
    }
  }

  private func leavePlace(isLong: Bool) {
    lock.withLock {
      answered -= 1
      if isLong { longAnswered -= 1 }
    }
  }

  /// Answers a request that is not let in, as far as the answer goes without waiting.
  private func refuse(_ index: Int, _ refusal: RequestHead.Refusal) {
    let answer = refusal.answer
    let descriptor = waiting[index].descriptor
    _ = send(descriptor, answer, answer.count, Int32(MSG_NOSIGNAL))
    shutdown(descriptor, Int32(SHUT_WR))
    waiting[index].isRefused = true
    waiting[index].bytes = []
    waiting[index].deadline = Self.now + Self.refusalSeconds
  }
}
