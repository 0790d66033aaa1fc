import Strut
import StrutFormats

/// The texts of libraries, tokens, strings and data that no box comes from, for the pane of sources.
enum SharedTexts {
  /// A file with more bytes than these is read elsewhere.
  private static let mostBytes = 256 << 10
  /// The most files.
  private static let mostFiles = 40

  /// The texts of those files that are there and are texts.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files, which may not exist.
  ///   - folder: The folder that names start from.
  static func read(_ paths: [String], from folder: String) -> [SourceFileNames.Text] {
    var seen: Set<String> = []
    var texts: [SourceFileNames.Text] = []
    for path in paths where texts.count < mostFiles && seen.insert(path).inserted {
      guard FilePath.kind(of: path) == .regular, let bytes = try? FileReader.bytes(of: path),
        bytes.count <= mostBytes, let text = String(validating: bytes, as: UTF8.self)
      else { continue }
      texts.append((SourceFileNames.shown(path, from: FilePath.join(folder, "document")), text))
    }
    return texts
  }
}
