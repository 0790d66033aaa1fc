import Foundation
import StrutServer
import StrutTestSupport
import Testing

/// The server answers proper requests soon, whatever else comes in.
struct FrontDoorTests {
  private static let changeSecret = AccessSecret()

  /// A server that runs until the body ends, and its port.
  private func withServer(_ body: (UInt16) async throws -> Void) async throws {
    try await withServer(at: "127.0.0.1") { addresses in
      #expect(!addresses.isOpen && addresses.all.count == 1)
      #expect(addresses.announcement == addresses.first + "\n")
      try await body(try #require(URL(string: addresses.first)?.port.flatMap(UInt16.init)))
    }
  }

  private func withServer(
    at host: String, _ body: (ServerAddresses) async throws -> Void
  ) async throws {
    let server = LoopbackServer(host: host, port: 0, changeSecret: Self.changeSecret) { request in
      .init(type: "text/plain", body: .bytes(Array("\(request.method) \(request.body.count)".utf8)))
    }
    let (addresses, ready) = AsyncStream<ServerAddresses>.makeStream()
    let serving = Task {
      // Where the address cannot be had nobody waits for it.
      defer { ready.finish() }
      try await server.serve { ready.yield($0) }
    }
    defer { serving.cancel() }
    try await body(try #require(await addresses.first { _ in true }))
  }

  /// Sends bytes and returns the first line of the answer; `nil` where the connection ends without one.
  private func firstLine(_ port: UInt16, _ request: String) async throws -> String? {
    try await answer(port, request).split(separator: "\r\n").first.map(String.init)
  }

  /// Sends bytes and returns the answer.
  private func answer(_ port: UInt16, _ request: String) async throws -> String {
    try await RawConnection.answer(port: port, request)
  }

  @Test(arguments: [
    ("GET /\(String(repeating: "a", count: 100_000)) HTTP/1.1\r\nHost: HOST\r\n\r\n", "414"),
    ("GET / HTTP/1.1\r\nHost: HOST\r\n\(String(repeating: "X: y\r\n", count: 20_000))\r\n", "431"),
    ("GET / HTTP/1.1\r\nHost: HOST\r\nX: \(String(repeating: "y", count: 70_000))\r\n\r\n", "431"),
    ("DELETE / HTTP/1.1\r\nHost: HOST\r\n\r\n", "405"), ("GET / HTTP/1.1\r\n\r\n", "421"),
    ("GET / HTTP/1.1\r\nHost: example.org\r\n\r\n", "421"),
    ("GET / HTTP/1.1\r\nHost: HOST\r\nHost: HOST\r\n\r\n", "421"),
    ("GET example.org HTTP/1.1\r\nHost: HOST\r\n\r\n", "400"), ("\u{1}\u{2}\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: HOST\r\nno colon\r\n\r\n", "400"),
    ("POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: -1\r\n\r\n", "400"),
    ("POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99999999\r\n\r\n", "413"),
    ("POST / HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400"),
    ("GET /\(String(repeating: "a", count: 8000)) HTTP/1.1\r\nHost: HOST\r\n\r\n", "200"),
    (
      "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\nContent-Length: 3\r\n\r\nabc",
      "403"
    ),
    (
      "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\nStrut-Secret: aaaaaaaaaaaaaaaaaaaa\r\nContent-Length: 3\r\n\r\nabc",
      "403"
    ),
    (
      "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\nStrut-Secret: SECRET\r\nContent-Length: 3\r\n\r\nabc",
      "200"
    ),
    (
      "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Type: text/plain\r\nStrut-Secret: SECRET\r\nContent-Length: 3\r\n\r\nabc",
      "400"
    ),
    (
      "POST / HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST0\r\nContent-Type: application/json\r\nStrut-Secret: SECRET\r\nContent-Length: 3\r\n\r\nabc",
      "403"
    ),
  ])
  func aRequestIsAnsweredOrRefused(_ request: String, _ status: String) async throws {
    try await withServer { port in
      let text = request.replacingOccurrences(of: "HOST", with: "127.0.0.1:\(port)")
        .replacingOccurrences(of: "SECRET", with: Self.changeSecret.text)
      let line = try await firstLine(port, text)
      #expect(line?.hasPrefix("HTTP/1.1 \(status) ") == true, "\(line ?? "nothing")")
    }
  }

  @Test func whatIsThisMachineAloneIsKnownInEverySpelling() {
    for host in [
      "localhost", "127.0.0.1", "127.0.0.2", "::1", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1",
    ] {
      #expect(MachineAddresses.isLoopback(host), "\(host)")
    }
    for host in [
      "0.0.0.0", "::", "::0", "127.example.org", "127.", "", "1::1", "10.0.0.127", "::127.0.0.1",
    ] {
      #expect(!MachineAddresses.isLoopback(host), "\(host)")
    }
  }

  /// Linux lets IPv4 in where `::` is bound, and a phone often has nothing else.
  @Test func allAddressesAreThoseOfBothFamilies() {
    let short = MachineAddresses.hosts(of: "0.0.0.0")
    let both = MachineAddresses.hosts(of: "::")
    #expect(!short.isEmpty && short.allSatisfy { !$0.contains(":") })
    #expect(short == ["127.0.0.1"] || both.starts(with: short), "\(short) \(both)")
    for other in ["::0", "0:0:0:0:0:0:0:0"] {
      #expect(MachineAddresses.hosts(of: other) == both)
    }
    #expect(MachineAddresses.hosts(of: "::ffff:0.0.0.0") == short)
    #expect(MachineAddresses.hosts(of: "2001:DB8:0::1") == ["2001:db8::1"])
    #expect(MachineAddresses.hosts(of: "10.1.2.3") == ["10.1.2.3"])
  }

  /// All addresses of this machine, in each family that it has.
  private static let openHosts =
    FileManager.default.fileExists(atPath: "/proc/net/if_inet6") ? ["0.0.0.0", "::"] : ["0.0.0.0"]

  /// Who asks for the network gets an address with a secret, and nobody is answered without it.
  @Test(arguments: openHosts)
  func otherMachinesNeedTheSecret(_ host: String) async throws {
    try await withServer(at: host) { addresses in
      #expect(addresses.isOpen)
      #expect(addresses.announcement.contains("Other machines can reach it"))
      let url = try #require(URLComponents(string: addresses.first))
      let port = try #require(url.port.flatMap(UInt16.init))
      let secret = try #require(url.queryItems?.first { $0.name == "secret" }?.value)
      #expect(secret.count == 20)
      for address in addresses.all { #expect(address.hasSuffix("/?secret=\(secret)")) }
      let named = url.percentEncodedHost ?? ""
      for (path, headers, status) in [
        ("/", "", "403"), ("/?secret=", "", "403"), ("/?secret=\(secret)x", "", "403"),
        ("/?secret=\(secret.reversed().map(String.init).joined())", "", "403"),
        ("/", "Cookie: strut-\(port)=wrong\r\n", "403"),
        ("/", "Cookie: strut-1=\(secret)\r\n", "403"),
        ("/?secret=\(secret)", "", "200"), ("/a/b?x=1&secret=\(secret)", "", "200"),
        ("/", "Cookie: a=b; strut-\(port)=\(secret)\r\n", "200"),
      ] {
        for name in ["127.0.0.1", "localhost", named] {
          let request = "GET \(path) HTTP/1.1\r\nHost: \(name):\(port)\r\n\(headers)\r\n"
          let line = try await firstLine(port, request)
          #expect(line?.hasPrefix("HTTP/1.1 \(status) ") == true, "\(path) \(headers) \(name)")
        }
      }
      let elsewhere = "GET /?secret=\(secret) HTTP/1.1\r\nHost: example.org:\(port)\r\n\r\n"
      #expect(try await firstLine(port, elsewhere)?.hasPrefix("HTTP/1.1 421 ") == true)
    }
  }

  /// The secret of the address goes into a cookie, so that the links of the pages need not hold it.
  @Test func theSecretBecomesACookie() async throws {
    try await withServer(at: "0.0.0.0") { addresses in
      let url = try #require(URLComponents(string: addresses.first))
      let port = try #require(url.port.flatMap(UInt16.init))
      let query = try #require(url.percentEncodedQuery)
      let answer = try await answer(
        port, "GET /?\(query) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
      let value = query.replacingOccurrences(of: "secret=", with: "")
      #expect(
        answer.contains("strut-\(port)=\(value); Path=/; HttpOnly; SameSite=Strict\r\n"),
        "\(answer)")
    }
  }

  /// Connections that stay half open take no place from a request that is whole.
  @Test func aGoodRequestIsAnsweredAmongManyBadOnes() async throws {
    try await withServer { port in
      var bad: [RawConnection] = []
      for index in 0..<700 {
        let connection = try RawConnection(port: port)
        switch index % 4 {
        case 0: break
        case 1: connection.send("GET /")
        case 2: connection.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nX: y\r\n")
        default:
          connection.send(
            "POST / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: 100\r\n\r\nabc")
        }
        bad.append(connection)
      }
      // A server that has gone deaf never answers; how fast it is, a busy machine does not show.
      let line = try await firstLine(port, "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      #expect(line == "HTTP/1.1 200 OK")
      #expect(bad.count == 700)
    }
  }

  /// The end of a head may come in pieces: it is cut before its last byte, two, and so on.
  @Test(arguments: 1...5) func aHeadComesInPieces(_ last: Int) async throws {
    try await withServer { port in
      let request = "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      // A thread of its own: those of tasks are needed for the answer.
      let answer = try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(
            with: Result {
              let connection = try RawConnection(port: port)
              connection.send(String(request.utf8.dropLast(last))!)
              Thread.sleep(forTimeInterval: 0.2)
              connection.send(String(request.utf8.suffix(last))!)
              return connection.answer()
            })
        }
      }
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(answer)")
    }
  }

  /// A request that does not come to an end is told so, and its connection ends.
  @Test func anIdleConnectionEnds() async throws {
    try await withServer { port in
      let line = try await firstLine(port, "GET / HTTP/1.1\r\n")
      #expect(line == "HTTP/1.1 408 Request Timeout")
    }
  }
}
