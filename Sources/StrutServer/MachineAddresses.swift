import Glibc

/// The addresses of this machine.
package enum MachineAddresses {
  /// Whether only this machine reaches a host: `localhost`, or an address of the loopback in any spelling.
  ///
  /// The one answer to this question: what is asked of others, and what they may do, follows from it.
  package static func isLoopback(_ host: String) -> Bool {
    guard host != "localhost" else { return true }
    guard let bytes = bytes(of: host) else { return false }
    return bytes.count == 4 ? bytes[0] == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1]
  }

  /// The hosts that a bound address stands for: itself, or all that others reach this machine by. `::` stands for
  /// those of IPv4 as well, which come first, being shorter to type.
  package static func hosts(of bound: String) -> [String] {
    guard let bytes = bytes(of: bound) else { return [bound] }
    guard bytes.allSatisfy({ $0 == 0 }) else { return [text(of: bytes) ?? bound] }
    let isBoth = bytes.count == 16
    let all = own(AF_INET) + (isBoth ? own(AF_INET6) : [])
    return all.isEmpty ? ["127.0.0.1"] + (isBoth ? ["::1"] : []) : all
  }

  /// The 4 or 16 bytes of an address; `nil` where a text is none. An IPv4 address that is written as one of IPv6
  /// (`::ffff:10.0.0.1`) has 4.
  private static func bytes(of text: String) -> [UInt8]? {
    var short = [UInt8](repeating: 0, count: 4)
    if inet_pton(AF_INET, text, &short) == 1 { return short }
    var long = [UInt8](repeating: 0, count: 16)
    guard inet_pton(AF_INET6, text, &long) == 1 else { return nil }
    let isMapped = long[..<10].allSatisfy { $0 == 0 } && long[10] == 0xFF && long[11] == 0xFF
    return isMapped ? Array(long[12...]) : long
  }

  /// An address as browsers spell it.
  private static func text(of bytes: [UInt8]) -> String? {
    var digits = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let family = bytes.count == 4 ? AF_INET : AF_INET6
    guard inet_ntop(family, bytes, &digits, socklen_t(digits.count)) != nil else { return nil }
    return string(of: digits)
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
    let text = string(of: digits)
    return status == 0 && !text.contains("%") ? text : nil
  }

  /// The text up to the first zero.
  private static func string(of digits: [CChar]) -> String {
    let end = digits.firstIndex(of: 0) ?? digits.count
    return String(decoding: digits[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
