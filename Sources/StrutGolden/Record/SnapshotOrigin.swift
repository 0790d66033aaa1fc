import Strut
import StrutComparison
import StrutFormats

/// Where a drawn snapshot comes from, kept until somebody asks: most snapshots are the same as their goldens.
package struct SnapshotOrigin: Sendable {
  /// The absolute path of the document; `nil` for a program's tree.
  package var document: String?
  /// The bytes of the document that was drawn.
  package var bytes: [UInt8]
  /// The files that the document imports, seen from its folder.
  package var imports: [String]
  /// The images and fonts that it shows, as paths from the working folder.
  package var shown: [String]
  /// What the case says in place of the document.
  package var given: [RecordedSources.Part]
  /// Where a thing that the case says is written; `nil` where no file says it.
  package var givenSource: GivenSource?
  /// Reads what is written for the boxes; `nil` where that cannot be told.
  package var reader: DocumentSourcesReader?

  /// Creates an origin.
  package init(
    document: String? = nil, bytes: [UInt8] = [], imports: [String] = [], shown: [String] = [],
    given: [RecordedSources.Part] = [], givenSource: GivenSource? = nil,
    reader: DocumentSourcesReader? = nil
  ) {
    self.document = document
    self.bytes = bytes
    self.imports = imports
    self.shown = shown
    self.given = given
    self.givenSource = givenSource
    self.reader = reader
  }

  private var folder: String { document.map { FilePath.folder(of: $0) } ?? "." }

  /// What the document was made from.
  package func sources() -> RecordedSources? {
    guard var document = reader?.read() else { return nil }
    document.shorten()
    var names: [String] = []
    for entry in (document.boxes + document.styles).flatMap({ [$0] + $0.parts }) {
      names += entry.values.lazy.filter { $0.name == "src" }.map(\.value)
    }
    names += imports.filter { !$0.hasSuffix(".xml") }
    let paths = Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let files = paths.compactMap { name -> RecordedSources.Part? in
      (try? FileReader.bytes(of: FilePath.resolve(folder, name))).map {
        RecordedSources.Part(name: name, value: Digest(of: $0).description)
      }
    }
    return RecordedSources(
      document: document, files: files, given: given, givenSource: givenSource)
  }

  /// Whether a file that the picture was made from was written after another one, such as the record of an older picture.
  func isNewer(than file: String) -> Bool {
    guard let document else { return false }
    let files = (imports + [givenSource?.place.file].compactMap(\.self)).map {
      FilePath.resolve(folder, $0)
    }
    return ([document] + files + shown).contains { FileSystem.isFile($0, newerThan: file) }
  }

  /// The files that the picture depends on, by their paths seen from `project`, with the digests of their bytes; the document first.
  package func files(from project: String) -> [RecordedSources.Part] {
    guard let document else { return [] }
    let others =
      imports.map { FilePath.resolve(folder, $0) }
      + shown.map { FilePath.resolve(FileSystem.workingFolder(), $0) }
    var seen: Set<String> = [document]
    let first = RecordedSources.Part(
      name: FilePath.shown(document, from: project), value: Digest(of: bytes).description)
    return [first]
      + others.filter { seen.insert($0).inserted }.compactMap { path in
        (try? FileReader.bytes(of: path)).map {
          RecordedSources.Part(
            name: FilePath.shown(path, from: project), value: Digest(of: $0).description)
        }
      }
  }
}
