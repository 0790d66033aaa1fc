import Strut
import StrutComparison
import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pictures and verdicts of the last run, which accepting, rejecting and reviewing work from.
///
/// For each snapshot that waits there are `<name>-result.json`, `-actual.png` with `-actual.json` (the files that
/// accepting makes the golden), and, where there was a golden, `-expected.png` and `-diff.png`. A run fills a folder
/// of its own and puts it in place when it is done, so that a killed run leaves the results of the one before.
package struct ResultStore: Sendable {
  /// The absolute path of the project's folder.
  package let project: String
  let folder: String
  let writer: FileWriter

  /// The results of the last run in the project.
  package init(project: String, writer: FileWriter) {
    self.init(project: project, folder: "\(project)/.strut/results", writer: writer)
  }

  private init(project: String, folder: String, writer: FileWriter) {
    self.project = project
    self.folder = folder
    self.writer = writer
  }

  // MARK: Runs

  /// The store of this process's run; ``begin()`` makes it, ``finish()`` puts it in the place of the last one.
  package var running: ResultStore {
    let folder = "\(project)/.strut/.running-\(ProcessMark.own)"
    return ResultStore(project: project, folder: folder, writer: writer)
  }

  /// Makes an empty folder for a run.
  package func begin() throws(FileError) {
    let base = "\(project)/.strut"
    try FileSystem.makeFolder(base)
    try ignoreByGit(base)
    sweepUnfinishedRuns(base)
    try FileSystem.removeFolder(folder)
    try writer.makeFolders { () throws(FileError) in try FileSystem.makeFolder(folder) }
  }

  /// Puts the results of this run in the place of the last run's.
  package func finish() throws(FileError) {
    let place = "\(project)/.strut/results"
    let old = "\(project)/.strut/.replaced-\(ProcessMark.own)"
    if FileSystem.exists(place) { try FileSystem.rename(place, to: old) }
    try FileSystem.rename(folder, to: place)
    try FileSystem.removeFolder(old)
    // What was decided about the results of the last run cannot be taken back among those of this one.
    try FileSystem.removeFolder("\(project)/.strut/\(DecisionJournal.folderName)")
  }

  /// Removes what this run has written; the last run's results stay.
  package func abandon() throws(FileError) { try FileSystem.removeFolder(folder) }

  /// Makes the folder of the last run's results, for tests that add to them one by one.
  package func prepare() throws(FileError) {
    try FileSystem.makeFolder(folder)
    try ignoreByGit("\(project)/.strut")
  }

  private func ignoreByGit(_ base: String) throws(FileError) {
    let path = "\(base)/.gitignore"
    if !FileSystem.exists(path) { try FileSystem.write(Array("*\n".utf8), to: path, with: writer) }
  }

  private func sweepUnfinishedRuns(_ base: String) {
    for name in (try? FileSystem.names(in: base)) ?? [] {
      guard name.hasPrefix(".running-") || name.hasPrefix(".replaced-"),
        let mark = name.split(separator: "-").last.flatMap({ ProcessMark($0) }),
        mark.hasLeft("\(base)/\(name)")
      else { continue }
      try? FileSystem.removeFolder("\(base)/\(name)")
    }
  }

  /// Notes what became of the cases of the documents that something is wrong with, for the table of each.
  package func putIndex(of results: [CaseResult]) throws(FileError) {
    let documents = Set(results.lazy.filter(\.isFailure).map(\.document))
    guard !documents.isEmpty else { return }
    let entries = results.filter { documents.contains($0.document) }.map(\.indexEntry)
    try FileSystem.write(
      Array(JSONValue.list(entries).compactText.utf8), to: "\(folder)/index.json", with: writer)
  }

  /// What became of the cases; `nil` where no run noted it.
  package func index() -> [JSONValue]? {
    guard let bytes = try? FileSystem.contentsIfPresent(of: "\(folder)/index.json") else {
      return nil
    }
    return (try? JSONParser.parse(bytes))?.array
  }

  // MARK: Snapshots

  /// What waits of a snapshot.
  package struct Pending: Sendable {
    /// What was found.
    package var result: CaseResult
    /// The pictures' bytes.
    package var pictures: [ResultPicture: [UInt8]] = [:]
    /// The layout record of what was drawn.
    package var record: [UInt8]?
    /// The record that is to stand beside a golden of the same pixels, of which nothing else waits; `nil` where that says the same.
    package var renewal: [UInt8]?

    /// Creates what waits.
    package init(
      result: CaseResult, pictures: [ResultPicture: [UInt8]] = [:], record: [UInt8]? = nil
    ) {
      self.result = result
      self.pictures = pictures
      self.record = record
    }
  }

  /// Writes what waits of a snapshot; its verdict last, so that it is complete when it is seen.
  package func put(_ pending: Pending) throws(FileError) {
    let base = path(of: pending.result.name)
    for picture in ResultPicture.allCases {
      guard let bytes = pending.pictures[picture] else { continue }
      try FileSystem.write(bytes, to: "\(base)-\(picture.rawValue).png", with: writer)
    }
    if let record = pending.record {
      try FileSystem.write(record, to: "\(base)-actual.json", with: writer)
    }
    var result = pending.result
    result.pictures = Set(pending.pictures.keys)
    result.shown = pending.pictures[.actual].map { Digest(of: $0).description }
    try FileSystem.write(
      Array(result.json.text(indentingLevels: 2).utf8), to: "\(base)-result.json", with: writer)
  }

  /// Writes the verdict on a snapshot that waits anew.
  package func replaceResult(_ result: CaseResult) throws(FileError) {
    try FileSystem.write(
      Array(result.json.text(indentingLevels: 2).utf8),
      to: "\(path(of: result.name))-result.json", with: writer)
  }

  /// The snapshots that wait, in the order of their names.
  ///
  /// - Throws: Where a verdict cannot be read; accepting the others only would look like accepting all.
  package func pending() throws(FileError) -> [CaseResult] {
    guard FileSystem.exists(folder) else { return [] }
    var results: [CaseResult] = []
    try collect(folder, &results)
    return results.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private func collect(_ folder: String, _ results: inout [CaseResult]) throws(FileError) {
    try visit(folder) { path throws(FileError) in
      if path.hasSuffix("-result.json") { results.append(try result(at: path)) }
    }
  }

  /// Looks at the files of a folder and those below it.
  func visit(_ folder: String, _ body: (String) throws(FileError) -> Void) throws(FileError) {
    for name in try FileSystem.names(in: folder) {
      let path = "\(folder)/\(name)"
      if FilePath.kind(of: path, followingLinks: false) == .folder {
        try visit(path, body)
      } else {
        try body(path)
      }
    }
  }

  private func result(at path: String) throws(FileError) -> CaseResult {
    let bytes = try FileReader.bytes(of: path)
    guard let json = try? JSONParser.parse(bytes), let result = CaseResult(json: json) else {
      throw FileError(.read, FilePath.shown(path, from: project), code: EBADMSG)
    }
    return result
  }

  /// What waits of a snapshot now; `nil` where nothing does.
  package func result(of name: String) throws(FileError) -> CaseResult? {
    let path = "\(path(of: name))-result.json"
    return FileSystem.exists(path) ? try result(at: path) : nil
  }

  /// What changes whenever something is added to the results or taken away, or a run puts others in their place.
  ///
  /// Folders are looked at only, so that it may be asked for often.
  package var revision: String {
    var words: [String] = []
    func visit(_ folder: String) {
      guard let stamp = FileSystem.stamp(of: folder) else { return }
      words.append(stamp)
      for name in (try? FileSystem.names(in: folder)) ?? []
      where !name.hasSuffix(".png")
        && !name.hasSuffix(".json")
      {
        visit("\(folder)/\(name)")
      }
    }
    visit(folder)
    return Digest(of: Array(words.joined(separator: " ").utf8)).description
  }

  /// The bytes of a picture that waits; `nil` where there is none.
  package func picture(_ kind: ResultPicture, of name: String) throws(FileError) -> [UInt8]? {
    try FileSystem.contentsIfPresent(of: "\(path(of: name))-\(kind.rawValue).png")
  }

  /// The layout record of what was drawn; `nil` where there is none.
  package func record(of name: String) throws(FileError) -> [UInt8]? {
    try FileSystem.contentsIfPresent(of: "\(path(of: name))-actual.json")
  }

  /// What the files of a snapshot end in; the verdict first, since without it nothing waits.
  private static let endings =
    ["result.json", "renewal.json", "actual.json"]
    + ResultPicture.allCases.map { "\($0.rawValue).png" }

  /// Moves what waits of a snapshot to another folder, its verdict first.
  func move(_ name: String, to target: String) throws(FileError) {
    let base = path(of: name)
    for file in Self.endings where FileSystem.exists("\(base)-\(file)") {
      try FileSystem.rename("\(base)-\(file)", to: "\(target)/\(file)")
    }
    removeEmptyFolders(above: base)
  }

  /// Moves what waited of a snapshot back, its verdict last.
  func restore(_ name: String, from source: String) throws(FileError) {
    let base = path(of: name)
    if let parent = FilePath.parent(of: base) { try FileSystem.makeFolder(parent) }
    for file in Self.endings.reversed() where FileSystem.exists("\(source)/\(file)") {
      try FileSystem.rename("\(source)/\(file)", to: "\(base)-\(file)")
    }
  }

  /// Removes what waits of a snapshot, its verdict first, and the folders that are empty then.
  package func remove(_ name: String) throws(FileError) {
    let base = path(of: name)
    for file in Self.endings { try FileSystem.remove("\(base)-\(file)") }
    removeEmptyFolders(above: base)
  }

  private func removeEmptyFolders(above base: String) {
    var parent = FilePath.parent(of: base)
    while let current = parent, current.hasPrefix(folder + "/") {
      FileSystem.removeIfEmpty(current)
      parent = FilePath.parent(of: current)
    }
  }

  /// The absolute path of a path in a result.
  package func absolute(_ path: String) -> String { FilePath.resolve(project, path) }

  /// The digest of what a file that results name holds now; `nil` where it is gone.
  func digest(ofFile path: String) throws(FileError) -> String? {
    try FileSystem.contentsIfPresent(of: absolute(path)).map { Digest(of: $0).description }
  }

  /// The path of a snapshot's files up to the hyphen. Snapshots outside of the project have a folder of their own.
  func path(of name: String) -> String {
    name.hasPrefix("/") ? "\(folder)/_outside\(name)" : "\(folder)/\(name)"
  }
}
