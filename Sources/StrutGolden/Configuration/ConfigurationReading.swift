import StrutCore
import StrutFormats

/// A `strut.json` while it is read: what it said so far, and what is wrong with it.
struct ConfigurationReading {
  /// The absolute path of the folder that paths in the file start from.
  let folder: String
  /// The line and the column of an offset in the text.
  let position: (Int) -> (line: Int, column: Int)
  /// What the file said so far.
  var configuration = Configuration()
  /// What is wrong with it, in the order of the text.
  var diagnostics: [Diagnostic] = []

  init(folder: String, position: @escaping (Int) -> (line: Int, column: Int)) {
    self.folder = folder
    self.position = position
  }

  /// Reads the members of the whole file.
  mutating func read(_ file: JSONValue) {
    guard let members = file.members else {
      return reject(file, "strut.json", accepts: "an object")
    }
    var seen: Set<String> = []
    for member in members {
      guard let key = ConfigurationKey.all.first(where: { $0.name == member.name }) else {
        report(unknown: member, among: ConfigurationKey.all.map(\.name), in: "strut.json")
        continue
      }
      if !seen.insert(member.name).inserted {
        diagnostics.append(
          Diagnostic(
            .error, "repeated-key", "strut.json says '\(member.name)' twice", at: member.nameRange))
      }
      key.read(member.value, &self)
    }
  }

  // MARK: Values

  /// What the elements of lists are.
  private static let elements = [
    "viewports": "each with name and width", "themes": "names of themes",
    "locales": "language tags such as de-AT", "directions": "ltr or rtl",
    "scales": "numbers above 0", "fontPaths": "paths of folders",
  ]

  /// The absolute path of a folder that has to be there.
  mutating func folder(_ value: JSONValue, _ name: String, accepts accepted: String) -> String? {
    guard let path = value.string, !path.isEmpty, !path.contains("\0") else {
      reject(value, name, accepts: accepted)
      return nil
    }
    let resolved = FilePath.resolve(folder, path)
    guard FilePath.kind(of: resolved) == .folder else {
      diagnostics.append(
        Diagnostic(
          .error, ConfigurationError.missingFolder, "'\(name)': there is no folder '\(path)'",
          at: value.range, hints: ["paths start from the folder of strut.json"]))
      return nil
    }
    return resolved
  }

  /// The elements of a list that must not be empty; faulty ones are reported and left out.
  mutating func list<Element>(
    _ value: JSONValue, _ name: String,
    _ element: (inout ConfigurationReading, JSONValue) -> Element?
  ) -> [Element]? {
    guard let values = value.array, !values.isEmpty else {
      reject(
        value, name, accepts: "a list of at least one\(Self.elements[name].map { ", " + $0 } ?? "")"
      )
      return nil
    }
    return values.compactMap { element(&self, $0) }
  }

  /// Where a value stands, as messages name it.
  func place(of value: JSONValue) -> Viewport.Place {
    let (line, column) = position(Int(value.range.lowerBound))
    return Viewport.Place(
      file: FilePath.join(folder, ConfigurationFile.name), line: line, column: column)
  }

  /// The viewport that an object describes.
  mutating func viewport(_ value: JSONValue) -> Viewport? {
    let names = ["name", "width", "height"]
    guard let members = value.members else {
      reject(value, "viewports", accepts: "objects with name, width and height")
      return nil
    }
    for member in members where !names.contains(member.name) {
      report(unknown: member, among: names, in: "a viewport")
    }
    guard let nameValue = required("name", of: "a viewport", in: value),
      let widthValue = required("width", of: "a viewport", in: value)
    else { return nil }
    guard let name = nameValue.string, Viewport.isName(name) else {
      reject(nameValue, "name of a viewport", accepts: "letters, digits, '_', '-' and '.'")
      return nil
    }
    guard let width = widthValue.number, Viewport.isExtent(width) else {
      reject(widthValue, "width of a viewport", accepts: "a number above 0 and up to 1000000")
      return nil
    }
    var viewport = Viewport(name: name, width: width)
    viewport.place = place(of: widthValue)
    guard let height = value["height"] else { return viewport }
    guard let number = height.number, Viewport.isExtent(number) else {
      reject(height, "height of a viewport", accepts: "a number above 0 and up to 1000000")
      return nil
    }
    viewport.height = number
    return viewport
  }

  /// The case of `type` that a text names.
  mutating func keyword<Keyword: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue, _ name: String, _ type: Keyword.Type
  ) -> Keyword? {
    if let keyword = value.string.flatMap(Keyword.init(rawValue:)) { return keyword }
    let names = Keyword.allCases.map(\.rawValue)
    reject(value, name, accepts: names.joined(separator: ", "), near: names)
    return nil
  }

  /// The tolerance that a text or an object describes.
  mutating func tolerance(_ value: JSONValue) -> Tolerance? {
    let names = ["exact", "antialiasing"]
    if let text = value.string {
      if names.contains(text) { return Tolerance(argument: text) }
      reject(value, "tolerance", accepts: "exact, antialiasing, {pixels, channel}", near: names)
      return nil
    }
    guard let members = value.members else {
      reject(value, "tolerance", accepts: "exact, antialiasing, {pixels, channel}")
      return nil
    }
    for member in members where !["pixels", "channel"].contains(member.name) {
      report(unknown: member, among: ["pixels", "channel"], in: "a tolerance")
    }
    guard let pixelsValue = required("pixels", of: "a tolerance", in: value),
      let channelValue = required("channel", of: "a tolerance", in: value)
    else { return nil }
    guard let pixels = pixelsValue.integer, pixels >= 0 else {
      reject(pixelsValue, "pixels of a tolerance", accepts: "a count of pixels")
      return nil
    }
    guard let channel = channelValue.integer, (0...255).contains(channel) else {
      reject(channelValue, "channel of a tolerance", accepts: "0 to 255")
      return nil
    }
    return .limit(pixels: pixels, channel: channel)
  }

  // MARK: Faults

  /// Warns of a key that is the path of a document or a folder, where nothing stands at `path`.
  mutating func warn(ofNothingAt path: String, _ member: JSONMember) {
    guard FilePath.kind(of: path) == nil else { return }
    let beside = try? FileSystem.names(in: FilePath.folder(of: path))
    let near = nearestName(to: FilePath.name(of: path), among: beside ?? [])
    diagnostics.append(
      Diagnostic(
        .warning, "missing-document", "there is no document or folder '\(member.name)'",
        at: member.nameRange,
        hints: [
          near.map {
            "did you mean '\(FilePath.join(FilePath.folder(of: member.name), $0))'?"
          } ?? "paths start from the folder of strut.json"
        ]))
  }

  /// Reports the elements of a list that say again what an earlier one says.
  mutating func rejectRepeated(
    _ name: String, _ list: JSONValue, by identity: (JSONValue) -> JSONValue?
  ) {
    var seen: Set<JSONValue.Kind> = []
    for element in list.array ?? [] {
      guard let value = identity(element) else { continue }
      if !seen.insert(value.kind).inserted {
        diagnostics.append(
          Diagnostic(
            .error, "repeated-value", "'\(name)' lists \(value.compactText) twice", at: value.range)
        )
      }
    }
  }

  /// Reports a value that `name` does not take.
  mutating func reject(
    _ value: JSONValue, _ name: String, accepts accepted: String, near names: [String] = []
  ) {
    let text = value.compactText
    let found = text.unicodeScalars.count > 40 ? value.kindName : text
    var hints = ["accepted: \(accepted)"]
    if let near = value.string.flatMap({ nearestName(to: $0, among: names) }) {
      hints.insert("did you mean '\(near)'?", at: 0)
    } else if let number = value.string.flatMap(Self.number(spelledBy:)),
      accepted.contains("number")
    {
      hints.insert("write \(number)", at: 0)
    } else if value.members == nil, value.array == nil, text == found,
      accepted.hasPrefix("a list")
    {
      hints.insert("write [\(text)]", at: 0)
    }
    diagnostics.append(
      Diagnostic(
        .error, "wrong-value", "'\(name)' does not take \(found)", at: value.range, hints: hints))
  }

  /// The number that a text spells, with a unit of pixels or none.
  private static func number(spelledBy text: String) -> String? {
    text.wholeMatch(of: /\s*(\d+(?:\.\d+)?)\s*(?:px|pt|dp)?\s*/).map { String($0.1) }
  }

  /// The member of `object` that must be there.
  private mutating func required(
    _ name: String, of place: String, in object: JSONValue
  ) -> JSONValue? {
    if let value = object[name] { return value }
    // One that is probably meant for it has been told.
    let isMisspelt = object.members?.contains { nearestName(to: $0.name, among: [name]) != nil }
    guard isMisspelt != true else { return nil }
    diagnostics.append(
      Diagnostic(.error, "missing-key", "\(place) needs '\(name)'", at: object.range))
    return nil
  }

  /// What other tools that compare pictures call keys.
  private static let foreignKeys = [
    "threshold": "tolerance", "failureThreshold": "tolerance", "maxDiffPixels": "tolerance",
    "misMatchThreshold": "tolerance", "precision": "tolerance",
  ]

  /// What stands in documents, with where it stands there.
  private static let keysElsewhere = [
    "cases":
      "cases stand in the documents: <case name=\"empty\"><set name=\"…\" value=\"…\"/></case>",
    "states":
      "states stand in the documents: <case name=\"empty\"><set name=\"…\" value=\"…\"/></case>",
    "tokens": "tokens stand in the documents: <tokens src=\"brand.tokens.json\"/>",
    "strings": "strings stand in the documents: <strings src=\"strings/{locale}.json\"/>",
    "data": "data stand in the documents: <data name=\"…\" src=\"….json\"/>",
  ]

  /// Reports a key that there is not.
  mutating func report(unknown member: JSONMember, among names: [String], in place: String) {
    var hints = ["accepted: \(names.joined(separator: ", "))"]
    // Flags begin with a word that keys do not have.
    let word = member.name.hasPrefix("max") ? String(member.name.dropFirst(3)) : member.name
    let flag = names.first { $0.lowercased() == word.filter { $0 != "-" }.lowercased() }
    let meant = Self.foreignKeys[member.name].flatMap { names.contains($0) ? $0 : nil }
    if let near = flag ?? meant ?? nearestName(to: member.name, among: names) {
      let isList =
        place == ConfigurationFile.name
        && ConfigurationKey.takesList(near, of: member.value)
      let value = member.value.compactText
      hints.insert(
        isList && value.count <= 40
          ? "write \"\(near)\": [\(value)]" : "did you mean '\(near)'?", at: 0)
    }
    if let elsewhere = Self.keysElsewhere[member.name] { hints = [elsewhere] }
    diagnostics.append(
      Diagnostic(
        .error, "unknown-key", "\(place) has no key '\(member.name)'", at: member.nameRange,
        hints: hints))
  }
}
