import StrutFormats
import StrutTemplate

extension RecordedSources {
  /// The members of a record that hold the sources, but for what stands with the boxes; empty ones are left out.
  var members: [JSONMember] {
    var members = [JSONMember("layout", document.layout.json)]
    func add(_ name: String, _ values: [JSONValue]) {
      if !values.isEmpty { members.append(JSONMember(name, .list(values))) }
    }
    if let component = document.component {
      members.append(JSONMember("component", .text(component)))
    }
    add("given", given.map(\.json))
    add("files", files.map(\.json))
    add("fonts", document.fonts.map(\.json))
    add("tokens", document.tokens.map(\.json))
    add("styles", document.styles.map(\.json))
    add("instances", document.instances.map(\.json))
    add("inputs", document.inputs.map(\.json))
    // A theme that a box gets later is told from one that a record of before did not know.
    if document.knowsInputs, document.inputs.isEmpty, !document.tokens.isEmpty {
      members.append(JSONMember("inputs", .list([])))
    }
    if document.knowsBranches { members.append(JSONMember("branches", true)) }
    add("strings", document.strings.map(\.json))
    add("data", document.data.map(\.json))
    return members
  }

  /// The sources that a record holds; `nil` where it holds none.
  init?(json: JSONValue, boxes: [DocumentSources.Entry]) {
    guard let layout = json["layout"].flatMap(DocumentSources.Entry.init(json:)) else { return nil }
    func entries(_ name: String) -> [DocumentSources.Entry] {
      json[name]?.array?.compactMap(DocumentSources.Entry.init(json:)) ?? []
    }
    func parts(_ name: String) -> [Part] { json[name]?.array?.compactMap(Part.init(json:)) ?? [] }
    var document = DocumentSources(
      layout: layout, boxes: boxes, styles: entries("styles"), fonts: entries("fonts"),
      tokens: entries("tokens"), instances: entries("instances"))
    document.component = json["component"]?.string
    document.inputs = entries("inputs")
    document.knowsInputs = json["inputs"] != nil
    document.knowsBranches = json["branches"]?.bool ?? false
    document.strings = entries("strings")
    document.data = json["data"]?.array?.compactMap(DocumentSources.Data.init(json:)) ?? []
    self.init(document: document, files: parts("files"), given: parts("given"))
  }
}

extension RendererFingerprint.Part {
  /// The part as a pair of name and value.
  package var json: JSONValue { [.text(name), .text(value)] }

  /// The part that a pair describes; `nil` where it is none.
  package init?(json: JSONValue) {
    guard let pair = json.array?.compactMap(\.string), pair.count == 2 else { return nil }
    self.init(name: pair[0], value: pair[1])
  }
}

extension DocumentSources.Data {
  /// The data as an object; lines are not kept, since only those of today are named.
  fileprivate var json: JSONValue {
    var members = [JSONMember("name", .text(name))]
    if let file { members.append(JSONMember("source", .text(file))) }
    if let value { members.append(JSONMember("value", value)) }
    return JSONValue(.object(members))
  }

  fileprivate init?(json: JSONValue) {
    guard let name = json["name"]?.string else { return nil }
    self.init(name: name, file: json["source"]?.string, value: json["value"])
  }
}

extension DocumentSources.Entry {
  /// The entry as an object of its own.
  var json: JSONValue { json(in: nil) }

  private func json(in parent: DocumentSources.Entry?) -> JSONValue {
    JSONValue(
      .object(
        [JSONMember("name", .text(name)), JSONMember("line", .number(place.line))]
          + members(besides: nil, in: parent)))
  }

  /// What is written for the entry.
  ///
  /// - Parameters:
  ///   - text: A text that need not be kept, since the record has it anyway.
  ///   - parent: The element around; its branch is not kept again.
  func members(besides text: String?, in parent: DocumentSources.Entry? = nil) -> [JSONMember] {
    var members: [JSONMember] = []
    if let file = place.file { members.append(JSONMember("source", .text(file))) }
    if let instance { members.append(JSONMember("in", .number(instance))) }
    if let branch, branch != inheritedBranch(from: parent) {
      members.append(JSONMember("branch", .number(branch)))
    }
    let kept = values.filter { $0.name != "text" || $0.value != text || $0.written != nil }
    if !kept.isEmpty {
      members.append(
        JSONMember("values", JSONValue(.object(kept.map { JSONMember($0.name, $0.json) }))))
    }
    if !parts.isEmpty {
      members.append(JSONMember("parts", .list(parts.map { $0.json(in: self) })))
    }
    return members
  }

  /// The branch of an element that stands in another one of the same body, unless it says another one itself.
  private func inheritedBranch(from parent: DocumentSources.Entry?) -> Int? {
    parent.flatMap { $0.instance == instance ? $0.branch : nil }
  }

  /// Adds the branches that a record does not repeat.
  mutating func inheritBranches(from parent: DocumentSources.Entry?) {
    branch = branch ?? inheritedBranch(from: parent)
    for index in parts.indices { parts[index].inheritBranches(from: self) }
  }

  /// The entry that an object describes; `nil` where it describes none.
  init?(json: JSONValue) {
    guard let name = json["name"]?.string else { return nil }
    self.init(name: name, json: json, text: nil)
  }

  /// What is written for an element.
  ///
  /// - Parameter text: The text of the element where the object holds none.
  init(name: String, json: JSONValue, text: String?) {
    let place = DocumentSources.Place(
      file: json["source"]?.string, line: json["line"]?.integer ?? 1)
    var values = (json["values"]?.members ?? []).compactMap { member in
      DocumentSources.Value(name: member.name, json: member.value, place: place)
    }
    if let text, !values.contains(where: { $0.name == "text" }) {
      values.append(DocumentSources.Value(name: "text", value: text, place: place))
    }
    let classes = values.first { $0.name == "class" }?.value.split(separator: " ").map(String.init)
    self.init(
      name: name, place: place, values: values, classes: classes ?? [],
      parts: json["parts"]?.array?.compactMap(DocumentSources.Entry.init(json:)) ?? [],
      instance: json["in"]?.integer, branch: json["branch"]?.integer)
  }
}

extension DocumentSources.Value {
  /// The value; with the expression where it is written as one.
  fileprivate var json: JSONValue {
    written.map { [.text(value), .text($0)] } ?? .text(value)
  }

  fileprivate init?(name: String, json: JSONValue, place: DocumentSources.Place) {
    if let text = json.string {
      self.init(name: name, value: text, place: place)
    } else if let pair = json.array?.compactMap(\.string), pair.count == 2 {
      self.init(name: name, value: pair[0], written: pair[1], place: place)
    } else {
      return nil
    }
  }
}
