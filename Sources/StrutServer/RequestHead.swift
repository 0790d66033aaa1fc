/// The first lines of a request, as far as they decide whether it is let in.
package struct RequestHead {
  /// Why a request is not let in.
  package enum Refusal: Int, Sendable {
    case badRequest = 400
    case methodNotAllowed = 405
    case tooSlow = 408
    case bodyTooLarge = 413
    case lineTooLong = 414
    case otherHost = 421
    case headersTooLarge = 431
    case busy = 503
  }

  /// The most bytes of the first line.
  static let mostLineBytes = 8 << 10
  /// The most bytes of the first line and all headers.
  static let mostBytes = 64 << 10
  /// The most bytes of a body.
  static let mostBodyBytes = 256 << 10
  /// The headers that the server behind reads. Nothing else is handed on, since it takes time that is quadratic in the
  /// length of a line.
  private static let known: Set = [
    "host", "origin", "content-type", "content-length", "cookie", "strut-secret",
  ]
  /// The most bytes of the value of each of these: they are addresses, names and secrets.
  private static let mostValueBytes = 1 << 10

  /// The method.
  package let method: String
  /// The `Host` header; `nil` for none, or more than one.
  package let host: String?
  /// The number of bytes of the body.
  package let bodyCount: Int
  /// The head as it is handed on: the connection ends with the answer.
  package let forwarded: [UInt8]

  /// Looks at the lines of a head, without the empty line at its end.
  ///
  /// - Parameter port: The port that the request came to; `nil` hands on no cookie.
  package init(_ head: ArraySlice<UInt8>, port: UInt16? = nil) throws(Fault) {
    let lines = head.split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      throw Fault(.badRequest)
    }
    method = String(words[0])
    guard ["GET", "HEAD", "POST"].contains(method) else { throw Fault(.methodNotAllowed) }
    var hosts: [String] = []
    var lengths: [Int?] = []
    var kept = [lines[0]]
    for line in lines.dropFirst() {
      guard let (name, value) = Self.field(line) else { throw Fault(.badRequest) }
      let lowercased = name.lowercased()
      switch lowercased {
      case "host": hosts.append(value)
      case "content-length": lengths.append(Self.length(value))
      case "transfer-encoding": throw Fault(.badRequest)
      default: break
      }
      if let value = try Self.forwarded(lowercased, value, port: port) {
        kept.append("\(name): \(value)")
      }
    }
    host = hosts.count == 1 ? hosts[0] : nil
    guard lengths.count <= 1, let length = lengths.first ?? 0 else {
      throw Fault(.badRequest)
    }
    guard length <= Self.mostBodyBytes else { throw Fault(.bodyTooLarge) }
    bodyCount = length
    forwarded = Array((kept.joined(separator: "\r\n") + "\r\nConnection: close\r\n\r\n").utf8)
  }

  /// What is handed on of the value of a header; `nil` for nothing.
  ///
  /// Browsers send the cookies of all servers of a host to each of them, whatever their ports are: only this one's counts.
  private static func forwarded(
    _ name: String, _ value: String, port: UInt16?
  ) throws(Fault) -> String? {
    guard known.contains(name) else { return nil }
    if name == "cookie" { return port.flatMap { AccessSecret.cookie(of: $0, in: value) } }
    guard value.utf8.count <= mostValueBytes else { throw Fault(.headersTooLarge) }
    return value
  }

  /// The name and the value of a header; `nil` for a line that is none.
  ///
  /// [RFC 9112 §5.1](https://www.rfc-editor.org/rfc/rfc9112#section-5.1): white space may stand around the value, and what has
  /// it before the colon is refused, since a program behind this one might read another name.
  private static func field(_ line: String) -> (name: String, value: String)? {
    guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return nil }
    let name = line[..<colon]
    guard name.utf8.allSatisfy(isToken) else { return nil }
    var value = line[line.index(after: colon)...]
    while let first = value.first, first == " " || first == "\t" { value.removeFirst() }
    while let last = value.last, last == " " || last == "\t" { value.removeLast() }
    return (String(name), String(value))
  }

  /// [RFC 9110 §5.6.2](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2): what names of headers are made of.
  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  /// A number of bytes: digits and nothing else; `nil` for other texts.
  private static func length(_ value: String) -> Int? {
    value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      ? Int(value) : nil
  }

  /// A request that is not let in.
  package struct Fault: Error {
    package let refusal: Refusal
    init(_ refusal: Refusal) { self.refusal = refusal }
  }
}

extension RequestHead.Refusal {
  /// The whole answer.
  var answer: [UInt8] {
    let words =
      switch self {
      case .badRequest: "Bad Request"
      case .methodNotAllowed: "Method Not Allowed"
      case .tooSlow: "Request Timeout"
      case .bodyTooLarge: "Content Too Large"
      case .lineTooLong: "URI Too Long"
      case .otherHost: "Misdirected Request"
      case .headersTooLarge: "Request Header Fields Too Large"
      case .busy: "Service Unavailable"
      }
    let allowed = self == .methodNotAllowed ? "Allow: GET, HEAD, POST\r\n" : ""
    return Array(
      ("HTTP/1.1 \(rawValue) \(words)\r\n\(allowed)Content-Type: text/plain; charset=utf-8\r\n"
        + "Content-Length: \(words.utf8.count + 1)\r\nConnection: close\r\n\r\n\(words)\n").utf8)
  }
}
