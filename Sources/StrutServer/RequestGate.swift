import Foundation

/// Decides which requests are answered at all.
final class RequestGate: @unchecked Sendable {
  /// Why a request is refused.
  enum Refusal: Int {
    /// The request is no proper one.
    case badRequest = 400
    /// Another site's page asks for a change.
    case otherOrigin = 403
    /// The request is meant for another host.
    case otherHost = 421
  }

  private let host: String
  private let lock = NSLock()
  private var boundPort: UInt16 = 0

  /// - Parameter host: The address that is bound.
  init(host: String) { self.host = host }

  /// The port that is bound; no request is answered before it is known.
  var port: UInt16 {
    get { lock.withLock { boundPort } }
    set { lock.withLock { boundPort = newValue } }
  }

  /// Why a request is refused; `nil` where it is answered.
  ///
  /// - Parameters:
  ///   - host: The `Host` header: it has to be the bound address or a name of the loopback, with the port.
  ///   - origin: The `Origin` header: where a browser sends one with a change, it has to be this server's.
  ///   - contentType: The `Content-Type` header: changes are JSON, which no page of another site can send unasked.
  func refusal(
    method: String, host: String?, origin: String?, contentType: String?
  ) -> Refusal? {
    guard isThisHost(host) else { return .otherHost }
    if method == "GET" || method == "HEAD" { return nil }
    if let origin, !names.contains(where: { origin.lowercased() == "http://\($0)" }) {
      return .otherOrigin
    }
    return contentType?.lowercased().hasPrefix("application/json") == true ? nil : .badRequest
  }

  /// Whether a `Host` header names this server.
  func isThisHost(_ host: String?) -> Bool { host.map { names.contains($0.lowercased()) } ?? false }

  /// The values of `Host` that mean this server.
  private var names: [String] {
    let bound = host.contains(":") ? "[\(host)]" : host
    return ["127.0.0.1", "localhost", "[::1]", bound.lowercased()].map { "\($0):\(port)" }
  }
}
