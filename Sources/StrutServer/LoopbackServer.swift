import Dispatch
import FlyingFox
import FlyingSocks
import Foundation

/// A server of pages for browsers on this machine.
///
/// It binds the loopback address unless told otherwise, answers only requests whose `Host` names it (so that a page
/// from elsewhere cannot reach it under a name of its own), takes changes only with the secret of its own pages, and
/// sends a content security policy with every answer. Where other machines reach it, it answers only those who know
/// the secret in its address.
package struct LoopbackServer: Sendable {
  /// A request that passed the checks.
  package struct Request: Sendable {
    /// The method, such as `GET`.
    package var method: String
    /// The path with percent escapes resolved, without the query.
    package var path: String
    /// The values of the query by their names; the last one where a name repeats.
    package var query: [String: String]
    /// The body.
    package var body: [UInt8]
  }

  /// An answer.
  package struct Response: Sendable {
    /// The body, at once or bit by bit.
    package enum Body: Sendable {
      /// All of it.
      case bytes([UInt8])
      /// Pieces, each sent as soon as it is there; for server-sent events.
      case stream(AsyncStream<[UInt8]>)
    }

    /// The status.
    package var status: Int
    /// The media type.
    package var type: String
    /// The body.
    package var body: Body

    /// Creates an answer.
    package init(status: Int = 200, type: String, body: Body) {
      self.status = status
      self.type = type
      self.body = body
    }
  }

  /// Answers a request.
  package typealias Handler = @Sendable (Request) async -> Response

  private let host: String
  private let port: UInt16
  private let changeSecret: AccessSecret?
  private let handler: Handler

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - host: An IPv4 or IPv6 address, or `localhost`.
  ///   - port: The port; 0 takes any that is free.
  ///   - changeSecret: What every request but `GET` and `HEAD` has to bring as `Strut-Secret`; pages get it with their
  ///     HTML. `nil` where nothing can be changed.
  ///   - handler: Answers the requests that pass the checks.
  package init(
    host: String = "127.0.0.1", port: UInt16, changeSecret: AccessSecret? = nil,
    handler: @escaping Handler
  ) {
    self.host = host == "localhost" ? "127.0.0.1" : host
    self.port = port
    self.changeSecret = changeSecret
    self.handler = handler
  }

  /// Serves until the process ends; blocks the calling thread.
  ///
  /// - Parameter ready: Called once with the addresses of the first page.
  /// - Throws: ``ServerFault`` where the address cannot be had.
  package func run(ready: @escaping @Sendable (ServerAddresses) -> Void) throws(ServerFault) {
    let done = DispatchSemaphore(value: 0)
    let outcome = Outcome()
    Task {
      do { try await serve(ready: ready) } catch { outcome.set(Self.fault(error)) }
      done.signal()
    }
    done.wait()
    if let fault = outcome.fault { throw fault }
  }

  /// The reason in the system's words where it is the system's.
  private static func fault(_ error: any Error) -> ServerFault {
    guard case .failed(let call, let code, let message)? = error as? SocketError else {
      return ServerFault(description: "\(error)")
    }
    if call.hasPrefix("inet_pton") { return ServerFault(description: "that is no IP address") }
    return ServerFault(description: message, isAddressInUse: code == EADDRINUSE)
  }

  /// Serves until the task is cancelled.
  package func serve(ready: @escaping @Sendable (ServerAddresses) -> Void) async throws {
    let secret = MachineAddresses.isLoopback(host) ? nil : AccessSecret()
    let hosts = MachineAddresses.hosts(of: host)
    let gate = RequestGate(hosts: hosts, secret: secret, changeSecret: changeSecret)
    let handler = handler
    let answer: @Sendable (HTTPRequest) async throws -> HTTPResponse = { request in
      await Self.answer(request, gate: gate, secret: secret, handler: handler)
    }
    let (listener, bound) = try listeningSocket()
    let inside = "strut-\(UUID().uuidString)"
    let server = HTTPServer(
      address: .unix(abstractNamespace: inside), logger: .disabled,
      handler: ClosureHTTPHandler(answer))
    let serving = Task { try await server.run() }
    let door = FrontDoor(listener: listener, gate: gate) { Self.connect(abstractNamespace: inside) }
    do {
      try await server.waitUntilListening()
      gate.port = bound
      door.open()
      ready(ServerAddresses(hosts: hosts, port: bound, secret: secret))
    } catch {
      close(listener)
      try await serving.value
      throw error
    }
    try await withTaskCancellationHandler {
      try await serving.value
    } onCancel: {
      door.close()
      serving.cancel()
    }
  }

  /// A socket that listens on the host and port, and its port.
  private func listeningSocket() throws -> (Int32, UInt16) {
    if host.contains(":") {
      return try Self.listen(try .inet6(ip6: host, port: port), as: sockaddr_in6.self)
    }
    return try Self.listen(try .inet(ip4: host, port: port), as: sockaddr_in.self)
  }

  private static func listen<Address: SocketAddress>(
    _ address: Address, as type: Address.Type
  ) throws -> (Int32, UInt16) {
    let socket = try Socket(domain: Int32(Address.family))
    try socket.setValue(true, for: .localAddressReuse)
    // `::` is reached by IPv4 too, whatever the system's habit is.
    var isOnlyIPv6: Int32 = 0
    if Int32(Address.family) == AF_INET6 {
      setsockopt(
        socket.file.rawValue, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &isOnlyIPv6,
        socklen_t(MemoryLayout<Int32>.size))
    }
    try socket.bind(to: address)
    try socket.listen()
    switch try socket.sockname() {
    case .ip4(_, let port), .ip6(_, let port): return (socket.file.rawValue, port)
    default: throw ServerFault(description: "that is no IP address")
    }
  }

  /// A new connection to the server behind the door; `nil` where there is none.
  private static func connect(abstractNamespace name: String) -> Int32? {
    guard let socket = try? Socket(domain: AF_UNIX) else { return nil }
    guard (try? socket.connect(to: .unix(abstractNamespace: name))) != nil else {
      try? socket.close()
      return nil
    }
    return socket.file.rawValue
  }

  private static func answer(
    _ request: HTTPRequest, gate: RequestGate, secret: AccessSecret?, handler: Handler
  ) async -> HTTPResponse {
    let method = request.method.rawValue
    var query = request.query.reduce(into: [:]) { $0[$1.name] = $1.value }
    let given = query.removeValue(forKey: AccessSecret.queryName)
    if let refusal = gate.refusal(
      method: method, host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")],
      contentType: request.headers[.contentType], secret: given,
      cookies: request.headers[HTTPHeader("Cookie")],
      changeSecret: request.headers[HTTPHeader("Strut-Secret")])
    {
      return Response.refusal(refusal).http
    }
    guard let body = try? await request.bodyData else { return Response.refusal(.badRequest).http }
    var answer = await handler(
      Request(method: method, path: request.path, query: query, body: Array(body))
    ).http
    if let secret, secret.matches(given) {
      answer.headers[HTTPHeader("Set-Cookie")] = secret.cookie(port: gate.port)
    }
    return answer
  }
}

/// Why a server does not run.
package struct ServerFault: Error, CustomStringConvertible {
  /// The reason.
  package var description: String
  /// Whether something else has the address.
  package var isAddressInUse = false
}

/// What a task that nobody waits for came to.
private final class Outcome: @unchecked Sendable {
  private let lock = NSLock()
  private var found: ServerFault?

  var fault: ServerFault? { lock.withLock { found } }
  func set(_ fault: ServerFault) { lock.withLock { found = fault } }
}
