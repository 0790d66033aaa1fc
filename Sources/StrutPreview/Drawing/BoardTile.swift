import StrutFormats

/// One picture of everything at a glance.
struct BoardTile: Sendable {
  /// What it shows.
  var choice: PictureChoice
  /// The picture, or the last one that could be drawn; `nil` where there never was one.
  var picture: Thumbnail?
  /// What is wrong with what it shows.
  var faults: [Fault] = []

  /// What a drawing shows, with its errors: warnings are seen on the page.
  init(_ drawing: Drawing) {
    choice = drawing.choice
    picture = drawing.isWrong ? nil : drawing.thumbnail
    faults = drawing.faults.filter { $0.severity == .error }
  }

  /// Whether the picture is not of the document as it is.
  var isStale: Bool { faults.contains { $0.severity == .error } }

  /// The tile as it travels to the browser, on one line.
  var line: [UInt8] {
    var members = [JSONMember("choice", choice.json)]
    if let picture {
      let address = "data:image/png;base64,\(Base64.encode(picture.bytes))"
      members += picture.members + [JSONMember("picture", .text(address))]
    }
    if isStale { members.append(JSONMember("isStale", true)) }
    if !faults.isEmpty { members.append(JSONMember("faults", .list(faults.map(\.json)))) }
    return Array((JSONValue(.object(members)).compactText + "\n").utf8)
  }
}
