import StrutCore
import StrutLayout
import StrutMarkup

/// Loads the files that a document names, and reports those that cannot be used at their `src`.
struct ResourceLoader {
  private let folder: ResourceFolder

  /// - Parameter folder: Where the document's files are looked for.
  init(folder: ResourceFolder) { self.folder = folder }

  /// Checks everything that `document` names.
  func check(_ document: MarkupDocument, reporting diagnostics: inout [Diagnostic]) {
    for font in document.fonts {
      find(font.source, for: .font, at: font.range, reporting: &diagnostics)
    }
    for element in document.boxes?.elements ?? [] {
      guard case .image(let image) = element.content, !image.source.hasPrefix("data:") else {
        continue
      }
      find(image.source, for: .image, at: image.range, reporting: &diagnostics)
    }
  }

  private func find(
    _ source: String, for purpose: ResourceFolder.Purpose, at range: SourceRange,
    reporting diagnostics: inout [Diagnostic]
  ) {
    do throws(ResourceFault) {
      _ = try folder.file(source, for: purpose, at: range)
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }
}
