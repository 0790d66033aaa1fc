import StrutTemplate

/// Where something is written that a case says in place of the document.
package struct GivenSource: Hashable, Sendable {
  /// What is said, as ``RecordedSources/given`` calls it.
  package var name: String
  /// What says it, for people: `viewport phone`.
  package var subject: String
  /// The line in the configuration, whose path is seen from the document's folder.
  package var place: DocumentSources.Place

  /// Creates a source in a line of a file.
  package init(name: String, subject: String, file: String, line: Int) {
    self.name = name
    self.subject = subject
    place = DocumentSources.Place(file: file, line: line)
  }
}
