import StrutFormats

/// The content of a `data:` URI (RFC 2397).
enum DataURI {
  /// Whether a source is a `data:` URI. The scheme is case-insensitive (RFC 3986 §3.1).
  static func matches(_ source: String) -> Bool {
    source.utf8.prefix(5).elementsEqual("data:".utf8) { $0 | 0x20 == $1 | 0x20 }
  }

  /// The bytes that a `data:` URI holds; `nil` where it is not well-formed.
  ///
  /// The media type is not looked at: the bytes say what they are.
  static func bytes(of source: String) -> [UInt8]? {
    let uri = Array(source.utf8)
    guard let comma = uri.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    guard let data = PercentEncoding.decode(uri[(comma + 1)...]) else { return nil }
    let parameters = String(decoding: uri[..<comma], as: UTF8.self).lowercased()
    return parameters.hasSuffix(";base64") ? Base64.decode(data) : data
  }
}
