import Strut
import StrutFormats

/// The texts of libraries, tokens, strings and data that no box comes from, for the pane of sources.
///
/// Nothing is read for them: what a document asks for and may not have is not to be seen on its page either.
enum SharedTexts {
  /// A file with more bytes than these is read elsewhere.
  private static let mostBytes = 256 << 10
  /// The most files.
  private static let mostFiles = 40

  /// The texts of those files that the document has read and that are texts.
  ///
  /// - Parameters:
  ///   - paths: The paths that were asked for, seen from the document's folder.
  ///   - kept: What was read of them while the document was drawn.
  ///   - folder: The document's folder, which names start from.
  static func texts(
    of paths: [String], _ kept: KeptTemplateFiles, from folder: String
  ) -> [SourceFileNames.Text] {
    var texts: [SourceFileNames.Text] = []
    for path in paths where texts.count < mostFiles {
      guard let bytes = kept[path], bytes.count <= mostBytes,
        let text = String(validating: bytes, as: UTF8.self)
      else { continue }
      let name = SourceFileNames.shown(
        FilePath.join(folder, path), from: FilePath.join(folder, "document"))
      texts.append((name, text))
    }
    return texts
  }
}
