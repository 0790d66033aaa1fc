import Strut
import StrutFormats
import StrutGolden

/// What a page lets people choose of a document: states, themes, languages, directions, viewports and values.
struct ChoiceOffer {
  let drawing: Drawing
  let configuration: Configuration

  /// The members of the page's data; what there is no choice in is left out.
  var members: [JSONMember] {
    var members: [JSONMember] = []
    func add(_ name: String, _ values: [JSONValue], atLeast least: Int = 1) {
      if values.count >= least { members.append(JSONMember(name, .list(values))) }
    }
    if drawing.isLibrary { members.append(JSONMember("isLibrary", true)) }
    let choice = drawing.choice.json
    if choice.members?.isEmpty == false { members.append(JSONMember("choice", choice)) }
    let isPlain = drawing.states == [DocumentStates.State()]
    add("states", isPlain ? [] : drawing.states.map(json))
    add("themes", themes.map { .text($0) }, atLeast: 2)
    add("locales", locales.map { .text($0) })
    add("directions", (configuration.directions ?? []).map { .text($0.rawValue) }, atLeast: 2)
    add("viewports", (configuration.viewports ?? []).map(json))
    add("parameters", (drawing.interface?.parameters ?? []).map(json))
    return members
  }

  private func json(_ state: DocumentStates.State) -> JSONValue {
    var members: [JSONMember] = []
    if let component = state.component { members.append(JSONMember("component", .text(component))) }
    if let name = state.caseName { members.append(JSONMember("case", .text(name))) }
    return JSONValue(.object(members))
  }

  private func json(_ viewport: Viewport) -> JSONValue {
    [
      "name": .text(viewport.name), "width": .number(viewport.width),
      "height": .text(viewport.height.map { DecimalNumber.string($0) } ?? "auto"),
    ]
  }

  private func json(_ parameter: GivenParameter) -> JSONValue {
    var members = [
      JSONMember("name", .text(parameter.name)), JSONMember("value", .text(parameter.value)),
    ]
    if let kind = parameter.kind { members.append(JSONMember("type", .text(kind))) }
    if let accepted = parameter.accepted {
      members.append(JSONMember("accepted", .list(accepted.map { .text($0) })))
    }
    if !parameter.isWhole { members.append(JSONMember("isSummary", true)) }
    return JSONValue(.object(members))
  }

  /// Those of the document after `base`; those that only the project has do nothing here.
  private var themes: [String] {
    let own = drawing.interface?.themes ?? []
    return own.isEmpty ? [] : ["base"] + own
  }

  /// Those that there are strings for, those of the project, and the two that show faults before there are any; the
  /// document's own is chosen where none is. Nothing for a document without strings, unless the project has languages.
  private var locales: [String] {
    var all = drawing.locales
    for locale in configuration.locales ?? [] where !all.contains(locale) { all.append(locale) }
    let isTranslated = !(drawing.interface?.strings ?? []).isEmpty
    guard !all.isEmpty || isTranslated else { return [] }
    return all + ["en-XA", "ar-XB"].filter { !all.contains($0) }
  }
}
