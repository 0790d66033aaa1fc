import StrutCore
import StrutSyntax

/// Writes a draft: one text, formatted, with its tree and the origins of its pieces.
struct PlainWriter {
  private let draft: PlainDraft
  private var bytes: [UInt8] = []
  private var builder = MarkupTreeBuilder()
  private var origins: [SourceOrigins.Piece] = []
  private var parts: [Int32: SourceRange] = [:]
  private var values: [SourceOrigins.Value] = []
  /// The instances around elements by the offsets of these.
  private var around: [Int32: Int32] = [:]
  private var attributes: [MarkupTree.Attribute] = []
  /// The open elements.
  private var open: [Open] = []
  /// Where the text began that is being written.
  private var textStart: Int?

  private struct Open {
    let element: PlainDraft.Element
    /// Whether the start tag is written as one of an element with content.
    var hasContent = false
  }

  /// The document that a draft comes to.
  ///
  /// - Complexity: O(*n*) in the size of the document.
  static func write(_ draft: PlainDraft, named name: String) -> ParsedDocument {
    var writer = PlainWriter(draft: draft)
    writer.run()
    let origins = SourceOrigins(
      files: draft.files, steps: draft.steps, pieces: writer.origins, parts: writer.parts,
      values: writer.values, instances: draft.instances, around: writer.around)
    return ParsedDocument(
      source: SourceText(name: name, bytes: writer.bytes, origins: origins),
      tree: writer.builder.tree, isComplete: true, diagnostics: [])
  }

  private init(draft: PlainDraft) { self.draft = draft }

  private mutating func run() {
    bytes.reserveCapacity(draft.byteCount + draft.byteCount / 4)
    let events = draft.declarations.count + draft.boxes.count
    builder.reserve(
      nodes: events, elements: draft.elements.count, attributes: draft.attributes.count)
    origins.reserveCapacity(2 * draft.elements.count + draft.pieces.count)
    write(draft.declarations)
    write(draft.boxes)
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func write(_ events: [PlainDraft.Event]) {
    for (index, event) in events.enumerated() {
      switch event {
      case .open(let element):
        let isEmpty = index + 1 < events.count && events[index + 1].isClose
        write(draft.elements[Int(element)], isEmpty: isEmpty)
      case .text(let pieces):
        let isFollowed = index + 1 < events.count && events[index + 1].isText
        writeText(pieces, isFollowed: isFollowed)
      case .close: close()
      }
    }
  }

  // MARK: Tags

  private mutating func write(_ element: PlainDraft.Element, isEmpty: Bool) {
    beginLine(depth: open.count)
    let start = bytes.count
    let file = draft.files[Int(element.file)]
    if element.around >= 0 { around[Int32(start)] = element.around }
    if let place = element.place {
      note(place.file, place.range, element.way, count: 1, isCopied: false)
    } else {
      note(
        element.file, SourceRange(Int(element.tag.lowerBound), Int(element.name.upperBound)),
        element.way)
    }
    bytes.append(UInt8(ascii: "<"))
    let name = append(file.bytes, element.name)
    attributes.removeAll(keepingCapacity: true)
    for index in element.attributes { write(draft.attributes[Int(index)]) }
    let end = Int(element.tag.upperBound)
    note(element.file, SourceRange(end - 1, end), element.way)
    if isEmpty { bytes.append(UInt8(ascii: "/")) }
    bytes.append(UInt8(ascii: ">"))
    builder.open(name, attributes, tag: SourceRange(start, bytes.count), isForeign: false)
    open.append(Open(element: element, hasContent: !isEmpty))
  }

  private mutating func write(_ attribute: PlainDraft.Attribute) {
    bytes.append(UInt8(ascii: " "))
    if !attribute.run.isEmpty { return copy(attribute) }
    let isFromFile = attribute.nameFile >= 0
    note(
      attribute.file, attribute.writtenName, attribute.way,
      count: Int(attribute.name.upperBound - attribute.name.lowerBound),
      isCopied: isFromFile)
    let name = append(
      isFromFile ? draft.files[Int(attribute.nameFile)].bytes : draft.buffer, attribute.name)
    bytes.append(UInt8(ascii: "="))
    bytes.append(attribute.quote)
    let start = bytes.count
    write(attribute.pieces)
    let value = SourceRange(start, bytes.count)
    bytes.append(attribute.quote)
    attributes.append(
      MarkupTree.Attribute(
        name: name, value: value,
        needsDecoding: bytes[start..<bytes.count].contains { $0 == UInt8(ascii: "&") || $0 < 0x20 },
        isForeign: false))
  }

  /// Writes attributes as they stand in their file, as one piece.
  private mutating func copy(_ attribute: PlainDraft.Attribute) {
    note(attribute.file, attribute.name, attribute.way)
    let own = append(draft.files[Int(attribute.file)].bytes, attribute.name)
    let shift = Int(own.lowerBound) - Int(attribute.name.lowerBound)
    for index in attribute.run {
      let written = draft.trees[Int(attribute.file)].attributes[Int(index)]
      attributes.append(
        MarkupTree.Attribute(
          name: written.name.moved(by: shift), value: written.value.moved(by: shift),
          needsDecoding: written.needsDecoding, isForeign: false))
    }
  }

  private mutating func close() {
    guard let element = open.popLast() else { return }
    builder.close()
    guard element.hasContent else { return }
    beginLine(depth: open.count, isInside: element.element.isInline)
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    _ = append(draft.files[Int(element.element.file)].bytes, element.element.name)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Begins a line, unless white space counts here.
  private mutating func beginLine(depth: Int, isInside: Bool = false) {
    guard !bytes.isEmpty, !isInside, !(open.last?.element.isInline ?? false) else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<2 * depth { bytes.append(UInt8(ascii: " ")) }
  }

  // MARK: Texts

  /// - Parameter isFollowed: Whether another text comes next: the two are one.
  private mutating func writeText(_ pieces: Range<Int32>, isFollowed: Bool) {
    if textStart == nil {
      if !(open.last?.element.isInline ?? false) { beginLine(depth: open.count) }
      textStart = bytes.count
    }
    write(pieces)
    guard !isFollowed, let start = textStart else { return }
    if bytes.count > start { builder.append(.text, SourceRange(start, bytes.count)) }
    textStart = nil
  }

  private mutating func write(_ pieces: Range<Int32>) {
    for index in pieces {
      let piece = draft.pieces[Int(index)]
      if piece.bytesFile < 0, let part = draft.parts[piece.bytes.lowerBound] {
        parts[Int32(bytes.count)] = part
      }
      if piece.value >= 0 {
        values.append(SourceOrigins.Value(at: bytes.count, draft.values[Int(piece.value)]))
      }
      note(
        piece.file, piece.written, piece.way,
        count: Int(piece.bytes.upperBound - piece.bytes.lowerBound), isCopied: piece.isCopied)
      _ = append(
        piece.bytesFile < 0 ? draft.buffer : draft.files[Int(piece.bytesFile)].bytes, piece.bytes)
    }
  }

  private mutating func append(_ source: [UInt8], _ range: SourceRange) -> SourceRange {
    let start = bytes.count
    bytes.append(contentsOf: source[Int(range.lowerBound)..<Int(range.upperBound)])
    return SourceRange(start, bytes.count)
  }

  /// Notes where the bytes that come next were written; as many as there, unless told otherwise.
  private mutating func note(
    _ file: Int32, _ written: SourceRange, _ way: Int32, count: Int? = nil, isCopied: Bool = true
  ) {
    let count = count ?? Int(written.upperBound - written.lowerBound)
    origins.append(
      SourceOrigins.Piece(
        SourceRange(bytes.count, bytes.count + count), file: file, written: written, way: way,
        isCopied: isCopied))
  }
}

extension PlainDraft.Event {
  /// Whether the event is a text.
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
  /// Whether the event is an end tag.
  fileprivate var isClose: Bool { if case .close = self { true } else { false } }
}

extension SourceRange {
  /// The range so many bytes further on.
  fileprivate func moved(by count: Int) -> SourceRange {
    SourceRange(Int(lowerBound) + count, Int(upperBound) + count)
  }
}
