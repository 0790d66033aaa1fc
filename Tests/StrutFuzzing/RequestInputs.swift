import StrutServer

/// What comes over a connection.
enum RequestInputs {
  /// Reads the head of a request; what is handed on is read the same way again.
  static func read(_ bytes: [UInt8]) -> Bool {
    guard let head = try? RequestHead(bytes[...]) else { return false }
    precondition(head.bodyCount >= 0, "a body of less than no bytes")
    let again = try? RequestHead(head.forwarded.dropLast(4))
    precondition(
      again?.method == head.method && again?.host == head.host
        && again?.bodyCount == head.bodyCount,
      "what is handed on is another request")
    _ = RequestGate(hosts: ["127.0.0.1"]).refusal(
      method: head.method, host: head.host, origin: head.host, contentType: nil)
    return true
  }
}
