/// The names of views in a statement of a constraint container, as bytes of the document.
struct StatementNames {
  /// How a statement writes the names of views.
  enum Grammar {
    /// `a.top == b.bottom + 8`
    case equation
    /// `H:|-[a]-[b(==a)]`
    case visualFormat
    /// `a, 5, b`
    case list
    /// One name that is all of the text.
    case name
    /// Names between white space.
    case names
  }

  /// A name with where it stands.
  struct Name {
    let text: String
    /// The bytes, backquotes included.
    let range: Range<Int>
    /// Whether it stands in backquotes.
    let isQuoted: Bool
  }

  private let bytes: [UInt8]
  private var names: [Name] = []

  /// The names in a text, from left to right; references such as `&gt;` are passed over.
  static func find(in bytes: [UInt8], _ grammar: Grammar) -> [Name] {
    var scan = StatementNames(bytes: bytes)
    switch grammar {
    case .equation: scan.scanEquation()
    case .visualFormat: scan.scanVisualFormat()
    case .list: scan.scanWords { $0 == UInt8(ascii: ",") || $0 <= 0x20 }
    case .name: scan.scanWhole()
    case .names: scan.scanWords { $0 <= 0x20 }
    }
    return scan.names
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A && byte < 0x80)
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    isNameStart(byte) || byte &- 0x30 < 10
  }

  private func end(of start: Int, while isPart: (UInt8) -> Bool) -> Int {
    var end = start
    while end < bytes.count, isPart(bytes[end]) { end += 1 }
    return end
  }

  private mutating func add(_ range: Range<Int>, isQuoted: Bool = false) {
    let inner = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
    names.append(
      Name(text: String(decoding: bytes[inner], as: UTF8.self), range: range, isQuoted: isQuoted))
  }

  /// Adds the path in backquotes at `start`; returns the offset after it, or after the lone backquote.
  private mutating func addPath(at start: Int) -> Int {
    guard let close = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "`")) else {
      return bytes.count
    }
    add(start..<close + 1, isQuoted: true)
    return close + 1
  }

  /// The offset after what is no name at `start`.
  private func skip(at start: Int) -> Int {
    switch bytes[start] {
    case UInt8(ascii: "&"): min(end(of: start) { $0 != UInt8(ascii: ";") } + 1, bytes.count)
    case 0x30...0x39:
      // The exponent of a number is no name.
      end(of: start) { Self.continuesName($0) || $0 == UInt8(ascii: ".") }
    default: start + 1
    }
  }

  // MARK: Grammars

  /// Names before a dot that are not themselves behind one.
  private mutating func scanEquation() {
    var position = 0
    var isBehindDot = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "`") {
        position = addPath(at: position)
        isBehindDot = false
      } else if Self.isNameStart(byte) {
        let end = end(of: position, while: Self.continuesName)
        let next = self.end(of: end) { $0 <= 0x20 }
        if !isBehindDot, next < bytes.count, bytes[next] == UInt8(ascii: ".") {
          add(position..<end)
        }
        position = end
        isBehindDot = false
      } else {
        if byte > 0x20 { isBehindDot = byte == UInt8(ascii: ".") }
        position = skip(at: position)
      }
    }
  }

  /// Names in brackets, but for priorities.
  private mutating func scanVisualFormat() {
    var position = 0
    var isInBrackets = false
    var isPriority = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "`") {
        position = addPath(at: position)
      } else if Self.isNameStart(byte) {
        let end = end(of: position, while: Self.continuesName)
        if isInBrackets, !isPriority { add(position..<end) }
        position = end
        isPriority = false
      } else {
        switch byte {
        case UInt8(ascii: "["): isInBrackets = true
        case UInt8(ascii: "]"): isInBrackets = false
        case UInt8(ascii: "@"): isPriority = true
        default: if byte > 0x20 { isPriority = false }
        }
        position = skip(at: position)
      }
    }
  }

  private mutating func scanWords(isSeparator: (UInt8) -> Bool) {
    var position = 0
    while position < bytes.count {
      if isSeparator(bytes[position]) {
        position += 1
      } else if bytes[position] == UInt8(ascii: "`") {
        position = addPath(at: position)
      } else {
        let end = end(of: position) { !isSeparator($0) }
        add(position..<end)
        position = end
      }
    }
  }

  private mutating func scanWhole() {
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }),
      let last = bytes.lastIndex(where: { $0 > 0x20 })
    else { return }
    if bytes[first] == UInt8(ascii: "`") {
      _ = addPath(at: first)
    } else {
      add(first..<last + 1)
    }
  }
}
