import Glibc

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

/// The addresses of this machine.
enum MachineAddresses {
  /// Whether only this machine reaches an address.
  static func isLoopback(_ host: String) -> Bool {
    host == "localhost" || host == "::1" || host.hasPrefix("127.")
  }

  /// The hosts that a bound address stands for: itself, or all of its kind on this machine.
  static func hosts(of bound: String) -> [String] {
    guard ["0.0.0.0", "::"].contains(bound) else { return [bound] }
    let all = own(Int32(bound == "::" ? AF_INET6 : AF_INET))
    return all.isEmpty ? [bound == "::" ? "::1" : "127.0.0.1"] : all
  }

  /// The addresses of a kind by which others reach this machine, in the system's order.
  private static func own(_ family: Int32) -> [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [String] = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let address = entry.ifa_addr, Int32(address.pointee.sa_family) == family,
        entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0,
        entry.ifa_flags & UInt32(IFF_UP) != 0
      else { continue }
      if let text = text(of: address, family) { found.append(text) }
    }
    return found
  }

  /// The digits of an address; `nil` for one that counts on one link only.
  private static func text(of address: UnsafeMutablePointer<sockaddr>, _ family: Int32) -> String? {
    let size = family == AF_INET6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
    var digits = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let status = getnameinfo(
      address, socklen_t(size), &digits, socklen_t(digits.count), nil, 0, NI_NUMERICHOST)
    let end = digits.firstIndex(of: 0) ?? digits.count
    let text = String(decoding: digits[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return status == 0 && !text.contains("%") ? text : nil
  }
}
