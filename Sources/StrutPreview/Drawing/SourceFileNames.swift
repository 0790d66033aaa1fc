import StrutCore
import StrutFormats

/// The files that a document is put together from, as a page names them: seen from the document's folder.
struct SourceFileNames {
  /// A file as a page shows it.
  typealias Text = (name: String, text: String)

  /// The name of the document as messages show it.
  let document: String
  /// The other files in the order in which they were first asked for.
  private(set) var files: [SourceText] = []
  private var indices: [String: Int] = [:]

  init(document: String) {
    self.document = document
    indices[document] = 0
  }

  /// The number of a file: 0 for the document, else one more than its place in ``files``.
  mutating func index(of file: SourceText) -> Int {
    if let known = indices[file.name] { return known }
    files.append(file)
    indices[file.name] = files.count
    return files.count
  }

  /// The files with their texts.
  var texts: [Text] {
    files.map {
      (Self.shown($0.name, from: document), String(decoding: $0.bytes, as: UTF8.self))
    }
  }

  /// The name of a file as seen from the folder of a document; both are absolute, or start from one folder.
  static func shown(_ name: String, from document: String) -> String {
    guard name.hasPrefix("/") == document.hasPrefix("/") else { return name }
    return FilePath.relative(
      FilePath.resolve("/", name), to: FilePath.folder(of: FilePath.resolve("/", document)))
  }
}
