import StrutCore
import StrutFormats

extension ElementVerdict {
  /// The verdict as reports hold it: its parts, and the phrase that people read.
  package var json: JSONValue {
    var members: [JSONMember] = [
      JSONMember("element", .text(name)), JSONMember("path", .text(path)),
      JSONMember("line", .number(line)),
    ]
    if let file { members.append(JSONMember("file", .text(file))) }
    members += change.members
    members.append(JSONMember("text", .text(description)))
    return JSONValue(.object(members))
  }

  /// The verdict that `json` describes; `nil` where it describes none.
  package init?(json: JSONValue) {
    guard let name = json["element"]?.string, let path = json["path"]?.string,
      let line = json["line"]?.integer, let change = Change(json: json)
    else { return nil }
    self.init(name: name, path: path, line: line, file: json["file"]?.string, change: change)
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
