import StrutFormats
import StrutTemplate

/// What a drawn document was made from, as the record beside its golden keeps it: what is written for its boxes, and
/// digests of the files whose content shows.
package struct RecordedSources: Hashable, Sendable {
  /// A file, or something that the case gives, with its digest or its value.
  package typealias Part = RendererFingerprint.Part

  /// What is written for the boxes.
  package var document: DocumentSources
  /// The images, and the files of data and strings, seen from the document's folder, with the digests of their bytes.
  package var files: [Part]
  /// What the case says in place of the document, such as a viewport.
  package var given: [Part]
  /// Where a thing that the case says is written; `nil` where no file says it. Records do not hold it.
  package var givenSource: GivenSource?

  /// Creates sources.
  package init(
    document: DocumentSources, files: [Part] = [], given: [Part] = [],
    givenSource: GivenSource? = nil
  ) {
    self.document = document
    self.files = files
    self.given = given
    self.givenSource = givenSource
  }
}

extension DocumentSources {
  /// The longest value that is kept as it is.
  private static let longestValue = 300

  /// Replaces long values, such as images in the document itself, by their beginnings and digests.
  package mutating func shorten() {
    func shorten(_ entry: inout Entry) {
      for index in entry.values.indices {
        let value = entry.values[index].value
        guard value.utf8.count > Self.longestValue else { continue }
        entry.values[index].value =
          value.prefix(40) + "… " + Digest(of: Array(value.utf8)).description.prefix(16)
      }
      for index in entry.parts.indices { shorten(&entry.parts[index]) }
    }
    shorten(&layout)
    for index in boxes.indices { shorten(&boxes[index]) }
    for index in styles.indices { shorten(&styles[index]) }
    for index in instances.indices { shorten(&instances[index]) }
    for index in inputs.indices { shorten(&inputs[index]) }
    for index in strings.indices { shorten(&strings[index]) }
  }
}
