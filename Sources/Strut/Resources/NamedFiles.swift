import StrutMarkup

/// The files that documents take their images and fonts from.
package enum NamedFiles {
  /// Where the images and fonts of a document stand: the entries that it names, and what they lead to.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - root: The folder that it may take files from; `nil` is its own.
  package static func locations(of source: DocumentSource, root: String?) -> [String] {
    guard mayNameFiles(source.bytes) else { return [] }
    let markup = MarkupReader.read(
      source.bytes, name: source.name, overrides: CanvasOverrides())
    let folder = ResourceFolder(folder: source.folder, root: root)
    let shown = markup.boxes?.elements.compactMap { element -> String? in
      guard case .image(let reference) = element.content else { return nil }
      return reference.source
    }
    let images = markup.imageReferences(of: ["item", "style"]).map(\.source) + (shown ?? [])
    return (images + markup.fonts.map(\.source)).filter { !DataURI.matches($0) }
      .flatMap { folder.locations(of: $0) }
  }

  /// Whether the bytes can hold the name of a file at all: most documents hold none, and are not parsed for it.
  private static func mayNameFiles(_ bytes: [UInt8]) -> Bool {
    var letters: (UInt8, UInt8) = (0, 0)
    // In UTF-16 zeros stand between the letters.
    for byte in bytes where byte != 0 {
      if byte == UInt8(ascii: "c"), letters == (UInt8(ascii: "s"), UInt8(ascii: "r")) {
        return true
      }
      letters = (letters.1, byte)
    }
    return false
  }
}
