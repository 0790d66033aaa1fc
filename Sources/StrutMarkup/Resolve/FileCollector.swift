import StrutBoxes
import StrutCore

/// The files that a document names, as the resolver meets them.
struct FileCollector {
  private var files: [NamedFile] = []
  /// The index into `files` of each image, by the place of its name.
  private var images: [SourceRange: Int] = [:]

  /// Everything that was met, in document order.
  var inDocumentOrder: [NamedFile] {
    files.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Adds a font.
  mutating func add(_ font: NamedFile) { files.append(font) }

  /// Adds an image that nothing shows so far.
  mutating func add(_ image: ImageReference) {
    images[image.range] = files.count
    files.append(
      NamedFile(purpose: .image, source: image.source, range: image.range, isShown: false))
  }

  /// Notes that an item shows an image, its own or that of a style.
  mutating func show(_ image: ImageReference) {
    if let index = images[image.range] { files[index].isShown = true }
  }
}
