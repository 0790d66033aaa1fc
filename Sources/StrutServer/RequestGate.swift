import Foundation

/// Decides which requests are answered at all.
package final class RequestGate: @unchecked Sendable {
  /// Why a request is refused.
  package enum Refusal: Sendable {
    /// The request is no proper one.
    case badRequest
    /// The request does not know the secret.
    case noSecret
    /// Another site's page asks for a change.
    case otherOrigin
    /// A change without the secret of this server's pages, or where nothing can be changed.
    case noChange
    /// The request is meant for another host.
    case otherHost

    /// The status of the answer.
    var status: Int {
      switch self {
      case .badRequest: 400
      case .noSecret, .otherOrigin, .noChange: 403
      case .otherHost: 421
      }
    }
  }

  private let hosts: [String]
  private let secret: AccessSecret?
  private let changeSecret: AccessSecret?
  private let lock = NSLock()
  private var boundPort: UInt16 = 0

  /// - Parameters:
  ///   - hosts: The addresses that are bound.
  ///   - secret: What requests have to know; `nil` where only this machine reaches the server.
  ///   - changeSecret: What changes have to know, wherever they come from; `nil` where nothing can be changed.
  package init(
    hosts: [String], secret: AccessSecret? = nil, changeSecret: AccessSecret? = nil
  ) {
    self.hosts = hosts
    self.secret = secret
    self.changeSecret = changeSecret
  }

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
  ///   - secret: The secret in the address; nothing where there is none.
  ///   - cookies: The `Cookie` header.
  ///   - changeSecret: The `Strut-Secret` header: changes have it from this server's HTML.
  package func refusal(
    method: String, host: String?, origin: String?, contentType: String?, secret: String? = nil,
    cookies: String? = nil, changeSecret: String? = nil
  ) -> Refusal? {
    guard isThisHost(host) else { return .otherHost }
    if let known = self.secret, !known.matches(secret), !known.isIn(cookies: cookies, port: port) {
      return .noSecret
    }
    if method == "GET" || method == "HEAD" { return nil }
    if let origin, !names.contains(where: { origin.lowercased() == "http://\($0)" }) {
      return .otherOrigin
    }
    guard contentType?.lowercased().hasPrefix("application/json") == true else {
      return .badRequest
    }
    return self.changeSecret?.matches(changeSecret) == true ? nil : .noChange
  }

  /// Whether a `Host` header names this server.
  func isThisHost(_ host: String?) -> Bool { host.map { names.contains($0.lowercased()) } ?? false }

  /// The values of `Host` that mean this server.
  private var names: [String] {
    let bound = hosts.map { ($0.contains(":") ? "[\($0)]" : $0).lowercased() }
    return (["127.0.0.1", "localhost", "[::1]"] + bound).map { "\($0):\(port)" }
  }
}
