/// Where the first page of a server is.
package struct ServerAddresses: Sendable {
  /// The addresses, such as `http://127.0.0.1:8123/`; at least one. Other machines need one of those of their network.
  package let all: [String]
  /// Whether other machines reach the server, so that the addresses hold a secret.
  package let isOpen: Bool

  /// The address for a browser on this machine.
  package var first: String { all[0] }

  /// The addresses as a command prints them, with what they open.
  package var announcement: String {
    guard isOpen else { return first + "\n" }
    return all.joined(separator: "\n  or ")
      + "\nOther machines can reach it: whoever has the address with its secret sees what is served.\n"
  }

  init(hosts: [String], port: UInt16, secret: AccessSecret?) {
    let query = secret.map { "?\(AccessSecret.queryName)=\($0.text)" } ?? ""
    all = hosts.map { "http://\($0.contains(":") ? "[\($0)]" : $0):\(port)/\(query)" }
    isOpen = secret != nil
  }
}
