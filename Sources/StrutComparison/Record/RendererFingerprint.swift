/// What a picture depends on besides its document: versions of libraries and digests of fonts.
package struct RendererFingerprint: Hashable, Sendable {
  /// One ingredient.
  package struct Part: Hashable, Sendable {
    /// The name of a library or the file name of a font.
    package var name: String
    /// The version or the digest.
    package var value: String

    /// Creates an ingredient.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The libraries with their versions, in a fixed order.
  package var libraries: [Part]
  /// The fonts with the digests of their files, in the order of their names.
  package var fonts: [Part]

  /// Creates a fingerprint.
  package init(libraries: [Part], fonts: [Part]) {
    self.libraries = libraries
    self.fonts = fonts
  }

  /// How this renderer differs from `other`, a phrase for each ingredient; empty where they are one.
  ///
  /// What only one of them names is no difference: a document without images of a kind or without bold texts, and an
  /// older record, say nothing about the library that reads the images or about the font.
  ///
  /// - Parameter ownFonts: The names of files that belong to the document, which say nothing of the machine.
  package func differences(
    from other: RendererFingerprint, besides ownFonts: Set<String> = []
  ) -> [String] {
    other.libraries.changes(to: libraries).map { "\($0.name) \($0.now), was \($0.was.prefix(16))" }
      + other.fonts.changes(to: fonts).filter { !ownFonts.contains($0.name) }
      .map { "font \($0.name) \($0.now.prefix(8)), was \($0.was.prefix(16))" }
  }
}
