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
  /// Libraries that only one of them names are no difference: a document without images of a kind, and an older
  /// record, say nothing about the library that reads them.
  package func differences(from other: RendererFingerprint) -> [String] {
    let shared = Set(libraries.map(\.name)).intersection(other.libraries.map(\.name))
    func known(_ parts: [Part]) -> [Part] { parts.filter { shared.contains($0.name) } }
    return Self.differences(known(libraries), known(other.libraries)) { "\($0.name) \($0.value)" }
      + Self.differences(fonts, other.fonts) { "font \($0.name) \($0.value.prefix(8))" }
  }

  private static func differences(
    _ now: [Part], _ before: [Part], _ describe: (Part) -> String
  ) -> [String] {
    let known = Dictionary(before.map { ($0.name, $0) }) { first, _ in first }
    let present = Set(now.map(\.name))
    let changed = now.compactMap { part -> String? in
      guard let old = known[part.name] else { return "\(describe(part)), was not there" }
      return old.value == part.value ? nil : "\(describe(part)), was \(old.value.prefix(16))"
    }
    let gone = before.filter { !present.contains($0.name) }.map { "no \(describe($0))" }
    return changed + gone
  }
}
