import FlyingFox
import FlyingSocks
import Foundation

extension LoopbackServer.Response {
  /// Everything comes from the server itself; nothing may be framed or sent elsewhere.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    + "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// The answer to a request that is not let in.
  static func refusal(_ refusal: RequestGate.Refusal) -> Self {
    let text =
      switch refusal {
      case .noSecret: "Only the address with its secret is answered, as it was printed.\n"
      case .badRequest: "This is no proper request.\n"
      case .otherOrigin: "Only this server's own pages may change anything.\n"
      case .noChange: "Only this server's own pages may change anything: load the page anew.\n"
      case .otherHost: "This server has another name.\n"
      }
    return Self(
      status: refusal.status, type: "text/plain; charset=utf-8", body: .bytes(Array(text.utf8)))
  }

  /// The answer as the server sends it.
  var http: HTTPResponse {
    let headers: HTTPHeaders = [
      .contentType: type,
      HTTPHeader("Content-Security-Policy"): Self.policy,
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Cache-Control"): "no-store",
      // A passage takes one request (RFC 9112, 9.6: whoever closes says so).
      .connection: "close",
    ]
    let code = HTTPStatusCode(status, phrase: Self.phrases[status] ?? "Status")
    switch body {
    case .bytes(let bytes):
      return HTTPResponse(statusCode: code, headers: headers, body: Data(bytes))
    case .stream(let stream):
      return HTTPResponse(
        statusCode: code, headers: headers, body: HTTPBodySequence(from: StreamedBytes(stream)))
    }
  }

  private static let phrases = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    421: "Misdirected Request",
    500: "Internal Server Error",
  ]
}

/// Pieces of bytes as the server's bodies want them, each handed over as soon as it is there.
private struct StreamedBytes: AsyncBufferedSequence, Sendable {
  typealias Element = UInt8
  private let stream: AsyncStream<[UInt8]>

  init(_ stream: AsyncStream<[UInt8]>) { self.stream = stream }

  func makeAsyncIterator() -> Iterator { Iterator(pieces: stream.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    typealias Element = UInt8
    var pieces: AsyncStream<[UInt8]>.Iterator
    private var rest: ArraySlice<UInt8> = []

    init(pieces: AsyncStream<[UInt8]>.Iterator) { self.pieces = pieces }

    mutating func next() async throws -> UInt8? {
      if rest.isEmpty { rest = ArraySlice(await pieces.next() ?? []) }
      return rest.popFirst()
    }

    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      if rest.isEmpty {
        guard let piece = await pieces.next() else { return nil }
        return ArraySlice(piece)
      }
      defer { rest = [] }
      return rest
    }
  }
}
