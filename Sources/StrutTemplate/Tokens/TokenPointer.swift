import StrutFormats

/// A reference in a file of tokens: `{group.token}`, or a JSON pointer `#/group/token/$value`
/// ([RFC 6901](https://www.rfc-editor.org/rfc/rfc6901)).
struct TokenPointer {
  /// The names on the way.
  let segments: [String]

  /// Reads a JSON pointer; `nil` where the text is none.
  init?(_ text: String) {
    guard text.hasPrefix("#/") else { return nil }
    var segments: [String] = []
    for part in text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false) {
      guard let decoded = PercentEncoding.decode(Array(part.utf8)[...]),
        let name = Self.unescaped(String(decoding: decoded, as: UTF8.self))
      else { return nil }
      segments.append(name)
    }
    self.init(names: segments == [""] ? [] : segments)
  }

  private init(names: [String]) { segments = names }

  /// Reads what `$extends` takes: a name in braces or a JSON pointer.
  init?(group text: String) {
    guard let name = Self.alias(text) else {
      self.init(text)
      return
    }
    self.init(names: name.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
  }

  /// The name that a text in braces holds; `nil` for other texts.
  static func alias(_ text: String) -> String? {
    guard text.utf8.count > 2, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// A segment with `~1` and `~0` as the characters that they stand for.
  private static func unescaped(_ text: String) -> String? {
    var result = ""
    var rest = text[...]
    while let tilde = rest.firstIndex(of: "~") {
      result += rest[..<tilde]
      rest = rest[rest.index(after: tilde)...]
      switch rest.first {
      case "0": result += "~"
      case "1": result += "/"
      default: return nil
      }
      rest.removeFirst()
    }
    return result + rest
  }
}
