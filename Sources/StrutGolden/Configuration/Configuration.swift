import Strut
import StrutCore

/// What a `strut.json` and the flags of a command say about the cases of documents.
///
/// `nil` and empty lists stand for what is not said. The nearest file wins key by key over files further up, and
/// flags win over files.
package struct Configuration: Hashable, Sendable {
  /// The canvas sizes that every document is drawn at.
  package var viewports: [Viewport]?
  /// The themes that every document is drawn in.
  package var themes: [String]?
  /// Where a file names the themes; none for those of flags.
  package var themePlaces: [String: Viewport.Place] = [:]
  /// The languages that every document is drawn in, as BCP 47 tags.
  package var locales: [String]?
  /// The base directions that every document is drawn in.
  package var directions: [WritingDirection]?
  /// The output scales; `[1]` where nothing is said.
  package var scales: [Double]?
  /// What comparisons let pass; exact where nothing is said.
  package var tolerance: Tolerance?
  /// The tolerances of single documents and folders, the last fitting one wins over ``tolerance``.
  package var tolerances: [PathTolerance] = []
  /// Folders with fonts.
  package var fontPaths: [String]?
  /// Whether the fonts of the system may be used.
  package var systemFonts: Bool?
  /// The folder that a document's files may not leave; the document's own folder where nothing is said.
  package var root: String?
  /// How `strut render` writes the texts of SVG files; as outlines where nothing is said.
  package var svgText: SVGTextMode?
  /// What one document may use.
  package var limits = Limits()
  /// What files say that cannot be meant, as people read it; nothing of it keeps a run from going on.
  package var warnings: [String] = []

  /// Creates a configuration that says nothing.
  package init() {}

  /// Whether `value` can be an output scale.
  package static func isScale(_ value: Double) -> Bool { value > 0 && value <= 64 }

  /// Whether `name` can be that of a theme, which stands in names of files.
  package static func isTheme(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains { $0 == "/" || $0.isWhitespace }
  }

  /// What this configuration says, and what `outer` says about the rest.
  package func inheriting(_ outer: Configuration) -> Configuration {
    var result = self
    result.viewports = viewports ?? outer.viewports
    result.themes = themes ?? outer.themes
    result.themePlaces = themes == nil ? outer.themePlaces : themePlaces
    result.locales = locales ?? outer.locales
    result.directions = directions ?? outer.directions
    result.scales = scales ?? outer.scales
    result.tolerance = tolerance ?? outer.tolerance
    // A tolerance said here for everything is nearer than one that an outer file gives a single path.
    result.tolerances = tolerance == nil ? outer.tolerances + tolerances : tolerances
    result.fontPaths = fontPaths ?? outer.fontPaths
    result.systemFonts = systemFonts ?? outer.systemFonts
    result.root = root ?? outer.root
    result.svgText = svgText ?? outer.svgText
    result.limits = limits.inheriting(outer.limits)
    result.warnings = outer.warnings + warnings
    return result
  }

  /// The tolerance of the document at `path`.
  ///
  /// - Parameter path: The absolute path.
  package func tolerance(ofDocumentAt path: String) -> Tolerance {
    tolerances.last { $0.covers(path) }?.tolerance ?? tolerance ?? .exact
  }
}

/// The tolerance of one document, or of every document in a folder.
package struct PathTolerance: Hashable, Sendable {
  /// The absolute path of a document or a folder, without a slash at its end.
  package var path: String
  /// The tolerance.
  package var tolerance: Tolerance

  /// Creates the tolerance of `path`.
  package init(path: String, tolerance: Tolerance) {
    self.path = path
    self.tolerance = tolerance
  }

  /// Whether `document` is the path or lies below it.
  func covers(_ document: String) -> Bool { document == path || document.hasPrefix(path + "/") }
}
