import StrutFormats
import StrutMarkup

/// Where the files stand that a document names.
extension ResolvedDocument {
  /// The paths of the fonts and of the images that the document shows; they need not exist.
  var shownFiles: [String] { markup.files.filter(\.isShown).compactMap(path) }

  /// Where the files of the document stand, its images and fonts, shown or not, and what it imports: the entries that it
  /// names, and what they lead to; nothing for files in folders that are not there.
  package var fileLocations: [String] {
    let imported = expansion.files.map { FilePath.join(folder, $0) }
    return (markup.files.compactMap(path) + imported).flatMap { path in
      [FilePath.location(of: path), FilePath.real(path)].compactMap(\.self)
    }
  }

  /// The path of a file; `nil` for a `data:` URI, which is none.
  private func path(of file: NamedFile) -> String? {
    DataURI.matches(file.source) ? nil : FilePath.join(folder, file.source)
  }
}
