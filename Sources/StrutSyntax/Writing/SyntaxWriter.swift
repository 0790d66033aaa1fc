import StrutCore

/// Writes a document and, at the same time, the syntax that reading it would give.
///
/// A tree that a program made becomes boxes in this way without being read as XML.
///
/// ```swift
/// var writer = SyntaxWriter(name: "card")
/// writer.begin("layout")
/// writer.begin("item")
/// writer.attribute("width", "40")
/// writer.text("A & B")
/// writer.end()
/// writer.end()
/// let document = writer.finish()
/// ```
package struct SyntaxWriter {
  private let name: String
  private let isIndented: Bool
  private var bytes: [UInt8] = []
  private var tree = MarkupTree()
  private var open: [OpenElement] = []
  private let limits: Limits
  private var faults: [Diagnostic] = []
  private var boxes = 0

  private struct OpenElement {
    /// The index of the element's node.
    var node: Int32
    /// The index of its last child so far; -1 for none.
    var lastChild: Int32 = -1
    /// The name's place in the text.
    var name: SourceRange
    /// Whether the `>` of the start tag is still to come.
    var isTagOpen = true
    /// Whether characters stand in the element, so that no white space may be added.
    var holdsText = false
    /// Whether elements stand in it.
    var holdsElements = false
  }

  /// Begins an empty document.
  ///
  /// - Parameters:
  ///   - name: The name that diagnostics print.
  ///   - isIndented: Whether the text is for people: each element that holds no text stands on lines of its own, and a brace
  ///     is written twice, so that reading it finds no expression.
  ///   - limits: What the document may hold.
  package init(name: String, isIndented: Bool = false, limits: Limits = Limits()) {
    self.name = name
    self.limits = limits
    self.isIndented = isIndented
  }

  /// Makes room for a document of about `count` elements.
  package mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(count * 48)
    tree.nodes.reserveCapacity(count * 2)
    tree.elements.reserveCapacity(count)
    tree.attributes.reserveCapacity(count * 3)
  }

  /// Begins an element; its attributes come next, then what it holds.
  ///
  /// - Returns: The index of the element among all elements, from 0.
  @discardableResult
  package mutating func begin(_ name: String) -> Int {
    closeStartTag(holdsElement: true)
    breakLine()
    let start = bytes.count
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: name.utf8)
    let nameRange = SourceRange(start + 1, bytes.count)
    let index = tree.elements.count
    let first = Int32(tree.attributes.count)
    tree.elements.append(
      MarkupTree.Element(name: nameRange, attributes: first..<first, isForeign: false))
    let node = append(.element(Int32(index)), SourceRange(start, bytes.count))
    // White space means something in all elements but these.
    let isSpaced = name == "layout" || name == "container" || name == "constraints"
    open.append(OpenElement(node: node, name: nameRange, holdsText: !isSpaced))
    check(name, nameRange)
    return index
  }

  /// Adds an attribute to the element that was begun last.
  package mutating func attribute(_ name: String, _ value: String) {
    bytes.append(UInt8(ascii: " "))
    let start = bytes.count
    // What is read again is told to be no name by its characters, not by what they would make of the document.
    bytes.append(contentsOf: isIndented ? name.asNameInXML.utf8 : name.utf8)
    let nameRange = SourceRange(start, bytes.count)
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
    let valueStart = bytes.count
    let isEscaped = append(value, inAttribute: true)
    let valueRange = SourceRange(valueStart, bytes.count)
    bytes.append(UInt8(ascii: "\""))
    tree.attributes.append(
      MarkupTree.Attribute(
        name: nameRange, value: valueRange, needsDecoding: isEscaped,
        isForeign: name == "xmlns" || name.hasPrefix("xmlns:")))
    if bytes.count - valueStart > MarkupLimits.valueBytes {
      faults.append(.valueTooLong(name, at: nameRange))
    }
  }

  /// Adds characters to the element that is open.
  package mutating func text(_ text: String) {
    guard !text.isEmpty else { return }
    closeStartTag(holdsElement: false)
    if !open.isEmpty { open[open.count - 1].holdsText = true }
    let start = bytes.count
    append(text, inAttribute: false)
    append(.text, SourceRange(start, bytes.count))
  }

  /// Ends the innermost element.
  package mutating func end() {
    guard let last = open.last else { return }
    if last.isTagOpen {
      finishTag(last)
      bytes.append(UInt8(ascii: "/"))
      bytes.append(UInt8(ascii: ">"))
      tree.nodes[Int(last.node)].extend(to: bytes.count)
      open.removeLast()
      return
    }
    open.removeLast()
    if isIndented, last.holdsElements, !last.holdsText { breakLine() }
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    // Byte by byte: a slice would hold the bytes, and appending to them would copy them all.
    for place in last.name.lowerBound..<last.name.upperBound { bytes.append(bytes[Int(place)]) }
    bytes.append(UInt8(ascii: ">"))
  }

  /// The document with its syntax. What breaks a limit is in the diagnostics.
  package consuming func finish() -> ParsedDocument {
    while !open.isEmpty { end() }
    if isIndented { bytes.append(UInt8(ascii: "\n")) }
    if bytes.count > limits.whole(.bytes) {
      faults.append(.documentTooLarge(limits))
    }
    return ParsedDocument(
      source: SourceText(name: name, bytes: bytes), tree: tree, isComplete: true,
      diagnostics: faults)
  }

  /// The nesting of what is open now.
  package var depth: Int { open.count }

  /// Whether a limit was broken, so that what is written from now on is not looked at.
  package var isTooLarge: Bool { !faults.isEmpty }

  // MARK: Parts

  private mutating func closeStartTag(holdsElement: Bool) {
    guard let last = open.indices.last else { return }
    if open[last].isTagOpen {
      finishTag(open[last])
      bytes.append(UInt8(ascii: ">"))
      tree.nodes[Int(open[last].node)].extend(to: bytes.count)
      open[last].isTagOpen = false
    }
    if holdsElement { open[last].holdsElements = true }
  }

  private mutating func finishTag(_ element: OpenElement) {
    guard case .element(let index) = tree.nodes[Int(element.node)].kind else { return }
    tree.elements[Int(index)].endAttributes(Int32(tree.attributes.count))
  }

  /// Begins a line where white space means nothing.
  private mutating func breakLine() {
    guard isIndented, !bytes.isEmpty, !(open.last?.holdsText ?? false) else { return }
    bytes.append(UInt8(ascii: "\n"))
    // What is nested deeper cannot be read again, and would make lines without end.
    let depth = open.count > limits.whole(.nesting) ? 0 : open.count
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func check(_ name: String, _ range: SourceRange) {
    if open.count > limits.whole(.nesting), faults.isEmpty {
      faults.append(.tooDeep(limits, at: range))
    }
    guard BoxNames.contains(name.utf8) else { return }
    boxes += 1
    if boxes == limits.whole(.boxes) + 1 { faults.append(.tooManyBoxes(limits, at: range)) }
  }

  @discardableResult
  private mutating func append(_ kind: MarkupTree.Kind, _ range: SourceRange) -> Int32 {
    let node = Int32(tree.nodes.count)
    let parent = open.last?.node ?? -1
    tree.nodes.append(MarkupTree.Node(range: range, kind: kind, parent: parent))
    guard let last = open.indices.last else { return node }
    if open[last].lastChild >= 0 {
      tree.nodes[Int(open[last].lastChild)].nextSibling = node
    } else if case .element(let index) = tree.nodes[Int(parent)].kind {
      tree.elements[Int(index)].firstChild = node
    }
    open[last].lastChild = node
    return node
  }

  /// Writes characters as XML; returns whether any of them is a reference.
  @discardableResult
  private mutating func append(_ text: String, inAttribute: Bool) -> Bool {
    let text = isIndented && text.utf8.contains(UInt8(ascii: "{")) ? text.doublingBraces : text
    if !text.utf8.contains(where: { Self.isSpecial($0) }) {
      bytes.append(contentsOf: text.utf8)
      return false
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes.append(contentsOf: "&amp;".utf8)
      case "<": bytes.append(contentsOf: "&lt;".utf8)
      case ">": bytes.append(contentsOf: "&gt;".utf8)
      case "\"": bytes.append(contentsOf: inAttribute ? "&quot;".utf8 : "\"".utf8)
      case "\r": bytes.append(contentsOf: "&#13;".utf8)
      case "\n", "\t":
        bytes.append(contentsOf: inAttribute ? "&#\(scalar.value);".utf8 : "\(scalar)".utf8)
      case _ where !scalar.isXMLCharacter: bytes.append(contentsOf: "\u{FFFD}".utf8)
      default: bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
      }
    }
    return true
  }

  /// Whether a byte may begin something that is not written as it is.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"") || byte == 0xEF
  }
}

extension String {
  /// The name with `_` for each character that no name has.
  fileprivate var asNameInXML: String {
    guard let first = utf8.first else { return "_" }
    guard !first.startsName || !utf8.allSatisfy(\.continuesName) else { return self }
    let characters = utf8.map { $0.continuesName ? $0 : UInt8(ascii: "_") }
    return (first.startsName ? "" : "_") + String(decoding: characters, as: UTF8.self)
  }

  /// The text where each `{` is written twice.
  fileprivate var doublingBraces: String {
    String(
      unicodeScalars.reduce(into: UnicodeScalarView()) {
        $0.append($1)
        if $1 == "{" { $0.append($1) }
      })
  }
}

extension MarkupTree.Node {
  /// Ends the start tag at `end`.
  fileprivate mutating func extend(to end: Int) {
    let links = nextSibling
    self = MarkupTree.Node(
      range: SourceRange(Int(range.lowerBound), end), kind: kind, parent: parent)
    nextSibling = links
  }
}

extension MarkupTree.Element {
  /// Ends the element's attributes at an index.
  fileprivate mutating func endAttributes(_ end: Int32) {
    let child = firstChild
    self = MarkupTree.Element(
      name: name, attributes: attributes.lowerBound..<end, isForeign: isForeign)
    firstChild = child
  }
}
