import FoundationEssentials
import StrutFormats
import StrutPaint
import StrutText

/// The font libraries of a run: one for each set of fonts that documents bring along, shared by all workers.
package final class SharedFonts: Sendable {
  /// More sets than this are not kept: a batch of documents with fonts of their own stays flat in memory.
  private static let mostSets = 32

  private let base: FontLibrary
  private let libraries = Monitor<[[FontDeclaration]: FontLibrary]>([:])

  /// Opens the fonts that every document may use.
  ///
  /// - Parameters:
  ///   - folders: Folders with font files, searched in their order.
  ///   - includesSystem: Whether the fonts that are installed on the machine are used.
  package init(folders: [String] = [], includesSystem: Bool = false) throws(MissingFontError) {
    base = FontLibrary(FontLibrary.Sources(folders: folders, includesSystem: includesSystem))
    guard base.hasFamily(FontLibrary.defaultFamily) else {
      throw MissingFontError(family: FontLibrary.defaultFamily)
    }
  }

  private init(base: FontLibrary) { self.base = base }

  /// These fonts with those of files before them, which hide families of the same name.
  func with(_ paths: [String]) -> SharedFonts {
    SharedFonts(base: base.adding(paths.map { FontDeclaration(path: $0) }))
  }

  /// The library with the fonts of a document; the same one for the same fonts.
  func library(adding declarations: [FontDeclaration]) -> FontLibrary {
    if declarations.isEmpty { return base }
    return libraries.enter { libraries in
      if let known = libraries[declarations] { return known }
      if libraries.count >= Self.mostSets { libraries = [:] }
      let library = base.adding(declarations)
      libraries[declarations] = library
      return library
    }
  }

  /// Whether the file at a resolved path is a font that can be used.
  func isFont(at path: String) -> Bool { base.isFont(at: path) }

  /// The library that reading a font file needs and that is not installed, with its Debian package; `nil` for none.
  func missingLibrary(for path: String) -> (name: String, package: String)? {
    base.missingLibrary(for: path)
  }

  /// The number of faces in the file at a resolved path: more than 1 in collections, 0 where it is no font.
  func faceCount(at path: String) -> Int { base.faceCount(at: path) }
}

/// A font without which Strut does not work is not installed.
public struct MissingFontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the family.
  public let family: String

  /// Creates an error from the family's name.
  package init(family: String) { self.family = family }

  /// One sentence that says what to do, without a full stop.
  public var description: String {
    "the font '\(family)' is not installed; Debian's package fonts-dejavu-core has it"
  }
}

extension MissingFontError: LocalizedError {
  /// The ``description``.
  public var errorDescription: String? { description }
}
