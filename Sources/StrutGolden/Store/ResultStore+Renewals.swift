import Strut
import StrutComparison
import StrutFormats

/// Records that are to stand beside goldens of the same pixels: what was written is another thing by now.
extension ResultStore {
  /// A record that is to stand beside a golden.
  struct Renewal {
    /// The snapshot.
    var name: String
    /// The path of its golden.
    var golden: String
    /// The digest of the golden's file.
    var picture: String
    /// The digest of the record that was beside it.
    var against: String

    var json: JSONValue {
      JSONValue(
        .object([
          JSONMember("name", .text(name)), JSONMember("golden", .text(golden)),
          JSONMember("picture", .text(picture)), JSONMember("against", .text(against)),
        ]))
    }

    init(name: String, golden: String, picture: String, against: String) {
      (self.name, self.golden, self.picture, self.against) = (name, golden, picture, against)
    }

    init?(json: JSONValue) {
      guard let name = json["name"]?.string, let golden = json["golden"]?.string,
        let picture = json["picture"]?.string, let against = json["against"]?.string
      else { return nil }
      self.init(name: name, golden: golden, picture: picture, against: against)
    }
  }

  /// Keeps the record of a snapshot that is the same; what it is about last, so that it is complete when it is seen.
  func put(renewal record: [UInt8], of result: CaseResult) throws(FileError) {
    guard let picture = try digest(ofFile: result.golden),
      let against = try digest(ofFile: DecisionJournal.record(of: result.golden))
    else { return }
    let base = path(of: result.name)
    try FileSystem.write(record, to: "\(base)-actual.json", with: writer)
    let renewal = Renewal(
      name: result.name, golden: result.golden, picture: picture, against: against)
    try FileSystem.write(
      Array(renewal.json.compactText.utf8), to: "\(base)-renewal.json", with: writer)
  }

  /// The records that wait to be renewed, in the order of their names.
  func renewals() throws(FileError) -> [Renewal] {
    guard FileSystem.exists(folder) else { return [] }
    var found: [Renewal] = []
    try visit(folder) { path throws(FileError) in
      guard path.hasSuffix("-renewal.json") else { return }
      let bytes = try FileReader.bytes(of: path)
      if let json = try? JSONParser.parse(bytes), let renewal = Renewal(json: json) {
        found.append(renewal)
      }
    }
    return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
