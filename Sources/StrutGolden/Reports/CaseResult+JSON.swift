import StrutCore
import StrutFormats

extension CaseResult {
  /// The result as reports and the results folder hold it.
  package var json: JSONValue {
    var members: [JSONMember] = [
      JSONMember("name", .text(name)), JSONMember("status", .text(status.rawValue)),
      JSONMember("failure", JSONValue(.bool(isFailure))),
      JSONMember("document", .text(document)), JSONMember("golden", .text(golden)),
      JSONMember("axes", axesAsJSON),
    ]
    func add(_ name: String, _ values: [JSONValue]) {
      if !values.isEmpty { members.append(JSONMember(name, .list(values))) }
    }
    add("renderer", renderer.map(JSONValue.text))
    add("elements", elements.map(\.json))
    if let pixels { members.append(JSONMember("pixels", pixels.json)) }
    add("faults", faults.map(\.json))
    add("warnings", warnings.map(JSONValue.text))
    add("documentWarnings", documentWarnings.map(JSONValue.text))
    add("pictures", ResultPicture.allCases.filter(pictures.contains).map { .text($0.rawValue) })
    members.append(JSONMember("seconds", .number((seconds * 10_000).rounded() / 10_000)))
    return JSONValue(.object(members))
  }

  private var axesAsJSON: JSONValue {
    JSONValue(
      .object(
        CaseAxis.allCases.compactMap { axis in
          axes[axis].map { JSONMember(axis.rawValue, .text($0)) }
        }))
  }

  /// The result that `json` describes; `nil` where it describes none.
  package init?(json: JSONValue) {
    guard let name = json["name"]?.string, let document = json["document"]?.string,
      let golden = json["golden"]?.string, let failure = json["failure"]?.bool,
      let status = json["status"]?.string.flatMap(Status.init(rawValue:))
    else { return nil }
    var axes: [CaseAxis: String] = [:]
    for member in json["axes"]?.members ?? [] {
      if let axis = CaseAxis(rawValue: member.name) { axes[axis] = member.value.string }
    }
    self.init(
      name: name, document: document, golden: golden, axes: axes, status: status, isFailure: failure
    )
    renderer = json["renderer"]?.array?.compactMap(\.string) ?? []
    elements = json["elements"]?.array?.compactMap(ElementVerdict.init(json:)) ?? []
    pixels = json["pixels"].flatMap(PixelVerdict.init(json:))
    faults = json["faults"]?.array?.compactMap(Fault.init(json:)) ?? []
    warnings = json["warnings"]?.array?.compactMap(\.string) ?? []
    documentWarnings = json["documentWarnings"]?.array?.compactMap(\.string) ?? []
    seconds = json["seconds"]?.number ?? 0
    pictures = Set(
      json["pictures"]?.array?.compactMap { $0.string.flatMap(ResultPicture.init(rawValue:)) } ?? []
    )
  }
}

extension CaseResult.Fault {
  fileprivate var json: JSONValue {
    var members = [JSONMember("message", .text(message)), JSONMember("text", .text(text))]
    if let line { members.append(JSONMember("line", .number(line))) }
    if let column { members.append(JSONMember("column", .number(column))) }
    return JSONValue(.object(members))
  }

  fileprivate init?(json: JSONValue) {
    guard let message = json["message"]?.string, let text = json["text"]?.string else { return nil }
    self.init(
      line: json["line"]?.integer, column: json["column"]?.integer, message: message, text: text)
  }
}

extension PixelVerdict {
  fileprivate var json: JSONValue {
    switch self {
    case .different(let count, let largest, let box):
      [
        "count": .number(count), "largest": .number(largest),
        "box": [.number(box.x), .number(box.y), .number(box.width), .number(box.height)],
      ]
    case .otherSize(let expected, let actual):
      [
        "expected": [.number(expected.width), .number(expected.height)],
        "actual": [.number(actual.width), .number(actual.height)],
      ]
    }
  }

  fileprivate init?(json: JSONValue) {
    func integers(_ name: String) -> [Int] { json[name]?.array?.compactMap(\.integer) ?? [] }
    let (box, expected, actual) = (integers("box"), integers("expected"), integers("actual"))
    if let count = json["count"]?.integer, let largest = json["largest"]?.integer, box.count == 4 {
      self = .different(
        count: count, largest: largest,
        box: PixelBox(x: box[0], y: box[1], width: box[2], height: box[3]))
    } else if expected.count == 2, actual.count == 2 {
      self = .otherSize(
        expected: PixelSize(width: expected[0], height: expected[1]),
        actual: PixelSize(width: actual[0], height: actual[1]))
    } else {
      return nil
    }
  }
}

extension ElementVerdict {
  /// The verdict as reports hold it: its parts, and the phrase that people read.
  var json: JSONValue {
    var members: [JSONMember] = [
      JSONMember("element", .text(name)), JSONMember("path", .text(path)),
      JSONMember("line", .number(line)),
    ]
    members += change.members
    members.append(JSONMember("text", .text(description)))
    return JSONValue(.object(members))
  }

  init?(json: JSONValue) {
    guard let name = json["element"]?.string, let path = json["path"]?.string,
      let line = json["line"]?.integer, let change = Change(json: json)
    else { return nil }
    self.init(name: name, path: path, line: line, change: change)
  }
}

extension ElementVerdict.Change {
  fileprivate var members: [JSONMember] {
    switch self {
    case .text(let was, let now): change("text", was: .text(was), now: .text(now))
    case .added: change("added")
    case .removed: change("removed")
    case .visibility(let now): change(now ? "shown" : "hidden")
    case .lines(let was, let now): change("lines", was: .number(was), now: .number(now))
    case .truncation(let now):
      change("truncation", was: JSONValue(.bool(!now)), now: JSONValue(.bool(now)))
    case .size(let was, let now):
      change(
        "size", was: [.number(was.width), .number(was.height)],
        now: [.number(now.width), .number(now.height)])
    case .moved(let dx, let dy): change("moved") + [JSONMember("by", [.number(dx), .number(dy)])]
    case .baseline(let by): change("baseline") + [JSONMember("by", [.number(by)])]
    case .pixelsOnly: change("pixels")
    }
  }

  private func change(
    _ kind: String, was: JSONValue? = nil, now: JSONValue? = nil
  ) -> [JSONMember] {
    [JSONMember("change", .text(kind))]
      + [was.map { JSONMember("was", $0) }, now.map { JSONMember("now", $0) }].compactMap { $0 }
  }

  fileprivate init?(json: JSONValue) {
    let (was, now) = (json["was"], json["now"])
    let by = json["by"]?.array?.compactMap(\.number) ?? []
    switch json["change"]?.string {
    case "text": self = .text(was: was?.string ?? "", now: now?.string ?? "")
    case "added": self = .added
    case "removed": self = .removed
    case "shown": self = .visibility(now: true)
    case "hidden": self = .visibility(now: false)
    case "lines": self = .lines(was: was?.integer ?? 0, now: now?.integer ?? 0)
    case "truncation": self = .truncation(now: now?.bool ?? false)
    case "size":
      guard let was = Size(json: was), let now = Size(json: now) else { return nil }
      self = .size(was: was, now: now)
    case "moved" where by.count == 2: self = .moved(dx: by[0], dy: by[1])
    case "baseline" where by.count == 1: self = .baseline(by: by[0])
    case "pixels": self = .pixelsOnly
    default: return nil
    }
  }
}

extension Size {
  fileprivate init?(json: JSONValue?) {
    guard let numbers = json?.array?.compactMap(\.number), numbers.count == 2 else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }
}
