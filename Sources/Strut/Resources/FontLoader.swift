import StrutCore
import StrutMarkup
import StrutText

/// Loads the fonts that a document names, and reports those that cannot be used at their `src`.
struct FontLoader {
  private let folder: ResourceFolder
  private let fonts: SharedFonts

  /// - Parameters:
  ///   - folder: Where the document's files are looked for.
  ///   - fonts: The fonts that every document may use.
  init(folder: ResourceFolder, fonts: SharedFonts) {
    self.folder = folder
    self.fonts = fonts
  }

  /// The fonts that the texts of a document may use.
  ///
  /// - Parameter files: Everything that the document names.
  func library(
    adding files: [NamedFile], reporting diagnostics: inout [Diagnostic]
  ) -> FontLibrary {
    var declarations: [FontDeclaration] = []
    for file in files {
      guard case .font(let descriptors) = file.purpose else { continue }
      do throws(ResourceFault) {
        declarations.append(try declaration(of: file, descriptors))
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    return fonts.library(adding: declarations)
  }

  private func declaration(
    of file: NamedFile, _ font: FontDescriptors
  ) throws(ResourceFault) -> FontDeclaration {
    let path = try folder.path(of: file)
    guard fonts.isFont(at: path) else {
      let start = try? FileReader.bytes(of: path, limit: 64)
      throw ResourceFault(
        .notAFont(
          file.source, start: start ?? [], lack: FontLibrary.lack(ofFileAt: path),
          missing: fonts.missingLibrary(for: path), at: file.range))
    }
    if let index = font.index {
      let count = fonts.faceCount(at: path)
      guard index < count else {
        throw ResourceFault(
          .noSuchFace(index, of: file.source, count: count, at: font.indexRange ?? file.range))
      }
    }
    return FontDeclaration(
      path: path, index: font.index, family: font.family, weight: font.weight, style: font.style,
      stretch: font.stretch)
  }
}
