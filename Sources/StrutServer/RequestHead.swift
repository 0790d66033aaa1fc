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

  /// The method.
  package let method: String
  /// The `Host` header; `nil` for none, or more than one.
  package let host: String?
  /// The number of bytes of the body.
  package let bodyCount: Int
  /// The head as it is handed on: the connection ends with the answer.
  package let forwarded: [UInt8]

  /// Looks at the lines of a head, without the empty line at its end.
  package init(_ head: ArraySlice<UInt8>) throws(Fault) {
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
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex,
        line.first.map({ $0 != " " && $0 != "\t" }) ?? false
      else { throw Fault(.badRequest) }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      switch name {
      case "host": hosts.append(String(value))
      case "content-length": lengths.append(Int(value))
      case "transfer-encoding": throw Fault(.badRequest)
      case "connection", "keep-alive", "upgrade", "expect": continue
      default: break
      }
      kept.append(line)
    }
    host = hosts.count == 1 ? hosts[0] : nil
    guard lengths.count <= 1, let length = lengths.first ?? 0, length >= 0 else {
      throw Fault(.badRequest)
    }
    guard length <= Self.mostBodyBytes else { throw Fault(.bodyTooLarge) }
    bodyCount = length
    forwarded = Array((kept.joined(separator: "\r\n") + "\r\nConnection: close\r\n\r\n").utf8)
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
