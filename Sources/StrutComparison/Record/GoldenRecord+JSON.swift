import StrutCore
import StrutFormats
import StrutTemplate

extension GoldenRecord {
  /// The version of the format that is written.
  static let formatVersion = 2
  /// The oldest version that is read: records before the second one hold no sources.
  private static let oldestVersion = 1

  /// The record as the text of its file: one line for each box, so that changes are read line by line.
  package var text: String {
    var members: [JSONMember] = [
      JSONMember("version", .number(sources == nil ? Self.oldestVersion : Self.formatVersion)),
      JSONMember("renderer", renderer.json),
      JSONMember("pixels", .text(pixels)),
      JSONMember("file", .text(file)),
      JSONMember("canvas", [.number(canvas.width), .number(canvas.height)]),
    ]
    members += sources?.members ?? []
    members.append(JSONMember("boxes", .list(boxesAsJSON)))
    return JSONValue(.object(members)).text(indentingLevels: 2)
  }

  /// The record that a file's bytes hold.
  ///
  /// - Throws: ``GoldenRecordFault`` where they hold none that this version can read.
  package init(_ bytes: [UInt8]) throws(GoldenRecordFault) {
    let value: JSONValue
    do { value = try JSONParser.parse(bytes) } catch { throw GoldenRecordFault(error.message) }
    guard let version = value["version"]?.integer else { throw GoldenRecordFault("no version") }
    guard version >= Self.oldestVersion, version <= Self.formatVersion else {
      throw GoldenRecordFault("version \(version) is not known")
    }
    guard let renderer = value["renderer"].flatMap(RendererFingerprint.init(json:)),
      let pixels = value["pixels"]?.string, let file = value["file"]?.string,
      let canvas = value["canvas"]?.array?.compactMap(\.number), canvas.count == 2,
      let boxes = value["boxes"]?.array.flatMap(Self.boxes(from:))
    else { throw GoldenRecordFault("a part is missing or wrong") }
    self.init(
      renderer: renderer, pixels: pixels, file: file,
      canvas: Size(width: canvas[0], height: canvas[1]), boxes: boxes)
    var written: [DocumentSources.Entry] = []
    var ancestors: [DocumentSources.Entry] = []
    for (box, json) in zip(boxes, value["boxes"]?.array ?? []) {
      var entry = DocumentSources.Entry(name: box.element, json: json, text: box.joinedText)
      ancestors.removeLast(ancestors.count - box.depth)
      entry.inheritBranches(from: ancestors.last)
      ancestors.append(entry)
      written.append(entry)
    }
    sources = RecordedSources(json: value, boxes: written)
  }

  /// Whether a record's file, as it is written here, is of these pixels and of the picture file `file`.
  ///
  /// Only its head is looked at, so that what has not changed costs no reading of boxes; a record that is written otherwise
  /// is none.
  package static func describes(_ bytes: [UInt8], pixels: Digest, file: [UInt8]) -> Bool {
    guard bytes.suffix(2).elementsEqual("}\n".utf8) || bytes.last == UInt8(ascii: "}") else {
      return false
    }
    // Versions of libraries and digests of fonts come before.
    let head = bytes.prefix(8192)
    func holds(_ name: String, _ digest: Digest) -> Bool {
      let member = Array("\n  \"\(name)\": \"\(digest)\",".utf8)
      var index = head.startIndex
      while let line = head[index...].firstIndex(of: UInt8(ascii: "\n")) {
        if head[line...].starts(with: member) { return true }
        index = line + 1
      }
      return false
    }
    return holds("pixels", pixels) && holds("file", Digest(of: file))
  }

  /// The layout and what it was made from, as the file holds them.
  package var layoutText: String {
    let canvas: JSONValue = [.number(canvas.width), .number(canvas.height)]
    return canvas.compactText + JSONValue(.object(sources?.members ?? [])).compactText
      + JSONValue.list(boxesAsJSON).compactText
  }

  /// Whether both records say the same of what was written, wherever it stands in its file.
  package func hasSameWriting(as other: GoldenRecord) -> Bool {
    func written(_ record: GoldenRecord) -> [String] {
      [JSONValue(.object(record.sources?.members ?? [])), .list(record.boxesAsJSON)].map {
        $0.withoutLines.compactText
      }
    }
    return written(self) == written(other)
  }

  /// The boxes with frames relative to the nearest box around them, as `strut layout` prints them.
  private var boxesAsJSON: [JSONValue] {
    var origins = AncestorOrigins()
    // The boxes around, whose branches are not written again.
    var ancestors: [Int] = []
    return boxes.enumerated().map { index, box in
      let origin = origins.origin(ofParentAtDepth: box.depth)
      origins.enter(depth: box.depth, origin: box.frame?.origin ?? origin)
      ancestors.removeLast(ancestors.count - box.depth)
      let parent = ancestors.last.flatMap { sources?.document.boxes[$0] }
      ancestors.append(index)
      let written =
        sources?.document.boxes[index].members(besides: box.joinedText, in: parent) ?? []
      return box.json(relativeTo: origin, written: written)
    }
  }

  private static func boxes(from values: [JSONValue]) -> [RecordedBox]? {
    var origins = AncestorOrigins()
    var boxes: [RecordedBox] = []
    for value in values {
      guard let depth = value["depth"]?.integer, depth >= 0, depth <= (boxes.last?.depth ?? -1) + 1
      else { return nil }
      let origin = origins.origin(ofParentAtDepth: depth)
      guard let box = RecordedBox(json: value, depth: depth, relativeTo: origin) else { return nil }
      origins.enter(depth: depth, origin: box.frame?.origin ?? origin)
      boxes.append(box)
    }
    return boxes
  }
}

extension JSONValue {
  /// The value without the lines that entries of a record stand in.
  fileprivate var withoutLines: JSONValue {
    switch kind {
    case .array(let elements): .list(elements.map(\.withoutLines))
    case .object(let members):
      JSONValue(
        .object(
          members.filter { $0.name != "line" || $0.value.number == nil }.map {
            JSONMember($0.name, $0.value.withoutLines)
          }))
    default: self
    }
  }
}

/// Why a file holds no layout record.
package struct GoldenRecordFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with it.
  package let description: String

  init(_ description: String) { self.description = description }
}

/// The origins of the boxes around the current one, while boxes are walked in document order.
private struct AncestorOrigins {
  private var stack: [Point] = []

  func origin(ofParentAtDepth depth: Int) -> Point {
    depth == 0 ? Point(x: 0, y: 0) : stack[depth - 1]
  }

  mutating func enter(depth: Int, origin: Point) {
    stack.removeLast(stack.count - depth)
    stack.append(origin)
  }
}

extension RecordedBox {
  fileprivate func json(relativeTo origin: Point, written: [JSONMember]) -> JSONValue {
    var members = [JSONMember("depth", .number(depth)), JSONMember("element", .text(element))]
    if let id { members.append(JSONMember("id", .text(id))) }
    members.append(JSONMember("line", .number(line)))
    if let frame {
      let numbers = [
        frame.minX - origin.x, frame.minY - origin.y, frame.size.width, frame.size.height,
      ]
      members.append(JSONMember("frame", .list(numbers.map { .number($0) })))
    }
    if let baseline { members.append(JSONMember("baseline", .number(baseline))) }
    if !lines.isEmpty { members.append(JSONMember("lines", .list(lines.map { .text($0) }))) }
    if isTruncated { members.append(JSONMember("truncated", true)) }
    members += written
    return JSONValue(.object(members))
  }

  fileprivate init?(json: JSONValue, depth: Int, relativeTo origin: Point) {
    guard let element = json["element"]?.string, let line = json["line"]?.integer else {
      return nil
    }
    var frame: Rect?
    if let numbers = json["frame"]?.array?.compactMap(\.number) {
      guard numbers.count == 4 else { return nil }
      frame = Rect(
        x: origin.x + numbers[0], y: origin.y + numbers[1], width: numbers[2], height: numbers[3])
    }
    self.init(
      element: element, id: json["id"]?.string, line: line, depth: depth, frame: frame,
      baseline: json["baseline"]?.number,
      lines: json["lines"]?.array?.compactMap(\.string) ?? [],
      isTruncated: json["truncated"]?.bool ?? false)
  }
}

extension RendererFingerprint {
  /// The fingerprint as JSON: an object of libraries with an object of fonts.
  var json: JSONValue {
    let libraries = libraries.map { JSONMember($0.name, .text($0.value)) }
    let fonts = fonts.map { JSONMember($0.name, .text($0.value)) }
    return JSONValue(.object(libraries + [JSONMember("fonts", JSONValue(.object(fonts)))]))
  }

  init?(json: JSONValue) {
    guard let members = json.members, let fonts = json["fonts"]?.members else { return nil }
    func parts(_ members: [JSONMember]) -> [Part] {
      members.compactMap { member in
        member.value.string.map { Part(name: member.name, value: $0) }
      }
    }
    self.init(libraries: parts(members), fonts: parts(fonts))
  }
}
