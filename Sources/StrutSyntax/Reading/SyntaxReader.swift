import CLibXML2
import StrutCore

/// Everything that parsing a text as XML gave.
struct SyntaxResult {
  var tree = MarkupTree()
  var diagnostics: [Diagnostic] = []
  /// Whether the text is well-formed and inside all limits; otherwise the tree holds what came before the fault.
  var isComplete = false
  /// Whether an element was left open.
  var losesNesting = false
  /// What libxml2 said about the first fault, where it found one.
  var fault: Fault?

  /// libxml2's own words about a fault.
  struct Fault {
    var message: String
    var line: Int
    var column: Int
  }
}

/// Reads a text as XML by libxml2's SAX2 interface and gives each part its place in the text.
///
/// libxml2 decides what is well-formed and resolves namespaces. Its start-element event comes when the cursor
/// stands behind the attributes of a start tag; from there the tag's `<` is the nearest one backwards,
/// because `<` cannot stand inside of a tag.
final class SyntaxReader {
  private let source: SourceText
  private let limits: Limits
  private let library: XMLLibrary
  private var result = SyntaxResult()
  private var builder = MarkupTreeBuilder()
  /// The offset after the last tag.
  private var textStart = 0
  private var boxCount = 0
  private var isStopped = false
  private var context: xmlParserCtxtPtr?

  private init(source: SourceText, limits: Limits, library: XMLLibrary) {
    self.source = source
    self.limits = limits
    self.library = library
  }

  /// Parses `source`, which must be UTF-8. Never fails: what is wrong is in the result.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func read(_ source: SourceText, limits: Limits) -> SyntaxResult {
    guard let library = XMLLibrary.shared else {
      var result = SyntaxResult()
      result.diagnostics.append(.libraryMissing(XMLLibrary.name, package: XMLLibrary.package))
      return result
    }
    let reader = SyntaxReader(source: source, limits: limits, library: library)
    reader.run()
    return reader.result
  }

  private func run() {
    guard let context = library.newContext() else { return }
    defer { library.freeContext(context) }
    self.context = context
    context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
    installHandlers(context.pointee.sax)
    let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue)
    source.bytes.withUnsafeBytes { buffer in
      let text = buffer.bindMemory(to: CChar.self)
      let document = library.readMemory(
        context, text.baseAddress, Int32(text.count), nil, nil, options)
      if let document { library.freeDocument(document) }
    }
    result.tree = builder.tree
    result.isComplete =
      context.pointee.wellFormed == 1 && result.fault == nil && !isStopped
    self.context = nil
  }

  private func installHandlers(_ sax: UnsafeMutablePointer<xmlSAXHandler>) {
    sax.pointee = xmlSAXHandler()
    sax.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    sax.pointee.startElementNs = { context, _, prefix, uri, _, _, count, _, attributes in
      SyntaxReader.of(context)?.startElement(
        prefix: prefix, uri: uri, attributes: attributes, count: Int(count))
    }
    sax.pointee.endElementNs = { context, _, _, _ in SyntaxReader.of(context)?.endElement() }
    sax.pointee.internalSubset = { context, _, _, _ in SyntaxReader.of(context)?.rejectDTD() }
    sax.pointee.serror = { context, error in
      guard let error else { return }
      SyntaxReader.of(context)?.note(error.pointee)
    }
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> SyntaxReader? {
    guard let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self),
      let reader = parser.pointee._private
    else { return nil }
    return Unmanaged<SyntaxReader>.fromOpaque(reader).takeUnretainedValue()
  }

  /// The offset of libxml2's cursor in the text.
  private var cursor: Int {
    guard let input = context?.pointee.input else { return source.bytes.count }
    let consumed = Int(input.pointee.consumed)
    return min(consumed + (input.pointee.cur - input.pointee.base), source.bytes.count)
  }

  // MARK: Events

  private func startElement(
    prefix: UnsafePointer<xmlChar>?, uri: UnsafePointer<xmlChar>?,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) {
    var start = min(cursor, source.bytes.count - 1)
    while start > textStart, source.bytes[start] != UInt8(ascii: "<") { start -= 1 }
    appendText(upTo: start)
    let tag = StartTag(in: source.bytes, at: start)
    textStart = tag.end
    if prefix != nil, uri == nil { reportUndeclaredPrefix(of: tag.name, value: .start) }
    reportUndeclaredPrefixes(of: tag, attributes, count)
    builder.open(
      tag.name, tag.attributes, tag: SourceRange(start, tag.end), isForeign: uri != nil)
    checkLimits(of: tag)
  }

  private func endElement() {
    let end = cursor
    if end > textStart {
      var start = max(textStart, end - 1)
      while start > textStart, source.bytes[start] != UInt8(ascii: "<") { start -= 1 }
      appendText(upTo: start)
      textStart = end
    }
    builder.close()
  }

  /// Adds everything between the last tag and `end` as texts, without comments and instructions.
  private func appendText(upTo end: Int) {
    guard end > textStart, builder.depth > 0 else { return }
    for piece in CharacterPieces(bytes: source.bytes, range: textStart..<end) {
      builder.append(piece.isLiteral ? .characterData : .text, piece.range)
    }
  }

  // MARK: Faults

  private func note(_ error: xmlError) {
    guard error.level == XML_ERR_FATAL, result.fault == nil else { return }
    let message = error.message.map { String(cString: $0) } ?? ""
    let firstLine = message.split(separator: "\n").first.map(String.init) ?? "not well-formed"
    result.fault = SyntaxResult.Fault(
      message: firstLine, line: Int(error.line), column: Int(error.int2))
    // libxml2 would go on and find a fault in everything that follows, without telling us any more.
    library.stop(context)
  }

  private func stop(with diagnostic: Diagnostic) {
    guard !isStopped else { return }
    isStopped = true
    result.diagnostics.append(diagnostic)
    library.stop(context)
  }

  private func rejectDTD() {
    let opening = Array("<!DOCTYPE".utf8)
    var start = max(0, min(cursor, source.bytes.count) - opening.count)
    while start > 0, !source.bytes[start...].starts(with: opening) { start -= 1 }
    stop(
      with: .documentTypeDeclaration(
        line: InnerLayout.line(in: source, from: start),
        at: SourceRange(start, start + opening.count)))
  }

  private func checkLimits(of tag: StartTag) {
    if builder.depth > limits.whole(.nesting) {
      stop(with: .tooDeep(limits, at: tag.name))
    }
    if BoxNames.contains(source.bytes[Int(tag.name.lowerBound)..<Int(tag.name.upperBound)]) {
      boxCount += 1
      if boxCount > limits.whole(.boxes) { stop(with: .tooManyBoxes(limits, at: tag.name)) }
    }
    for attribute in tag.attributes
    where attribute.value.upperBound - attribute.value.lowerBound > MarkupLimits.valueBytes {
      stop(with: .valueTooLong(source.text(in: attribute.name), at: attribute.name))
    }
  }

  private func reportUndeclaredPrefix(of name: SourceRange, value: SourceRange) {
    result.diagnostics.append(
      .undeclaredPrefix(in: source.text(in: name), source.text(in: value), at: name))
  }

  /// The attributes of the event are those of the tag, in order, without namespace declarations; each is
  /// five pointers, the second its prefix, the third its namespace.
  private func reportUndeclaredPrefixes(
    of tag: StartTag, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
  ) {
    guard let attributes, count > 0 else { return }
    var undeclared = false
    for index in 0..<count where attributes[index * 5 + 1] != nil {
      undeclared = undeclared || attributes[index * 5 + 2] == nil
    }
    guard undeclared else { return }
    let written = tag.attributes.filter { attribute in
      let name = source.text(in: attribute.name)
      return name != "xmlns" && !name.hasPrefix("xmlns:")
    }
    for (index, attribute) in written.enumerated().prefix(count)
    where attributes[index * 5 + 1] != nil && attributes[index * 5 + 2] == nil {
      reportUndeclaredPrefix(of: attribute.name, value: attribute.value)
    }
  }
}
