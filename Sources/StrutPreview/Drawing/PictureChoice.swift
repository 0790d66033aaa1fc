import Strut
import StrutCore
import StrutFormats
import StrutGolden

/// What is chosen of a document for a picture: what it is drawn with, and on which canvas.
struct PictureChoice: Hashable, Sendable {
  /// A value for a parameter or data.
  struct Value: Hashable, Sendable {
    var name: String
    /// A text, or a list or record as JSON.
    var text: String
  }

  /// The component of a library; `nil` for the first state that there is.
  var component: String?
  /// The case; `nil` for none.
  var caseName: String?
  /// The theme; `nil` for the base.
  var theme: String?
  /// The language; `nil` for the document's own.
  var locale: String?
  /// The base direction; `nil` for the document's own.
  var direction: WritingDirection?
  /// The canvas's width in points, in place of the document's own.
  var width: Double?
  /// The canvas's height as `<layout>` has it: a number of points or `auto`; `nil` for the document's own.
  var height: String?
  /// Values for parameters and data.
  var values: [Value] = []

  /// The case of a matrix; its scale is left out.
  init(_ snapshotCase: SnapshotCase) {
    component = snapshotCase.component
    caseName = snapshotCase.state
    theme = snapshotCase.theme
    locale = snapshotCase.locale
    direction = snapshotCase.direction
    width = snapshotCase.viewport?.width
    height = snapshotCase.viewport.map { $0.height.map { DecimalNumber.string($0) } ?? "auto" }
  }

  /// Chooses nothing.
  init() {}

  /// The component and the case.
  var state: DocumentStates.State {
    get { DocumentStates.State(component: component, caseName: caseName) }
    set { (component, caseName) = (newValue.component, newValue.caseName) }
  }

  /// What the document is expanded with.
  var template: TemplateChoices {
    var choices = TemplateChoices()
    choices.component = component
    choices.caseName = caseName
    choices.theme = theme == "base" ? nil : theme
    // The pages offer the themes of a whole project, which not every document has.
    choices.isThemeOptional = true
    choices.locale = locale
    choices.values = values.map { ($0.name, $0.value) }
    return choices
  }

  /// What replaces the document's canvas.
  func canvas() throws -> CanvasOverrides {
    try CanvasOverrides(
      width: width.map { DecimalNumber.string($0) }, height: height, direction: direction?.rawValue)
  }

  /// The options of a command that draws the same, without those of the canvas.
  var options: [String] {
    var options: [String] = []
    for (name, value) in [
      ("--component", component), ("--case", caseName), ("--theme", theme), ("--locale", locale),
    ] {
      if let value { options += [name, value] }
    }
    for value in values {
      options += [value.isJSON ? "--set-json" : "--set", "\(value.name)=\(value.text)"]
    }
    return options
  }

  /// What pages need to know of it.
  var json: JSONValue {
    var members: [JSONMember] = []
    for (name, value) in [
      ("component", component), ("case", caseName), ("theme", theme), ("locale", locale),
      ("direction", direction?.rawValue), ("height", height),
    ] {
      if let value { members.append(JSONMember(name, .text(value))) }
    }
    if let width { members.append(JSONMember("width", .number(width))) }
    return JSONValue(.object(members))
  }
}

extension PictureChoice.Value {
  /// A list or a record that is written as JSON; everything else is a text, which parameters read as they need.
  private var parsed: TemplateValue? {
    guard text.hasPrefix("[") || text.hasPrefix("{") else { return nil }
    return try? TemplateValue(json: text)
  }

  var isJSON: Bool { parsed != nil }
  var value: TemplateValue { parsed ?? .text(text) }
}

extension PictureChoice {
  /// The canvases that a page may ask for, in points.
  private static let extents = 1...20_000.0

  /// What the query of a page's address asks for; `nil` where it makes no sense.
  ///
  /// `set` holds the values as an object of JSON.
  init?(_ query: [String: String]) {
    if let text = query["width"] {
      guard let number = Double(text), Self.extents.contains(number) else { return nil }
      width = number
    }
    if let text = query["height"] {
      guard text == "auto" || Double(text).map(Self.extents.contains) ?? false else { return nil }
      height = text
    }
    component = query["component"]
    caseName = query["case"]
    theme = query["theme"]
    locale = query["locale"]
    if let locale, LanguageTag(locale) == nil, LanguageTag.areSupported { return nil }
    if let word = query["direction"] {
      guard let known = WritingDirection(rawValue: word) else { return nil }
      direction = known
    }
    guard let text = query["set"] else { return }
    guard let members = try? JSONParser.parse(Array(text.utf8)).members else { return nil }
    for member in members {
      guard let value = member.value.string else { return nil }
      values.append(Value(name: member.name, text: value))
    }
  }
}
