import Strut
import StrutCore
import StrutFormats
import StrutGolden

/// What the inspector of a page needs, as it travels to the browser.
///
/// Only what is set stands with each box; what is inherited or initial the page finds itself, so that large
/// documents stay small on their way.
struct InspectionData {
  private let inspection: DocumentInspection
  private let source: SourceText
  /// The values that each use of a component was given, by its step on the way.
  private let given: [Int32: [GivenParameter]]
  /// The files that boxes and values come from.
  private(set) var files: SourceFileNames
  private var instances: [JSONValue] = []
  private var instanceIndices: [Int32: Int] = [:]

  init(
    _ inspection: DocumentInspection, source: SourceText,
    given: [Int32: [GivenParameter]] = [:]
  ) {
    self.inspection = inspection
    self.source = source
    self.given = given
    files = SourceFileNames(document: source.written.name)
  }

  /// The longest text of a box in the tree, in characters.
  private static let longestLabel = 40

  /// One JSON object.
  var json: JSONValue {
    mutating get {
      let origins = inspection.origins
      let canvas = origins.layout.settings.map { json($0) }
      let boxes = inspection.boxes.map { json($0) }
      return [
        "rows": .list(origins.rows.map(json)),
        "styles": .list(origins.styles.map { ["name": .text($0)] }),
        "canvas": ["set": .list(canvas)],
        "boxes": .list(boxes),
        "instances": .list(instances),
        "paintOrder": .list(inspection.paintOrder.map { .number($0.index) }),
        "clips": .list(inspection.clips.map(json)),
      ]
    }
  }

  private func json(_ row: AttributeOrigins.Row) -> JSONValue {
    var members = [
      JSONMember("name", .text(row.name)), JSONMember("initial", .text(row.initial)),
      JSONMember("on", .list(row.elements.map { .text($0) })),
    ]
    members += [
      JSONMember("values", .text(row.values)), JSONMember("summary", .text(row.summary)),
    ]
    if row.isInherited { members.append(JSONMember("inherited", true)) }
    if !row.parts.isEmpty {
      members.append(JSONMember("parts", .list(row.parts.map { .text($0) })))
    }
    return JSONValue(.object(members))
  }

  /// Row, value, style, line, offset in the file, and the file where it is not the document.
  private mutating func json(_ setting: AttributeOrigins.Setting) -> JSONValue {
    let origin = source.origin(of: setting.range)
    let parts: [JSONValue] = [
      .number(setting.row), .text(setting.value), .number(setting.style ?? -1),
      .number(origin.line), .number(Int(origin.range.lowerBound)),
    ]
    return .list(parts + (origin.isDocument ? [] : [.number(files.index(of: origin.source))]))
  }

  /// Adds the file and the lines of an element, and the use of a component that it comes from.
  private mutating func addOrigin(of box: DocumentInspection.Box, to members: inout [JSONMember]) {
    let range = box.origin.range
    let start = source.origin(of: SourceRange(Int(range.lowerBound), Int(range.lowerBound)))
    let last = max(Int(range.lowerBound), box.origin.end - 1)
    let end = source.origin(of: SourceRange(last, last))
    let isWhole = end.source.name == start.source.name && end.line >= start.line
    members += [
      JSONMember("line", .number(start.line)),
      JSONMember("endLine", .number(isWhole ? end.line : start.line)),
      JSONMember("at", .number(Int(start.range.lowerBound))),
    ]
    if !start.isDocument {
      members.append(JSONMember("file", .number(files.index(of: start.source))))
    }
    if let instance = instance(on: start.way) {
      members.append(JSONMember("instance", .number(instance)))
    }
  }

  /// The number of the innermost use of a component on a way, among ``instances``.
  private mutating func instance(on way: Int32) -> Int? {
    guard let found = source.origins?.instance(of: way) else { return nil }
    if let known = instanceIndices[found.index] { return known }
    let parent = instance(on: found.step.parent)
    let line = found.source.line(at: Int(found.step.range.lowerBound))
    let values = given[found.index] ?? []
    instances.append([
      "name": .text(found.name), "file": .number(files.index(of: found.source)),
      "line": .number(line), "parent": .number(parent ?? -1),
      "at": .number(Int(found.step.range.lowerBound)),
      "values": .list(values.map { [.text($0.name), .text($0.value), .text($0.grammar)] }),
    ])
    instanceIndices[found.index] = instances.count - 1
    return instances.count - 1
  }

  private mutating func json(_ box: DocumentInspection.Box) -> JSONValue {
    let frame = box.absoluteFrame
    var members = [
      JSONMember("element", .text(box.element)),
      JSONMember("parent", .number(box.parent ?? -1)),
      JSONMember("x", .number(frame.minX)), JSONMember("y", .number(frame.minY)),
      JSONMember("width", .number(frame.size.width)),
      JSONMember("height", .number(frame.size.height)),
      JSONMember("left", .number(box.frame.minX)), JSONMember("top", .number(box.frame.minY)),
      JSONMember("margin", json(box.margin)), JSONMember("border", json(box.border)),
      JSONMember("padding", json(box.padding)),
      JSONMember("set", .list(box.origin.settings.map { json($0) })),
      JSONMember("clip", .number(box.clip)),
    ]
    addOrigin(of: box, to: &members)
    if let id = box.id { members.append(JSONMember("id", .text(id))) }
    if box.isHidden { members.append(JSONMember("isHidden", true)) }
    if box.plane != .identity { members.append(JSONMember("matrix", json(box.plane))) }
    addText(of: box, to: &members)
    addReasons(of: box, to: &members)
    return JSONValue(.object(members))
  }

  private func addText(of box: DocumentInspection.Box, to members: inout [JSONMember]) {
    guard let baselines = box.baselines else { return }
    let text = box.lines.lazy.map(\.text).joined(separator: " ")
    let label =
      text.count > Self.longestLabel ? text.prefix(Self.longestLabel - 1) + "…" : text[...]
    members += [
      JSONMember("text", .text(String(label))),
      JSONMember("firstBaseline", .number(baselines.first)),
      JSONMember("lastBaseline", .number(baselines.last)),
      JSONMember(
        "lines",
        .list(
          box.lines.map { line in
            [
              "text": .text(line.text), "width": .number(line.width),
              "isTruncated": JSONValue(.bool(line.isTruncated)),
            ]
          })),
    ]
  }

  private func addReasons(of box: DocumentInspection.Box, to members: inout [JSONMember]) {
    if box.reasons != SizeReasons.none {
      members.append(
        JSONMember(
          "reasons",
          [
            "width": .list(box.reasons.width.map { .text($0) }),
            "height": .list(box.reasons.height.map { .text($0) }),
          ]))
    }
    guard !box.statements.isEmpty else { return }
    members.append(
      JSONMember(
        "statements",
        .list(
          box.statements.map { statement in
            [
              "edge": .text(statement.edge), "value": .number(statement.value),
              "isAmbiguous": JSONValue(.bool(statement.isAmbiguous)),
              "causes": .list(statement.causes.map { .text($0.text) }),
              "lines": .list(statement.causes.map { .number($0.line) }),
            ]
          })))
  }

  private func json(_ clip: PaintedBoxes.Clip) -> JSONValue {
    var members = [
      JSONMember("x", .number(clip.area.minX)), JSONMember("y", .number(clip.area.minY)),
      JSONMember("width", .number(clip.area.size.width)),
      JSONMember("height", .number(clip.area.size.height)),
      JSONMember("parent", .number(clip.parent)),
    ]
    if clip.plane != .identity { members.append(JSONMember("matrix", json(clip.plane))) }
    return JSONValue(.object(members))
  }

  private func json(_ edges: Edges<Double>) -> JSONValue {
    .list([edges.top, edges.right, edges.bottom, edges.left].map { .number($0) })
  }

  /// Six numbers as CSS's `matrix()` has them.
  private func json(_ plane: Affine) -> JSONValue {
    .list([plane.a, plane.b, plane.c, plane.d, plane.tx, plane.ty].map { .number($0) })
  }
}

extension GivenParameter {
  /// What the parameter takes, in a few words.
  fileprivate var grammar: String { accepted?.joined(separator: " | ") ?? kind ?? "" }
}
