import Foundation
import StrutTestSupport
import Testing

/// How `strut preview` ends where it cannot begin, and what its server lets in.
struct PreviewCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<layout width=\"4\" height=\"4\"/>", to: "a.xml")
  }

  @Test func whatKeepsItFromServingIsSaid() throws {
    let server = try PreviewServer(in: folder)
    let port = try #require(URL(string: server.address)?.port)
    let taken = try folder.strut("preview", "--port", "\(port)")
    #expect(taken.status == 4)
    #expect(
      taken.output == """
        strut: error: cannot serve on 127.0.0.1:\(port): Address already in use
          hint: without --port any port that is free is taken

        """)
    let host = try folder.strut("preview", "--host", "nonsense")
    #expect(host.status == 4)
    #expect(host.output == "strut: error: cannot serve on nonsense:0: that is no IP address\n")
    let missing = try folder.strut("preview", "nowhere")
    #expect(missing.status == 4)
    #expect(missing.output == "strut: error: cannot read nowhere: No such file or directory\n")
    #expect(try folder.strut("preview", "--port", "70000").status == 2)
  }

  @Test func onlyItsOwnNameIsAnswered() throws {
    let server = try PreviewServer(in: folder)
    let port = try #require(URL(string: server.address)?.port)
    for (host, status) in [
      ("127.0.0.1:\(port)", "200"), ("localhost:\(port)", "200"), ("[::1]:\(port)", "200"),
      ("127.0.0.1", "421"), ("example.org:\(port)", "421"), ("example.org", "421"),
    ] {
      #expect(try request(server, "/", host) == status, "\(host)")
    }
    for path in [
      "/etc/passwd", "/../../../etc/passwd", "/document/..%2f..%2f..%2fetc%2fpasswd",
      "/picture/%2e%2e/%2e%2e/etc/passwd", "/data//etc/passwd", "/data/a.xml%00",
      "/assets/..%5c..%5cetc", "/picture/a.xml/../../../etc/passwd",
    ] {
      #expect(try request(server, path, "127.0.0.1:\(port)") == "404", "\(path)")
    }
  }

  /// A change needs the secret of the page, which is there only where changes are allowed.
  @Test func changesNeedTheSecretOfThePage() throws {
    func secret(_ server: PreviewServer) throws -> String? {
      let page = try answer(server, "GET /document/a.xml HTTP/1.1\r\nHost: HOST\r\n\r\n")
      #expect(page.contains("a.xml"))
      return page.firstMatch(of: /"editSecret":"([a-z2-9]{20})"/).map { String($0.output.1) }
    }
    func change(_ server: PreviewServer, _ header: String) throws -> String {
      let body =
        #"{"offset": 1, "tag": "<layout width=\"4\" height=\"4\"/>", "name": "width", "value": "5"}"#
      return try answer(
        server,
        "POST /edit/a.xml HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\n\(header)"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }
    let before = folder.bytes("a.xml")
    let closed = try PreviewServer(in: folder, ["--read-only"])
    #expect(try secret(closed) == nil)
    #expect(try change(closed, "").hasPrefix("HTTP/1.1 403 "))
    let server = try PreviewServer(in: folder)
    let known = try #require(try secret(server))
    for header in ["", "Strut-Secret: \(known)x\r\n", "Strut-Secret: \r\n"] {
      #expect(try change(server, header).hasPrefix("HTTP/1.1 403 "), "\(header)")
    }
    #expect(folder.bytes("a.xml") == before)
    #expect(try change(server, "Strut-Secret: \(known)\r\n").hasPrefix("HTTP/1.1 200 "))
    #expect(folder.bytes("a.xml") != before)
  }

  @Test func aBrowserThatItOpensHoldsNothingOfIt() throws {
    // Stands for a browser that goes on after the server has ended.
    try folder.write(
      "#!/bin/sh\nls -l /proc/$$/fd > $0.fds\necho $1 > $0.address\n",
      to: "bin/xdg-open")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/xdg-open")
    let server = try PreviewServer(
      in: folder, ["--open"],
      environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"])
    for _ in 0..<500 where (folder.bytes("bin/xdg-open.address") ?? Data()).isEmpty {
      Thread.sleep(forTimeInterval: 0.01)
    }
    let address = folder.bytes("bin/xdg-open.address") ?? Data()
    #expect(String(decoding: address, as: UTF8.self) == server.address + "\n")
    let files = String(decoding: folder.bytes("bin/xdg-open.fds") ?? Data(), as: UTF8.self)
    #expect(files.contains("/dev/null"))
    #expect(!files.contains("socket:") && !files.contains("inotify"), "\(files)")
  }

  /// The answer to a request; `HOST` in it stands for the server's address.
  private func answer(_ server: PreviewServer, _ request: String) throws -> String {
    let address = try #require(URLComponents(string: server.address))
    let port = UInt16(address.port ?? 0)
    let socket = try LoopbackConnection(port: port)
    try socket.send(request.replacingOccurrences(of: "HOST", with: "127.0.0.1:\(port)"))
    return try socket.receive()
  }

  /// The status of an answer to a path that is sent as it is.
  private func request(_ server: PreviewServer, _ path: String, _ host: String) throws -> String {
    let address = try #require(URLComponents(string: server.address))
    let socket = try LoopbackConnection(port: UInt16(address.port ?? 0))
    try socket.send("GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
    let answer = try socket.receive()
    return String(answer.split(separator: " ").dropFirst().first ?? "")
  }
}

/// A plain connection, since libraries for requests tidy up paths before they send them.
private final class LoopbackConnection {
  private let descriptor: Int32

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(connected == 0)
  }

  deinit { close(descriptor) }

  func send(_ text: String) throws {
    let bytes = Array(text.utf8)
    try #require(write(descriptor, bytes, bytes.count) == bytes.count)
  }

  /// The answer, up to the end of the connection.
  func receive() throws -> String {
    var answer: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
      answer += bytes[..<count]
    }
    try #require(!answer.isEmpty)
    return String(decoding: answer, as: UTF8.self)
  }
}
