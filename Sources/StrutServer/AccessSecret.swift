/// A text that nobody can guess.
///
/// Who asks a server that other machines reach has to know one: it stands in the address of the first page, and from
/// then on in a cookie. Cookies ignore ports: a browser hands it to every HTTP server on the same host, which could then
/// ask this one. Pages have another one for the changes that they send.
package struct AccessSecret: Sendable {
  /// The name in the query of an address.
  static let queryName = "secret"
  /// Letters and digits that nobody takes for others: the address is typed on a phone.
  private static let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")

  private static let secretLength = 20

  /// The secret: 100 random bits.
  package let text: String

  /// Makes a secret that nobody can guess.
  package init() {
    var system = SystemRandomNumberGenerator()
    text = String((0..<Self.secretLength).map { _ in Self.letters.randomElement(using: &system)! })
  }

  /// Whether a text is the secret; takes as long however much of it is right.
  func matches(_ other: String?) -> Bool {
    guard let other, other.utf8.count == text.utf8.count else { return false }
    return zip(text.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Whether a `Cookie` header holds the secret of the server on a port.
  func isIn(cookies: String?, port: UInt16) -> Bool {
    Self.values(of: port, in: cookies ?? "").contains { matches(String($0)) }
  }

  /// The cookie of the server on a port in a `Cookie` header; `nil` where there is none, or one that is no secret.
  static func cookie(of port: UInt16, in cookies: String) -> String? {
    values(of: port, in: cookies).first { $0.utf8.count <= secretLength }
      .map { "\(cookieName(port))=\($0)" }
  }

  /// The values of the cookies of the server on a port.
  private static func values(of port: UInt16, in cookies: String) -> [Substring] {
    let name = "\(cookieName(port))="
    return cookies.split(separator: ";").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix(name) }.map { $0.dropFirst(name.count) }
  }

  /// The value of a `Set-Cookie` header: no script reads the secret, and no page of another site makes use of it. Other
  /// ports of this host are the same site.
  func cookie(port: UInt16) -> String {
    "\(Self.cookieName(port))=\(text); Path=/; HttpOnly; SameSite=Strict"
  }

  /// Browsers keep cookies for a host whatever the port is; the name keeps those of two servers apart.
  private static func cookieName(_ port: UInt16) -> String { "strut-\(port)" }
}
