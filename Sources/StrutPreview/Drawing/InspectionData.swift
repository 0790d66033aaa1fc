import Strut
import StrutCore
import StrutFormats
import StrutGolden

/// What the inspector of a page needs, as it travels to the browser.
///
/// Only what is set stands with each box; what is inherited or initial the page finds itself, so that large
/// documents stay small on their way.
struct InspectionData {
  let inspection: DocumentInspection
  let source: SourceText

  /// The longest text of a box in the tree, in characters.
  private static let longestLabel = 40

  /// One JSON object.
  var json: JSONValue {
    let origins = inspection.origins
    return [
      "rows": .list(origins.rows.map(json)),
      "styles": .list(origins.styles.map { ["name": .text($0)] }),
      "canvas": ["set": .list(origins.layout.settings.map(json))],
      "boxes": .list(inspection.boxes.map(json)),
      "paintOrder": .list(inspection.paintOrder.map { .number($0.index) }),
      "clips": .list(inspection.clips.map(json)),
    ]
  }

  private func json(_ row: AttributeOrigins.Row) -> JSONValue {
    var members = [
      JSONMember("name", .text(row.name)), JSONMember("initial", .text(row.initial)),
      JSONMember("on", .list(row.elements.map { .text($0) })),
    ]
    if row.isInherited { members.append(JSONMember("inherited", true)) }
    if !row.parts.isEmpty {
      members.append(JSONMember("parts", .list(row.parts.map { .text($0) })))
    }
    return JSONValue(.object(members))
  }

  private func json(_ setting: AttributeOrigins.Setting) -> JSONValue {
    [
      .number(setting.row), .text(setting.value), .number(setting.style ?? -1),
      .number(line(at: setting.range.lowerBound)),
    ]
  }

  private func json(_ box: DocumentInspection.Box) -> JSONValue {
    let frame = box.absoluteFrame
    var members = [
      JSONMember("element", .text(box.element)),
      JSONMember("parent", .number(box.parent ?? -1)),
      JSONMember("line", .number(line(at: box.origin.range.lowerBound))),
      JSONMember("endLine", .number(source.line(at: max(0, box.origin.end - 1)))),
      JSONMember("x", .number(frame.minX)), JSONMember("y", .number(frame.minY)),
      JSONMember("width", .number(frame.size.width)),
      JSONMember("height", .number(frame.size.height)),
      JSONMember("left", .number(box.frame.minX)), JSONMember("top", .number(box.frame.minY)),
      JSONMember("margin", json(box.margin)), JSONMember("border", json(box.border)),
      JSONMember("padding", json(box.padding)),
      JSONMember("set", .list(box.origin.settings.map(json))),
      JSONMember("clip", .number(box.clip)),
    ]
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

  private func line(at offset: Int32) -> Int { source.line(at: Int(offset)) }
}
