import StrutCore
import StrutFormats
import StrutMarkup
import StrutSyntax
import StrutTemplate

/// Finds the places of what is written for a document's boxes.
struct SourcesCollector {
  let source: SourceText
  /// The line of a place in a program; `nil` for a document.
  let line: ((SourceRange) -> Int)?
  var instances: [DocumentSources.Entry] = []
  /// Where the tags of the instances stand.
  private var tags: [(file: String, offset: Int32)] = []
  private var known: [InstanceKey: Int] = [:]
  private let folder: String
  /// What is known of the loops and branches of files, by their names.
  private(set) var branches: [String: WrittenBranches] = [:]
  /// The case of a component that is drawn, which hands content into its slots.
  private(set) var drawnCase: DocumentInputs.DrawnCase?
  /// The components that are words, which stand in items of others.
  private(set) var words: Set<String> = []
  /// The component that is drawn, where it is words, with its first text.
  private(set) var drawnWords: (name: String, text: DocumentInputs.Element?)?
  /// About how many bytes of data are kept for each name; of longer ones only digests tell that they changed.
  private static let longestData = 8192

  /// What tells uses of components apart: the same tag in two turns of a loop is two uses of one place.
  private struct InstanceKey: Hashable {
    var file: String
    var range: SourceRange
    var parent: Int?
  }

  init(source: SourceText, line: ((SourceRange) -> Int)?) {
    self.source = source
    self.line = line
    folder = FilePath.folder(of: source.written.name)
  }

  /// Everything with its places.
  mutating func collect(
    _ written: WrittenValues, tokens: [UsedToken], inputs: DocumentInputs?
  ) -> DocumentSources {
    // Without places of its own the document is as it was written, and nothing of the language is in it.
    branches = source.origins == nil ? [:] : inputs?.branches ?? [:]
    words = source.origins == nil ? [] : inputs?.words ?? []
    drawnCase = source.origins == nil ? nil : inputs?.drawnCase
    if let drawn = inputs?.component, words.contains(drawn) {
      let text = inputs?.elements.first { $0.component == drawn && $0.name == DocumentInputs.text }
      drawnWords = (drawn, text)
    }
    var sources = DocumentSources(layout: entry(written.layout))
    sources.boxes = written.boxes.map { entry($0) }
    let used = Set(sources.boxes.lazy.flatMap { [$0] + $0.parts }.flatMap(\.classes))
    sources.styles = written.styles.compactMap { style(entry($0), among: used) }
    sources.declared.styles = Set(
      inputs?.styles
        ?? written.styles.compactMap { style in style.values.first { $0.name == "name" }?.value })
    sources.fonts = written.fonts.map { entry($0) }
    sources.instances = instances
    if let inputs {
      sources.component = inputs.component
      add(inputs.elements, to: &sources)
      sources.declared.tokens = Set(inputs.tokens)
      sources.declared.themes = Set(inputs.overrides.keys)
      sources.declared.overrides = inputs.overrides.reduce(into: []) { names, theme in
        names.formUnion(theme.value.map { Self.name(ofToken: $0, in: theme.key) })
      }
      sources.declared.slots = inputs.slots.map { slot in
        DocumentSources.Slot(
          component: slot.component, name: slot.name,
          place: place(
            slot.range, in: slot.source, isDocument: slot.source.name == source.written.name))
      }
      sources.strings = inputs.strings.map { entry($0.key, $0.message) }
      sources.data = inputs.data.compactMap { data($0.name, $0.value) }
    }
    sources.tokens = self.tokens(tokens, mentionedIn: sources)
    return sources
  }

  /// Adds those elements that boxes may come from, and numbers loops and branches by their places among these.
  private func add(_ elements: [DocumentInputs.Element], to sources: inout DocumentSources) {
    let components = Set(
      instances.map(\.name) + [sources.component].compactMap { $0 }
        + sources.boxes.flatMap(\.components))
    var numbers: [Int: Int] = [:]
    for (index, element) in elements.enumerated()
    where element.component.map(components.contains) ?? true {
      numbers[index] = sources.inputs.count
      sources.inputs.append(entry(element))
    }
    func renumber(_ entries: inout [DocumentSources.Entry]) {
      for index in entries.indices {
        entries[index].branch = entries[index].branch.flatMap { numbers[$0] }
        if !entries[index].parts.isEmpty { renumber(&entries[index].parts) }
      }
    }
    renumber(&sources.inputs)
    renumber(&sources.boxes)
    renumber(&sources.instances)
    sources.knowsInputs = true
    sources.knowsBranches = sources.inputs.contains { ["for", "if", "else"].contains($0.name) }
  }

  private func style(
    _ entry: DocumentSources.Entry, among used: Set<String>
  ) -> DocumentSources.Entry? {
    var style = entry
    guard let name = style.values.first(where: { $0.name == "name" })?.value, used.contains(name)
    else { return nil }
    style.name = name
    style.values.removeAll { $0.name == "name" }
    return style
  }

  // MARK: Elements

  private mutating func entry(_ element: WrittenValues.Element) -> DocumentSources.Entry {
    let origin = source.origin(
      of: SourceRange(
        Int(element.range.lowerBound), Int(element.range.lowerBound)))
    var entry = DocumentSources.Entry(
      name: element.name, place: place(element.range), classes: element.classes,
      instance: instance(origin.way))
    entry.values = (element.values + [element.text].compactMap { $0 }).map { value in
      DocumentSources.Value(
        name: value.name, value: value.value, written: written(value, of: element.name),
        place: place(value.range))
    }
    if let branches = branches[origin.source.name] {
      let start = origin.range.lowerBound
      entry.branch = branches.branch(at: start)
      if element.text != nil, let text = branches.text(at: start),
        let last = entry.values.indices.last
      {
        entry.values[last].written = text.isEmpty ? nil : text
      }
    }
    let isSlotted = addSlots(of: element, at: origin, to: &entry)
    addWords(of: element, at: origin.way, to: &entry)
    if let text = element.text, let instance = entry.instance, !isSlotted,
      isHanded(text.range, into: instance)
    {
      let value = DocumentSources.Value(
        name: DocumentSources.Entry.handed, value: "text", place: entry.place)
      entry.values.insert(value, at: max(0, entry.values.count - 1))
    }
    if let text = element.text, Self.statements.contains(element.name),
      let last = entry.values.indices.last, entry.values[last].written == nil
    {
      entry.values[last].written = statement(at: text.range, as: text.value)
    }
    if let range = element.classRange {
      entry.values.append(
        DocumentSources.Value(
          name: "class", value: element.classes.joined(separator: " "),
          written: expression(at: range), place: place(range)))
    }
    entry.parts = element.parts.map { self.entry($0) }
    return entry
  }

  /// Whether a text of an element that a use of a component gives is written around the component: in the content of the use.
  mutating func isHanded(_ text: SourceRange, into use: Int) -> Bool {
    var next = instance(source.origin(of: text).way)
    while let current = next {
      if current == use { return false }
      next = instances[current].instance
    }
    return true
  }

  /// The elements whose texts name views: by their full ids in the plain document, by those of their component where they
  /// are written.
  private static let statements: Set<String> = ["vfl", "constraint", "stack"]

  /// A statement as it is written, where that is another text; else `nil`.
  private func statement(at range: SourceRange, as plain: String) -> String? {
    guard let origins = source.origins else { return nil }
    let extent = origins.extent(of: range)
    // Between comments there are several texts.
    guard !extent.source.text(in: extent.range).contains("<!") else { return nil }
    let decoded = DecodedText(extent.source.bytes, extent.range, whitespace: .kept)
    let text = String(decoding: decoded.bytes, as: UTF8.self).split { $0.isWhitespace }
      .joined(separator: " ")
    return text.isEmpty || text == plain ? nil : text
  }

  /// What is written where the text was put together, if that is an expression.
  private func expression(at range: SourceRange) -> String? {
    guard let origins = source.origins else { return nil }
    let extent = origins.extent(of: range)
    // What a file of tokens or data says is a value, whatever braces are in it.
    guard FilePath.fileExtension(of: extent.source.name) != "json" else { return nil }
    let bytes = extent.source.bytes
    var (start, end) = (Int(extent.range.lowerBound), Int(extent.range.upperBound))
    guard origins.holdsComputed(range) || bytes[start..<end].contains(UInt8(ascii: "{")) else {
      return nil
    }
    // The place of an expression is that of what stands inside of its braces.
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    if start > 0, bytes[start - 1] == UInt8(ascii: "{") { start -= 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "}") { end += 1 }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    // What stands without braces is a path or a name that was only written otherwise.
    guard text.contains("{") else { return nil }
    return text.split { $0.isWhitespace }.joined(separator: " ")
  }

  /// What is written for a value; of the text of a span nothing, since the item around has it.
  private func written(_ value: WrittenValues.Value, of element: String) -> String? {
    element == "span" && value.name == "text" ? nil : expression(at: value.range)
  }

  private func place(_ range: SourceRange) -> DocumentSources.Place {
    if let line { return DocumentSources.Place(line: line(range)) }
    let origin = source.origin(of: range)
    return place(origin.range, in: origin.source, isDocument: origin.isDocument)
  }

  func place(
    _ range: SourceRange, in file: SourceText, isDocument: Bool
  ) -> DocumentSources.Place {
    DocumentSources.Place(
      file: isDocument ? nil : shown(file.name), line: file.line(at: Int(range.lowerBound)))
  }

  /// The name of a file as seen from the document's folder.
  private func shown(_ name: String) -> String {
    guard folder != "." else { return FilePath.normalized(name) }
    return name.hasPrefix("/") == folder.hasPrefix("/")
      ? FilePath.relative(
        FilePath.resolve("/", name), to: FilePath.resolve("/", folder)) : name
  }

  // MARK: Components

  private mutating func instance(_ way: Int32) -> Int? {
    guard let origins = source.origins, let found = origins.instance(of: way) else { return nil }
    let parent = instance(found.step.parent)
    let key = InstanceKey(file: found.source.name, range: found.step.range, parent: parent)
    if let index = known[key] { return index }
    let isDocument = found.step.file == 0
    let place = place(found.step.range, in: found.source, isDocument: isDocument)
    instances.append(
      DocumentSources.Entry(
        name: found.name, place: place,
        values: attributes(ofTag: found.step.range, in: found.source, at: place),
        instance: parent,
        branch: branches[found.source.name]?.branch(at: found.step.range.lowerBound)))
    tags.append((found.source.name, found.step.range.lowerBound))
    known[key] = instances.count - 1
    return instances.count - 1
  }

  /// What a use of a component hands into slots that stand in texts.
  func contents(of use: Int) -> [String: SlottedText] {
    branches[tags[use].file]?.contents(at: tags[use].offset) ?? [:]
  }

  /// The attributes of a start tag, read as an element of its own.
  private func attributes(
    ofTag range: SourceRange, in file: SourceText, at place: DocumentSources.Place
  ) -> [DocumentSources.Value] {
    var bytes = Array(file.bytes[Int(range.lowerBound)..<Int(range.upperBound)])
    while let last = bytes.last, last == UInt8(ascii: ">") || last == UInt8(ascii: "/") {
      bytes.removeLast()
    }
    let parsed = DocumentParser.parse(bytes + Array("/>".utf8), name: file.name, limits: Limits())
    guard let tree = parsed.tree else { return [] }
    return tree.attributes.map { attribute in
      DocumentSources.Value(
        name: parsed.source.text(in: attribute.name),
        value: parsed.source.text(in: attribute.value),
        place: DocumentSources.Place(
          file: place.file,
          line: file.line(at: Int(range.lowerBound) + Int(attribute.value.lowerBound))))
    }
  }

  // MARK: Inputs

  private func entry(_ element: DocumentInputs.Element) -> DocumentSources.Entry {
    let isDocument = element.source.name == source.written.name
    var entry = DocumentSources.Entry(
      name: element.name, place: place(element.range, in: element.source, isDocument: isDocument),
      branch: element.branch)
    entry.values = element.attributes.map { attribute in
      let value = attribute.value.split { $0.isWhitespace }.joined(separator: " ")
      return DocumentSources.Value(
        name: attribute.name, value: value,
        place: place(attribute.range, in: element.source, isDocument: isDocument))
    }
    if let component = element.component {
      entry.values.append(DocumentSources.Value(name: "of", value: component, place: entry.place))
    }
    return entry
  }

  private func entry(_ key: String, _ message: StringsFile.Message) -> DocumentSources.Entry {
    let place = place(message.origin)
    return DocumentSources.Entry(
      name: key, place: place,
      values: [DocumentSources.Value(name: "value", value: message.text, place: place)])
  }

  private func place(_ origin: ValueOrigin) -> DocumentSources.Place {
    let text = origin.source.text
    return place(origin.range, in: text, isDocument: text.name == source.written.name)
  }

  private func data(_ name: String, _ value: TemplateValue) -> DocumentSources.Data? {
    // The rows of a table stand somewhere, the table itself does not.
    guard let origin = value.origin ?? value.list?.first?.origin else { return nil }
    var lines: [Int] = []
    var budget = Self.longestData
    let json = json(of: value, &lines, &budget)
    return DocumentSources.Data(
      name: name, file: place(origin).file, value: budget < 0 ? nil : json,
      lines: budget < 0 ? [] : lines)
  }

  /// A value as JSON, with the line of each part of it.
  ///
  /// - Parameter budget: How many bytes it may still have; below 0 the rest is left out.
  private func json(
    of value: TemplateValue, _ lines: inout [Int], _ budget: inout Int
  ) -> JSONValue {
    lines.append(value.origin?.line ?? lines.last ?? 1)
    budget -= 4
    guard budget >= 0 else { return JSONValue(.null) }
    switch value.kind {
    case .null: return JSONValue(.null)
    case .boolean(let flag): return JSONValue(.bool(flag))
    case .number(let number): return .number(number)
    case .text(let text):
      budget -= text.utf8.count
      return .text(text)
    case .list(let elements):
      var list: [JSONValue] = []
      for element in elements where budget >= 0 { list.append(json(of: element, &lines, &budget)) }
      return .list(list)
    case .record(let record):
      var members: [JSONMember] = []
      for (name, field) in zip(record.names, record.values) where budget >= 0 {
        budget -= name.utf8.count
        members.append(JSONMember(name, json(of: field, &lines, &budget)))
      }
      return JSONValue(.object(members))
    }
  }
}
