import Strut
import StrutCore
import StrutFormats
import StrutGolden

/// What a page lets people choose of a document: states, themes, languages, directions, viewports and values.
struct ChoiceOffer {
  let drawing: Drawing
  /// What was chosen.
  let choice: PictureChoice
  let configuration: Configuration
  /// The canvas of each state in points, as far as it is known.
  var sizes: [DocumentStates.State: Size] = [:]
  /// Whether the page goes to others, who see no more of lists and records than what is drawn.
  var isPublished = false

  /// The members of the page's data; what there is no choice in is left out.
  var members: [JSONMember] {
    var members: [JSONMember] = []
    func add(_ name: String, _ values: [JSONValue], atLeast least: Int = 1) {
      if values.count >= least { members.append(JSONMember(name, .list(values))) }
    }
    if drawing.isLibrary { members.append(JSONMember("isLibrary", true)) }
    let choice = choice.json
    if choice.members?.isEmpty == false { members.append(JSONMember("choice", choice)) }
    let isPlain = drawing.states == [DocumentStates.State()]
    add("states", isPlain ? [] : drawing.states.map(json))
    if isTranslated { members.append(JSONMember("isTranslated", true)) }
    add("undrawn", drawing.undrawn.map(json))
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
    if let size = sizes[state] {
      members.append(JSONMember("width", .number(size.width)))
      members.append(JSONMember("height", .number(size.height)))
    }
    return JSONValue(.object(members))
  }

  private func json(_ undrawn: DocumentStates.Undrawn) -> JSONValue {
    [
      "component": .text(undrawn.component), "needed": .list(undrawn.needed.map { .text($0) }),
    ]
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
    if let text = parameter.json, !isPublished { members.append(JSONMember("json", .text(text))) }
    return JSONValue(.object(members))
  }

  /// Those of the document after `base`; those that only the project has do nothing here.
  private var themes: [String] {
    let own = drawing.interface?.themes ?? []
    return own.isEmpty ? [] : ["base"] + own
  }

  /// Whether the document has strings, so that it is another one in each language.
  private var isTranslated: Bool { !(drawing.interface?.strings ?? []).isEmpty }

  /// Those that there are strings for, those of the project, and the two that show faults before there are any; the
  /// document's own is chosen where none is. A document without strings has those of the project alone.
  private var locales: [String] {
    var all = drawing.locales
    for locale in configuration.locales ?? [] where !all.contains(locale) { all.append(locale) }
    guard isTranslated else { return all }
    return all + ["en-XA", "ar-XB"].filter { !all.contains($0) }
  }
}
