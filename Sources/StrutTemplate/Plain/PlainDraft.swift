import StrutCore
import StrutSyntax

/// The plain document while it is put together: tags and texts in order, whose bytes still stand in the files and in one
/// buffer of what was computed.
struct PlainDraft {
  /// Bytes with the place that they come from.
  struct Piece {
    /// The file that has the bytes; -1 for the buffer.
    let bytesFile: Int32
    /// Where they stand in it.
    let bytes: SourceRange
    /// The file in which they, or the expression that gave them, were written.
    let file: Int32
    /// Where they were written.
    let written: SourceRange
    /// The innermost step on the way there.
    let way: Int32

    /// Whether each byte is one of the file.
    var isCopied: Bool {
      bytes.upperBound - bytes.lowerBound == written.upperBound - written.lowerBound && !isWhole
    }
    /// Whether the piece stands as a whole for what was written.
    let isWhole: Bool
    /// The index of where the value stands that the piece is; -1 for a piece that is no value, or was worked out.
    var value: Int32 = -1
  }

  /// An attribute of an element.
  struct Attribute {
    /// The file of the name; -1 for the buffer.
    let nameFile: Int32
    /// The name.
    let name: SourceRange
    /// Where the name was written.
    let file: Int32
    let writtenName: SourceRange
    let way: Int32
    /// The indices of the pieces of the value.
    let pieces: Range<Int32>
    /// The quote around the value.
    let quote: UInt8
    /// For several attributes that are copied together with what stands between them: their indices in the tree of the file.
    var run: Range<Int32> = 0..<0
  }

  /// An element.
  struct Element {
    /// The file in which it was written.
    let file: Int32
    /// The name in the start tag.
    let name: SourceRange
    /// The start tag.
    let tag: SourceRange
    let way: Int32
    var attributes: Range<Int32>
    /// Whether the content is text, so that white space counts.
    let isInline: Bool
    /// Where the start tag is told, in which file; `nil` for where it stands.
    var place: (file: Int32, range: SourceRange)?
    /// The innermost instance around, where the way does not name all of them: something was handed into a slot; -1 else.
    var around: Int32 = -1
  }

  /// What comes next in the document.
  enum Event {
    /// The start tag of the element at an index.
    case open(Int32)
    /// A text of the pieces at these indices.
    case text(Range<Int32>)
    /// An end tag.
    case close
  }

  /// The files.
  var files: [SourceText]
  /// The steps of all ways.
  var steps: [SourceOrigins.Step] = []
  /// What was computed, escaped as XML.
  private(set) var buffer: [UInt8] = []
  private(set) var pieces: [Piece] = []
  /// For pieces that a part of an expression gave, by their offsets in the buffer: that part.
  private(set) var parts: [Int32: SourceRange] = [:]
  /// Where values stand that pieces are.
  private(set) var values: [ValueOrigin] = []
  private(set) var attributes: [Attribute] = []
  private(set) var elements: [Element] = []
  /// Declarations in order: what stands before the root box.
  private(set) var declarations: [Event] = []
  /// The boxes in order.
  private(set) var boxes: [Event] = []
  /// The instances, each with the one around.
  private(set) var instances: [SourceOrigins.Instance] = []
  /// Whether events are declarations.
  var isDeclaring = true
  /// The number of open elements.
  private(set) var depth = 0
  /// The bytes of the document so far, about.
  private(set) var byteCount = 0

  /// The trees of the files that have one.
  let trees: [MarkupTree]

  /// Begins with the files that are known.
  init(files: [SourceText], trees: [MarkupTree]) {
    self.files = files
    self.trees = trees
  }

  // MARK: Events

  /// Adds a start tag.
  mutating func open(_ element: Element) {
    let index = Int32(elements.count)
    elements.append(element)
    append(.open(index))
    depth += 1
    byteCount += 2 * Int(element.name.upperBound - element.name.lowerBound) + 5
  }

  /// Adds an end tag.
  mutating func close() {
    append(.close)
    depth -= 1
  }

  /// Adds a text of the pieces from an index on.
  mutating func text(from first: Int32) {
    guard first < pieceCount else { return }
    append(.text(first..<pieceCount))
  }

  /// The number of events where the next one goes.
  var eventCount: Int { isDeclaring ? declarations.count : boxes.count }

  /// Takes the last events out again: an element that is closed.
  mutating func dropEvents(from first: Int) {
    if isDeclaring {
      declarations.removeSubrange(first...)
    } else {
      boxes.removeSubrange(first...)
    }
  }

  /// Whether the boxes from an event on are several, and nothing but elements stands beside them.
  func hasSeveralBoxes(from first: Int) -> Bool {
    var (count, depth) = (0, 0)
    for event in boxes[first...] {
      switch event {
      case .open:
        if depth == 0 { count += 1 }
        depth += 1
      case .close: depth -= 1
      case .text: if depth == 0 { return false }
      }
    }
    return count > 1
  }

  /// Puts an element around the boxes from an event on.
  mutating func wrapBoxes(from first: Int, in element: Element) {
    boxes.insert(.open(Int32(elements.count)), at: first)
    elements.append(element)
    boxes.append(.close)
    byteCount += 2 * Int(element.name.upperBound - element.name.lowerBound) + 5
  }

  private mutating func append(_ event: Event) {
    if isDeclaring { declarations.append(event) } else { boxes.append(event) }
  }

  /// Notes an instance.
  ///
  /// - Parameters:
  ///   - step: The step of its use.
  ///   - outer: The index of the instance around; -1 for none.
  /// - Returns: The index.
  mutating func add(instance step: Int32, in outer: Int32) -> Int32 {
    instances.append(SourceOrigins.Instance(step: step, parent: outer))
    return Int32(instances.count) - 1
  }

  // MARK: Attributes and pieces

  /// The number of attributes so far.
  var attributeCount: Int32 { Int32(attributes.count) }
  /// The number of pieces so far.
  var pieceCount: Int32 { Int32(pieces.count) }

  /// Adds an attribute to the element that comes next.
  mutating func add(_ attribute: Attribute) {
    attributes.append(attribute)
    byteCount += Int(attribute.name.upperBound - attribute.name.lowerBound) + 4
  }

  /// Adds attributes of a file as they are written there, with the blanks between them.
  mutating func copy(attributes run: Range<Int32>, of file: Int32, way: Int32) {
    let tree = trees[Int(file)]
    let first = tree.attributes[Int(run.lowerBound)].name
    let range = SourceRange(
      Int(first.lowerBound), Int(tree.attributes[Int(run.upperBound) - 1].value.upperBound) + 1)
    attributes.append(
      Attribute(
        nameFile: file, name: range, file: file, writtenName: range, way: way,
        pieces: pieceCount..<pieceCount, quote: 0, run: run))
    byteCount += Int(range.upperBound - range.lowerBound) + 1
  }

  /// Adds bytes of a file as they are.
  mutating func copy(_ range: SourceRange, of file: Int32, way: Int32) {
    guard range.upperBound > range.lowerBound else { return }
    pieces.append(
      Piece(
        bytesFile: file, bytes: range, file: file, written: range, way: way, isWhole: false))
    byteCount += Int(range.upperBound - range.lowerBound)
  }

  /// Adds a text that an expression gave, or that stands for something written; returns `false` where it holds a character
  /// that no document can.
  mutating func add(
    _ text: String, for written: SourceRange, in file: Int32, way: Int32, isAttribute: Bool
  ) -> Bool {
    let start = buffer.count
    var isValid = true
    if text.utf8.contains(where: Self.mayNeedEscape) {
      for byte in text.utf8 { isValid = escape(byte, isAttribute: isAttribute) && isValid }
    } else {
      buffer.append(contentsOf: text.utf8)
    }
    guard buffer.count > start else { return isValid }
    append(from: start, for: written, in: file, way: way, isWhole: true)
    return isValid
  }

  /// Notes that a part of what was written gave the last piece.
  mutating func note(part: SourceRange) {
    guard let piece = pieces.last, piece.bytesFile < 0 else { return }
    parts[piece.bytes.lowerBound] = part
  }

  /// Notes where the value stands that the last piece is.
  mutating func note(value: ValueOrigin) {
    guard let last = pieces.indices.last, pieces[last].bytesFile < 0 else { return }
    pieces[last].value = Int32(values.count)
    values.append(value)
  }

  /// Adds characters that stand in a file, but not byte for byte.
  ///
  /// - Parameter offsets: Where each byte comes from, and the end.
  mutating func add(
    _ text: String, offsets: [Int32], in file: Int32, way: Int32, isAttribute: Bool
  ) {
    var start = buffer.count
    var first = 0
    for (index, byte) in text.utf8.enumerated() {
      let count = buffer.count
      _ = escape(byte, isAttribute: isAttribute)
      let isPlain = buffer.count == count + 1 && offsets[index + 1] == offsets[index] + 1
      guard !isPlain else { continue }
      if count > start {
        append(
          from: start, to: count, for: SourceRange(Int(offsets[first]), Int(offsets[index])),
          in: file, way: way, isWhole: false)
      }
      append(
        from: count, for: SourceRange(Int(offsets[index]), Int(offsets[index + 1])), in: file,
        way: way, isWhole: true)
      start = buffer.count
      first = index + 1
    }
    guard buffer.count > start else { return }
    append(
      from: start, for: SourceRange(Int(offsets[first]), Int(offsets[text.utf8.count])), in: file,
      way: way, isWhole: false)
  }

  private mutating func append(
    from start: Int, to end: Int? = nil, for written: SourceRange, in file: Int32, way: Int32,
    isWhole: Bool
  ) {
    let end = end ?? buffer.count
    pieces.append(
      Piece(
        bytesFile: -1, bytes: SourceRange(start, end), file: file, written: written, way: way,
        isWhole: isWhole))
    byteCount += end - start
  }

  /// Adds a name that no file has.
  mutating func name(_ text: String) -> SourceRange {
    let start = buffer.count
    buffer += Array(text.utf8)
    return SourceRange(start, buffer.count)
  }

  /// Whether ``escape(_:isAttribute:)`` may write a byte as anything else.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    default: false
    }
  }

  /// Adds a character of a text or a value as XML writes it.
  private mutating func escape(_ byte: UInt8, isAttribute: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "&"): buffer += Array("&amp;".utf8)
    case UInt8(ascii: "<"): buffer += Array("&lt;".utf8)
    case UInt8(ascii: ">"): buffer += Array("&gt;".utf8)
    case UInt8(ascii: "\"") where isAttribute: buffer += Array("&quot;".utf8)
    case 0x0D: buffer += Array("&#13;".utf8)
    case 0x0A where isAttribute: buffer += Array("&#10;".utf8)
    case 0x09 where isAttribute: buffer += Array("&#9;".utf8)
    case 0x09, 0x0A: buffer.append(byte)
    case 0..<0x20:
      // U+FFFD stands for what XML cannot hold; the document is wrong.
      buffer += [0xEF, 0xBF, 0xBD]
      return false
    default: buffer.append(byte)
    }
    return true
  }

  /// The bytes of a piece.
  func bytes(of piece: Piece) -> ArraySlice<UInt8> {
    let range = Int(piece.bytes.lowerBound)..<Int(piece.bytes.upperBound)
    return piece.bytesFile < 0 ? buffer[range] : files[Int(piece.bytesFile)].bytes[range]
  }

  /// Joins the bytes of pieces.
  func joined(_ range: Range<Int32>) -> [UInt8] {
    var joined: [UInt8] = []
    for piece in pieces[Int(range.lowerBound)..<Int(range.upperBound)] {
      joined += bytes(of: piece)
    }
    return joined
  }

  /// Adds a piece that a later stage cut out of another one.
  mutating func append(_ piece: Piece) { pieces.append(piece) }

  /// Gives an element or a text other pieces.
  mutating func setPieces(_ pieces: Range<Int32>, ofAttribute index: Int32) {
    let old = attributes[Int(index)]
    attributes[Int(index)] = Attribute(
      nameFile: old.nameFile, name: old.name, file: old.file, writtenName: old.writtenName,
      way: old.way, pieces: pieces, quote: old.quote)
  }

  /// Gives the text at an index of the boxes' events other pieces.
  mutating func setPieces(_ pieces: Range<Int32>, ofText event: Int) {
    boxes[event] = .text(pieces)
  }
}
