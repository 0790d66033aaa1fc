import StrutCore

/// An element that people know from elsewhere, with what stands for it.
struct ForeignElement: Sendable {
  /// What it counts as, so that everything in it is looked into.
  let kind: ElementKind
  /// The attributes that make the difference, as they are written.
  let attributes: String
  /// What to do besides; empty for nothing.
  var note = ""
  /// Whether it is drawn as large as it says it is, and needs both sizes for that.
  var isShape = false
  /// Whether it draws what stands in it, which is a file of its own here.
  var isDrawing = false

  /// The start tag to write instead; that of an image is its end, too.
  var tag: String { tag(with: []) }

  /// The start tag to write for an element with some attributes of its author, which win over what stands for any.
  func tag(with own: [WrittenAttribute]) -> String {
    let kept = WrittenAttribute.all(in: attributes).map { attribute in
      own.first { $0.name == attribute.name } ?? attribute
    }
    let all = isDrawing ? kept + ownSizes(own) : sizes(own) + kept + placing(own)
    let name = all.isEmpty ? kind.rawValue : "\(kind.rawValue) \(all.text)"
    return kind == .font || attributes.hasPrefix("src") ? "<\(name)/>" : "<\(name)>"
  }

  /// What to write instead, with what else it takes.
  func advice(with own: [WrittenAttribute]) -> String {
    tag(with: own) + (note.isEmpty ? "" : ", \(note)")
  }

  /// The attributes that place a shape, where its author gave some.
  private func placing(_ own: [WrittenAttribute]) -> [WrittenAttribute] {
    let places = isShape ? own.filter { ["left", "top"].contains($0.name) } : []
    return places.isEmpty ? [] : [WrittenAttribute("position", "absolute")] + places
  }

  /// What is to be done first; empty for nothing.
  private var lead: String {
    isDrawing ? "save the drawing as a file beside the document, as picture.svg, and " : ""
  }

  /// Both sizes of a shape, unless its author gave both: without content it has none.
  private func sizes(_ own: [WrittenAttribute]) -> [WrittenAttribute] {
    guard isShape else { return [] }
    let known = ownSizes(own)
    guard let first = known.first else { return Self.sizeNames.map { WrittenAttribute($0, "40") } }
    return Self.sizeNames.map { name in
      known.first { $0.name == name } ?? WrittenAttribute(name, first.value)
    }
  }

  private static let sizeNames = ["width", "height"]

  /// The names of attributes of an element of another language that the start tag of a shape stands for.
  static func attributesOfShape(_ name: String) -> Set<String> {
    guard let foreign = named(name), foreign.isShape else { return [] }
    let paint: Set<String> = ["fill", "color", "foreground-color", "fill-color", "x", "y"]
    return foreign.isRound ? paint.union(["r", "radius", "diameter", "cx", "cy"]) : paint
  }

  /// Whether it is a circle.
  private var isRound: Bool { attributes.contains("50%") }

  /// Where the centre or the corner of a shape places it; `nil` for other attributes.
  private func place(
    _ name: String, _ value: String, among others: [WrittenAttribute]
  ) -> WrittenAttribute? {
    guard let number = Double(value) else { return nil }
    switch name {
    case "x": return WrittenAttribute("left", value)
    case "y": return WrittenAttribute("top", value)
    case "cx" where isRound, "cy" where isRound:
      let radius = others.first { $0.name == "r" }.flatMap { Double($0.value) } ?? 20
      return WrittenAttribute(
        name == "cx" ? "left" : "top", (number - radius).decimal(places: 4))
    default: return nil
    }
  }

  private func ownSizes(_ own: [WrittenAttribute]) -> [WrittenAttribute] {
    own.filter { Self.sizeNames.contains($0.name) }
  }

  /// The element with a name of HTML, React, SwiftUI, Android or Figma; `nil` where nothing stands for it.
  static func named(_ name: String) -> ForeignElement? {
    // In small letters it is an element of texts; in capitals it is one of Flutter.
    if let exact = byExactName[name] { return exact }
    // Android names the packages of its libraries first.
    let isQualified = name.contains(".") && name.first?.isLowercase == true
    let last = isQualified ? name.split(separator: ".").last.map(String.init) ?? name : name
    return byName[last.lowercased().filter { $0.isLetter || $0.isNumber }]
  }

  /// The same as another box.
  func counted(as kind: ElementKind) -> ForeignElement {
    ForeignElement(kind: kind, attributes: attributes, isShape: isShape, isDrawing: isDrawing)
  }

  /// What to write for an element, so that it may stand where this one stands; `nil` where nothing stands for it.
  ///
  /// - Parameter isAmongWords: Whether text stands beside it.
  static func hint(
    for use: ForeignUse, in parent: ElementDefinition, isAmongWords: Bool = false
  ) -> String? {
    if let words = linkWords(for: use) ?? words(for: use.name) { return words }
    guard let foreign = use.element else { return nil }
    let own = foreign.translated(use.attributes)
    if isAmongWords || parent.kind == .span, parent.children.contains(.image),
      foreign.attributes.hasPrefix("src")
    {
      return "write \(imageInLine(with: own))"
    }
    if parent.children.contains(foreign.kind.set) {
      return "\(foreign.lead)write \(foreign.advice(with: own))"
    }
    let tag = foreign.tag(with: own)
    switch (parent.kind, foreign.kind) {
    case (.item, .container), (.item, .item):
      return "make the <item> a <container>, and write \(tag) in it"
    case (.container, .span), (.layout, .span):
      return "write \(tag) in an <item>"
    default: return "write \(tag) outside of the <\(parent.kind.rawValue)>"
    }
  }

  /// The image in a line of text that stands for one of another language.
  private static func imageInLine(with own: [WrittenAttribute]) -> String {
    let source = own.first { $0.name == "src" } ?? WrittenAttribute("src", "picture.png")
    let others = own.filter {
      $0.name != "src" && AttributeTable.row(of: $0.name, on: .image) != nil
    }
    return "<image \(([source] + others).text)/>"
  }

  /// What to do with an element among views that takes the room that others leave; `nil` for others.
  static func hintAmongViews(for use: ForeignUse) -> String? {
    if use.holdsText == nil, let android = ofAndroid(use) { return android }
    guard use.holdsText == nil, let foreign = use.element, foreign.kind == .item,
      foreign.attributes.hasPrefix("flex-grow")
    else { return nil }
    // One with a name is what statements say of it.
    if let id = use.attributes.first(where: { $0.name == "id" })?.value {
      return "write <guide id=\"\(id)\"/>: it shows nothing, and statements give it its room"
    }
    let name = use.name.lowercased()
    return "write <guide id=\"\(name)\"/>, which takes the room in a <stack> that names \(name)"
  }

  /// What to do with the helpers of Android's constraint layouts; `nil` for other elements.
  private static func ofAndroid(_ use: ForeignUse) -> String? {
    func value(_ names: String...) -> String? {
      use.attributes.first { names.contains(ForeignAttribute.hyphenated($0.name)) }?.value
    }
    switch use.name.lowercased() {
    case "guideline":
      let id = value("id") ?? "a"
      let place = use.attributes.lazy.compactMap { attribute in
        ForeignGuideline.hint(
          for: ForeignAttribute.hyphenated(attribute.name), attribute.value,
          among: use.attributes)
      }.first { $0.contains("<constraint>") }
      let size = value("orientation")?.lowercased() == "horizontal" ? "height" : "width"
      return "write <guide id=\"\(id)\" \(size)=\"0\"/>"
        + (place.map { "; \($0)" } ?? ", and say by a statement where it is")
    case "group" where value("of", "referenced-ids", "constraint-referenced-ids") != nil:
      return "delete it: there are no groups, and display=\"none\" hides each view by itself"
    default: return nil
    }
  }

  /// What to do with HTML's `<link>` to a style sheet, which is often one of fonts; `nil` for other elements.
  private static func linkWords(for use: ForeignUse) -> String? {
    guard use.name == "link" else { return nil }
    let file = use.attributes.first { $0.name == "href" }?.value ?? ""
    guard file.contains("font") else {
      return use.attributes.contains { $0.name == "rel" }
        ? "delete it: what its rules set is written in attributes and <style name=\"…\" …/>" : nil
    }
    let match = file.firstMatch(of: /family=([A-Za-z0-9+]+)/)
    let family = match.map { $0.1.replacing("+", with: " ") } ?? "…"
    let name = match.map { $0.1.replacing("+", with: "") } ?? "Font"
    return
      "nothing is fetched: put the file of the font beside the document, and write <font src=\"\(name).ttf\" family=\"\(family)\"/>"
  }

  /// What to do with an element that nothing stands for; `nil` for others.
  static func words(for name: String) -> String? {
    explained[name.lowercased().filter { $0.isLetter || $0.isNumber }]
  }

  /// Whether what stands in an element is written in another language, so that it is not looked into.
  static func isClosed(_ name: String) -> Bool {
    closed.contains(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// An author's attributes in those of Strut.
  private func translated(_ attributes: [WrittenAttribute]) -> [WrittenAttribute] {
    attributes.flatMap { attribute -> [WrittenAttribute] in
      let name = ForeignAttribute.hyphenated(attribute.name)
      if isShape {
        if let place = place(name, attribute.value, among: attributes) { return [place] }
        if ["fill", "color", "foreground-color", "fill-color"].contains(name) {
          return ForeignTranslation.attributes(for: "background", attribute.value, on: kind) ?? []
        }
        if ["r", "radius", "diameter"].contains(name), isRound,
          let number = Double(attribute.value)
        {
          let side = (name == "diameter" ? number : 2 * number).decimal(places: 4)
          return [WrittenAttribute("width", side), WrittenAttribute("height", side)]
        }
      }
      return ForeignTranslation.attributes(for: name, attribute.value, on: kind) ?? []
    }
  }
}
