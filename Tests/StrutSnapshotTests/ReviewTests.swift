import Foundation
import Strut
import StrutComparison
import StrutFormats
import StrutGolden
import StrutServer
import StrutTestSupport
import Synchronization
import Testing

/// The page that `strut review` serves, asked for as a browser would.
struct ReviewTests {
  private let folder: TemporaryFolder
  private let store: ResultStore
  private let writer = FileWriter(temporaryFiles: TemporaryFiles())

  init() throws {
    folder = try TemporaryFolder()
    store = ResultStore(project: folder.path, writer: writer)
    for name in ["docs/a/default@1x", "docs/b </script>/default@1x"] {
      var result = CaseResult(
        name: name, document: "docs/a.xml", golden: "docs/__Snapshots__/\(name).png", axes: [:],
        status: .changed, isFailure: true)
      result.elements = [
        ElementVerdict(name: "#pay", path: "#pay", line: 3, change: .moved(dx: 8, dy: 0))
      ]
      try store.put(
        .init(result: result, pictures: [.actual: [1, 2, 3], .diff: [4]], record: [5, 6]))
    }
  }

  private var site: ReviewSite { ReviewSite(store: store, writer: writer) }

  @Test func thePageHoldsEverythingThatWaitsAndEscapesIt() {
    let answer = site.answer("GET", "/", body: [])
    let page = String(decoding: answer.body, as: UTF8.self)
    #expect(answer.status == 200)
    #expect(page.contains("#pay moved by (8, 0)"))
    #expect(!page.contains("b </script>"))
  }

  /// The digest of the picture that waits.
  private let shown = Digest(of: [1, 2, 3]).description

  private func items(_ name: String, _ shown: String) -> [UInt8] {
    let body: JSONValue = ["items": [["name": .text(name), "shown": .text(shown)]]]
    return Array(body.compactText.utf8)
  }

  @Test func onlyPicturesThatWaitAreAnswered() {
    let picture = site.answer("GET", "/picture/\(shown)/actual/docs/a/default@1x", body: [])
    #expect(picture.body == [1, 2, 3])
    for path in [
      "/picture/\(shown)/expected/docs/a/default@1x",
      "/picture/\(shown)/actual/docs/../../../../etc/passwd",
      "/picture/\(shown)/../docs/a/default@1x", "/etc/passwd",
      "/picture/\(shown)/actual//etc/passwd", "/picture/actual/docs/a/default@1x",
      // A picture of an earlier run is not answered with that of a newer one.
      "/picture/0123/actual/docs/a/default@1x",
    ] {
      #expect(site.answer("GET", path, body: []).status == 404, "\(path)")
    }
  }

  @Test func acceptingAndRejectingWorkFromTheFiles() throws {
    let a = items("docs/a/default@1x", shown)
    #expect(site.answer("POST", "/accept", body: a).status == 200)
    #expect(folder.bytes("docs/__Snapshots__/docs/a/default@1x.png") == Data([1, 2, 3]))
    #expect(folder.bytes("docs/__Snapshots__/docs/a/default@1x.json") == Data([5, 6]))
    let other = items("docs/b </script>/default@1x", shown)
    #expect(site.answer("POST", "/reject", body: other).status == 200)
    #expect(try store.pending().isEmpty)
    let undone = site.answer("POST", "/undo", body: [])
    #expect(undone.status == 200)
    #expect(try store.pending().map(\.name) == ["docs/b </script>/default@1x"])
    #expect(site.answer("POST", "/accept", body: Array("x".utf8)).status == 400)
  }

  @Test func nothingIsDecidedAboutWhatWasNotShown() throws {
    let name = "docs/a/default@1x"
    let before = site.answer("GET", "/state", body: []).body
    var result = try #require(try store.result(of: name))
    result.against = nil
    try store.put(.init(result: result, pictures: [.actual: [7]], record: [5, 6]))
    #expect(site.answer("GET", "/state", body: []).body != before)
    for action in ["/accept", "/reject"] {
      let answer = site.answer("POST", action, body: items(name, shown))
      let text = String(decoding: answer.body, as: UTF8.self)
      #expect(text.contains("a newer run drew it again"), "\(action)")
    }
    for body in [#"{"names":["docs/a/default@1x"]}"#, #"{"items":[{"name":"docs/a/default@1x"}]}"#]
    {
      #expect(site.answer("POST", "/accept", body: Array(body.utf8)).status == 400)
    }
    #expect(folder.bytes("docs/__Snapshots__/docs/a/default@1x.png") == nil)
    let seen = items(name, Digest(of: [7]).description)
    #expect(site.answer("POST", "/accept", body: seen).status == 200)
    #expect(folder.bytes("docs/__Snapshots__/docs/a/default@1x.png") == Data([7]))
  }

  @Test func theServerAnswersItsOwnNameOnly() async throws {
    let site = site
    let secret = AccessSecret()
    let server = LoopbackServer(port: 0, changeSecret: secret) { request in
      let answer = site.answer(request.method, request.path, body: request.body)
      return .init(status: answer.status, type: answer.type, body: .bytes(answer.body))
    }
    let (addresses, ready) = AsyncStream<String>.makeStream()
    let serving = Task { try await server.serve { ready.yield($0.first) } }
    defer { serving.cancel() }
    let address = try #require(await addresses.first { _ in true })
    let url = try #require(URL(string: address))
    let (status, page) = try await send(url, "GET", [:])
    #expect(status == 200)
    #expect(page.contains("Strut snapshots"))
    #expect(page.contains("Content-Security-Policy: default-src 'none'"))
    // A client that keeps connections open is told that this one ends.
    #expect(page.contains("\r\nConnection: close\r\n"))
    let unknown = ["Content-Type": "application/json"]
    let change = unknown.merging(["Strut-Secret": secret.text]) { $1 }
    let neighbour = String(address.dropLast()) + "0"
    for (method, headers, status) in [
      ("GET", ["Host": "example.org"], 421), ("GET", ["Host": "127.0.0.1"], 421),
      ("POST", change.merging(["Origin": "http://example.org"]) { $1 }, 403),
      ("POST", change.merging(["Origin": neighbour]) { $1 }, 403),
      ("POST", ["Content-Type": "text/plain"], 400), ("POST", change, 400),
      ("POST", unknown, 403),
    ] {
      #expect(try await send(url, method, headers).status == status, "\(method) \(headers)")
    }
    // What another site's form may send is no change, even where it names what waits.
    let names = #"{"items":[{"name":"docs/a/default@1x","shown":"\#(shown)"}]}"#
    #expect(try await send(url, "POST", ["Content-Type": "text/plain"], names).status == 400)
    #expect(try store.pending().count == 2)
  }

  /// Asks for the page, or for a decision, and returns the status and the whole answer.
  private func send(
    _ url: URL, _ method: String, _ headers: [String: String], _ body: String = "{}"
  ) async throws -> (status: Int, answer: String) {
    let port = try #require(url.port.flatMap(UInt16.init))
    var lines = ["\(method) \(method == "GET" ? "/" : "/accept") HTTP/1.1"]
    lines += ["Host": "127.0.0.1:\(port)"].merging(headers) { $1 }.map { "\($0): \($1)" }
    if method == "POST" { lines.append("Content-Length: \(body.utf8.count)") }
    let request = lines.joined(separator: "\r\n") + "\r\n\r\n" + (method == "POST" ? body : "")
    let answer = try await RawConnection.answer(port: port, request)
    let status = try #require(answer.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    return (status, answer)
  }
}
