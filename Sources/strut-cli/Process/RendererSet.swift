import Strut
import StrutCore

/// The renderers of one thread, all with the same fonts: one for each root and each set of limits, in which the documents of
/// a batch differ; all else that options say is one for the batch.
final class RendererSet {
  private struct Key: Hashable {
    let root: String?
    let limits: Limits
  }

  private let fonts: SharedFonts
  private var renderers: [Key: DocumentRenderer] = [:]

  /// Creates a set without renderers.
  init(fonts: SharedFonts) { self.fonts = fonts }

  /// The renderer of documents that are read in this way.
  func renderer(_ options: ReadingOptions) -> DocumentRenderer {
    let key = Key(root: options.root, limits: options.limits)
    if let known = renderers[key] { return known }
    let renderer = DocumentRenderer(fonts: fonts, options: options)
    renderers[key] = renderer
    return renderer
  }
}
