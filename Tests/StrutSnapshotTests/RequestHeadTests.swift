import Testing

@testable import StrutServer

/// Which heads of requests are let in, at their exact limits.
struct RequestHeadTests {
  private func head(_ lines: String...) throws(RequestHead.Fault) -> RequestHead {
    let text = (["POST /a HTTP/1.1"] + lines).joined(separator: "\r\n")
    return try RequestHead(Array(text.utf8)[...])
  }

  private func refusal(_ lines: String...) -> RequestHead.Refusal? {
    let text = (["POST /a HTTP/1.1"] + lines).joined(separator: "\r\n")
    do throws(RequestHead.Fault) {
      _ = try RequestHead(Array(text.utf8)[...])
      return nil
    } catch {
      return error.refusal
    }
  }

  @Test func bodiesHaveALimit() throws {
    #expect(try head("Content-Length: 262144").bodyCount == 262_144)
    #expect(refusal("Content-Length: 262145") == .bodyTooLarge)
    #expect(try head().bodyCount == 0)
  }

  @Test(
    arguments: [
      "Content-Length: -1", "Content-Length: 1x", "Content-Length:", "Transfer-Encoding: chunked",
      "Content-Length: +1", "Content-Length: 1 1", "Content-Length : 5", "Host\t: a", "na me: x",
      " folded: x", ": nameless", "no colon",
    ])
  func wrongLinesAreRefused(_ line: String) {
    #expect(refusal(line) == .badRequest)
  }

  /// White space around a value is none of it, and is not handed on.
  @Test(arguments: ["Content-Length: 5 ", "Content-Length:\t5\t ", "Content-Length:5"])
  func whiteSpaceAroundValuesIsDropped(_ line: String) throws {
    let head = try head("Host:  a\t", line)
    #expect(head.host == "a" && head.bodyCount == 5)
    #expect(String(decoding: head.forwarded, as: UTF8.self).contains("\r\nContent-Length: 5\r\n"))
  }

  /// Two lengths or two hosts are none: a program behind this one could take the other.
  @Test func whatIsSaidTwiceIsNotTaken() throws {
    #expect(refusal("Content-Length: 1", "Content-Length: 1") == .badRequest)
    #expect(try head("Host: a").host == "a")
    #expect(try head("Host: a", "Host: a").host == nil)
  }

  /// The connection ends with the answer, whatever the browser would like.
  @Test func theConnectionEnds() throws {
    let forwarded = try head("Host: a", "Connection: keep-alive", "Upgrade: h2c").forwarded
    #expect(
      String(decoding: forwarded, as: UTF8.self)
        == "POST /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
  }

  /// What nobody reads costs the server behind nothing, and neither do the cookies of other servers of this host.
  @Test func onlyWhatIsReadIsHandedOn() throws {
    let long = String(repeating: "x", count: 60_000)
    let lines = [
      "POST /a HTTP/1.1", "X: \(long)", "Host: a", "Origin: b", "Accept: \(long)",
      "Strut-Secret: s", "Cookie: other=\(long);strut-80=\(long);strut-80=t; strut-81=u",
      "Content-Type: application/json",
    ]
    let forwarded = try RequestHead(
      Array(lines.joined(separator: "\r\n").utf8)[...], port: 80
    ).forwarded
    #expect(
      String(decoding: forwarded, as: UTF8.self)
        == "POST /a HTTP/1.1\r\nHost: a\r\nOrigin: b\r\nStrut-Secret: s\r\n"
        + "Cookie: strut-80=t\r\nContent-Type: application/json\r\n"
        + "Connection: close\r\n\r\n")
  }

  @Test(arguments: ["Host", "Origin", "Content-Type", "Strut-Secret"])
  func valuesThatAreReadHaveALimit(_ name: String) throws {
    let value = String(repeating: "x", count: 1_024)
    #expect(try !head("\(name): \(value)").forwarded.isEmpty)
    #expect(refusal("\(name): \(value)x") == .headersTooLarge)
  }

  /// Whoever is refused reads why, and what would be let in
  /// ([RFC 9110 §15.5.6](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.6)).
  @Test(
    arguments: [
      (.badRequest, "400 Bad Request", ""),
      (.methodNotAllowed, "405 Method Not Allowed", "Allow: GET, HEAD, POST\r\n"),
      (.tooSlow, "408 Request Timeout", ""), (.bodyTooLarge, "413 Content Too Large", ""),
      (.lineTooLong, "414 URI Too Long", ""), (.otherHost, "421 Misdirected Request", ""),
      (.headersTooLarge, "431 Request Header Fields Too Large", ""),
      (.busy, "503 Service Unavailable", ""),
    ] as [(RequestHead.Refusal, String, String)])
  func refusalsSayWhy(_ refusal: RequestHead.Refusal, _ status: String, _ allowed: String) {
    let body = "\(status.dropFirst(4))\n"
    #expect(
      String(decoding: refusal.answer, as: UTF8.self)
        == "HTTP/1.1 \(status)\r\n\(allowed)Content-Type: text/plain; charset=utf-8\r\n"
        + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)")
  }
}
