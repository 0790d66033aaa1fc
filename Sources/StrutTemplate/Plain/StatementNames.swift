import StrutCore

/// The names of views in a statement of a constraint container, as bytes of the document.
package struct StatementNames {
  /// How a statement writes the names of views.
  package enum Grammar {
    /// `a.top == b.bottom + 8`
    case equation
    /// `H:|-[a]-[b(==a)]`
    case visualFormat
    /// `a, 5, b`
    case list
    /// One name that is all of the text.
    case name
    /// Names between white space or commas.
    case names

    /// Whether a name of the statement itself may stand at the end, behind an arrow.
    package var hasArrow: Bool { self != .name && self != .names }

    /// How the text of a statement is written.
    ///
    /// - Parameter element: The name of its element.
    package init(ofTextIn element: String) {
      self =
        switch element {
        case "vfl": .visualFormat
        case "stack": .list
        default: .equation
        }
    }

    /// How an attribute of a statement names views; `nil` for one that names none.
    package init?(ofAttribute name: String, on element: String) {
      switch (element, name) {
      case ("follow", "view"), ("follow", "target"): self = .name
      case ("barrier", "of"): self = .names
      default: return nil
      }
    }

    /// The full id of a view as it is written, where numbers may be called as it is.
    package func written(_ id: String, metrics: Set<String>) -> String {
      if self == .name { return id }
      return metrics.contains(id) ? "`\(id)`" : id.nameInStatements
    }
  }

  /// A name with where it stands.
  package struct Name {
    package let text: String
    /// The bytes, backquotes included.
    package let range: Range<Int>
    /// Whether it stands in backquotes.
    let isQuoted: Bool
  }

  private let bytes: [UInt8]
  /// The names of numbers, which are no views where numbers may stand.
  private let metrics: Set<String>
  private var names: [Name] = []

  /// The names of views in a text, from left to right; references such as `&gt;` are passed over.
  ///
  /// - Parameter metrics: The names of numbers.
  package static func find(
    in bytes: [UInt8], _ grammar: Grammar, metrics: Set<String> = []
  ) -> [Name] {
    // The name behind an arrow is the statement's own.
    let end = grammar.hasArrow ? arrow(in: bytes)?.start : nil
    var scan = StatementNames(bytes: end.map { Array(bytes[..<$0]) } ?? bytes, metrics: metrics)
    switch grammar {
    case .equation: scan.scanEquation()
    case .visualFormat: scan.scanVisualFormat()
    case .list, .names: scan.scanWords(isList: grammar == .list)
    case .name: scan.scanWhole()
    }
    return scan.names
  }

  /// The names that `metrics` gives numbers: those before colons.
  package static func metrics(in bytes: [UInt8]) -> Set<String> {
    var scan = StatementNames(bytes: bytes, metrics: [])
    scan.scan(upTo: UInt8(ascii: ":"))
    return Set(scan.names.map(\.text))
  }

  private init(bytes: [UInt8], metrics: Set<String>) {
    self.bytes = bytes
    self.metrics = metrics
  }

  // MARK: Arrows

  /// The arrow `=>` at the end of a statement with the name behind it; `nil` where none stands there.
  ///
  /// - Returns: Where the arrow begins, and the name.
  package static func arrow(in bytes: [UInt8]) -> (start: Int, name: Name)? {
    func end(before position: Int, while isPart: (UInt8) -> Bool) -> Int {
      var end = position
      while end > 0, isPart(bytes[end - 1]) { end -= 1 }
      return end
    }
    let last = end(before: bytes.count) { $0 <= 0x20 }
    guard last > 0 else { return nil }
    let isQuoted = bytes[last - 1] == UInt8(ascii: "`")
    let inner = isQuoted ? last - 1 : last
    let start = end(before: inner) { isQuoted ? $0 != UInt8(ascii: "`") : continuesName($0) }
    guard start < inner, isQuoted ? start > 0 : isNameStart(bytes[start]) else { return nil }
    let text = String(decoding: bytes[start..<inner], as: UTF8.self)
    let first = isQuoted ? start - 1 : start
    let head = bytes[..<end(before: first) { $0 <= 0x20 }]
    let arrow = ["=>", "=&gt;", "=&#62;", "=&#x3e;", "=&#x3E;"].first {
      head.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
    return arrow.map {
      (head.count - $0.utf8.count, Name(text: text, range: first..<last, isQuoted: isQuoted))
    }
  }

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

  private mutating func add(
    _ range: Range<Int>, isQuoted: Bool = false, mayBeMetric: Bool = false
  ) {
    let inner = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
    let text = String(decoding: bytes[inner], as: UTF8.self)
    if mayBeMetric, metrics.contains(text) { return }
    names.append(Name(text: text, range: range, isQuoted: isQuoted))
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
  private mutating func scanEquation() { scan(upTo: UInt8(ascii: ".")) }

  /// Names before a mark that are not themselves behind a dot.
  private mutating func scan(upTo mark: UInt8) {
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
        if !isBehindDot, next < bytes.count, bytes[next] == mark {
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

  /// Names in brackets, but for priorities, and for metrics in parentheses.
  private mutating func scanVisualFormat() {
    var position = 0
    var isInBrackets = false
    var isInParentheses = false
    var isPriority = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "`") {
        position = addPath(at: position)
      } else if Self.isNameStart(byte) {
        let end = end(of: position, while: Self.continuesName)
        if isInBrackets, !isPriority { add(position..<end, mayBeMetric: isInParentheses) }
        position = end
        isPriority = false
      } else {
        switch byte {
        case UInt8(ascii: "["): isInBrackets = true
        case UInt8(ascii: "]"): (isInBrackets, isInParentheses) = (false, false)
        case UInt8(ascii: "("): isInParentheses = true
        case UInt8(ascii: ")"): isInParentheses = false
        case UInt8(ascii: "@"): isPriority = true
        // A priority may be written as Swift writes it: @.high
        case UInt8(ascii: "."): break
        default: if byte > 0x20 { isPriority = false }
        }
        position = skip(at: position)
      }
    }
  }

  /// Words between commas and white space.
  ///
  /// - Parameter isList: Whether numbers and metrics may stand among them.
  private mutating func scanWords(isList: Bool) {
    func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte <= 0x20 }
    var position = 0
    while position < bytes.count {
      if isSeparator(bytes[position]) {
        position += 1
      } else if bytes[position] == UInt8(ascii: "`") {
        position = addPath(at: position)
      } else {
        let end = end(of: position) { !isSeparator($0) }
        if !isList || !isNumber(position..<end) { add(position..<end, mayBeMetric: isList) }
        position = end
      }
    }
  }

  /// Whether a word is a number, or a metric with a sign.
  private func isNumber(_ range: Range<Int>) -> Bool {
    let isSigned = ["-", "+"].contains { bytes[range.lowerBound] == UInt8(ascii: $0) }
    let start = isSigned ? range.lowerBound + 1 : range.lowerBound
    guard start < range.upperBound else { return false }
    let word = String(decoding: bytes[start..<range.upperBound], as: UTF8.self)
    if isSigned, metrics.contains(word) { return true }
    // Words such as `inf` are names.
    guard bytes[start] == UInt8(ascii: ".") || bytes[start] &- 0x30 < 10 else { return false }
    return !word.contains { "xXpP".contains($0) } && Double(word) != nil
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
