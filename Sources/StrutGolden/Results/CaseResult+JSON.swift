import StrutComparison
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
    add("causes", causes.map(\.json))
    add("renderer", renderer.map(JSONValue.text))
    add("elements", elements.map(\.json))
    if let pixels { members.append(JSONMember("pixels", pixels.json)) }
    add("faults", faults.map(\.json))
    add("warnings", warnings.map(JSONValue.text))
    add("documentWarnings", documentWarnings.map(JSONValue.text))
    add("pictures", ResultPicture.allCases.filter(pictures.contains).map { .text($0.rawValue) })
    if let shown { members.append(JSONMember("shown", .text(shown))) }
    if let against { members.append(JSONMember("against", .text(against))) }
    if isUnfetched { members.append(JSONMember("unfetched", true)) }
    if let former { members.append(JSONMember("former", former.json)) }
    add("files", files.map(\.json))
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
    causes = json["causes"]?.array?.compactMap(ChangeCause.init(json:)) ?? []
    shown = json["shown"]?.string
    against = json["against"]?.string
    isUnfetched = json["unfetched"]?.bool ?? false
    former = json["former"].flatMap(RecordedSources.Part.init(json:))
    files = json["files"]?.array?.compactMap(RecordedSources.Part.init(json:)) ?? []
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
    if let file { members.append(JSONMember("file", .text(file))) }
    if let line { members.append(JSONMember("line", .number(line))) }
    if let column { members.append(JSONMember("column", .number(column))) }
    if let hint { members.append(JSONMember("hint", .text(hint))) }
    return JSONValue(.object(members))
  }

  fileprivate init?(json: JSONValue) {
    guard let message = json["message"]?.string, let text = json["text"]?.string else { return nil }
    self.init(
      file: json["file"]?.string, line: json["line"]?.integer, column: json["column"]?.integer,
      message: message, text: text, hint: json["hint"]?.string)
  }
}

extension CaseResult {
  /// What became of the case, for a table of all cases of its document.
  package var indexEntry: JSONValue {
    [
      "name": .text(name), "document": .text(document), "status": .text(status.rawValue),
      "axes": JSONValue(
        .object(
          CaseAxis.allCases.compactMap { axis in
            axes[axis].map { JSONMember(axis.rawValue, .text($0)) }
          })),
    ]
  }
}
