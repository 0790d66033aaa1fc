import StrutCore
import StrutLayout
import StrutMarkup
import StrutPaint
import StrutText

/// Loads the files that a document names, and reports those that cannot be used at their `src`.
struct ResourceLoader {
  private let folder: ResourceFolder
  private let fonts: SharedFonts

  /// - Parameters:
  ///   - folder: Where the document's files are looked for.
  ///   - fonts: The fonts that every document may use.
  init(folder: ResourceFolder, fonts: SharedFonts) {
    self.folder = folder
    self.fonts = fonts
  }

  /// The fonts that the texts of `document` may use.
  func fonts(
    of document: MarkupDocument, reporting diagnostics: inout [Diagnostic]
  ) -> FontLibrary {
    var declarations: [StrutText.FontDeclaration] = []
    for font in document.fonts {
      do throws(ResourceFault) {
        declarations.append(try declaration(of: font))
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    return fonts.library(adding: declarations)
  }

  private func declaration(
    of font: StrutMarkup.FontDeclaration
  ) throws(ResourceFault) -> StrutText.FontDeclaration {
    let path = try folder.file(font.source, for: .font, at: font.range)
    guard fonts.isFont(at: path) else {
      throw ResourceFault(.notAFont(font.source, at: font.range))
    }
    return StrutText.FontDeclaration(
      path: path, family: font.family, weight: font.weight, style: font.style,
      stretch: font.stretch)
  }
}
