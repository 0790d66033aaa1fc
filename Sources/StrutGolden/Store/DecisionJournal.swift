import Strut
import StrutComparison
import StrutFormats

/// What was decided since the last run, so that it can be taken back.
///
/// Each decision is a folder `.strut/decided/<number>` with a folder for each snapshot: the files that waited, the golden
/// that was there before with its record, and `decision.json`, which is written last.
struct DecisionJournal {
  /// The name of the folder below `.strut`.
  static let folderName = "decided"

  private let store: ResultStore
  private let folder: String

  init(_ store: ResultStore) {
    self.store = store
    folder = "\(store.project)/.strut/\(Self.folderName)"
  }

  /// One snapshot that was decided about.
  struct Decision {
    /// Its name.
    var name: String
    /// The path of its golden.
    var golden: String
    /// The digest of the golden's file afterwards; `nil` for none.
    var written: String?
    /// The digest of the record beside it afterwards; `nil` where nothing was written.
    var record: String?
    /// The path of the golden that was taken from another name.
    var former: String?
    /// Whether nothing but the record was written: the picture is the same.
    var isRenewal = false

    var json: JSONValue {
      var members = [JSONMember("name", .text(name)), JSONMember("golden", .text(golden))]
      if let written { members.append(JSONMember("written", .text(written))) }
      if let record { members.append(JSONMember("record", .text(record))) }
      if let former { members.append(JSONMember("former", .text(former))) }
      if isRenewal { members.append(JSONMember("renewal", true)) }
      return JSONValue(.object(members))
    }

    init(
      name: String, golden: String, written: String? = nil, record: String? = nil,
      former: String? = nil
    ) {
      self.name = name
      self.golden = golden
      self.written = written
      self.record = record
      self.former = former
    }

    init?(json: JSONValue) {
      guard let name = json["name"]?.string, let golden = json["golden"]?.string else { return nil }
      self.init(
        name: name, golden: golden, written: json["written"]?.string,
        record: json["record"]?.string, former: json["former"]?.string)
      isRenewal = json["renewal"]?.bool ?? false
    }
  }

  // MARK: Keeping

  /// Begins a decision about several snapshots; returns its folder.
  func begin() throws(FileError) -> String {
    let last = steps.last ?? 0
    let step = "\(folder)/\(last + 1)"
    try FileSystem.makeFolder(step)
    return step
  }

  private var steps: [Int] {
    ((try? FileSystem.names(in: folder)) ?? []).compactMap { Int($0) }.sorted()
  }

  /// Keeps the files of a golden and its record as they are now.
  ///
  /// - Parameter label: The beginning of the names of the copies.
  func keep(_ golden: String, as label: String, in place: String) throws(FileError) {
    try FileSystem.makeFolder(place)
    for ending in [".png", ".json"] {
      guard let bytes = try FileSystem.contentsIfPresent(of: golden.dropLast(4) + ending) else {
        continue
      }
      try FileSystem.write(bytes, to: "\(place)/\(label)\(ending)", with: store.writer)
    }
  }

  /// Takes what waited of a snapshot, and notes what was decided.
  func settle(_ decision: Decision, in place: String) throws(FileError) {
    try FileSystem.makeFolder(place)
    try FileSystem.write(
      Array(decision.json.compactText.utf8), to: "\(place)/decision.json", with: store.writer)
    try store.move(decision.name, to: place)
  }

  // MARK: Taking back

  /// Takes the last decision back: goldens are what they were, and what waited waits again.
  ///
  /// A golden that somebody wrote since stays as it is, and what a newer run drew is not replaced.
  ///
  /// - Returns: The names of the snapshots that wait again, how many records are as they were, and the names of those that do not wait
  ///   with the reasons.
  func undo() throws(FileError) -> (
    done: [String], renewedCount: Int, refused: [(name: String, reason: String)]
  ) {
    guard let step = steps.last else { return ([], 0, []) }
    let path = "\(folder)/\(step)"
    var done: [String] = []
    var renewedCount = 0
    var refused: [(name: String, reason: String)] = []
    for entry in try FileSystem.names(in: path) {
      let place = "\(path)/\(entry)"
      guard let bytes = try FileSystem.contentsIfPresent(of: "\(place)/decision.json"),
        let json = try? JSONParser.parse(bytes), let decision = Decision(json: json)
      else { continue }
      if let reason = try reasonToKeep(decision, place) {
        refused.append((decision.name, reason))
        continue
      }
      if decision.written != nil { try restore(decision.golden, "golden", from: place) }
      if let former = decision.former { try restore(former, "former", from: place) }
      try store.restore(decision.name, from: place)
      if decision.isRenewal { renewedCount += 1 } else { done.append(decision.name) }
    }
    try FileSystem.removeFolder(path)
    FileSystem.removeIfEmpty(folder)
    return (done, renewedCount, refused)
  }

  /// - Parameter place: The folder with what was there before.
  private func reasonToKeep(_ decision: Decision, _ place: String) throws(FileError) -> String? {
    if try store.result(of: decision.name) != nil {
      return "it was drawn again since"
    }
    guard let written = decision.written else { return nil }
    for path in [decision.golden, decision.former].compactMap({ $0 })
    where !GoldenFile.isPicturePath(path) {
      return "\(AcceptanceFault.noPlace(path))"
    }
    let golden = store.absolute(decision.golden)
    guard try Self.digest(of: golden) == written else { return "its golden has changed since" }
    if let record = decision.record, try Self.digest(of: Self.record(of: golden)) != record {
      return "\(Self.record(of: decision.golden)) has changed since"
    }
    guard let former = decision.former else { return nil }
    for (file, copy) in [
      (former, "former.png"), (Self.record(of: former), "former.json"),
    ] {
      // Both files were taken away: one that is there was written since, unless it is the very same.
      if let digest = try Self.digest(of: store.absolute(file)),
        try digest != Self.digest(of: "\(place)/\(copy)")
      {
        return "somebody made \(file) anew since"
      }
    }
    return nil
  }

  /// The digest of a file; `nil` where there is none.
  private static func digest(of path: String) throws(FileError) -> String? {
    try FileSystem.contentsIfPresent(of: path).map { Digest(of: $0).description }
  }

  /// The path of the record beside a golden.
  static func record(of golden: String) -> String { golden.dropLast(4) + ".json" }

  private func restore(
    _ golden: String, _ label: String, from place: String
  ) throws(FileError) {
    let target = store.absolute(golden).dropLast(4)
    for ending in [".png", ".json"] {
      if let bytes = try FileSystem.contentsIfPresent(of: "\(place)/\(label)\(ending)") {
        try FileSystem.write(bytes, to: target + ending, with: store.writer)
      } else {
        try FileSystem.remove(target + ending)
      }
    }
  }
}
