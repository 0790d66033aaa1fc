import Foundation

/// `strut-dev record-text`: asks Chromium for the lines of the text fixtures.
///
/// Each document gets a file of the same name with the extension `lines` beside it, and the tables of widths and of
/// words are written anew. With `--check` nothing is written, and a recording that is missing or differs is an error.
enum RecordTextChore: Chore {
  static let name = "record-text"
  static let summary = "writes the lines that Chromium gives beside the documents of Fixtures/text"
  static let synopsis = "[--check]"

  static func run(_ arguments: ArgumentList) throws {
    var arguments = arguments
    let isCheck = arguments.takeFlag("--check")
    let folder = URL(fileURLWithPath: "Fixtures/text")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (found?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "xml" }.sorted { $0.path < $1.path }
    guard !files.isEmpty else { throw ChoreError("no documents to record") }
    let documents = try files.map(FixtureReader.read)
    var faces: [String] = []
    for (file, document) in zip(files, documents) {
      for face in try document.fontFaces(in: file.deletingLastPathComponent())
      where !faces.contains(face) {
        faces.append(face)
      }
    }
    let recorder = try LineRecorder(declaring: faces)
    let listings = try recorder.listings(of: documents)
    var stale: [String] = []
    for (file, listing) in zip(files, listings) {
      let recording = file.deletingPathExtension().appendingPathExtension("lines")
      let old = try? String(contentsOf: recording, encoding: .utf8)
      let body = old?.split(separator: "\n", maxSplits: 1).last.map(String.init)
      if body == listing { continue }
      stale.append(file.relativePath)
      if isCheck { continue }
      try "# recorded from \(recorder.browserVersion)\n\(listing)"
        .write(to: recording, atomically: true, encoding: .utf8)
    }
    for table in try TextTables(recorder).tables() {
      if try String(contentsOf: table.file, encoding: .utf8) == table.text { continue }
      stale.append(table.file.relativePath)
      if !isCheck { try table.text.write(to: table.file, atomically: true, encoding: .utf8) }
    }
    print("\(files.count) documents, \(stale.count) recordings differed")
    if isCheck, !stale.isEmpty { throw ChoreError(stale.joined(separator: "\n  ")) }
  }
}
